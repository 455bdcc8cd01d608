import ArgumentParser
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeViewModels

struct Nutrition: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nutrition",
    abstract: "Show what the ingredients of recipes hold.",
    usage: "recipes nutrition RECIPE... [--serves N] [--explain]\nrecipes nutrition COMMAND",
    discussion: """
      The first line says how many lines of a recipe count, the last ones which do not. A food that is not known is made \
      known with map.

      Examples:
        recipes nutrition 12
        recipes nutrition 12 --serves 6 --explain
        recipes nutrition foods rice milk
        recipes nutrition map "oat milk" --kcal 46 --fat 1.5 --carbohydrate 6.7
      """,
    subcommands: [ShowNutrition.self, MapFood.self, UnmapFood.self, ListFoods.self],
    defaultSubcommand: ShowNutrition.self)
}

struct ShowNutrition: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what the ingredients of recipes hold.",
    usage: "recipes nutrition show RECIPE... [--serves N] [--explain]",
    discussion: """
      The word show may be left out. Prints energy, protein, fat, carbohydrate, sugar, fiber, and salt of a serving and of 100 g of the raw ingredients, by \
      the tables of the US Department of Agriculture. The first line says how many lines of the recipe count, the last ones \
      which do not. Nothing is estimated: a line counts if its amount, its food, and what that weighs are known.

      Examples:
        recipes nutrition 12
        recipes nutrition 12 --serves 6
        recipes nutrition 12 --explain
        recipes nutrition show 12 --json
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Divide the recipe among so many, if it does not say.", valueName: "count"))
  var serves: String?

  @Flag(name: .customLong("explain"), help: "Name the food and the weight that each line counts as.")
  var isExplained = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    let servings = try serves.map { word in
      guard let count = Rational.factor(word) else { throw AmountError.invalidServings(word) }
      return count
    }
    let store = try session.library.open()
    let found = try store.read { try store.recipes(with: session.recipes(named: recipes, in: store)) }
    let own = try store.ownFoods()
    let summaries = try found.map { NutritionSummary(try AdaptedRecipe($0, in: store), servings: servings, own: own) }
    if session.printer.isJSON { return try session.printer.print(json: .array(summaries.map(\.json))) }
    for (index, summary) in summaries.enumerated() {
      if index > 0 { try session.print("") }
      for line in NutritionPage(summary: summary, isExplained: isExplained).lines { try session.print(line) }
    }
  }
}
