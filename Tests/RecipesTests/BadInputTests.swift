import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Input that cannot be taken: one clear line, the right code, and the database as it was.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var words: [String]
    var input: [UInt8] = []
    var message: String
    var status: recipes.ExitStatus
    var testDescription: String { name }

    init(_ name: String, _ words: [String], reading input: String = "", _ message: String, _ status: recipes.ExitStatus)
    {
      self.name = name
      self.words = words
      self.input = Array(input.utf8)
      self.message = message
      self.status = status
    }
  }

  private static let kept = "; the text is kept in BOX/recipes-XXXXXX/recipe.txt"
  private static let megabyte = 1 << 20
  private static let longTitle = String(repeating: "x", count: 60)

  static let cases = [
    Case("an unknown command", ["fvorite", "1"], "unknown command \"fvorite\"; did you mean \"favorite\"?", .usage),
    Case("an unknown id", ["favorite", "7"], "no recipe has the number 7", .nothing),
    Case(
      "an unknown collection", ["uncollect", "1", "--from", "Suops"],
      "no collection is called \"Suops\"; did you mean \"Soups\"?", .nothing),
    Case(
      "an unknown title", ["delete", "pizza", "--yes"], "no recipe is called \"pizza\"; try: recipes search pizza",
      .nothing),
    Case(
      "an ambiguous title", ["delete", "soup", "--yes"],
      "\"soup\" fits 2 recipes; use a number\n   1  Tomato soup\n   6  \u{FFFD}[31mRed soup\u{FFFD}[0m",
      .nothing),
    Case("an empty title", ["add", "  \n "], "the title is empty", .badInput),
    Case("an empty new title", ["edit", "1", "--title", ""], "the title is empty", .badInput),
    Case(
      "a negative time", ["add", "Bread", "--prep", "-10m"],
      "\"-10m\" is not a time; write 10m, 1h30m, or 1:30", .usage),
    Case(
      "a nonsense time", ["edit", "1", "--cook", "a while"],
      "\"a while\" is not a time; write 10m, 1h30m, or 1:30", .usage),
    Case(
      "a time beyond all bounds", ["edit", "1", "--cook", "999999999999999999h"],
      "\"999999999999999999h\" is not a time; write 10m, 1h30m, or 1:30",
      .usage),
    Case(
      "a title of ten megabytes to add", ["add"], reading: "title: \(String(repeating: "x", count: 9 * megabyte))\n",
      "the title is 9437184 bytes long; at most 500 fit\(kept)", .badInput),
    Case(
      "a text longer than one recipe", ["add"], reading: "title: \(String(repeating: "x", count: 10 * megabyte))\n",
      "the text is longer than 10 MiB", .badInput),
    Case(
      "a title of ten megabytes to import", ["import", "-"],
      reading: "[{\"title\": \"\(String(repeating: "x", count: 10 * megabyte))\"}]",
      "standard input: recipe 1 (\(longTitle)…): the title is 10485760 bytes long; at most 500 fit; nothing was imported",
      .badInput),
    Case(
      "a million lines of ingredients", ["add"],
      reading: "title: Bread\nIngredients\n\(String(repeating: "flour\n", count: 1_000_000))",
      "the ingredients are 5999999 bytes long; at most 1000000 fit\(kept)", .badInput),
    Case(
      "malformed JSON", ["import", "-"], reading: "[\n  {\"title\": \"Bread\"},\n  {\"title\": Rolls}\n]",
      "standard input: malformed JSON at line 3, column 13: expected a value, found \"R\"", .badInput),
    Case(
      "JSON that ends early", ["import", "-"], reading: "[{\"title\": \"Bread\"}, {\"title\": \"Ro",
      "standard input: malformed JSON at line 1, column 35: expected a closing quote, found the end", .badInput),
    Case(
      "a bomb of brackets", ["import", "-"], reading: String(repeating: "[", count: 100_000),
      "standard input: malformed JSON at line 1, column 514: nested more than 512 deep", .badInput),
    Case(
      "an array with one bad recipe", ["import", "-"],
      reading: "[{\"title\": \"Bread\"}, {\"title\": \"Rolls\", \"servings\": []}]",
      "standard input: recipe 2 (Rolls): servings is a list, not text; nothing was imported", .badInput),
    Case(
      "a half of a surrogate pair as a title", ["import", "-"],
      reading: "[{\"title\": \"\\ud800\", \"cookTime\": 1e999}]",
      "standard input: recipe 1 (\u{FFFD}): cookTime is 1e999, not a whole number of seconds; nothing was imported",
      .badInput),
    Case(
      "a device to import", ["import", "/dev/null"], "/dev/null: no recipe found; this is an empty file", .badInput),
    Case("a folder to export to", ["export", "--output", "/"], "\"/\" is a folder", .cannotCreate),
    Case(
      "a database that is a folder", ["--database", "/", "list"], "\"/\" is a folder", .cannotCreate),
    Case(
      "a missing folder of a named database", ["--database", "/nowhere/a.sqlite", "add", "Bread"],
      "the folder \"/nowhere\" does not exist", .cannotCreate),
    Case(
      "a named database that is not there, to read", ["--database", "/nowhere.sqlite", "list"],
      "no such file: \"/nowhere.sqlite\"", .noSuchInput),
    Case(
      "a database of another kind", ["--database", "/etc/passwd", "list"],
      "\"/etc/passwd\" is not a database of recipes", .badDatabase),
    Case("a place beyond the list", ["reorder", "1", "--to", "7"], "there is no place 7 in a list of 6", .nothing),
  ]

  @Test(arguments: cases)
  func `bad input is reported in one line and changes nothing`(_ bad: Case) throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let before = box.databaseBytes
    let result = box.run(bad.words, inputBytes: bad.input)
    #expect(result == .init(messages: "recipes: \(bad.message)\n", status: bad.status))
    #expect(box.databaseBytes == before)
  }

  @Test func `NUL in a text is replaced at the door`() throws {
    let box = try TestBox()
    let result = box.run(["add"], input: "title: Bre\u{0}ad\n")
    #expect(result == .init(output: "1\t\tBre\u{FFFD}ad\t0\t\t\n"))
  }

  @Test func `text that is not UTF-8 is taken with a warning`() throws {
    let box = try TestBox()
    let result = box.run(["add"], inputBytes: Array("title: Br".utf8) + [0xFF] + Array("d\n".utf8))
    let warning = "warning: characters that are not valid UTF-8 were replaced by U+FFFD\n"
    #expect(result == .init(output: "1\t\tBr\u{FFFD}d\t0\t\t\n", messages: warning))
  }

  @Test func `an editor's text is put together with what was changed meanwhile`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let meanwhile = Binary.path + " edit 1 --serves 8"
    box.environment["EDITOR"] = try box.makeScript(
      "editor",
      "export RECIPES_DATABASE='\(box.database.path)'; \(meanwhile) > /dev/null; sed -i 's/^cook:.*/cook: 3h/' \"$1\"")
    let result = box.run(["edit", "1"])
    #expect(result.status == .done)
    #expect(result.messages == "changed meanwhile, and kept: serves\n")
    #expect(box.run(["list", "--limit", "1"]).output == "1\t♥\tTomato soup\t11400\t8\tSoups, Quick\n")
  }

  @Test func `an editor's text is refused if the same was changed meanwhile, and kept`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let meanwhile = Binary.path + " edit 1 --serves 8"
    box.environment["EDITOR"] = try box.makeScript(
      "editor",
      "export RECIPES_DATABASE='\(box.database.path)'; \(meanwhile) > /dev/null; sed -i 's/^serves:.*/serves: 6/' \"$1\""
    )
    let result = box.run(["edit", "1"])
    let refusal =
      "recipes: recipe 1 was changed by another program; the text is kept in BOX/recipes-XXXXXX/recipe.txt\n"
    #expect(result == .init(messages: refusal, status: .busy))
    #expect(box.run(["list", "--limit", "1"]).output == "1\t♥\tTomato soup\t2100\t8\tSoups, Quick\n")
    let folder = try #require(
      try FileManager.default.contentsOfDirectory(atPath: box.folder.path).first { $0.hasPrefix("recipes-") })
    let text = try String(contentsOf: box.folder.appending(path: "\(folder)/recipe.txt"), encoding: .utf8)
    #expect(text.contains("cook: 25 min\nserves: 6\n"))
  }

  @Test func `an editor's file is private, and gone once its text is saved`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    box.environment["EDITOR"] = try box.makeScript(
      "editor", "stat -c '%a' \"$1\" \"$(dirname \"$1\")\" > '\(box.folder.path)/modes'; echo 'title: X' > \"$1\"")
    #expect(box.run(["edit", "1"]).status == .done)
    #expect(try String(contentsOf: box.folder.appending(path: "modes"), encoding: .utf8) == "600\n700\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: box.folder.path)
    #expect(names.filter { $0.hasPrefix("recipes-") } == [])
  }

  @Test func `a title is never read by a shell`() throws {
    let box = try TestBox()
    let title = "$(touch '\(box.folder.path)/owned') `touch \(box.folder.path)/owned`; x"
    #expect(box.run(["add", title]).status == .done)
    box.environment["EDITOR"] = "true -x 'an option'"
    #expect(box.run(["edit", "1"]).status == .done)
    #expect(!FileManager.default.fileExists(atPath: box.folder.appending(path: "owned").path))
  }
}
