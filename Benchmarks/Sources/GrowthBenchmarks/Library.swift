import BenchmarkHarness
import CommandHarness
import Foundation

/// A library of recipes, imported as a person would.
struct Library {
  let name: String
  let program: RecipesProgram

  /// Makes up so many recipes.
  ///
  /// The library is kept among the build products for the next run, with the little that this one changes: a million
  /// recipes take minutes.
  init(of count: Int) {
    name = "\(count)"
    let folder = URL(filePath: #filePath).appending(path: "../../../.build/libraries").standardizedFileURL
    let database = folder.appending(path: "\(count).sqlite").path
    program = RecipesProgram(database: database)
    guard !FileManager.default.fileExists(atPath: database) else { return }
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unfinished = RecipesProgram(database: "\(database).new")
    for suffix in ["", "-journal"] { unlink(unfinished.database + suffix) }
    Self.makeUp(count, in: unfinished)
    rename(unfinished.database, database)
  }

  /// Takes in the recipes of files.
  init(of files: [String], named name: String, in folder: ScratchFolder) {
    self.name = name
    program = RecipesProgram(database: folder.path("real.sqlite"))
    for file in files { program.run("import", file) }
  }

  /// How many bytes the texts have that people typed, and how many the database has for each of them.
  var size: (text: Int, ratio: Double) {
    let texts = "title || servings || ingredients || directions || notes || source"
    let text = Int(sql("SELECT sum(length(CAST(\(texts) AS BLOB))) FROM recipes"))!
    let history = Int(sql("SELECT coalesce(sum(pgsize), 0) FROM dbstat WHERE name LIKE '%history%'"))!
    let pages = Int(sql("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"))!
    return (text, Double(pages - history) / Double(text))
  }

  /// How many rows of the library's order a move changes.
  var rowsWrittenPerMove: Int {
    program.run("reorder", "30", "--to", "top")
    let before = positions
    program.run("reorder", "30", "--before", "10")
    return zip(before, positions).count { $0 != $1 }
  }

  /// Returns what the `sqlite3` shell prints.
  private func sql(_ sql: String) -> String {
    Shell.output(of: [Shell.path(of: "sqlite3")!, program.database, sql]).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  private var positions: [Substring] {
    sql("SELECT id, position FROM recipes ORDER BY id LIMIT 1000").split(separator: "\n")
  }

  /// From one file, of a size that `import` takes, as often as it needs; 20 recipes are to be bought and 7 planned.
  private static func makeUp(_ count: Int, in program: RecipesProgram) {
    let countInFile = min(count, 100_000)
    precondition(count % countInFile == 0, "a large library has a multiple of \(countInFile) recipes")
    let lines = "\(program.database).jsonl"
    defer { unlink(lines) }
    RecipeDocuments.write(
      countInFile, from: RecipeGenerator(seed: 10, accentInterval: 3), asArray: false, to: lines)
    for first in stride(from: 0, to: count, by: countInFile) {
      if count > countInFile {
        FileHandle.standardError.write(Data("making a library of \(count) recipes, once: \(first) are there\n".utf8))
      }
      program.run("import", lines, "--on-duplicate", "keep")
    }
    program.run("shop", "add", "1-20")
    for id in 1...7 { program.run("plan", "add", "\(id)", "--on", "some-day") }
  }
}
