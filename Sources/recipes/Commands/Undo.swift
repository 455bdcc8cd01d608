import ArgumentParser
import RecipeServer
import RecipeStore

struct Undo: Command {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last changes.",
    usage: """
      recipes undo [COUNT]
      recipes undo --step STEP
      """,
    discussion: """
      Undoes the last change, or the last COUNT changes, all or none: additions, edits, deletions, imports, orders, and \
      collections. "recipes redo" redoes them, until something else is changed. With --step, undoes an older change by \
      itself, unless a later one changed the same field; "recipes history" prints the numbers of steps.

      Examples:
        recipes undo
        recipes undo 3
        recipes undo --step 12
        recipes undo --step last
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("One step by itself: its number, or last.", valueName: "step"),
    transform: StepReference.init)
  var step: StepReference?

  @Argument(help: ArgumentHelp("The number of changes.", valueName: "count"), transform: OptionValue.count) var count:
    Int?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if step != nil, count != nil { throw ValidationError("Use a count or --step, not both.") }
  }

  func run(in session: Session) throws {
    let move = try session.library.changeHistory { store in
      guard let id = try step?.id(in: store) else { return try store.undo(count ?? 1) }
      return try store.undo(step: id, command: session.library.commandLine)
    }
    try session.printer.report(move.steps) { "Undone: \(StyledText.name($0))" }
  }
}

/// A step of the history, as a person names it.
enum StepReference: Equatable {
  case number(Int)
  case last

  init(_ word: String) throws {
    if word == "last" {
      self = .last
    } else if let number = Int(word), number > 0 {
      self = .number(number)
    } else {
      throw ValidationError("Use a number from 1, or last.")
    }
  }

  /// Returns the number of the step; nil for the last one where no step is left.
  func id(in store: RecipeStore) throws -> Int? {
    switch self {
    case .number(let id): id
    case .last: try store.history().first(where: \.isInForce)?.id
    }
  }
}

struct Redo: Command {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo undone changes.",
    usage: "recipes redo [COUNT]",
    discussion: """
      Redoes the change that was undone last, or the last COUNT of them, all or none. Undone changes can be redone \
      until something else is changed.

      Examples:
        recipes redo
        recipes redo 3
      """)

  @Argument(help: ArgumentHelp("The number of changes.", valueName: "count"), transform: OptionValue.count) var count:
    Int?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let move = try session.library.changeHistory { try $0.redo(count ?? 1) }
    try session.printer.report(move.steps) { "Redone: \(StyledText.name($0))" }
  }
}
