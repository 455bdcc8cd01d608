import ArgumentParser
import RecipeModel
import RecipeStore

struct Edit: Command {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a recipe.",
    usage: "recipes edit RECIPE [--title TITLE] [fields]",
    discussion: """
      Options change the fields they name, and ingredients, steps and collections as a whole. Without options the \
      recipe opens in your editor ($VISUAL, $EDITOR).

      Examples:
        recipes edit 12
        recipes edit 12 --cook 30m --serves 6
        recipes edit tomato --title "Roast tomato soup" --collection Soups
        recipes edit 12 --notes ""
      """)

  @OptionGroup(title: "Recipe") var fields: RecipeFieldOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("Its title.", valueName: "text"))
  var title: String?

  @Argument(help: ArgumentHelp("A number, or a part of a title.", valueName: "recipe")) var recipe: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let recipe = try found(in: session)
    let changed = try fields.isEmpty && title == nil ? compose(recipe, in: session) : setFields(of: recipe, in: session)
    try session.report(changed == recipe ? [] : [changed]) { "Changed \(Line.name($0))" }
    if changed == recipe { session.tell("already like that: \(Line.name(recipe))") }
  }

  /// The database is closed again before the editor opens.
  private func found(in session: Session) throws -> Recipe {
    let store = try session.openStore()
    return try store.read { try store.recipe(with: store.id(named: recipe))! }
  }

  private func setFields(of recipe: Recipe, in session: Session) throws -> Recipe {
    var draft = RecipeDraft(recipe)
    fields.apply(to: &draft)
    if let title { draft.title = title }
    return try session.update(recipe, to: draft)
  }

  private func compose(_ recipe: Recipe, in session: Session) throws -> Recipe {
    guard let editor = Editor(in: session.environment), !session.settings.isSilent else {
      throw Failure("no editor; set VISUAL or EDITOR, or name the fields to change", .usage)
    }
    return try session.edit(RecipeDraft(recipe), in: editor, nothing: "Nothing changed.") { draft in
      try session.update(recipe, to: draft)
    }
  }
}

extension Session {
  /// Changes a recipe that is still as it was read.
  fileprivate func update(_ recipe: Recipe, to draft: RecipeDraft) throws -> Recipe {
    try change { store in
      _ = try store.update(recipe.id, from: recipe, to: draft)
      return try store.recipe(with: recipe.id)!
    }
  }
}
