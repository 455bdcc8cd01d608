import ArgumentParser
import RecipeStore

struct Undo: Command {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what commands have changed.",
    usage: """
      recipes undo [COUNT]
      recipes undo --step STEP
      """,
    discussion: """
      Takes back the last change, or the last COUNT of them, all or none: what was added, edited, deleted, imported, \
      put into an order or a collection. "recipes redo" makes them again, until something else is changed. With --step \
      an older change is taken back by itself, unless something later changed the same. "recipes history" has the \
      numbers.

      Examples:
        recipes undo
        recipes undo 3
        recipes undo --step 12
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("An older change by itself, by its number in the history.", valueName: "step"),
    transform: OptionValue.count)
  var step: Int?

  @Argument(help: ArgumentHelp("How many changes.", valueName: "count"), transform: OptionValue.count) var count: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if step != nil, count != nil { throw ValidationError("Give a count or --step, not both.") }
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
    abstract: "Make changes again that were undone.",
    usage: "recipes redo [COUNT]",
    discussion: """
      Makes the change again that was undone last, or the last COUNT of them, all or none. What is undone can be made \
      again until something else is changed.

      Examples:
        recipes redo
        recipes redo 3
      """)

  @Argument(help: ArgumentHelp("How many changes.", valueName: "count"), transform: OptionValue.count) var count: Int?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let move = try session.library.changeHistory { try $0.redo(count ?? 1) }
    try session.printer.report(move.steps) { "Redone: \(StyledText.name($0))" }
  }
}
