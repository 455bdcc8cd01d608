import ArgumentParser
import RecipeModel
import RecipeStore

struct Delete: Command {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete recipes.",
    usage: "recipes delete RECIPE... [--yes]",
    discussion: """
      Says what goes and asks; where nobody can be asked, --yes must be given.

      Examples:
        recipes delete 12
        recipes delete 3-7 --yes
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or parts of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let condemned = try condemned(in: session)
    try agree(to: condemned, in: session)
    let ids = condemned.map(\.id)
    try session.change { store in _ = try store.delete(ids) }
    try session.report(condemned) { "Deleted \(Line.name($0))" }
  }

  /// The database is closed again before anybody is asked.
  private func condemned(in session: Session) throws -> [Recipe] {
    let store = try session.openStore()
    return try store.read { try session.recipesToTell(store.ids(named: recipes), of: store) }
  }

  private func agree(to condemned: [Recipe], in session: Session) throws(Failure) {
    if session.canAsk, !session.settings.isAgreed {
      for recipe in condemned { session.tell("  \(Line.name(recipe))") }
    }
    let count = Line.count(condemned.count, "recipe", "recipes")
    let question: Line = condemned.count == 1 ? "Delete this recipe?" : "Delete these \(count)?"
    switch try session.confirm(question) {
    case true?: return
    case false?: throw Failure.cancelled("Nothing deleted.")
    case nil: throw Failure("nothing was deleted: \(count) would go, and nobody can be asked; give --yes", .nothing)
    }
  }
}
