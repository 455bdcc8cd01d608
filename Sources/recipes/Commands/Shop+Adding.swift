import ArgumentParser
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

struct AddToShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put recipes, or things of your own, on the shopping list.",
    usage:
      "recipes shop add [RECIPE...] [--serves COUNT | --scale FACTOR] [--item TEXT]\nrecipes shop add --plan RANGE",
    discussion: """
      A recipe is on the list once: adding it again with another number of servings changes how much is needed.

      Examples:
        recipes shop add 12 29 --serves 4
        recipes shop add "tomato soup" --scale 2
        recipes shop add --item "2 rolls of foil" --item milk
        recipes shop add --plan next-week
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String] = []
  @Option(parsing: .unconditional, help: ArgumentHelp("For so many servings of each.", valueName: "count"))
  var serves: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Multiply the amounts: 2, 2/3, 1.5.", valueName: "factor"))
  var scale: String?
  @Option(
    name: .customLong("item"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Something of your own, with its amount; may be repeated.", valueName: "text"))
  var items: [String] = []
  @Option(
    name: .customLong("plan"), parsing: .unconditional,
    help: ArgumentHelp("The recipes that are planned for these days.", valueName: "range"))
  var plan: String?
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if plan != nil {
      guard recipes.isEmpty, items.isEmpty, serves == nil, scale == nil else {
        throw ValidationError("--plan is used alone.")
      }
    } else if recipes.isEmpty, items.isEmpty {
      throw ValidationError("What? name recipes, or use --item.")
    }
    if serves != nil, scale != nil { throw ValidationError("Give --serves or --scale, not both.") }
  }

  func run(in session: Session) throws {
    if let plan { return try session.shopForPlan(plan) }
    let request = AmountRequest(serves: serves, scale: scale)
    let result = try session.library.change(.writing) { store in try add(to: store, request, session) }
    try session.printer.report { [printer = session.printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(result.entries) }
      if !result.added.isEmpty { try printer.print("Added to the list: \(StyledText.list(result.added))") }
      if !result.changed.isEmpty { try printer.print("Changed on the list: \(StyledText.list(result.changed))") }
    }
    try session.printer.output.flush()
    for name in result.unchanged { session.note("nothing to change: \(name) is on the list") }
  }

  /// What is said of recipes and lines, and the entries that they are in.
  private struct Report {
    var added: [StyledText] = []
    var changed: [StyledText] = []
    var unchanged: [StyledText] = []
    var entries: [NumberedItem] = []
  }

  private func add(to store: RecipeStore, _ request: AmountRequest, _ session: Session) throws -> Report {
    let ids = recipes.isEmpty ? [] : try session.recipes(named: recipes, in: store)
    let known = Dictionary(try store.shoppingList().recipes.map { ($0.id, $0.factor) }) { first, _ in first }
    var report = Report()
    var added: [(id: Recipe.ID, factor: Rational)] = []
    for id in ids {
      guard let recipe = try store.recipe(with: id) else { continue }
      let isSized = serves != nil || scale != nil
      let factor = try isSized ? request.factor(for: recipe) : known[id] ?? .one
      let scale = RecipeAdaptation(factor: factor).scale
      let name = StyledText.name(RecipeListRow(of: recipe)) + (factor == .one ? "" : " (\(scale))")
      switch known[id] {
      case factor: report.unchanged.append(name)
      case nil: report.added.append(name)
      default: report.changed.append(name)
      }
      added.append((id, factor))
    }
    try store.addToShoppingList(added, lines: items)
    report.added += items.map { "\($0)" }
    let list = try store.shoppingList(in: session.shoppingUnits())
    report.entries = list.numbered.filter { entry in
      entry.item.recipes.contains { recipe in ids.contains(recipe.neededFor?.id ?? recipe.id) }
        || items.contains(where: entry.item.lines.contains)
    }
    return report
  }
}

struct RemoveFromShopping: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take entries or recipes off the shopping list.",
    usage: "recipes shop remove [ENTRY...] [--recipe RECIPE]",
    discussion: """
      An entry of a recipe is set aside until the list is cleared; the recipe stays. Your own things are deleted.

      Examples:
        recipes shop remove onion 3
        recipes shop remove --recipe "tomato soup"
      """)

  @Argument(help: ArgumentHelp("Numbers or names.", valueName: "entry")) var entries: [String] = []
  @Option(
    name: .customLong("recipe"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A recipe, with all of its entries; may be repeated.", valueName: "recipe"))
  var recipes: [String] = []
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if entries.isEmpty == recipes.isEmpty { throw ValidationError("What? name entries, or use --recipe.") }
  }

  func run(in session: Session) throws {
    guard recipes.isEmpty else { return try removeRecipes(in: session) }
    let touched = try session.changeShoppingItems(entries) { try $0.setAsideShoppingItems($1.map(\.item.id)) }
    try session.report(touched) {
      "Removed from the list: \($0)"
    } unchanged: { names in
      "\(names)"
    }
  }

  private func removeRecipes(in session: Session) throws {
    let (removed, others) = try session.library.change { store in
      let ids = try session.recipes(named: recipes, in: store)
      let known = Set(try store.shoppingList().recipes.map(\.id))
      try store.removeFromShoppingList(recipes: ids)
      let rows = try store.listRows(with: ids)
      return (rows.filter { known.contains($0.id) }, rows.filter { !known.contains($0.id) })
    }
    try session.printer.report { [printer = session.printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(rows: removed) }
      if !removed.isEmpty { try printer.print("Removed from the list: \(StyledText.list(removed.map { .name($0) }))") }
    }
    try session.printer.output.flush()
    for row in others { session.note("nothing to change: \(StyledText.name(row)) is not on the list") }
  }
}
