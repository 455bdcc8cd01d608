import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// The ingredients of a recipe with the controls that scale and convert them; nothing where it has none.
struct ScalableIngredients: PagePart {
  private let content: RecipeContent

  init(_ content: RecipeContent) {
    self.content = content
  }

  var markup: Markup {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    if layout.ingredients.isEmpty { return "" }
    return """
      <section aria-labelledby="ingredients">\(amountControls)
      \(IngredientGroups(layout.ingredients, content.adapted.links))</section>
      """
  }
}

// MARK: - Amounts

extension ScalableIngredients {
  private var amountControls: Markup {
    """
    <div class="sect"><h2 id="ingredients">Ingredients</h2>\(unitsMenu)</div>
    <div class="scale bar">\(servingsControl)\(factorControl)</div>
    """
  }

  /// The systems of units, each a link.
  private var unitsMenu: Markup {
    let systems: [MeasurementSystem?] = [nil, .metric, .us, .imperial]
    let links = systems.map { system -> Markup in
      var amounts = content.amounts
      amounts.units = system
      let here: Markup = system == content.amounts.units ? " aria-current=\"true\"" : ""
      return
        "<a href=\"\(Link.recipe(content.id, in: content.pane?.list).with(amounts))\"\(here)>\(name(of: system))</a>"
    }
    return """
      <details class="menu units scale"><summary class="bare"><span class="vh">Units:</span>\(name(of: content.amounts.units))\
      \(icon("down", class: "down"))</summary><div>\(links)</div></details>
      """
  }

  private func name(of system: MeasurementSystem?) -> Markup {
    switch system {
    case nil: "As written"
    case .metric: "Metric"
    case .us: "US"
    case .imperial: "Imperial"
    }
  }

  /// One fewer, how many, one more: for recipes that say for how many they are.
  private var servingsControl: Markup? {
    guard let shown = ServingsCount(content.recipe.servings)?.count, shown.denominator == 1 else { return nil }
    let count = shown.numerator
    let fewer: Markup =
      count > 1
      ? "<a href=\"\(serving(count - 1))\" aria-label=\"Fewer servings\">\(icon("minus"))</a>" : ""
    return """
      <span class="seg" role="group" aria-label="Servings">\(fewer)<output>\(count)</output>\
      <a href="\(serving(count + 1))" aria-label="More servings">\(icon("plus"))</a></span>
      """
  }

  private func serving(_ count: Int) -> Link {
    Link.recipe(content.id, in: content.pane?.list).with(
      AmountRequest(.serves("\(count)"), units: content.amounts.units))
  }

  private var factorControl: Markup {
    let factors: [(value: String?, name: Markup, label: Markup)] = [
      ("1/2", "½", " aria-label=\"Half\""), (nil, "1×", ""), ("2", "2×", ""),
    ]
    let links = factors.map { factor -> Markup in
      let here = content.adapted.factor == factor.value
      let link = Link.recipe(content.id, in: content.pane?.list).with(
        AmountRequest(factor.value.map { .scale($0) }, units: content.amounts.units))
      return "<a href=\"\(link)\" dir=\"ltr\"\(factor.label)\(" aria-current=\"true\"", if: here)>\(factor.name)</a>"
    }
    return "<span class=\"seg\" role=\"group\" aria-label=\"Scale\">\(links)</span>"
  }
}

// MARK: - Lines

/// Lines of ingredients to tick, under their headings.
struct IngredientGroups: PagePart {
  private let groups: [RecipeLayout.Group]
  private let links: [String: LinkedRecipe]

  /// - Parameter links: The recipes that they name, by what stands between the brackets.
  init(_ groups: [RecipeLayout.Group], _ links: [String: LinkedRecipe]) {
    (self.groups, self.links) = (groups, links)
  }

  var markup: Markup {
    var number = 0
    let groups = groups.map { group -> Markup in
      let lines = group.lines.map { line -> Markup in
        number += 1
        return "\(TickableIngredient(line, number, links))"
      }
      return """
        \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
        <ul class="ingr">
        \(lines)</ul>

        """
    }
    return "\(groups)"
  }
}

/// One line of the ingredients: a box, the amount, the rest.
struct TickableIngredient: PagePart {
  private let line: String
  private let number: Int
  private let links: [String: LinkedRecipe]

  /// - Parameter number: Its place, from 1.
  init(_ line: String, _ number: Int, _ links: [String: LinkedRecipe]) {
    (self.line, self.number, self.links) = (line, number, links)
  }

  var markup: Markup {
    """
    <li><label class="tick"><input type="checkbox" name="i\(number)"><span dir="auto">\(IngredientText(line, links))</span></label></li>

    """
  }
}

/// A line with the amount that it begins with in bold, and the recipes that it names as links.
struct IngredientText: PagePart {
  private let line: String
  private let links: [String: LinkedRecipe]

  init(_ line: String, _ links: [String: LinkedRecipe]) {
    (self.line, self.links) = (line, links)
  }

  var markup: Markup {
    let first = IngredientLine.parse(line).amounts.first
    guard let span = first?.span, span.lowerBound == 0, span.upperBound <= line.utf8.count else {
      return linked(line)
    }
    let amount = String(decoding: line.utf8.prefix(span.upperBound), as: UTF8.self)
    let rest = String(decoding: line.utf8.dropFirst(span.upperBound), as: UTF8.self)
    return "<b>\(amount)</b>\(linked(rest))"
  }

  private func linked(_ text: String) -> Markup {
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
