import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Pictures that are missing or something else than they were: said by every command that needs them.
@Suite struct PictureFaultTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    let pie = """
      {"id": "x", "title": "Pie", "yield": "4", "instructions": "Bake.", "images": ["\(SamplePicture.base64)"]}
      """
    let result = box.run(["import", try box.write(pie, to: "pie.melarecipe")])
    #expect(result.status == .done)
    try FileManager.default.removeItem(at: box.folder.appending(path: "pie.melarecipe"))
  }

  private var picture: String { box.folder.path + "/recipes-pictures/\(SamplePicture.name)" }

  private func run(_ words: String...) -> TestBox.Result { box.run(words.map(box.unmasked)) }

  @Test func `a backup without a picture lists its recipe and fails`() throws {
    try FileManager.default.removeItem(atPath: picture)
    let advice = " that the library has lost; to look for them next to the database: recipes doctor --fix"
    #expect(
      run("backup", "BOX/copy.sqlite")
        == .init(
          output: "Backed up 1 recipe to BOX/copy.sqlite\n",
          messages: """
            a picture of recipe 1 is missing: Pie
            recipes: the backup was made without 1 picture\(advice)

            """, status: .badDatabase))
    #expect(mkfifo(picture, 0o600) == 0)
    let result = run("backup", "BOX/copy.sqlite", "--force", "--json")
    #expect(result.status == .badDatabase && result.messages.hasPrefix("a picture of recipe 1 is damaged: Pie\n"))
    #expect(
      result.output == """
        [
          {
            "file": "BOX/copy.sqlite",
            "recipes": 1,
            "lackingPictures": [
              {
                "recipe": 1,
                "name": "\(SamplePicture.name)",
                "isDamaged": true
              }
            ]
          }
        ]

        """)
  }

  @Test func `a restore without a picture lists its recipe and fails`() throws {
    _ = run("backup", "BOX/copy.sqlite")
    for name in ["recipes-pictures", "copy-pictures"] {
      try FileManager.default.removeItem(at: box.folder.appending(path: name))
    }
    let result = run("restore", "BOX/copy.sqlite", "--yes")
    #expect(result.output == "Restored 1 recipe from BOX/copy.sqlite, without the history\n")
    #expect(result.status == .badDatabase)
    #expect(
      result.messages.hasSuffix(
        """
        a picture of recipe 1 is missing: Pie
        recipes: restored without 1 picture that neither the backup nor the library has; put the backup's folder of \
        pictures next to it, and restore again

        """))
  }

  @Test func `a good export puts a damaged picture right`() throws {
    _ = run("export", "--output", "BOX/good.json")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted() == [
        "good.json", "good.json.pictures", "recipes-pictures", "recipes.sqlite",
      ])
    try Data("x".utf8).write(to: URL(filePath: picture))
    #expect(run("doctor").status == .badDatabase)
    #expect(
      run("import", "BOX/good.json")
        == .init(
          output: "BOX/good.json (json): 0 added, 0 updated, 1 skipped\n",
          messages: "BOX/good.json (json): 1 missing or damaged picture was restored\n"))
    #expect(try Data(contentsOf: URL(filePath: picture)) == SamplePicture.data)
    #expect(run("doctor").status == .done)
  }

  @Test func `a pipe in a picture's place keeps no command waiting`() throws {
    try FileManager.default.removeItem(atPath: picture)
    #expect(mkfifo(picture, 0o600) == 0)
    #expect(run("show", "1").output.hasPrefix("Pie\n"))
    #expect(run("export", "--output", "BOX/a.json").messages.contains("1 picture is missing from the export"))
    #expect(
      run("export", "--format", "mela", "--output", "BOX/a.melarecipe").messages
        .contains("1 picture is missing from the export"))
    let doctor = run("doctor")
    #expect(doctor.status == .badDatabase)
    #expect(
      doctor.output.contains("a picture differs from what was saved: BOX/recipes-pictures/\(SamplePicture.name)\n"))
    #expect(run("doctor", "--fix").status == .badDatabase)
    #expect(run("doctor", "--recover", "BOX/saved.sqlite").status == .done)
  }

  @Test func `a pipe that no one has named is not imported`() throws {
    #expect(mkdir(box.folder.path + "/in", 0o700) == 0)
    #expect(mkfifo(box.folder.path + "/in/a.json", 0o600) == 0)
    #expect(run("import", "BOX/in").status == .noSuchInput)
    #expect(run("import", "BOX/in/*.json").status == .noSuchInput)
  }

  /// An export next to the library had the same folder of pictures in earlier versions, and so lost them.
  @Test func `a picture goes from the library alone`() throws {
    for file in ["BOX/recipes.bak", "BOX/recipes.db"] { #expect(run("backup", file).status == .done) }
    #expect(run("export", "--output", "BOX/recipes.json").status == .done)
    #expect(run("delete", "1", "--yes").status == .done)
    #expect(run("backup", "BOX/none.sqlite").status == .done)
    // A restore ends the history, so that nothing names the picture any more.
    #expect(run("restore", "BOX/none.sqlite", "--yes").status == .done)
    for name in try FileManager.default.contentsOfDirectory(atPath: box.folder.path)
    where name.hasPrefix("recipes.sqlite.before-") {
      try FileManager.default.removeItem(at: box.folder.appending(path: name))
    }
    #expect(run("doctor", "--fix").output.contains("pictures\t1 picture kept for recipes.bak and 2 other files\n"))
    for file in ["recipes.bak", "recipes.db", "recipes.json"] {
      try FileManager.default.createDirectory(at: box.folder.appending(path: "away"), withIntermediateDirectories: true)
      for name in [file, file + ".pictures"] {
        let place = box.folder.appending(path: "away/\(name)")
        try FileManager.default.moveItem(at: box.folder.appending(path: name), to: place)
      }
    }
    #expect(run("doctor", "--fix").messages.contains("Repaired: unused pictures deleted\n"))
    #expect(!FileManager.default.fileExists(atPath: picture))
    #expect(run("restore", "BOX/away/recipes.bak", "--yes").status == .done)
    #expect(try Data(contentsOf: URL(filePath: picture)) == SamplePicture.data)
    #expect(run("--database", "BOX/new.db", "import", "BOX/away/recipes.json").status == .done)
    #expect(run("--database", "BOX/new.db", "doctor").status == .done)
  }
}
