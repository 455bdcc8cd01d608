package import RecipeModel

/// Two recipes that may be one.
package struct DuplicatePair: Hashable, Sendable {
  /// The first sign that they are one.
  package enum Reason: Hashable, Sendable {
    case page
    case title
    case ingredients
    /// So many foods of the recipe that has more of them.
    case some(Int, of: Int)
  }

  /// The recipe with the lower number.
  package let first: LinkedRecipe
  package let second: LinkedRecipe
  package let reason: Reason

  package var ids: [Recipe.ID] { [first.id, second.id] }
}

extension DuplicatePair.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .page: "the same page"
    case .title: "the same title"
    case .ingredients: "the same ingredients"
    case .some(let shared, let count): "\(shared) of \(count) ingredients"
    }
  }
}
