import RecipeStore
import RecipeVerbs

struct History: CommandOfQuery {
  var query = ShowHistory()

  func run(in session: Session) throws {
    switch try query.answer(from: OpenLibrary(session.library.open(), LenientNames(session: session))) {
    case .changes(let entries):
      if entries.isEmpty { throw CommandError("no change of this recipe is kept", .nothing) }
      try session.printer.print(entries)
    case .steps(let steps):
      if steps.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
        return session.tell("nothing has been changed yet")
      }
      try session.printer.print(steps)
    }
  }
}
