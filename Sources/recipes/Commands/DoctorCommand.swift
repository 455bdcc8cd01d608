import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct DoctorCommand: Command {
  static let name = "doctor"
  static let declaration = Declaration<Self>(
    "Check the database, and repair it.",
    usage: ["recipes doctor [--fix] [--recover FILE]"],
    text: """
      Checks the structure of the file, every recipe (by its checksum), orders, counts, the full-text index, and the \
      settings, and prints a line for each. The exit code is 0 if everything is in order. It is 78 if something is \
      damaged, even if --fix has repaired a part of it.

      --fix saves a copy of the file next to it, then repairs what it can: all derived data (indexes, counts) is \
      rebuilt, and pictures that no recipe uses are deleted. A recipe that differs from what was saved is reported and \
      left alone. --recover writes everything that can still be read to a new database, except the history and the \
      tables of other programs; `restore` replaces the old one with it.
      """,
    examples: [
      "recipes doctor",
      "recipes doctor --fix",
      "recipes doctor --recover saved.sqlite",
    ],
    parameters: [
      .flag(\.fix, "fix", "Repair what can be repaired."),
      .option(\.recoveryPath, "recover", .file("file"), "Write what can be read to a new database."),
    ])

  var fix = false
  var recoveryPath: String?

  func check() throws(Misuse) {
    if fix, recoveryPath != nil { throw .rule("use --fix or --recover, not both") }
  }

  func run(in session: Session) throws {
    let location = try session.library.location().forStore
    let environment = try session.library.storeEnvironment()
    if let recoveryPath { return try recover(location, environment, to: recoveryPath, in: session) }
    if fix { removeLeftovers(of: location, in: session) }
    var checks = try makeDoctor(of: location, environment).examine()
    var hasLosses = false
    if fix {
      let report = try repair(checks, location, environment, in: session)
      (checks, hasLosses) = (report.checks, !report.lost.isEmpty)
    }
    try session.printer.print(checks)
    let count = checks.reduce(0) { $0 + $1.problems.count }
    if count > 0 { throw CommandError(problems: count, of: location, isTreated: fix) }
    if hasLosses { throw CommandError(partlyLost: location) }
    guard session.printer.width != nil, !session.printer.isJSON else { return }
    // The sentence stands below the rows.
    try session.world.output.flush()
    session.note("Everything is in order.")
  }

  private func removeLeftovers(of location: StoreLocation, in session: Session) {
    let count = LibraryFiles(of: location).removeLeftovers()
    if count > 0 {
      session.tell("removed \(StyledText.count(count, "file", "files")) left over from an interrupted command")
    }
  }

  private func makeDoctor(of location: StoreLocation, _ environment: StoreEnvironment) throws -> Doctor {
    do {
      return try Doctor(of: location, environment: environment)
    } catch RecipeStoreError.damaged {
      throw CommandError(
        "the schema of \(location.path.quotedPath()) is damaged; to save what can be read: recipes doctor --recover FILE",
        .badDatabase, details: CommandError.newestCopy(of: location))
    }
  }

  /// Repairs, and says what was repaired and lost.
  private func repair(
    _ checks: [DoctorCheck], _ location: StoreLocation, _ environment: StoreEnvironment, in session: Session
  ) throws -> RepairReport {
    let report = try Interruption.deferring {
      try Doctor(of: location, environment: environment).repair(checks)
    }
    guard let kept = report.backup else { return report }
    session.library.hasSaved = !report.repaired.isEmpty
    for phrase in report.repaired { session.note("Repaired: \(phrase)") }
    for phrase in report.lost { session.tell("Lost: \(phrase)") }
    session.note("A copy from before the repair is in \(session.shown(path: kept))")
    return report
  }

  private func recover(
    _ location: StoreLocation, _ environment: StoreEnvironment, to path: String, in session: Session
  ) throws {
    let recovery = try Interruption.deferring {
      do {
        return try Doctor.recover(location, to: path, environment: environment)
      } catch RecipeStoreError.damaged(location.path) {
        throw CommandError(beyondRecovery: location)
      }
    }
    session.library.hasSaved = true
    for (old, new) in recovery.renumbered.sorted(by: { $0.key < $1.key }) {
      session.tell("recipe \(old) now has the number \(new)")
    }
    for (ids, state) in [
      (recovery.incomplete, "could be read only in part"), (recovery.altered, "differs from what was saved"),
      (recovery.lost, "could not be read"),
    ] as [([Int], StyledText)] {
      for id in ids { session.tell("recipe \(id): \(state)") }
    }
    for name in recovery.lostFilters {
      session.tell("collection \(name): its filter could not be read; it is empty now")
    }
    if !recovery.lostRows.isEmpty {
      session.tell("Lost: \(recovery.lostRows.map(\.description).joined(separator: ", "))")
    }
    if !recovery.alteredRows.isEmpty {
      session.tell("Not as saved: \(recovery.alteredRows.map(\.description).joined(separator: ", "))")
    }
    if session.settings.isJSON {
      try session.printer.print(json: recovery.json(path: path))
    } else {
      let recipes = StyledText.count(recovery.recipes, "recipe", "recipes")
      let collections = StyledText.count(recovery.collections, "collection", "collections")
      try session.print("Recovered \(recipes) and \(collections) into \(path), without the history")
    }
    if !recovery.isWhole { throw CommandError(partlyRecovered: location, into: path) }
  }
}

extension CommandError {
  fileprivate init(problems count: Int, of location: StoreLocation, isTreated: Bool) {
    let problems = StyledText.count(
      count, isTreated ? "problem is left" : "problem", isTreated ? "problems are left" : "problems")
    let repair: StyledText = count == 1 ? "to repair it: recipes doctor --fix" : "to repair them: recipes doctor --fix"
    let recovery: StyledText = "to save what can be read: recipes doctor --recover FILE"
    self.init(
      "\(problems); \(isTreated ? recovery : repair)", .badDatabase,
      details: (isTreated ? [] : [recovery]) + Self.newestCopy(of: location))
  }

  fileprivate init(beyondRecovery location: StoreLocation) {
    self.init(
      "nothing in \(location.path.quotedPath()) can be read; to go back to a backup: recipes restore FILE",
      .badDatabase,
      details: Self.newestCopy(of: location))
  }

  fileprivate init(partlyLost location: StoreLocation) {
    self.init(
      "\(location.path.quotedPath()) was repaired, but some of it is lost; the copy still has it as it was",
      .badDatabase, details: Self.newestCopy(of: location))
  }
}

extension CommandError {
  fileprivate init(partlyRecovered location: StoreLocation, into path: String) {
    self.init(
      "not all of \(location.path.quotedPath()) could be recovered; \(path.quotedPath()) has the rest", .badDatabase,
      details: Self.newestCopy(of: location))
  }
}

extension Recovery {
  fileprivate func json(path: String) -> JSONValue {
    func numbers(_ ids: [Int]) -> JSONValue { .array(ids.map { .integer($0) }) }
    return .object([
      ("file", .string(path)), ("recipes", .integer(recipes)), ("collections", .integer(collections)),
      ("incomplete", numbers(incomplete)), ("altered", numbers(altered)), ("lost", numbers(lost)),
      ("lostFilters", .array(lostFilters.map { .string($0) })),
      ("lostRows", .array(lostRows.map(\.json))), ("alteredRows", .array(alteredRows.map(\.json))),
    ])
  }
}

extension RowCount {
  fileprivate var json: JSONValue {
    .object([
      ("rows", .string(noun.plural)), ("count", count.map { .integer($0) } ?? .null), ("isAtMost", .bool(isAtMost)),
    ])
  }
}

extension Printer {
  /// Prints what doctor has seen: a line for each part on a terminal and more where there is more to say, fields apart
  /// by tabs elsewhere.
  fileprivate func print(_ checks: [DoctorCheck]) throws(SystemError) {
    if isJSON { return try print(json: .array(checks.map(\.json))) }
    let rows = checks.flatMap(\.rows)
    guard width != nil else {
      for row in rows { try print(tabSeparated: [row.state.rawValue, row.part, row.text]) }
      return
    }
    for row in rows {
      let style: Style = row.state == .damaged ? .failure : .faint
      let part = row.text.isEmpty ? row.part : row.part.padded(to: 12)
      try print(
        "\(SafeText(line: row.state.rawValue), style)\("".padded(to: 9 - row.state.rawValue.count))\(part)\(row.text)")
    }
  }
}

extension DoctorCheck {
  fileprivate enum State: String {
    case ok, damaged, note
  }

  /// A line for each problem, or one that all is well; the first remark of a sound part stands on that.
  fileprivate var rows: [(state: State, part: String, text: String)] {
    let first = problems.isEmpty ? [(State.ok, notes.first ?? "")] : problems.map { (.damaged, $0) }
    let rest = problems.isEmpty ? notes.dropFirst() : notes[...]
    return (first + rest.map { (.note, $0) }).map { ($0.0, part.rawValue, $0.1) }
  }

  fileprivate var json: JSONValue {
    .object([
      ("check", .string(part.rawValue)), ("ok", .bool(isOK)),
      ("problems", .array(problems.map { .string($0) })), ("remarks", .array(notes.map { .string($0) })),
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
