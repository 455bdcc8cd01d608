import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

extension Page {
  /// The ingredients with the controls that scale and convert them.
  static func ingredients(_ content: RecipeContent) -> Markup? {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    if layout.ingredients.isEmpty { return nil }
    return """
      <section aria-labelledby="ingredients">\(amountControls(content))
      \(ingredientGroups(layout.ingredients, content.adapted.links))</section>
      """
  }

  /// Lines of ingredients to tick, under their headings.
  ///
  /// - Parameter links: The recipes that they name, by what stands between the brackets.
  static func ingredientGroups(_ groups: [RecipeLayout.Group], _ links: [String: LinkedRecipe]) -> Markup {
    var number = 0
    let groups = groups.map { group -> Markup in
      let lines = group.lines.map { line -> Markup in
        number += 1
        return tick(line, number, links)
      }
      return """
        \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
        <ul class="ingr">
        \(lines)</ul>

        """
    }
    return "\(groups)"
  }

  /// Lines of ingredients to read.
  static func plainIngredients(_ groups: [RecipeLayout.Group], _ links: [String: LinkedRecipe]) -> Markup {
    let groups = groups.map { group -> Markup in
      """
      \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
      <ul class="ingr">\(group.lines.map { "<li dir=\"auto\">\(ingredient($0, links))</li>\n" })</ul>

      """
    }
    return "\(groups)"
  }

  /// One line of the ingredients: a box, the amount, the rest.
  static func tick(_ line: String, _ number: Int, _ links: [String: LinkedRecipe]) -> Markup {
    """
    <li><label class="tick"><input type="checkbox" name="i\(number)"><span dir="auto">\(ingredient(line, links))</span></label></li>

    """
  }

  /// A line with the amount that it begins with in bold, and the recipes that it names as links.
  static func ingredient(_ line: String, _ links: [String: LinkedRecipe]) -> Markup {
    let first = IngredientLine.parse(line).amounts.first
    guard let span = first?.span, span.lowerBound == 0, span.upperBound <= line.utf8.count else {
      return linked(line, links)
    }
    let amount = String(decoding: line.utf8.prefix(span.upperBound), as: UTF8.self)
    let rest = String(decoding: line.utf8.dropFirst(span.upperBound), as: UTF8.self)
    return "<b>\(amount)</b>\(linked(rest, links))"
  }

  private static func linked(_ text: String, _ links: [String: LinkedRecipe]) -> Markup {
    var (parts, position): ([Markup], Int) = ([], 0)
    let bytes = Array(text.utf8)
    func plain(to end: Int) -> Markup { "\(String(decoding: bytes[position..<end], as: UTF8.self))" }
    for link in RecipeLink.links(in: text) {
      parts.append(plain(to: link.span.lowerBound))
      parts.append(
        links[link.target].map { "<a href=\"\(.recipe($0.id))\">\($0.shown(as: link.target))</a>" } ?? "\(link.target)")
      position = link.span.upperBound
    }
    return "\(parts)\(plain(to: bytes.count))"
  }
}

// MARK: - Amounts

extension Page {
  private static func amountControls(_ content: RecipeContent) -> Markup {
    """
    <div class="sect"><h2 id="ingredients">Ingredients</h2>\(unitsMenu(content))</div>
    <div class="scale bar">\(servingsControl(content))\(factorControl(content))</div>
    """
  }

  /// The systems of units, each a link.
  private static func unitsMenu(_ content: RecipeContent) -> Markup {
    let systems: [MeasurementSystem?] = [nil, .metric, .us, .imperial]
    let links = systems.map { system -> Markup in
      var amounts = content.amounts
      amounts.units = system
      let here: Markup = system == content.amounts.units ? " aria-current=\"true\"" : ""
      return
        "<a href=\"\(adapted(.recipe(content.id, in: content.pane?.list), amounts))\"\(here)>\(name(of: system))</a>"
    }
    return """
      <details class="menu units scale"><summary class="bare"><span class="vh">Units:</span>\(name(of: content.amounts.units))\
      \(icon("down", class: "down"))</summary><div>\(links)</div></details>
      """
  }

  private static func name(of system: MeasurementSystem?) -> Markup {
    switch system {
    case nil: "As written"
    case .metric: "Metric"
    case .us: "US"
    case .imperial: "Imperial"
    }
  }

  /// One fewer, how many, one more: for recipes that say for how many they are.
  private static func servingsControl(_ content: RecipeContent) -> Markup? {
    guard let shown = ServingsCount(content.recipe.servings)?.count, shown.denominator == 1 else { return nil }
    let count = shown.numerator
    let fewer: Markup =
      count > 1
      ? "<a href=\"\(serving(count - 1, content))\" aria-label=\"Fewer servings\">\(icon("minus"))</a>" : ""
    return """
      <span class="seg" role="group" aria-label="Servings">\(fewer)<output>\(count)</output>\
      <a href="\(serving(count + 1, content))" aria-label="More servings">\(icon("plus"))</a></span>
      """
  }

  private static func serving(_ count: Int, _ content: RecipeContent) -> Link {
    adapted(
      .recipe(content.id, in: content.pane?.list), AmountRequest(.serves("\(count)"), units: content.amounts.units))
  }

  private static func factorControl(_ content: RecipeContent) -> Markup {
    let factors: [(value: String?, name: Markup, label: Markup)] = [
      ("1/2", "½", " aria-label=\"Half\""), (nil, "1×", ""), ("2", "2×", ""),
    ]
    let links = factors.map { factor -> Markup in
      let here = content.adapted.factor == factor.value
      let link = adapted(
        .recipe(content.id, in: content.pane?.list),
        AmountRequest(factor.value.map { .scale($0) }, units: content.amounts.units))
      return "<a href=\"\(link)\" dir=\"ltr\"\(factor.label)\(" aria-current=\"true\"", if: here)>\(factor.name)</a>"
    }
    return "<span class=\"seg\" role=\"group\" aria-label=\"Scale\">\(links)</span>"
  }
}
