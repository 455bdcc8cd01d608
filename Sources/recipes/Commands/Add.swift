import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Add: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a recipe: typed, piped, or in your editor.",
    usage: "recipes add [TITLE] [fields]",
    discussion: """
      With a title, options set the other fields. Without one, the recipe is read from a pipe, or written in your editor \
      ($VISUAL, $EDITOR), or asked for line by line.

      Examples:
        recipes add "Tomato soup" --cook 25m --ingredient "1 kg tomatoes"
        recipes add
        recipes add < soup.txt

      A recipe as text is a header, then its parts:
        title: Tomato soup
        prep: 10m
        cook: 25m
        serves: 4
        collections: Soups, Quick
        favorite: yes
        source: my aunt

        Ingredients
        1 kg tomatoes

        Directions
        Roast the tomatoes.

        Notes
        Freezes well.
      """)

  @OptionGroup(title: "Fields") var fields: RecipeFieldOptions
  @Argument(help: ArgumentHelp("The title.", valueName: "title")) var title: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    var draft = RecipeDraft(title: title ?? "")
    fields.apply(to: &draft)
    let recipe = try title == nil ? compose(draft, in: session) : save(draft, in: session)
    try session.printer.report(recipes: [recipe]) { "Added \(StyledText.name($0))" }
  }

  private func compose(_ draft: RecipeDraft, in session: Session) throws -> Recipe {
    let nothing: StyledText = "Nothing added."
    if session.isInScript { throw CommandError("a recipe needs a title; standard input is the script itself", .usage) }
    if !session.world.input.isTerminal {
      return try session.readRecipe(nothing: nothing) { text in
        var draft = try RecipeTemplate.read(text)
        fields.apply(to: &draft)
        return try save(draft, in: session)
      }
    }
    guard !session.settings.isSilent else { throw CommandError("a recipe needs a title", .usage) }
    if let editor = Editor(in: session.world.environment) {
      return try session.edit(draft, in: editor, nothing: nothing) { try save($0, in: session) }
    }
    guard session.canAsk else { throw CommandError("a recipe needs a title", .usage) }
    let answers = try session.askForRecipe(draft, nothing: nothing)
    return try session.keeping(RecipeTemplate.write(answers)) { try save(answers, in: session) }
  }

  private func save(_ draft: RecipeDraft, in session: Session) throws -> Recipe {
    try session.library.change(.writing) { store in
      let change = try store.add(draft)
      return try store.recipe(with: change.inserted[0])!
    }
  }
}
