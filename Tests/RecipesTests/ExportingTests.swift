import Foundation
import RecipeFormats
import RecipeTestSupport
import Testing

@testable import recipes

@Suite struct ExportingTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
  }

  private func path(_ name: String) -> String { box.folder.appending(path: name).path }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// The recipes of a box as JSON without their UUIDs, which not every format holds, in the order of their titles and directions.
  private static func recipes(of box: TestBox) throws -> [NSDictionary] {
    let array = try JSONSerialization.jsonObject(with: Data(box.run(["export"]).output.utf8)) as? [[String: Any]] ?? []
    return array.map { $0.filter { $0.key != "uuid" } }.sorted { key(of: $0) < key(of: $1) }.map { $0 as NSDictionary }
  }

  private static func key(of recipe: [String: Any]) -> String { "\(recipe["title"]!)\n\(recipe["directions"] ?? "")" }

  private static let readable: [OutputFormat] = [
    .json, .jsonLines, .schemaOrg, .cooklang, .recipeMD, .mealMaster, .text, .paprika, .mela, .html,
  ]

  @Test(arguments: readable)
  func `an export is imported unchanged, through files and folders`(format: OutputFormat) throws {
    let output = path(format.holdsManyRecipes ? "out\(format.fileExtension)" : "out")
    let isFolder = !format.holdsManyRecipes
    let said = "Exported 6 recipes to \(box.box.masked(output))\(isFolder ? "/" : "") (\(format.title)"
    #expect(
      box.run(["export", "--format", format.name, "--output", output])
        == .init(
          messages: said
            + (isFolder ? ", 6 files)\nFiles in a folder have no order; JSON keeps the order of the list.\n" : ")\n")))
    let other = try TestBox()
    #expect(other.run(["import", output]).status == .done)
    #expect(try Self.recipes(of: other) == Self.recipes(of: box))
  }

  @Test func `JSON and back keeps stars, cookings, and links, and says what only a backup has`() throws {
    for words in [
      ["cooked", "add", "1", "2", "--on", "2026-11-08", "--serves", "6", "--rating", "4", "--note", "less salt"],
      ["cooked", "add", "1", "--on", "2026-11-20"], ["rate", "3", "2"],
      ["add", "Soup and tart", "--ingredient", "1 batch [[Tomato soup]]", "--ingredient", "[[Onion tart]]"],
    ] {
      #expect(box.run(words).status == .done)
    }
    let text = box.run(["export"])
    #expect(text.messages == "")
    let other = try TestBox()
    #expect(other.run(["import", try box.write(text.output, to: "all.json")]).status == .done)
    #expect(try Self.recipes(of: other) == Self.recipes(of: box))
    for words in [
      ["cooked", "Tomato soup"], ["list", "--sort", "rating"], ["ingredients", "Soup and tart"],
    ] {
      #expect(other.run(words).output == box.run(words).output)
      #expect(other.run(words).output != "")
    }
    box.run(["plan", "add", "1", "--on", "today"])
    let said = "the plan and the shopping list are not in it; a backup has them: recipes backup\n"
    #expect(box.run(["export"]) == .init(output: text.output, messages: said))
    box.run(["undo"])
    box.run(["shop", "add", "--item", "foil"])
    #expect(box.run(["export"]) == .init(output: text.output, messages: said))
    #expect(box.run(["export", "1"]).messages == "")
  }

  @Test func `a backup has the plan, the shopping list, and what was cooked`() throws {
    for words in [
      ["plan", "add", "1", "--every", "friday"], ["plan", "add", "2", "--on", "today"],
      ["cooked", "add", "2", "--rating", "5"],
      ["shop", "add", "1", "--item", "foil"], ["shop", "tick", "foil"], ["pantry", "add", "salt"],
    ] {
      #expect(box.run(words).status == .done)
    }
    let other = try TestBox()
    #expect(box.run(["backup", path("copy.sqlite")]).status == .done)
    #expect(other.run(["restore", path("copy.sqlite"), "--yes"]).status == .done)
    for words in [
      ["plan"], ["plan", "next-week"], ["shop", "--all"], ["pantry"], ["cooked"], ["list", "--rating", "5"],
    ] {
      #expect(other.run(words).output == box.run(words).output)
      #expect(other.run(words).output != "")
    }
  }

  @Test(arguments: [OutputFormat.cooklang, .recipeMD, .text])
  func `two recipes of one title and with the same ingredients come in again as two`(format: OutputFormat) throws {
    for step in ["Boil.", "Fry."] { box.run(["add", "Egg", "--ingredient", "1 egg", "--step", step]) }
    box.run(["export", "--format", format.name, "--output", path("out")])
    let other = try TestBox()
    other.run(["import", path("out")])
    #expect(try Self.recipes(of: other) == Self.recipes(of: box))
    #expect(other.run(["import", path("out")]).output.hasSuffix("8 files: 0 added, 0 updated, 8 skipped\n"))
  }

  @Test func `files in a folder are named by titles`() throws {
    for title in [
      "../../etc/passwd", "Brown-butter - Grandma's-", "Tomato soup", "tomato SOUP", "-rf", "?*", "a/b\\c:d*e?f",
    ] {
      box.run(["add", "--", title])
    }
    #expect(box.run(["export", "--format", "cooklang", "--output", path("out")]).status == .done)
    #expect(
      try names(in: "out") == [
        "31mRed soup0m.cook", "Brown-butter  Grandma's.cook", "Crème brûlée.cook", "Onion tart.cook", "Recipe.cook",
        "Salt  pepper.cook",
        "Tomato soup 2.cook", "Tomato soup.cook", "abcdef.cook", "etcpasswd.cook", "rf.cook", "tomato SOUP 3.cook",
        "麻婆豆腐.cook",
      ])
  }

  @Test func `a file that is there is left alone unless force is given, and so is a folder with one of the files`()
    throws
  {
    let file = try box.write("mine", to: "recipes.json")
    let refusal = "recipes: \"BOX/recipes.json\" exists; use --force to replace it\n"
    #expect(box.run(["export", "--output", file]) == .init(messages: refusal, status: .cannotCreate))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    #expect(box.run(["export", "--output", file, "--force"]).status == .done)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == box.run(["export"]).output)

    let export = ["export", "--format", "cooklang", "--output", path("out")]
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
    _ = try box.write("mine", to: "out/Onion tart.cook")
    #expect(box.run(export).status == .cannotCreate)
    #expect(try names(in: "out") == ["Onion tart.cook"])
    #expect(box.run(export + ["--force"]).status == .done)
    #expect(try names(in: "out").count == 6)
  }

  @Test func `one recipe goes into one file where the path ends as such files do`() throws {
    let one = ["export", "--format", "cooklang", "--with", "beetroot"]
    #expect(box.run(one + ["--output", path("soup.cook")]).status == .done)
    #expect(try String(contentsOfFile: path("soup.cook"), encoding: .utf8) == box.run(one).output)
  }

  @Test(arguments: readable)
  func `pictures go out and come in again`(format: OutputFormat) throws {
    let file = try box.write(
      """
      {"id": "x", "title": "Dumplings", "yield": "4", "instructions": "Fold.", "images": ["\(SamplePicture.base64)", "R0lG"]}
      """, to: "dumplings.melarecipe")
    #expect(
      box.run(["import", file])
        == .init(
          output: "BOX/dumplings.melarecipe (archive): 1 added, 0 updated, 0 skipped\n",
          messages:
            "BOX/dumplings.melarecipe (archive): a picture was left out: it is not a JPEG, PNG, or WebP picture\n"))
    #expect(try names(in: "recipes-pictures") == [SamplePicture.name])
    #expect(box.run(["show", "7"]).output.contains("\nPicture ~/recipes-pictures/\(SamplePicture.name)\n"))

    let output = path(format.holdsManyRecipes ? "out\(format.fileExtension)" : "out")
    #expect(box.run(["export", "--format", format.name, "--output", output]).messages.contains("warning") == false)
    let other = try TestBox()
    let result = other.run(["import", output])
    #expect(result.status == .done)
    #expect(!result.messages.contains("picture"), "\(result.messages)")
    #expect(
      try Data(contentsOf: other.folder.appending(path: "recipes-pictures/\(SamplePicture.name)")) == SamplePicture.data
    )
    #expect(try Self.recipes(of: other) == Self.recipes(of: box))
  }

  @Test(arguments: OutputFormat.allCases)
  func `variants are linked in a file, or their number is reported`(format: OutputFormat) {
    #expect(box.run(["copy", "1", "Tomato soup with rice"]).status == .done)
    let result = box.run(["export", "7", "--format", format.name, "--output", path("variant\(format.fileExtension)")])
    #expect(result.status == .done)
    let message = "warning: left out: 1 link from a variant to its original; JSON keeps them\n"
    #expect(result.messages.hasSuffix(message) != format.linksVariants)
  }

  @Test func `pictures that are missing from an export are reported`() throws {
    box.run(["import", "-"], input: #"{"title": "Dumplings", "imageNames": ["\#(SamplePicture.name)", "mine"]}"#)
    #expect(box.run(["export"]).messages == "warning: 1 picture is missing from the export\n")
  }
}
