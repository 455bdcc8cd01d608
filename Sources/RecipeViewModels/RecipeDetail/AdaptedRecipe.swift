package import RecipeKitchen
package import RecipeModel
package import RecipeStore

/// A request for the amounts of a recipe, as typed.
package struct AmountRequest: Equatable, Sendable {
  /// For so many, or so much of it; never both.
  package enum Size: Equatable, Sendable {
    case serves(String)
    case scale(String)
  }

  /// nil for the amounts as they are written.
  package var size: Size?
  package var units: MeasurementSystem?

  package init(_ size: Size? = nil, units: MeasurementSystem? = nil) {
    self.size = size
    self.units = units
  }

  package var serves: String? {
    get { if case .serves(let count) = size { count } else { nil } }
    set { size = newValue.map(Size.serves) }
  }

  package var scale: String? {
    get { if case .scale(let factor) = size { factor } else { nil } }
    set { size = newValue.map(Size.scale) }
  }

  /// The factor for a recipe.
  package func factor(for recipe: Recipe) throws(AmountError) -> Rational {
    if let scale {
      guard let factor = Rational.factor(scale) else { throw .invalidScale(scale) }
      return factor
    }
    guard let serves else { return .one }
    guard let count = Rational.factor(serves) else { throw .invalidServings(serves) }
    guard let servings = ServingsCount(recipe.servings) else { throw .noServings(recipe.id) }
    guard let factor = servings.factor(for: count) else { throw .invalidServings(serves) }
    return factor
  }
}

/// Why a recipe cannot be shown with the amounts that are asked for.
package enum AmountError: Error, Equatable {
  /// Not a number above 0 and up to `Rational.largestFactor`.
  case invalidScale(String)
  /// Not such a number, or one that makes such a factor.
  case invalidServings(String)
  /// The recipe does not say how many it serves.
  case noServings(Recipe.ID)
}

extension AmountError {
  /// One lowercase line.
  ///
  /// - Parameter name: A name as it is typed, such as `--serves` on the command line.
  package func message(naming name: (String) -> String = { $0 }) -> String {
    switch self {
    case .invalidScale(let word): Self.invalid(name("scale"), word)
    case .invalidServings(let word): Self.invalid(name("serves"), word)
    case .noServings(let id): "recipe \(id) does not say how many it serves; use \(name("scale"))"
    }
  }

  private static func invalid(_ name: String, _ word: String) -> String {
    "\(name) \(word.quoted()): give a number above 0 and up to \(Rational.largestFactor), such as 2, 2/3 or 1.5"
  }
}

/// A recipe with its amounts as they are asked for.
package struct AdaptedRecipe: Sendable {
  package private(set) var recipe: Recipe
  /// The recipe as it is in the library.
  package let written: Recipe
  /// `×2` and `2`; nil if the amounts are as written.
  package private(set) var scale: String?
  package private(set) var factor: String?
  /// The step of the history after which the recipe was like that; nil for now.
  package var step: HistoryStep?
  /// The number that servings such as "4-6" were taken as, if that had to be decided.
  package private(set) var servingsTakenAs: String?
  /// Its lines with those of the recipes that it names; none if it names no other.
  package private(set) var lines: [ExpandedLine] = []
  /// How it stands to the diets that are asked about.
  package var diets: [DietAnswer] = []
  let adaptation: RecipeAdaptation

  /// - Parameters:
  ///   - system: The units that amounts are converted to; `nil` for those written.
  ///   - isForPrograms: `true` if a program reads it: things are not rounded as a cook counts them.
  package init(
    _ written: Recipe, _ amounts: AmountRequest = AmountRequest(), _ system: MeasurementSystem? = nil,
    isForPrograms: Bool = false
  ) throws(AmountError) {
    recipe = written
    self.written = written
    adaptation = RecipeAdaptation(
      factor: try amounts.factor(for: written), system: system, for: written.ingredients, countsThings: !isForPrograms)
    if adaptation.isIdentity { return }
    recipe.ingredients = adaptation.ingredients(written.ingredients)
    recipe.directions = adaptation.directions(written.directions)
    if adaptation.factor == .one { return }
    scale = adaptation.scale
    factor = adaptation.factor.description
    guard let servings = ServingsCount(written.servings) else { return }
    recipe.servings =
      amounts.serves.map(servings.replaced(by:))
      ?? servings.scaled(by: adaptation.factor, countsThings: !isForPrograms)
    if amounts.serves != nil, servings.isRange { servingsTakenAs = servings.countText }
  }

  /// Reads the recipes that it names from the library as well.
  package init(
    _ written: Recipe, _ amounts: AmountRequest = AmountRequest(), _ system: MeasurementSystem? = nil,
    isForPrograms: Bool = false, in store: RecipeStore
  ) throws {
    try self.init(written, amounts, system, isForPrograms: isForPrograms)
    if RecipeLink.mayStand(in: written.ingredients) { lines = try store.expandedLines(of: written) }
  }
}
