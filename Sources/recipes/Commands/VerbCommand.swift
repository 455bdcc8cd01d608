import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// A command that asks for a verb of the table, and may ask the user first.
protocol CommandOfVerb: Command {
  associatedtype Asked: Verb
  var verb: Asked { get set }
}

extension CommandOfVerb {
  static var name: String { Asked.name }
  static var declaration: Declaration<Self> { Asked.declaration.ofCommand.within(\.verb) }
  func check() throws(Misuse) { try verb.check() }
  func run(in session: Session) throws { try session.perform(verb) }
}

/// The command of a verb that needs nothing but its words.
struct VerbCommand<Asked: Verb>: CommandOfVerb {
  var verb = Asked()
}

extension Subcommand {
  /// The command of a verb that needs nothing but its words.
  static func verb<Asked: Verb>(_ verb: Asked.Type) -> Subcommand {
    Subcommand(name: Asked.name) { VerbCommand<Asked>.self }
  }
}

extension Session {
  /// Performs a verb, and reports what became of what it names.
  ///
  /// - Parameters:
  ///   - mostRecipes: How many recipes may be named; nil for any number.
  ///   - check: Throws where a person is to be told otherwise what came of it; nothing is changed then.
  /// - Throws: `ManyRecipes` for more recipes.
  @discardableResult
  func perform<Asked: Verb>(
    _ verb: Asked, mostRecipes: Int? = nil, checking check: (VerbResult) throws -> Void = { _ in }
  ) throws -> VerbResult {
    let names = LenientNames(session: self, mostRecipes: mostRecipes)
    let report = try change(verb, naming: names) { result, _ in try check(result) }
    try report.print(in: self)
    return report.result
  }

  /// Performs a verb, and returns what is to be said of it.
  ///
  /// - Parameter check: Reads what more is to be said, or throws; nothing is changed then.
  func change<Asked: Verb>(
    _ verb: Asked, naming names: (any Names)? = nil, _ check: (VerbResult, RecipeStore) throws -> Void = { _, _ in }
  ) throws -> VerbReport {
    let names = names ?? LenientNames(session: self)
    return try library.changeHistory(Asked.startsLibrary ? .writing : .changing) { store in
      try verb.perform(in: store, naming: names, as: library.commandLine) { result, store in
        try check(result, store)
        return try VerbReport(of: result, in: store, on: printer)
      }
    }
  }
}

/// The report of a verb, from before its transaction ends until it is saved.
struct VerbReport {
  let result: VerbResult
  /// The only line about what was done, and about what was like that, where there are not several.
  private let done, already: Phrase
  private var recipes: RecipeReport
  /// Recipes that were put on the shopping list, or taken off it.
  private var listed: RecipesShown?

  init(of result: VerbResult, in store: RecipeStore, on printer: Printer) throws {
    self.result = result
    (done, already) = (result.done.first ?? "", result.already.first ?? "")
    recipes = RecipeReport(on: printer)
    switch result.subjects {
    case .recipes(let ids, let changed): try add(ids, changed: changed, of: store)
    case .imported(let ids, _, _): try add(ids, changed: ids, of: store)
    case .edits(let edits): try add(edits, of: store)
    case .shopping(let ids, _, _): listed = try RecipesShown(ids, in: store, printer)
    default: break
    }
  }

  private mutating func add(_ ids: [Recipe.ID], changed: [Recipe.ID], of store: RecipeStore) throws {
    let (done, already) = (done, already)
    recipes.noteCreation(of: result.newCollections)
    var place = 0
    try recipes.add(changed, of: store) { row in
      defer { place += 1 }
      // Of all together, once.
      if place > 0, !done.namesSubjects { return [] }
      return [StyledText(done, subjects: .name(row), at: place)]
    }
    guard already.namesSubjects else { return }
    let known = RecipeIDSet(changed)
    try recipes.addUnchanged(ids.filter { !known.contains($0) }, of: store) {
      StyledText(already, subjects: $0)
    }
  }

  private mutating func add(_ edits: [RecipeEdit], of store: RecipeStore) throws {
    let already = already
    recipes.noteCreation(of: result.newCollections)
    for edit in edits where edit.isChanged {
      if let before = edit.before {
        try recipes.addChanged(before, in: store)
      } else {
        try recipes.add([edit.id], of: store) { ["Changed \(StyledText.name($0))"] }
      }
      try recipes.add(edit.naming, of: store) {
        ["Changed \(StyledText.name($0)), which names \(edit.title, .title)"]
      }
    }
    try recipes.addUnchanged(edits.filter { !$0.isChanged }.map(\.id), of: store) { StyledText(already, subjects: $0) }
  }

  func print(in session: Session) throws {
    let (done, printer) = (done, session.printer)
    switch result.subjects {
    case .recipes, .imported: try recipes.print { StyledText(done, subjects: $0) }
    case .edits: return try recipes.print { StyledText(done, subjects: $0) }
    case .collections(let collections, let isChanged):
      try print(isChanged ? collections : [], in: session) { StyledText(done, subjects: $0.phrase) }
    case .aisles(let aisles): try printer.report(aisles) { StyledText(done, subjects: "\($0.name)") }
    case .ownFoods(let foods): try print(foods, in: session) { _ in StyledText(done, subjects: "") }
    case .steps(let steps): try printer.report(steps) { StyledText(done, subjects: .name($0)) }
    case .pantry(let contents, let isChanged):
      let lines = isChanged ? result.done : []
      try printer.report {
        if printer.isJSON || printer.width == nil { return try printer.print(PantryRow.all(in: contents)) }
        for line in lines { try printer.print(StyledText(line, subjects: "")) }
      }
    case .shopping(_, let entries, _): return try print(entries, in: session)
    case .meals(let meals, _, _): return try print(meals, in: session)
    }
    try printBesides(in: session)
    if case .recipes = result.subjects, already.namesSubjects { return }
    if result.subjects.isUnchanged { note(already, in: session) }
  }

  /// Prints what else was done, and what was otherwise than the person thought.
  private func printBesides(in session: Session) throws {
    let (printer, lines) = (session.printer, result.besides)
    if printer.width != nil, !printer.isJSON, !lines.isEmpty {
      try printer.report { for line in lines { try printer.print(StyledText(line, subjects: "")) } }
    }
    if !result.warnings.isEmpty { try printer.output.flush() }
    for warning in result.warnings { session.tell("\("warning:", .warning) \(StyledText(warning, subjects: ""))") }
  }

  private func note(_ phrase: Phrase, in session: Session) {
    session.note("nothing to change: \(StyledText(phrase, subjects: ""))")
  }
}

extension VerbReport {
  /// Prints values in a pipe and as JSON; on a terminal a line for each, or one if it does not say of which it is.
  private func print<Value: Printable>(
    _ values: [Value], in session: Session, _ line: @escaping (Value) -> StyledText
  ) throws {
    let (printer, lines) = (session.printer, done.namesSubjects ? values : Array(values.prefix(1)))
    try printer.report {
      if printer.isJSON || printer.width == nil { return try printer.print(values) }
      for value in lines { try printer.print(line(value)) }
    }
  }

  /// Prints recipes, and entries of the shopping list or of the plan, in a pipe and as JSON; on a terminal what was done, in
  /// lines.
  private func print<Entry: Printable>(_ entries: [Entry], in session: Session) throws {
    let (printer, lines) = (session.printer, result.done)
    try printer.report { [listed] in
      if printer.isJSON { return try printer.print(objects: (listed?.objects ?? []) + entries.map(\.object)) }
      guard printer.width == nil else {
        for line in lines { try printer.print(StyledText(line, subjects: "")) }
        return
      }
      try printer.print(rows: listed?.rows ?? [])
      try printer.print(entries)
    }
    if !result.already.isEmpty { try printer.output.flush() }
    for phrase in result.already { note(phrase, in: session) }
  }
}

extension StyledText {
  /// The line of a phrase on a terminal.
  ///
  /// - Parameter place: Which of those that are named one by one is meant, from 0; nil where they are counted.
  init(_ phrase: Phrase, subjects: StyledText, at place: Int? = nil) {
    self = phrase.pieces.map { Self.text(of: $0, subjects, place) }.reduce("", +)
  }

  private static func text(of piece: Phrase.Piece, _ subjects: StyledText, _ offset: Int?) -> StyledText {
    switch piece {
    case .words(let text): StyledText(stringLiteral: text)
    case .name(let name): "\(name)"
    case .title(let name): "\(name, .title)"
    case .recipe(let id, let title): .name(id, title)
    case .number(let id): "\(id, .number)"
    case .place(let place): StyledText(stringLiteral: Phrase.text(ofPlace: place, at: offset ?? 0))
    case .sign(.heart): "\(sign: Phrase.Sign.heart.text, .favorite)"
    case .sign(.tick): "\(sign: Phrase.Sign.tick.text, .inserted)"
    case .sign(.stars(let count)): "\(stars: count)"
    case .subjects: subjects
    case .each(let texts): "\(offset.map { texts[$0] } ?? "")"
    }
  }
}
