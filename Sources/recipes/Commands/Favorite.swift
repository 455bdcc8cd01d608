import ArgumentParser
import RecipeModel
import RecipeStore

struct Favorite: Command {
  static let configuration = CommandConfiguration(
    commandName: "favorite",
    abstract: "Add recipes to your favorites.",
    usage: "recipes favorite RECIPE...",
    discussion: """
      Examples:
        recipes favorite 12
        recipes favorite 3-7,12 tomato
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.setFavorite(recipes, true)
  }
}

struct Unfavorite: Command {
  static let configuration = CommandConfiguration(
    commandName: "unfavorite",
    abstract: "Remove recipes from your favorites.",
    usage: "recipes unfavorite RECIPE...",
    discussion: """
      Examples:
        recipes unfavorite 12
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    try session.setFavorite(recipes, false)
  }
}

extension Session {
  /// Makes the recipes that words name favorites, or ends that.
  func setFavorite(_ words: [String], _ isFavorite: Bool) throws {
    let state: StyledText = isFavorite ? "is a favorite" : "is not a favorite"
    try change(recipes: words) {
      try $0.setFavorite($1, isFavorite)
    } phrases: { _, _ in
      ChangePhrases(
        changed: { isFavorite ? "\(sign: "♥", .favorite) \($0)" : "Removed \($0) from your favorites" },
        unchanged: { "\($0) \(state)" })
    }
  }
}
