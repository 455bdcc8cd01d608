package import RecipeViewModels

extension AmountRequest {
  /// For how many something is meant, or how much of it.
  static let parameters: [Parameter<Self>] = [
    .option(\.serves, "serves", .text("count", atLeast: 1), "For so many servings of each."),
    .option(\.scale, "scale", .text("factor", atLeast: 1), "Multiply the amounts: 2, 2/3, 1.5."),
  ]

  package static let rule = Rule.exclusive(
    ["serves", "scale"], AmountError.servesAndScale.message { "`\($0)`" })
}
