import BenchmarkHarness
import CommandHarness

/// Measures how commands take longer where there are more recipes.
struct GrowthBenchmark {
  /// How many times what it takes in the small library a command may take in the large one.
  private let mostGrowth = 1.25

  /// How many times the text the database may be.
  private let mostSize = 2.2

  /// Only commands whose names are chosen are measured.
  let isChosen: (String) -> Bool

  func commands(_ small: Library, _ large: Library) -> TextTable {
    var table = TextTable("commands, times in ms", small.name, large.name, "growth", "at most", "met", "peak MB")
    for task in GrowthTask.all where isChosen(task.name) {
      let costs = CommandComparison().costs(of: [task.command(small.program), task.command(large.program)])
      let growth = costs[1].time / costs[0].time
      table.append(
        [task.name, milliseconds(costs[0].time), milliseconds(costs[1].time), growth.figure, mostGrowth.figure]
          + [growth <= mostGrowth ? "yes" : "NO", (Double(costs[1].peak) / 1_000_000).figure])
    }
    return table
  }

  /// A search reads what it ranks, so it is held against what SQLite's own full-text search takes.
  func search(_ small: Library, _ large: Library) -> TextTable {
    var table = TextTable(
      "search dan far --limit 20, times in ms", small.name, large.name, "growth", "of FTS5", "met")
    guard isChosen("search") else { return table }
    let ours = [small, large].map { Command("recipes", $0.program.words("search", "dan", "far", "--limit", "20")) }
    let fts5 = [small, large].map { Command("FTS5", shellSearch($0)) }
    let costs = CommandComparison(rounds: 5).costs(of: ours + fts5)
    let growth = (costs[1].time / costs[0].time, costs[3].time / costs[2].time)
    table.append(
      ["", milliseconds(costs[0].time), milliseconds(costs[1].time), growth.0.figure, growth.1.figure]
        + [growth.0 <= growth.1 ? "yes" : "NO"])
    return table
  }

  /// What concerns every recipe of a library needs little more memory than what concerns one.
  ///
  /// Each change is undone, so that the library is kept as it was.
  func memory(_ library: Library) -> TextTable {
    let mostMemory = 64.0
    var table = TextTable("all of \(library.name)", "seconds", "peak MB", "at most", "met")
    let all = "1-\(library.name)"
    let commands = [
      ["list"], ["list", "--sort", "title"], ["search", "dan"], ["export", "--format", "jsonl"], ["favorite", all],
      ["undo"], ["delete", all, "--yes"], ["undo"],
    ]
    for words in commands where isChosen("memory") {
      let cost = CommandComparison.run(Command(words[0], library.program.words(words)))
      let megabytes = Double(cost.peak) / 1_000_000
      table.append([
        words.joined(separator: " "), (cost.time / .seconds(1)).figure, megabytes.figure, mostMemory.figure,
        megabytes <= mostMemory ? "yes" : "NO",
      ])
    }
    return table
  }

  func sizes(_ libraries: [Library]) -> TextTable {
    var table = TextTable("library", "text, MB", "database ÷ text", "at most", "met", "rows written per move")
    guard isChosen("sizes") else { return table }
    for library in libraries {
      let (text, ratio) = library.size
      table.append([
        library.name, (Double(text) / 1_000_000).figure, ratio.figure, mostSize.figure,
        ratio <= mostSize ? "yes" : "NO", "\(library.rowsWrittenPerMove)",
      ])
    }
    return table
  }

  private func shellSearch(_ library: Library) -> [String] {
    let sql = """
      SELECT recipes.id, recipes.title FROM recipes_fts CROSS JOIN recipes ON recipes.id = recipes_fts.rowid
      WHERE recipes_fts MATCH '"dan" AND "far"*' ORDER BY rank LIMIT 20
      """
    return [Shell.path(of: "sqlite3")!, library.program.database, sql]
  }

  private func milliseconds(_ time: Duration) -> String { (time / .milliseconds(1)).figure }
}
