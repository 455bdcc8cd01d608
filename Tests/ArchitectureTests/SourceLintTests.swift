import Foundation
import Testing

/// What no source may hold: text that becomes SQL or a shell's command, patterns that take for ever.
@Suite struct SourceLintTests {
  @Test func `only the store speaks SQL`() throws {
    let statement = #/"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|PRAGMA|CREATE TABLE|DROP)\b/#
    for (file, source) in try Self.allSources() {
      if file.hasPrefix("Sources/SQLite/") || file.hasPrefix("Sources/RecipeStore/") { continue }
      #expect(source.firstMatch(of: statement) == nil, "\(file)")
    }
  }

  /// What is put between pieces of SQL is a piece itself, chosen by the program; values are bound.
  @Test func `only pieces of SQL are put into SQL`() throws {
    let pieces: Set<String> = [
      "columns", "listColumns", "source", "operation", "orderTerms", "direction", "key.columns.0", "key.columns.1",
      "version", "identifier", "hash", "RecipesTable.hash", "table", "column", "columnType", "pragma", "lastDone",
      "HistoryStepsTable.lastDone", "index", "kibibytes", "withTitles",
      // Names of tables and columns, and conditions made of them, which `LibraryTable` declares.
      "name", "table.name", "other.name", "reference.column", "reference.table", "table.columns[0].name", "$0.name",
      "$0 + 1", "parameters", "verb", "condition", "isComputed", "isRow", "isUnaltered",
      "LibraryTable.historySteps.isUnaltered", "checksum { $0 }", "select", "key", "backwards",
    ]
    let keyword = #/\b(SELECT|FROM|WHERE|LIMIT|ORDER BY|VALUES|PRAGMA|INSERT|UPDATE|DELETE)\b/#
    for folder in ["Sources/SQLite", "Sources/RecipeStore"] {
      for (file, source) in try Self.sources(under: folder) {
        for line in source.split(separator: "\n") where line.firstMatch(of: keyword) != nil {
          for piece in line.matches(of: #/\\\(([^()]*)\)/#).map({ String($0.1) }) {
            #expect(pieces.contains(piece), "\(file) puts \(piece) into SQL: \(line)")
          }
        }
      }
    }
  }

  @Test func `only the editor and the fetching program are started, and no shell is handed data`() throws {
    for (file, source) in try Self.allSources() {
      #expect(source.firstMatch(of: #/\b(system|popen|exec[lv]p?e?)\(/#) == nil, "\(file)")
      let starts = source.firstMatch(of: #/\bposix_spawnp?\(/#) != nil
      #expect(
        !starts
          || ["Sources/recipes/Streams/ForegroundProcess.swift", "Sources/recipes/Streams/Subprocess.swift"]
            .contains(file),
        "\(file) starts a process")
    }
  }

  /// What is printed goes through `Printer`, which takes no other text than what is safe for a terminal.
  @Test func `nothing but the output writes to standard output or standard error`() throws {
    let printing = #/\b(Swift\.print|fputs|puts|putchar|v?f?printf|perror|FileHandle)\b\s*[(.]|\bSTD(OUT|ERR)_FILENO\b/#
    let outputs: Set = [
      "Sources/recipes/Streams/World.swift", "Sources/recipes/Streams/Subprocess.swift",
      // Ends the line of a question from the signal handler.
      "Sources/recipes/System/Interruption.swift",
      // Draws the line that is typed, and asks the terminal for its size.
      "Sources/recipes/Lines/LineEditor.swift", "Sources/recipes/Shell/Shell.swift",
      "Diffable/Sources/Diffable/Violation/DiffableWarning.swift",
    ]
    for (file, source) in try Self.allSources() where !outputs.contains(file) {
      #expect(source.firstMatch(of: printing) == nil, "\(file)")
    }
  }

  /// Patterns can take exponential time on text from strangers; readers here go forward a character at a time.
  @Test func `no pattern is matched against imported text`() throws {
    for (file, source) in try Self.allSources() {
      #expect(!["Regex", "#/", "NSRegularExpression"].contains { source.contains($0) }, "\(file)")
    }
  }

  /// In a static executable it reads `/proc`, and has no words where that cannot be read.
  @Test func `the words of the command line come from the system alone`() throws {
    for (file, source) in try Self.allSources() {
      let code = source.split(separator: "\n").filter { !$0.contains("///") }
      #expect(!code.contains { $0.contains("CommandLine.") || $0.contains("processInfo.arguments") }, "\(file)")
    }
  }

  private static func allSources() throws -> [(file: String, source: String)] {
    try ["Sources", "Diffable/Sources"].flatMap(sources(under:))
  }

  private static func sources(under folder: String) throws -> [(file: String, source: String)] {
    let root = ImportLadderTests.root
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      let file = "\(folder)/\(path)"
      return (file, try String(contentsOf: root.appending(path: file), encoding: .utf8))
    }
  }
}
