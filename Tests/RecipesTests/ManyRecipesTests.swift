import Testing

@testable import recipes

/// Commands that change more recipes than a person reads line by line.
@Suite struct ManyRecipesTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    let recipes = (1...25).reversed().map { #"{"title": "Soup \#($0)"}"# }
    box.run(["import", "-"], input: "[\(recipes.joined(separator: ","))]")
    box.screen = Screen(width: 80, height: 24)
  }

  @Test(
    arguments: [
      (["favorite", "1-25"], "♥ 25 recipes\n", ""),
      (["favorite", "1-20"], (1...20).map { "♥ \($0)  Soup \(26 - $0)\n" }.joined(), ""),
      (["unfavorite", "1-25"], "", "nothing to change: 25 recipes are like that\n"),
      (["collect", "1-25", "--into", "Soups"], "Created the collection Soups\nAdded 25 recipes to Soups\n", ""),
      (["edit", "1-25", "--serves", "4"], "Changed 25 recipes\n", ""),
      (["reorder", "5-25", "--to", "top"], "Moved 21 recipes to the top\n", ""),
      (["reorder", "--by", "title"], "Sorted 25 recipes by title\n", ""),
      (["delete", "1-25", "--yes"], "Deleted 25 recipes\n", ""),
    ] as [([String], String, String)])
  func `more than 20 recipes are counted on a terminal`(words: [String], output: String, messages: String) {
    #expect(box.run(["--color", "never"] + words) == .init(output: output, messages: messages))
  }

  @Test func `a pipe gets a row for each of many recipes`() {
    box.screen = nil
    #expect(box.run(["favorite", "1-25"]).output.split(separator: "\n").count == 25)
  }

  @Test func `of many recipes to delete 20 are listed and the others counted`() {
    let result = box.run(["--color", "never", "delete", "1-25"], answers: "n\n")
    let listed = (1...20).map { "  \($0)  Soup \(26 - $0)\n" }.joined()
    #expect(result.messages == listed + "  … 5 more\nDelete these 25 recipes? [y/N] Nothing deleted.\n")
    #expect(result.status == .nothing)
  }

  @Test func `many moves are counted`() throws {
    box.environment["EDITOR"] = try box.makeScript("editor", "sort -n -r -o \"$1\" \"$1\"")
    #expect(box.run(["--color", "never", "reorder"], answers: "").output == "Moved 24 of 25 recipes\n")
  }

  @Test func `several recipes are edited in one step`() {
    box.run(["edit", "1-25", "--serves", "4"])
    #expect(box.run(["--color", "never", "undo"]).output == "Undone: 2  edit 1-25 --serves 4\n")
    #expect(box.run(["show", "1", "--json"]).output.contains(#""servings": """#))
  }
}
