package import RecipeKitchen

/// Diets that are asked about, and what is to be left out, as typed.
package struct DietsAsked: Equatable, Sendable {
  /// Each may be several, with commas between.
  package var diets: [String] = []
  package var freeFrom: [String] = []

  package init(diets: [String] = []) { self.diets = diets }

  package var isEmpty: Bool { diets.isEmpty && freeFrom.isEmpty }

  /// - Throws: `NameError.noSuchDiet`, `.noSuchAllergen`.
  package func named(by names: any Names) throws -> [Diet] {
    var all: [Diet] = []
    for diet in try diets.flatMap(names.diets) + freeFrom.flatMap(DietNames.free) where !all.contains(diet) {
      all.append(diet)
    }
    return all
  }

  /// - Parameters:
  ///   - diet: The help of `--diet`.
  ///   - freeFrom: That of `--free-from`.
  static func parameters(_ diet: String, _ freeFrom: String) -> [Parameter<Self>] {
    [
      .options(\.diets, "diet", .text("diet", atLeast: 1), diet),
      .options(\.freeFrom, "free-from", .text("food", atLeast: 1), freeFrom),
    ]
  }

  /// What help has to say of answers.
  package static let help = """
    Diets are vegan, vegetarian, pescatarian, gluten-free, dairy-free, egg-free, nut-free, no-pork, and no-alcohol. Only \
    the words of the recipe are looked at: the package decides, and traces are not known to the program.
    """
}
