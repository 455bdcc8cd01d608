import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Nutrition: CommandGroup {
  static let name = "nutrition"
  static let declaration = Declaration<Self>(
    "Show what the ingredients of recipes hold.",
    usage: ["recipes nutrition RECIPE... [--serves N] [--explain]", "recipes nutrition COMMAND"],
    text: """
      The first line says how many lines of a recipe count, the last ones which do not. A food that is not known is \
      made known with map.
      """,
    examples: [
      "recipes nutrition 12",
      "recipes nutrition 12 --serves 6 --explain",
      "recipes nutrition foods rice milk",
      #"recipes nutrition map "oat milk" --kcal 46 --fat 1.5 --carbohydrate 6.7"#,
    ])
  static let subcommands: [Subcommand] = [
    .command(ShowNutrition.self), .verb(MapFood.self), .verb(UnmapFood.self), .command(ListFoods.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ShowNutrition.self
}

struct ShowNutrition: Command {
  static let name = "nutrition show"
  static let declaration = Declaration<Self>(
    "Show what the ingredients of recipes hold.",
    usage: ["recipes nutrition show RECIPE... [--serves N] [--explain]"],
    text: """
      The word show may be left out. Prints energy, protein, fat, carbohydrate, sugar, fiber, and salt of a serving \
      and of 100 g of the raw ingredients, by the tables of the US Department of Agriculture. The first line says how \
      many lines of the recipe count, the last ones which do not. Nothing is estimated: a line counts if its amount, \
      its food, and what that weighs are known.
      """,
    examples: [
      "recipes nutrition 12",
      "recipes nutrition 12 --serves 6",
      "recipes nutrition 12 --explain",
      "recipes nutrition show 12 --json",
    ],
    parameters: [
      .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles."),
      .option(\.serves, "serves", .text("count"), "Divide the recipe among so many, if it does not say."),
      .flag(\.isExplained, "explain", "Name the food and the weight that each line counts as."),
    ])

  var recipes: [String] = []
  var serves: String?
  var isExplained = false

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
