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

struct ShowNutrition: CommandOfQuery {
  var query = SummarizeNutrition()

  func run(in session: Session) throws {
    let summaries = try session.answer(query, from: session.library.open())
    if session.printer.isJSON { return try session.printer.print(json: .array(summaries.map(\.json))) }
    for (index, summary) in summaries.enumerated() {
      if index > 0 { try session.print("") }
      for line in NutritionPage(summary: summary, isExplained: query.isExplained).lines { try session.print(line) }
    }
  }
}
