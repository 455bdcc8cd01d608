package import RecipeKitchen
package import RecipeModel

/// A recipe that a line of another one names.
package struct LinkedRecipe: Identifiable, Hashable, Sendable {
  package let id: Recipe.ID
  package let title: String

  /// Returns the text of a link to it: the words between the brackets, or the title where they are a number.
  package func shown(as target: String) -> String { Int(target) == nil ? target : title }
}

/// Why a link leads nowhere.
package enum LinkProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No recipe has the title or number.
  case noRecipe(String)
  case severalRecipes(String, [Recipe.ID])
  /// The titles from a recipe on the way to itself.
  case circle([String])
  /// A recipe that is named through more others than are followed.
  case tooDeep(String)

  /// One lowercase line.
  package var description: String {
    switch self {
    case .noRecipe(let name): "no recipe is called \(name.quoted())"
    case .severalRecipes(let name, let ids):
      "\(ids.count) recipes are called \(name.quoted()); name one by its number, such as [[\(ids[0])]]"
    case .circle(let titles): "\(titles[0].quoted()) would need itself: \(titles.joined(separator: " → "))"
    case .tooDeep(let title): "\(title.quoted()) is named through too many recipes"
    }
  }
}

/// A line of a recipe's ingredients, or of a recipe that one of them names.
package struct ExpandedLine: Hashable, Sendable {
  /// As written.
  package let text: String
  /// The number of times it is needed.
  package let factor: Rational
  /// The recipes through which it is needed, the outermost first; none for a line of the recipe itself.
  package let path: [LinkedRecipe]
  /// The recipe that it names.
  package fileprivate(set) var link: LinkedRecipe?
  /// Why its link leads nowhere.
  package fileprivate(set) var problem: LinkProblem?
  /// `true` if the lines of the recipe that it names follow, and are what is needed.
  package fileprivate(set) var isExpanded = false

  init(_ text: String, times factor: Rational, through path: [LinkedRecipe]) {
    self.text = text
    self.factor = factor
    self.path = path
  }
}

extension ExpandedLine {
  mutating func name(_ recipe: LinkedRecipe) { link = recipe }
  mutating func expand() { isExpanded = true }
  mutating func fail(_ problem: LinkProblem) { self.problem = problem }
}
