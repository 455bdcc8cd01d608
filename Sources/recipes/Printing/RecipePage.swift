import RecipeModel
import RecipeStore

/// A whole recipe as it is read while cooking.
struct RecipePage {
  let recipe: Recipe
  /// In cells; nil for lines as long as they were written.
  let width: Int?
  /// Where its pictures are; the mere names of those that are elsewhere.
  var pictures: [String] = []
  /// The factor of its amounts, such as `×2`; nil if they are as written.
  var scale: String?

  var lines: [StyledText] {
    var lines = heading
    lines += section("Ingredients", recipe.ingredients, isNumbered: false)
    lines += section("Directions", recipe.directions, isNumbered: !StepNumbers.stand(in: recipe.directions))
    lines += section("Notes", recipe.notes, isNumbered: false)
    return lines
  }

  private var heading: [StyledText] {
    var lines = wrapped(recipe.title).map { StyledText($0, .title) }
    if recipe.isFavorite { lines[lines.count - 1] += " \(sign: "♥", .favorite)" }
    let facts = [yield, CookingTime.text(recipe.totalTime), timesApart, "recipe \(recipe.id)"]
    let details = [
      facts.filter { !$0.isEmpty }.joined(separator: " | "),
      scale == nil ? "" : "Times, temperatures and the sizes of tins are as written.",
      recipe.collections.isEmpty ? "" : "In \(recipe.collections.joined(separator: ", "))",
      recipe.source.isEmpty ? "" : "From \(recipe.source)",
      recipe.addedOn.map { "Added \(PrintedTime.text($0))" } ?? "",
    ]
    for detail in details where !detail.isEmpty { lines += wrapped(detail).map { StyledText($0, .faint) } }
    // On one line, to be copied.
    lines += pictures.map { StyledText(SafeText(line: "Picture \($0)"), .faint) }
    return lines
  }

  /// `8 servings (×2)`.
  private var yield: String {
    [Servings.phrase(recipe.servings), scale.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Preparation and cooking, where both are stated.
  private var timesApart: String {
    guard recipe.prepTime > 0, recipe.cookTime > 0 else { return "" }
    return "prep \(CookingTime.text(recipe.prepTime)), cook \(CookingTime.text(recipe.cookTime))"
  }
}

extension RecipePage {
  private func section(_ title: String, _ text: String, isNumbered: Bool) -> [StyledText] {
    guard !text.isEmpty else { return [] }
    var lines: [StyledText] = ["", "\(title, .heading)"]
    var step = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        lines.append("")
      } else if isSubheading(line) || !isNumbered {
        lines += indented(line)
      } else {
        step += 1
        lines += indented(line, step: step)
      }
    }
    return lines
  }

  /// "For the dough:" is not a step.
  private func isSubheading(_ line: Substring) -> Bool {
    line.hasSuffix(":") || line.hasSuffix("：")
  }

  /// Returns a line after the number of its step; what does not fit stands below, as far in.
  private func indented(_ line: Substring, step: Int? = nil) -> [StyledText] {
    let label = step.map { $0 < 10 ? " \($0). " : "\($0). " } ?? "  "
    let margin = String(repeating: " ", count: label.count)
    return wrapped(line, narrowerBy: label.count).enumerated().map { index, text in
      index == 0 && step != nil ? "\(label, .faint)\(text)" : "\(margin)\(text)"
    }
  }

  private func wrapped(_ text: some StringProtocol, narrowerBy indent: Int = 0) -> [SafeText] {
    let text = SafeText(line: text)
    guard let width else { return [text] }
    return text.wrapped(to: max(Self.leastWidth, width - indent))
  }

  /// Below this, lines run over the edge rather than being broken every few letters.
  private static let leastWidth = 20
}

extension RecipePage {
  /// The page of a recipe of the library.
  init(_ recipe: Recipe, of store: RecipeStore, width: Int?, scale: String? = nil) {
    let pictures = store.pictures
    self.init(
      recipe: recipe, width: width,
      pictures: recipe.imageNames.map { name in
        guard let pictures, pictures.contains(name) else { return name }
        return pictures.path(of: name)
      }, scale: scale)
  }
}
