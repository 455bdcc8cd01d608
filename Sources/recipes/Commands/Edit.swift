import ArgumentParser
import RecipeModel
import RecipeStore

struct Edit: Command {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a recipe.",
    usage: "recipes edit RECIPE [--title TITLE] [fields]",
    discussion: """
      Each option replaces its field; --ingredient, --step, and --collection replace the whole list. Without options \
      the recipe opens in your editor ($VISUAL, $EDITOR).

      Examples:
        recipes edit 12
        recipes edit 12 --cook 30m --serves 6
        recipes edit tomato --title "Roast tomato soup" --collection Soups
        recipes edit 12 --notes ""
      """)

  @OptionGroup(title: "Fields") var fields: RecipeFieldOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("The title.", valueName: "text"))
  var title: String?

  @Argument(help: ArgumentHelp("A number, or a part of a title.", valueName: "recipe")) var recipe: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let (before, after) = try fields.isEmpty && title == nil ? compose(in: session) : setFields(in: session)
    try session.printer.report(recipes: after == before ? [] : [after]) { "Changed \(StyledText.name($0))" }
    if after == before { session.note("nothing to change: \(StyledText.name(before)) is like that") }
  }

  /// Reads the recipe and changes it in one transaction, so that other programs may change it at the same time.
  private func setFields(in session: Session) throws -> (before: Recipe, after: Recipe) {
    try session.library.change { store in
      let before = try found(in: store)
      var draft = RecipeDraft(before)
      fields.apply(to: &draft)
      if let title { draft.title = title }
      _ = try store.update(before.id, to: draft)
      return (before, try store.recipe(with: before.id)!)
    }
  }

  private func found(in store: RecipeStore) throws -> Recipe {
    try store.recipe(with: RecipeReference.id(named: recipe, in: store))!
  }

  /// The database is closed again before the editor opens; a recipe that is changed meanwhile is not written over.
  private func compose(in session: Session) throws -> (before: Recipe, after: Recipe) {
    guard let editor = Editor(in: session.world.environment), !session.settings.isSilent else {
      throw CommandError("no editor is set; set EDITOR, or name the fields to change", .usage)
    }
    let store = try session.library.open()
    let before = try store.read { try found(in: store) }
    let draft = RecipeDraft(before)
    return try session.edit(draft, in: editor, nothing: "Nothing changed.", unchanged: (before, before)) { draft in
      try session.library.change { store in
        _ = try store.update(before.id, from: before, to: draft)
        return (before, try store.recipe(with: before.id)!)
      }
    }
  }
}
