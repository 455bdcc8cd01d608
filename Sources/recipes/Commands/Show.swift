import ArgumentParser
import RecipeModel
import RecipeStore
import RecipeViewModels

struct Show: Command {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show whole recipes.",
    usage: "recipes show RECIPE... [--serves N | --scale FACTOR] [--units SYSTEM] [--expand]",
    discussion: """
      Amounts are shown for as many as you cook for, in the units you measure in; the recipe stays as it is. An \
      ingredient that is another recipe, such as 1 batch [[Pizza dough]], is shown with its number.

      Examples:
        recipes show 12
        recipes show tomato
        recipes show 12 --serves 8
        recipes show 12 --scale 2/3 --units metric
        recipes show pizza --expand
        recipes show 3-5 --json
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Amounts") var amounts: AmountOptions

  @Flag(name: .customLong("expand"), help: "With the ingredients of the recipes that it names.")
  var isExpanded = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    try session.show(recipes, as: amounts.request, isExpanded: isExpanded)
  }
}

extension Session {
  /// The amounts asked for; if none are, those that a shell has been told to show a recipe by.
  private func requested(_ request: AmountRequest, for recipe: Recipe) -> AmountRequest {
    guard request.serves == nil, request.scale == nil else { return request }
    return AmountRequest(scale: shell?.scales[recipe.id], units: request.units)
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
