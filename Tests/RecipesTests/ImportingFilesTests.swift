import Foundation
import Testing

@testable import RecipeFormats
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

  @Test func `several files are imported or none, and all mistakes are listed`() throws {
    try write([
      "good.json": #"[{"title": "Bread"}]"#, "bad.json": #"[{"title": "Rolls"}, {"title": ""}]"#, "worse.json": "{\"",
    ])
    for names in [["bad.json", "good.json", "worse.json"], ["good.json", "bad.json", "worse.json"]] {
      let result = box.run(["import"] + names.map(path))
      #expect(
        result
          == .init(
            messages: """
              recipes: BOX/bad.json: recipe 2: the title is empty; nothing was imported
              recipes: BOX/worse.json: malformed JSON at line 1, column 3: expected a closing quote, found the end
              recipes: 2 of 3 files have mistakes; nothing was imported (use --skip-invalid to leave them out)

              """, status: .badInput))
      #expect(box.databaseBytes == nil)
    }
  }

  @Test func `a page's pictures are taken from next to it, and those that are not there are said`() throws {
    let page = """
      <html><div class="recipe-details"><meta content="1" itemprop="recipeId"><h2 itemprop="name">Pie</h2>
      <img src="images/pie.png" itemprop="photo0"><img src="images/gone.png" itemprop="photo1"></div></html>
      """
    try write(["export/recipes.html": page, "export/images/none": ""])
    try SamplePicture.data.write(to: box.folder.appending(path: "export/images/pie.png"))
    let result = box.run(["import", path("export/recipes.html")])
    #expect(
      result
        == .init(
          output: "BOX/export/recipes.html (recipekeeper): 1 added, 0 updated, 0 skipped\n",
          messages: "BOX/export/recipes.html (recipekeeper): a picture is not next to the file\n"))
    #expect(box.run(["show", "Pie"]).output.contains(SamplePicture.name))
  }

  @Test func `files with mistakes are left out if that is asked for`() throws {
    try write([
      "good.json": #"[{"title": "Bread"}]"#, "bad.json": #"[{"title": "Rolls"}, {"title": ""}]"#,
      "worse.json": #"[{"title": "Buns"}, {"#,
    ])
    #expect(
      box.run(["import", path("bad.json"), path("worse.json"), path("good.json"), path("gone.json"), "--skip-invalid"])
        == .init(
          output: """
            BOX/bad.json (json): 1 added, 0 updated, 0 skipped, 1 left out
            BOX/good.json (json): 1 added, 0 updated, 0 skipped
            2 files: 2 added, 0 updated, 0 skipped, 1 left out

            """,
          messages: """
            recipes: BOX/worse.json: malformed JSON at line 1, column 22: expected a key in double quotes, found the end
            recipes: no such file: "BOX/gone.json"
            BOX/bad.json (json): left out recipe 2: the title is empty
            left out 2 files with mistakes

            """))
    #expect(box.run(["list"]).output == "1\t\tRolls\t0\t\t\n2\t\tBread\t0\t\t\n")
    #expect(box.run(["undo"]).status == .done)
    #expect(box.run(["list"]).output.isEmpty)
  }

  @Test func `a folder is imported by name, without hidden files, and other files are listed once`()
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
            BOX/box/a.json (json): 1 added, 0 updated, 0 skipped
            BOX/box/b/10.json (json): 1 added, 0 updated, 0 skipped
            BOX/box/b/2.json (json): 1 added, 0 updated, 0 skipped
            3 files: 3 added, 0 updated, 0 skipped

            """, messages: "skipped 1 file (an HTML page without recipe data): BOX/box/page.html\n"))
    let page = box.run(["import", path("box/page.html")])
    #expect(
      page
        == .init(
          messages: "recipes: BOX/box/page.html: no recipe found; this is an HTML page without recipe data\n",
          status: .badInput))
  }

  @Test func `on a terminal an import says what is new, and under which numbers`() throws {
    try FileManager.default.createDirectory(
      at: box.folder.appending(path: "notes"), withIntermediateDirectories: false)
    _ = try box.write("Apple pie\n\nIngredients\n- 6 apples\n\nDirections\nBake.\n", to: "notes/pie.txt")
    _ = try box.write(#"[{"title": "Bread"}, {"title": "Rolls"}]"#, to: "notes/recipes.json")
    _ = try box.write("Call the plumber.\n", to: "notes/todo.txt")
    box.screen = Screen(width: 80, height: 24)
    let notes = box.folder.appending(path: "notes").path
    let dryRun = box.run(["--color", "never", "import", notes, "--dry-run"]).output
    #expect(
      dryRun == """
        BOX/notes/pie.txt: 1 would be added: Apple pie
        BOX/notes/recipes.json: 2 would be added
        BOX/notes/todo.txt: no recipe in it
        3 files: 3 would be added, 1 without a recipe

        """)
    let output = """
      BOX/notes/pie.txt: 1 added: 1  Apple pie
      BOX/notes/recipes.json: 2 added (2-3)
      BOX/notes/todo.txt: no recipe in it
      3 files: 3 added, 1 without a recipe

      """
    #expect(box.run(["--color", "never", "import", notes]) == .init(output: output))
    let again = box.run(["--color", "never", "import", "\(notes)/recipes.json", "--dry-run"]).output
    #expect(again == "BOX/notes/recipes.json: 2 are there already\n")
    #expect(box.run(["--quiet", "import", notes]) == .init())
  }

  @Test func `a folder without a recipe and a folder without a file are errors`() throws {
    try write(["pages/page.html": "<html></html>", "empty/.hidden": ""])
    #expect(
      box.run(["import", path("pages")])
        == .init(
          messages: """
            skipped 1 file (an HTML page without recipe data): BOX/pages/page.html
            recipes: no recipe found

            """, status: .badInput))
    #expect(
      box.run(["import", path("empty")])
        == .init(messages: "recipes: BOX/empty: a folder without files\n", status: .noSuchInput))
    #expect(box.databaseBytes == nil)
  }

  @Test func `a quoted pattern is expanded, unless it is the name of a file`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#, "[ab].json": #"{"title": "Both"}"#])
    #expect(box.run(["import", path("[ab].json")]).output == "BOX/[ab].json (json): 1 added, 0 updated, 0 skipped\n")
    #expect(
      box.run(["import", path("?.json")]).output == """
        BOX/a.json (json): 1 added, 0 updated, 0 skipped
        BOX/b.json (json): 1 added, 0 updated, 0 skipped
        2 files: 2 added, 0 updated, 0 skipped

        """)
  }

  @Test func `an import of several files is one step of the history`() throws {
    try write(["a.json": #"{"title": "A"}"#, "b.json": #"{"title": "B"}"#])
    box.run(["import", path("?.json")])
    #expect(box.run(["undo"]).output == "1\t2026-11-21T12:00:00Z\tundone\timport \"BOX/?.json\"\n")
    #expect(box.run(["list"]).output.isEmpty)
  }

  @Test func `files of a folder that are clearly not recipes are skipped and listed`() throws {
    try write([
      "box/soup.txt": "Soup\n\nIngredients\n1 leek\n\nMethod\nBoil.\n", "box/main.c": "int main() {\n  return 0;\n}\n",
      "box/tea.cook": "Pour @water{1%l} on @tea{2%tsp}.\n", "box/table.csv": "a,b\n1,2\n",
      "box/README.md": "# Tools\n\n- 1 hammer\n- 2 nails\n\nUse them.\n", "box/package.json": #"{"name": "x"}"#,
      "box/old.fdx": "<?xml version=\"1.0\"?>\n<fdx Source=\"Living Cookbook\">",
      "box/letter.txt": "Dear Ann,\n\n3 of us come.\n",
    ])
    let result = box.run(["import", path("box"), "--dry-run"])
    #expect(
      result
        == .init(
          output: """
            BOX/box/soup.txt (text): 1 would be added, 0 updated, 0 skipped
              Soup
            BOX/box/tea.cook (cooklang): 1 would be added, 0 updated, 0 skipped
              tea
            2 files: 2 would be added, 0 updated, 0 skipped

            """,
          messages: """
            skipped 3 files (a text without a recipe): BOX/box/README.md, BOX/box/letter.txt, BOX/box/main.c
            skipped 1 file (a Living Cookbook export, which import does not read): BOX/box/old.fdx
            skipped 1 file (JSON without recipes): BOX/box/package.json
            skipped 1 file (a table, which import does not read; export as JSON instead): BOX/box/table.csv

            """))
    #expect(
      box.run(["import", path("box/old.fdx")])
        == .init(
          messages: "recipes: BOX/box/old.fdx: this is a Living Cookbook export, which import does not read\n",
          status: .badInput))
  }

  @Test func `a packed file is named after what is in it`() throws {
    let packed: [UInt8] = Deflate.pack(Array("Fry @eggs{3} in a #pan{}.\n".utf8), .gzip)
    try Data(packed).write(to: box.folder.appending(path: "Easy Pancakes.cook.gz"))
    #expect(
      box.run(["import", path("Easy Pancakes.cook.gz")]).output
        == "BOX/Easy Pancakes.cook.gz (cooklang): 1 added, 0 updated, 0 skipped\n")
    #expect(box.run(["list"]).output == "1\t\tEasy Pancakes\t0\t\t\n")
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
            BOX/a.json (json): 1 would be added, 0 updated, 0 skipped
              A
            BOX/b.json (json): 1 would be added, 0 updated, 1 skipped
              A
              B
            2 files: 2 would be added, 0 updated, 1 skipped

            """))
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted() == ["a.json", "b.json"])
    box.run(words)
    let before = box.databaseBytes
    #expect(
      box.run(["import", path("b.json"), "--dry-run", "--on-duplicate", "keep"]).output
        == "BOX/b.json (json): 2 would be added, 0 updated, 0 skipped\n  A\n  B\n")
    #expect(box.databaseBytes == before)
  }

  @Test func `an export that is older than an edit and a deletion says what it replaces and brings back`() throws {
    try SmallLibrary.load(into: box)
    let words = ["import", path("old.json"), "--on-duplicate", "update"]
    for words in [
      ["add", "Toast"], ["export", "--output", path("old.json")], ["edit", "1", "--serves", "8", "--notes", ""],
      ["delete", "7", "--yes"],
    ] { #expect(box.run(words).status == .done) }
    let before = box.databaseBytes
    #expect(
      box.run(words + ["--dry-run"]).messages == """
        Would change 1  Tomato soup
            serves: "8" → "4"
            notes:
              + Freezes well.
        Would be added again after it was deleted: Toast

        """)
    #expect(box.databaseBytes == before)
    let result = box.run(words)
    #expect(result.output == "BOX/old.json (json): 1 added, 1 updated, 5 skipped\n")
    #expect(
      result.messages == """
        Changed 1  Tomato soup
            serves: "8" → "4"
            notes:
              + Freezes well.
        Added again after it was deleted: 8  Toast

        """)
    #expect(box.run(["import", path("old.json"), "--on-duplicate", "update"]).messages == "")
  }

  /// The clock of this computer may be the one that is wrong, so nothing is left out.
  @Test func `cookings on days still to come are taken as they are, and said`() throws {
    let cookings = #"[{"on": "2999-01-02"}, {"on": "2999-01-01"}, {"on": "2020-01-01"}]"#
    let recipe = #"[{"title": "Bread", "ingredients": "1 kg flour", "cookings": \#(cookings)}]"#
    let result = box.run(["import", "-"], input: recipe)
    #expect(result.messages == "standard input: 2 cookings are on days still to come\n")
    #expect(box.run(["cooked", "1"]).output.contains("2999-01-02"))
    #expect(box.run(["import", "-"], input: recipe).messages == "")
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

  @Test func `of many diagnostics the first are printed`() throws {
    let keys = (1...50).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    let result = box.run(["import", "-"], input: "{\"title\": \"Bread\", \(keys)}")
    let lines = result.messages.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "standard input: and 30 more")
  }

  @Test func `an export is imported byte for byte`() throws {
    try SmallLibrary.load(into: box)
    box.run(["reorder", "6", "--to", "top"])
    let first = box.run(["export"]).output
    let other = try TestBox()
    #expect(other.run(["import", "-"], input: first).status == .done)
    #expect(other.run(["export"]).output == first)
  }
}
