import ArgumentParser
import RecipeKitchen
import RecipeModel

/// For how many a recipe is shown, and in which units.
struct AmountOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Show the amounts for so many servings.", valueName: "count"))
  var serves: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Multiply the amounts: 2, 2/3, 1.5.", valueName: "factor"))
  var scale: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Show the amounts in these units.", valueName: "system"))
  var units: MeasurementSystem?

  func validate() throws {
    if serves != nil, scale != nil { throw ValidationError("Give --serves or --scale, not both.") }
  }

  var request: AmountRequest { AmountRequest(serves: serves, scale: scale, units: units) }
}

extension MeasurementSystem: ExpressibleByArgument {}

/// How the amounts of a recipe are asked for, as typed.
struct AmountRequest: Equatable {
  var serves: String?
  var scale: String?
  var units: MeasurementSystem?

  /// The system named by `--units`, else by `RECIPES_UNITS`, else the one given; nil for units as written.
  func shownUnits(in environment: Environment, configured: String? = nil) throws(CommandError) -> MeasurementSystem? {
    if let units { return units }
    guard let name = environment["RECIPES_UNITS"] ?? configured else { return nil }
    guard let system = MeasurementSystem(rawValue: name) else {
      throw CommandError("RECIPES_UNITS is not metric, us or imperial: \(name.quoted())", .usage)
    }
    return system
  }

  /// The factor for a recipe.
  ///
  /// - Throws: `CommandError` for what is not a factor, and for servings that hold no number.
  func factor(for recipe: Recipe) throws(CommandError) -> Rational {
    if let scale {
      guard let factor = Rational.factor(scale) else { throw Self.invalid(scale, "--scale") }
      return factor
    }
    guard let serves else { return .one }
    guard let count = Rational.factor(serves) else { throw Self.invalid(serves, "--serves") }
    guard let servings = ServingsCount(recipe.servings) else {
      throw CommandError("recipe \(recipe.id) does not say how many it serves; use --scale", .badInput)
    }
    guard let factor = servings.factor(for: count) else { throw Self.invalid(serves, "--serves") }
    return factor
  }

  private static func invalid(_ word: String, _ option: StyledText) -> CommandError {
    CommandError(
      "\(option) \(word.quoted()): give a number above 0 and up to \(Rational.largestFactor), such as 2, 2/3 or 1.5",
      .badInput)
  }
}

/// A recipe with its amounts as they are asked for.
struct AdaptedRecipe {
  private(set) var recipe: Recipe
  /// `×2` and `2`; nil if the amounts are as written.
  private(set) var scale: String?
  private(set) var factor: String?
  /// What else there is to say about the amounts.
  private(set) var note: StyledText?

  init(_ recipe: Recipe, _ amounts: AmountRequest, _ system: MeasurementSystem?) throws(CommandError) {
    self.recipe = recipe
    let adaptation = RecipeAdaptation(factor: try amounts.factor(for: recipe), system: system)
    if adaptation.isIdentity { return }
    self.recipe.ingredients = adaptation.ingredients(recipe.ingredients)
    self.recipe.directions = adaptation.directions(recipe.directions)
    if adaptation.factor == .one { return }
    scale = adaptation.scale
    factor = adaptation.factor.description
    guard let servings = ServingsCount(recipe.servings) else { return }
    self.recipe.servings =
      amounts.serves.map(servings.replaced(by:)) ?? servings.scaled(by: adaptation.factor)
    if amounts.serves != nil, servings.isRange {
      note = "\(recipe.servings.quoted()) is taken as \(servings.count.description)"
    }
  }
}
