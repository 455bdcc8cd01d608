import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A whole recipe as it is read while cooking.
struct RecipePage {
  let recipe: Recipe
  /// In cells; nil for lines as long as they were written.
  let width: Int?
  /// The paths of its pictures, as they are shown.
  var pictures: [String] = []
  /// How it stands to the diets that were asked about, on one line.
  var diets: String?
  /// The factor of its amounts, such as `×2`; nil if they are as written.
  var scale: String?
  /// The recipe that it is a variant of, and its own variants.
  var variants = RecipeVariants()
  /// The recipe as it is in the library, where the amounts are others.
  var written: Recipe?

  /// Wider text is hard to read.
  static let mostWidth = 90

  var lines: [StyledText] {
    var lines = head
    lines += section("Ingredients", recipe.ingredients, of: written?.ingredients) { line, written, isBelowSubheading in
      let margin = SafeText.spaces(isBelowSubheading ? 4 : 2)
      return paragraph(Self.ingredient(line, writtenAs: written), after: StyledText(margin), hanging: 2)
    }
    let areNumbered = StepNumbers.stand(in: recipe.directions)
    var step = 0
    lines += section("Directions", recipe.directions, of: written?.directions) { line, written, _ in
      step += 1
      let label: StyledText = areNumbered ? "  " : "\(step < 10 ? " " : "")\("\(step).", .number) "
      return paragraph(Self.step(line, writtenAs: written), after: label)
    }
    lines += section("Notes", recipe.notes, hasSubheadings: false) { line, _, _ in
      paragraph(StyledText(line), after: "  ")
    }
    return lines
  }
}

// MARK: - Head

extension RecipePage {
  private var head: [StyledText] {
    var lines = wrapped(StyledText(SafeText(line: recipe.title), .title))
    if recipe.isFavorite { lines[lines.count - 1] += " \(sign: "♥", .favorite)" }
    lines += StyledText.joined(facts, fitting: width.map { max($0, Self.leastWidth) }).map { $0.inStyle(.faint) }
    if !recipe.collections.isEmpty {
      lines += wrapped(StyledText(SafeText(line: "In \(recipe.collections.joined(separator: ", "))"), .faint))
    }
    lines += variantLines.flatMap { wrapped($0.inStyle(.faint), hanging: 2) }
    let details = [
      diets ?? "",
      recipe.source.isEmpty ? "" : "From \(recipe.source)",
      recipe.addedOn.map { "Added \(PrintedTime.text($0))" } ?? "",
    ]
    for detail in details where !detail.isEmpty { lines += wrapped(StyledText(SafeText(line: detail), .faint)) }
    lines += logLines.flatMap { wrapped($0, hanging: 2) }
    // On one line, to be copied.
    lines += pictures.map { StyledText(SafeText(line: "Picture \($0)"), .faint) }
    return lines
  }

  /// `Variant of 12  Tomato soup`, `Variants: 53  Tomato soup (2), 54  Red soup`
  private var variantLines: [StyledText] {
    func name(_ recipe: LinkedRecipe) -> StyledText { "\(recipe.id, .number)  \(recipe.title)" }
    var lines: [StyledText] = []
    if let original = variants.original { lines.append("Variant of \(name(original))") }
    if let first = variants.copies.first {
      lines.append(variants.copies.dropFirst().reduce("Variants: \(name(first))") { "\($0), \(name($1))" })
    }
    return lines
  }

  private var facts: [StyledText] {
    let texts = [CookingTime.text(recipe.totalTime), timesApart].filter { !$0.isEmpty }
    return (yield.map { [$0] } ?? []) + texts.map { StyledText(SafeText(line: $0)) }
      + ["recipe \(recipe.id, .number)"]
  }

  /// `8 servings (×2)`.
  private var yield: StyledText? {
    let servings = Servings.phrase(recipe.servings)
    guard let scale else { return servings.isEmpty ? nil : StyledText(SafeText(line: servings)) }
    return "\(servings)\(servings.isEmpty ? "" : " ")(\(sign: scale, .amount))"
  }

  /// Preparation and cooking, where both are stated.
  private var timesApart: String {
    guard recipe.prepTime > 0, recipe.cookTime > 0 else { return "" }
    return "prep \(CookingTime.text(recipe.prepTime)), cook \(CookingTime.text(recipe.cookTime))"
  }
}

// MARK: - Text

extension RecipePage {
  /// Returns what a line of a section is shown as.
  ///
  /// - Parameters:
  ///   - line: The line, which is no subheading.
  ///   - written: The line as it is in the library, if that is another text.
  private typealias Rendering = (_ line: SafeText, _ written: SafeText?, _ isBelowSubheading: Bool) -> [StyledText]

  private func section(
    _ title: String, _ text: String, of written: String? = nil, hasSubheadings: Bool = true, _ render: Rendering
  ) -> [StyledText] {
    guard !text.isEmpty else { return [] }
    let written = written.map(Self.lines)
    var lines: [StyledText] = ["", "\(title, .heading)"]
    var isBelowSubheading = false
    for (index, line) in Self.lines(of: text).enumerated() {
      let isLineBefore = lines.count > 2 && lines.last != ""
      if line.string.allSatisfy(\.isWhitespace) {
        lines.append("")
      } else if hasSubheadings, Subheading.name(of: line.string) != nil {
        isBelowSubheading = true
        lines += isLineBefore ? [""] : []
        lines += paragraph(StyledText(line, .subheading), after: "  ")
      } else {
        lines += render(line, written.flatMap { index < $0.count ? $0[index] : nil }, isBelowSubheading)
      }
    }
    return lines
  }

  private static func lines(of text: String) -> [SafeText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(SafeText.init(line:))
  }

  /// Returns text after a margin; what does not fit stands below, as far in and a bit further.
  private func paragraph(_ text: StyledText, after margin: StyledText, hanging: Int = 0) -> [StyledText] {
    let lines = wrapped(text, narrowerBy: margin.width, hanging: hanging)
    let later = StyledText(.spaces(margin.width + hanging))
    return [margin + lines[0]] + lines.dropFirst().map { later + $0 }
  }

  private func wrapped(_ text: StyledText, narrowerBy margin: Int = 0, hanging: Int = 0) -> [StyledText] {
    guard let width else { return [text] }
    return text.wrapped(to: max(Self.leastWidth, width - margin), hanging: hanging)
  }

  /// Below this, lines run over the edge rather than being broken every few letters.
  private static let leastWidth = 20
}

extension Printer {
  /// The page of a recipe of the library.
  ///
  /// - Parameter isExpanded: Whether the ingredients of the recipes that it names follow.
  func page(of adapted: AdaptedRecipe, in store: RecipeStore, isExpanded: Bool = false) throws -> RecipePage {
    let variants = try store.variants(of: adapted.written)
    var (recipe, written) = (adapted.recipe, adapted.written)
    recipe.ingredients = adapted.shownIngredients(isExpanded: isExpanded)
    written.ingredients = adapted.shownIngredients(isExpanded: isExpanded, isWritten: true)
    let pictures = store.pictures.map { pictures in
      recipe.imageNames.filter(pictures.contains).map { environment.shortened(path: pictures.path(of: $0)) }
    }
    return RecipePage(
      recipe: recipe, width: proseWidth.map { min($0, RecipePage.mostWidth) }, pictures: pictures ?? [],
      diets: DietAnswer.line(of: adapted.diets), scale: adapted.scale, variants: variants,
      written: adapted.scale == nil ? nil : written)
  }
}
