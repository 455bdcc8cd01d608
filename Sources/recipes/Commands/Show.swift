import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Show: Command {
  static let name = "show"
  static let declaration = Declaration<Self>(
    "Show whole recipes.",
    usage: ["recipes show RECIPE... [--serves N | --scale FACTOR] [--units SYSTEM] [--expand]"],
    text: """
      Amounts are shown for as many as you cook for, in the units you measure in; the recipe stays as it is. An \
      ingredient that is another recipe, such as 1 batch [[Pizza dough]], is shown with its number.
      """,
    examples: [
      "recipes show 12",
      "recipes show tomato",
      "recipes show 12 --serves 8",
      "recipes show 12 --scale 2/3 --units metric",
      "recipes show pizza --expand",
      "recipes show 3-5 --json",
    ],
    groups: [
      [
        .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles.")
      ],
      AmountOptions.parameters.within(\.amounts).inSection("Amounts"),
      [
        .flag(\.isExpanded, "expand", "With the ingredients of the recipes that it names.")
      ],
    ],
    rules: AmountOptions.rules)

  var recipes: [String] = []
  var amounts = AmountOptions()
  var isExpanded = false

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    try session.show(recipes, as: amounts.request, isExpanded: isExpanded)
  }
}

extension Session {
  /// The amounts asked for; if none are, those that a shell has been told to show a recipe by.
  private func requested(_ request: AmountRequest, for recipe: Recipe) -> AmountRequest {
    if request.size != nil { return request }
    return AmountRequest((shell?.scales[recipe.id]).map { .scale($0) }, units: request.units)
  }

  /// Prints the recipes that words name, whole.
  ///
  /// - Parameter isExpanded: Whether the ingredients of the recipes that they name follow.
  func show(_ words: [String], as amounts: AmountRequest = AmountRequest(), isExpanded: Bool = false) throws {
    let store = try library.open()
    let system = try amounts.shownUnits(in: world.environment, configured: configuredUnits)
    let found = try store.read { try store.recipes(with: recipes(named: words, in: store)) }
    let shown = try found.map { try AdaptedRecipe($0, requested(amounts, for: $0), system, in: store) }
    if printer.isJSON { return try printer.printJSON(shown, isExpanded: isExpanded) }
    for (index, adapted) in shown.enumerated() {
      if index > 0 { try printRule() }
      for line in printer.page(of: adapted, in: store, isExpanded: isExpanded).lines { try print(line) }
      if let note = adapted.note { tell(note) }
      for problem in adapted.linkProblems { tell("\(problem.description)") }
    }
  }

  /// Parts two recipes: with a line as wide as their text on a terminal, with an empty line elsewhere.
  private func printRule() throws {
    try print("")
    guard let width = printer.width else { return }
    let rule = String(repeating: "─", count: min(width, RecipePage.mostWidth))
    try print("\(sign: rule, .faint)")
    try print("")
  }
}
