import ArgumentParser
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
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("An older step by itself.", valueName: "step"),
    transform: OptionValue.count)
  var step: Int?

  @Argument(help: ArgumentHelp("The number of changes.", valueName: "count"), transform: OptionValue.count) var count:
    Int?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if step != nil, count != nil { throw ValidationError("Use a count or --step, not both.") }
  }

  func run(in session: Session) throws {
    let move = try session.library.changeHistory { store in
      try step.map { try store.undo(step: $0, command: session.library.commandLine) } ?? store.undo(count ?? 1)
    }
    try session.printer.report(move.steps) { "Undone: \(StyledText.name($0))" }
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
