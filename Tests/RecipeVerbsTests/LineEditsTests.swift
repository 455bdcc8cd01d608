import RecipeModel
import RecipeStore
import Testing

@testable import RecipeVerbs

/// Single lines of a recipe's texts that are added, removed, and replaced.
@Suite struct LineEditsTests {
  private static let soup = "For the soup:\n1 onion\n2 tomatoes\n\nTo serve:\n100 ml double cream\n1 tbsp tomato purée"

  private func changed(
    add: [String] = [], remove: [String] = [], replace: [String] = []
  ) throws(LineNameError) -> [String] {
    var edits = LineEdits()
    (edits.additions, edits.removals, edits.replacements) = (add, remove, replace)
    return try edits.apply(to: Self.soup, of: 7, .ingredients).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static let lines = soup.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  @Test func `a line is added at the end, or before the one with a number`() throws {
    #expect(try changed(add: ["salt", "pepper"]) == Self.lines + ["salt", "pepper"])
    #expect(try changed(add: ["2: salt", "2: pepper"]) == [Self.lines[0], "salt", "pepper"] + Self.lines[1...])
    // Empty lines have no number.
    #expect(try changed(add: ["4: salt"]) == Self.lines[..<4] + ["salt"] + Self.lines[4...])
    #expect(try changed(add: ["12:30 tea"]).last == "12:30 tea")
  }

  @Test(arguments: [
    ("2", 1), ("onion", 1), ("ONIO", 1), ("double cream", 5), ("purée", 6), ("puree", 6), ("for the", 0),
  ])
  func `a line is named by its number, or by words that begin in it alone`(name: String, place: Int) throws {
    var expected = Self.lines
    expected.remove(at: place)
    #expect(try changed(remove: [name]) == expected)
    expected.insert("salt = pepper", at: place)
    #expect(try changed(replace: [" \(name) = salt = pepper"]) == expected)
  }

  @Test func `all names are those of the text before the edit`() throws {
    let expected = [
      "For the soup:", "3 leeks", "", "salt", "To serve:", "100 ml double cream", "1 tbsp tomato purée", "ice",
    ]
    #expect(try changed(add: ["ice", "4: salt"], remove: ["3"], replace: ["2=3 leeks"]) == expected)
  }

  @Test(arguments: [
    ("tomato", "\"tomato\" fits 2 ingredients of 7; use a number: 3  2 tomatoes, 6  1 tbsp tomato purée"),
    ("cream cheese", "no ingredient of 7 has \"cream cheese\""), ("ouble", "no ingredient of 7 has \"ouble\""),
    ("", "no ingredient of 7 has \"\""), ("7", "7 has 6 ingredients, not 7"), ("0", "7 has 6 ingredients, not 0"),
  ])
  func `a name that fits none or several is refused`(name: String, message: String) {
    let error = #expect(throws: LineNameError.self) { try changed(remove: [name]) }
    #expect(error?.description == message)
  }

  @Test func `a whole line is meant before one that has it as a part`() throws {
    var edits = LineEdits()
    edits.removals = ["salt"]
    #expect(try edits.apply(to: "sea salt\nsalt", of: 7, .ingredients) == "sea salt")
  }

  @Test func `a text without lines has none to be named`() throws {
    var edits = LineEdits()
    edits.removals = ["1"]
    let error = #expect(throws: LineNameError.self) { try edits.apply(to: "", of: 7, .directions) }
    #expect(error?.description == "7 has 0 steps, not 1")
    edits.removals = []
    edits.additions = ["Boil."]
    #expect(try edits.apply(to: "", of: 7, .directions) == "Boil.")
  }

  @Test func `lines, notes, and stars of several recipes are one step, and none is changed where one cannot be`() throws
  {
    let store = try sampleStore()
    var edit = EditRecipes()
    edit.recipes = [.number(1), .number(2)]
    edit.ingredients.additions = ["salt"]
    (edit.addedNotes, edit.stars) = (["Good cold.", "Freezes."], 4)
    #expect(try edit.perform(in: store).sentence == "Changed 2 recipes")
    let recipe = try #require(try store.recipe(with: 2))
    #expect((recipe.ingredients, recipe.notes, recipe.log.rating) == ("salt", "Good cold.\n\nFreezes.", 4))
    edit = EditRecipes()
    edit.recipes = [.number(1), .number(3)]
    edit.ingredients.removals = ["salt"]
    #expect(throws: LineNameError.fitsNone("salt", 3, .ingredients)) { try edit.perform(in: store) }
    #expect(try store.recipe(with: 1)?.ingredients == "salt")
  }
}
