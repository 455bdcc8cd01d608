import BenchmarkHarness
import CommandHarness
import Foundation

/// A library of made-up recipes, imported as a person would.
struct Library {
  let program: RecipesProgram
  let count: Int

  init(of count: Int, in folder: ScratchFolder) {
    self.count = count
    program = RecipesProgram(database: folder.path("\(count).sqlite"))
    let lines = folder.path("\(count).jsonl")
    RecipeDocuments.write(
      count, from: RecipeGenerator(seed: 10, accentInterval: 3), asArray: false, to: lines)
    program.run("import", lines)
    unlink(lines)
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
    let before = positions
    program.run("reorder", "30", "--before", "10")
    return zip(before, positions).count { $0 != $1 }
  }

  /// Returns what the `sqlite3` shell prints.
  func sql(_ sql: String) -> String {
    Shell.output(of: [Shell.path(of: "sqlite3")!, program.database, sql]).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  private var positions: [Substring] {
    sql("SELECT id, position FROM recipes ORDER BY id LIMIT 1000").split(separator: "\n")
  }
}
