import Foundation
import Testing

@testable import recipes

@Suite struct ImportingFilesTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  /// Writes files, in folders that are made for them.
  private func write(_ files: KeyValuePairs<String, String>) throws {
    for (name, text) in files {
      let url = box.folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func path(_ name: String) -> String { box.folder.appending(path: name).path }

  @Test func `of several files each goes in whole or not at all`() throws {
    try write(["good.json": #"[{"title": "Bread"}]"#, "bad.json": #"[{"title": "Rolls"}, {"title": ""}]"#])
    let result = box.run(["import", path("bad.json"), path("good.json")])
    #expect(
      result
        == .init(
          output: """
            BOX/good.json: 1 added, 0 updated, 0 skipped
            1 file: 1 added, 0 updated, 0 skipped

            """,
          messages: """
            recipes: BOX/bad.json: recipe 2: the title is empty; nothing was imported
            recipes: 1 of 2 files was not imported

            """, status: .badInput))
    #expect(box.run(["list"]).output == "1\t\tBread\t0\t\t\n")
  }

  @Test func `of a folder everything comes in by name, hidden files stay out, and what is no recipe is named once`()
    throws
  {
    try write([
      "box/b/2.json": #"{"title": "Two"}"#, "box/b/10.json": #"{"title": "Ten"}"#, "box/a.json": #"{"title": "A"}"#,
      "box/.hidden.json": #"{"title": "Hidden"}"#, "box/.git/x.json": #"{"title": "Hidden"}"#,
      "box/page.html": "<html><body>About us</body></html>",
    ])
    try FileManager.default.createSymbolicLink(atPath: path("box/b/loop"), withDestinationPath: path("box"))
    #expect(
      box.run(["import", path("box")])
        == .init(
          output: """
            BOX/box/a.json: 1 added, 0 updated, 0 skipped
            BOX/box/b/10.json: 1 added, 0 updated, 0 skipped
            BOX/box/b/2.json: 1 added, 0 updated, 0 skipped
            3 files: 3 added, 0 updated, 0 skipped

            """, messages: "passed over 1 file without a recipe: BOX/box/page.html\n"))
    let page = box.run(["import", path("box/page.html")])
    #expect(
      page
        == .init(
          messages: "recipes: BOX/box/page.html: no recipe found; this is an HTML page without recipe data\n",
          status: .badInput))
  }

  @Test func `a folder without a recipe and a folder without a file are errors`() throws {
    try write(["pages/page.html": "<html></html>", "empty/.hidden": ""])
    #expect(
      box.run(["import", path("pages")])
        == .init(
          messages: """
            passed over 1 file without a recipe: BOX/pages/page.html
            recipes: no recipe found

            """, status: .badInput))
    #expect(
      box.run(["import", path("empty")])
        == .init(messages: "recipes: BOX/empty: a folder without files\n", status: .noSuchInput))
    #expect(box.databaseBytes == nil)
  }

  @Test func `a quoted pattern is looked up, and a name that exists is none`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#, "[ab].json": #"{"title": "Both"}"#])
    #expect(box.run(["import", path("[ab].json")]).output == "BOX/[ab].json: 1 added, 0 updated, 0 skipped\n")
    #expect(
      box.run(["import", path("?.json")]).output == """
        BOX/a.json: 1 added, 0 updated, 0 skipped
        BOX/b.json: 1 added, 0 updated, 0 skipped
        2 files: 2 added, 0 updated, 0 skipped

        """)
  }

  @Test func `what each of several files brought is a step that bears its name`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#])
    box.run(["import", path("a.json"), path("b.json")])
    #expect(box.run(["undo"]).output == "2\t2026-11-21T12:00:00Z\tundone\timport BOX/b.json\n")
    #expect(box.run(["list"]).output == "1\t\tA\t0\t\t\n")
  }

  @Test func `JSON of several files is one array`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#])
    for words in [["--dry-run"], []] {
      let result = box.run(["import", "--json", path("a.json"), path("b.json")] + words)
      let recipes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      #expect(recipes?.map { $0["title"] as? String } == ["A", "B"])
    }
  }

  @Test func `a dry run judges a file by those before it, and writes nothing`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"[{"title": "A"}, {"title": "B"}]"#])
    let words = ["import", path("a.json"), path("b.json")]
    #expect(
      box.run(words + ["--dry-run"])
        == .init(
          output: """
            BOX/a.json: 1 would be added, 0 updated, 0 skipped
            BOX/b.json: 1 would be added, 0 updated, 1 skipped
            2 files: 2 would be added, 0 updated, 1 skipped

            """))
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted() == ["a.json", "b.json"])
    box.run(words)
    let before = box.databaseBytes
    #expect(
      box.run(["import", path("b.json"), "--dry-run", "--on-duplicate", "keep"]).output
        == "BOX/b.json: 2 would be added, 0 updated, 0 skipped\n")
    #expect(box.databaseBytes == before)
  }

  @Test(arguments: ["[]", "[", "<html></html>", #"[{"title": ""}]"#])
  func `a file from which nothing comes makes no database`(text: String) throws {
    try write(["file": text])
    box.run(["import", path("file")])
    #expect(box.databaseBytes == nil || text == "[]")
  }

  @Test(arguments: ["[]", SmallLibrary.json])
  func `an import that adds nothing leaves the file as it was, byte for byte`(text: String) throws {
    try SmallLibrary.load(into: box)
    let before = box.databaseBytes
    #expect(box.run(["import", "-"], input: text).status == .done)
    #expect(box.databaseBytes == before)
  }

  @Test func `a recipe without a title has that of its file`() throws {
    try write(["Easy Pancakes.cook": "Fry @eggs{3} in a #pan{}.\n"])
    box.run(["import", path("Easy Pancakes.cook")])
    #expect(box.run(["list"]).output == "1\t\tEasy Pancakes\t0\t\t\n")
  }

  @Test func `of many remarks the first are told`() throws {
    let keys = (1...50).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    let result = box.run(["import", "-"], input: "{\"title\": \"Bread\", \(keys)}")
    let lines = result.messages.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "standard input: and 30 more")
  }

  @Test func `what was exported comes in again byte for byte`() throws {
    try SmallLibrary.load(into: box)
    box.run(["reorder", "6", "--to", "top"])
    let first = box.run(["export"]).output
    let other = try TestBox()
    #expect(other.run(["import", "-"], input: first).status == .done)
    #expect(other.run(["export"]).output == first)
  }
}
