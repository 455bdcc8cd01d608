import RecipeKitchen
import RecipeModel
package import RecipeStore

/// The recipes that a recipe names in its ingredients.
extension AdaptedRecipe {
  /// The recipe that each link means, by what stands between its brackets.
  package var links: [String: LinkedRecipe] {
    var links: [String: LinkedRecipe] = [:]
    for line in lines where line.path.isEmpty {
      if let target = IngredientLine.parse(line.text).link?.target, let recipe = line.link { links[target] = recipe }
    }
    return links
  }

  /// The problems of the links of its own lines.
  package var linkProblems: [LinkProblem] { lines.filter(\.path.isEmpty).compactMap(\.problem) }

  /// The ingredients, a line each, in the amounts asked for: the lines of the recipes that it names stand for those
  /// that name them.
  package var neededIngredients: String {
    if lines.isEmpty { return recipe.ingredients }
    return lines.filter { !$0.isExpanded }.map { text(of: $0) }.joined(separator: "\n")
  }

  /// The ingredients as people read them: a recipe that is named stands without brackets, with its number: "→ 31".
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the lines of the recipes that are named follow, each two spaces further in.
  ///   - isWritten: Whether amounts are those of the library.
  package func shownIngredients(isExpanded: Bool, isWritten: Bool = false) -> String {
    if lines.isEmpty { return (isWritten ? written : recipe).ingredients }
    return lines.filter { isExpanded || $0.path.isEmpty }.map { line in
      let margin = String(repeating: "  ", count: line.path.count)
      let target = IngredientLine.parse(line.text).link?.target
      return margin
        + RecipeLink.shown(isWritten ? line.text : text(of: line)) { link in
          guard let recipe = line.link, link.target == target else { return link.target }
          return "\(recipe.shown(as: link.target)) → \(recipe.id)"
        }
    }.joined(separator: "\n")
  }

  /// A line with its amounts as they are needed.
  private func text(of line: ExpandedLine) -> String {
    adaptation.multiplied(by: line.factor).ingredients(line.text)
  }
}
