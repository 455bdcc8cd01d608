import RecipeKitchen
package import RecipeViewModels

extension AmountRequest {
  /// For how many something is meant, or how much of it.
  static let parameters: [Parameter<Self>] = [
    .option(\.serves, "serves", .text("count", atLeast: 1), "For so many servings of each."),
    .option(\.scale, "scale", .text("factor", atLeast: 1), "Multiply the amounts: 2, 2/3, 1.5."),
  ]

  /// For how many a recipe is shown, and in which units.
  package static let shown: [Parameter<Self>] = [
    .option(\.serves, "serves", .text("count", atLeast: 1), "Show the amounts for so many servings.")
      .documented("For so many: 8, 2/3, 1.5."),
    parameters[1],
    .option(\.units, "units", .choice("system"), "Show the amounts in these units."),
  ]

  package static let rule = Rule.exclusive(["serves", "scale"], "give `serves` or `scale`, not both")
}
