import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A page of a recipe, and its parts that more than one page has.
protocol RecipeParts: Page {
  var content: RecipeContent { get }
}

extension RecipeParts {
  var hero: Markup? {
    content.recipe.imageNames.first(where: Picture.isName).map { name in
      "<figure class=\"hero\"><img src=\"\(Link.picture(name))\" alt=\"\(content.recipe.title)\" width=\"1200\" height=\"800\"></figure>"
    }
  }

  var facts: Markup? {
    let (recipe, draft) = (content.recipe, RecipeDraft(content.recipe))
    let together = recipe.prepTime > 0 && recipe.cookTime > 0 ? recipe.totalTime : 0
    var facts: [(name: Markup, text: String)] = []
    for widget in RecipeWidget.facts {
      facts.append((widget.label, draft[widget.field].typed))
      if widget.field == .cookTime { facts.append(("Together", CookingTime.text(together))) }
    }
    let stated = facts.filter { !$0.text.isEmpty }.map { fact -> Markup in
      "<div><dt>\(fact.name)</dt><dd dir=\"auto\">\(fact.text)</dd></div>"
    }
    return stated.isEmpty ? nil : "<dl class=\"facts\">\(stated)</dl>"
  }

  var directions: Markup? {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    if layout.directions.isEmpty { return nil }
    let own: Markup = layout.hasOwnNumbers ? " own" : ""
    let cook = Link.cooking(content.id).with(content.amounts)
    var number = 0
    let groups = layout.directions.map { group -> Markup in
      let steps = group.lines.map { line -> Markup in
        number += 1
        return "<li dir=\"auto\">\(step(line, cook.with("step", "\(number)")))</li>\n"
      }
      return """
        \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
        <ol class="steps\(own)">\(steps)</ol>

        """
    }
    return "<section aria-labelledby=\"directions\"><h2 id=\"directions\">Directions</h2>\n\(groups)</section>"
  }

  /// A step with its waits as links to where they are counted down.
  private func step(_ text: String, _ cook: Link) -> Markup {
    textWithTimers(text) { words, timer in
      """
      <a class="timer" href="\(cook)" data-seconds="\(timer.seconds.lowerBound)" aria-label="Timer: \(words)">\
      \(icon("timer"))\(words)</a>
      """
    }
  }

  var notes: Markup? {
    let lines = content.recipe.notes.split(separator: "\n").map { line -> Markup in "<p dir=\"auto\">\(line)</p>" }
    if lines.isEmpty { return nil }
    return """
      <section aria-labelledby="notes" class="note"><h2 class="label" id="notes">Notes</h2>\(lines)</section>
      """
  }

  /// An address of the web is a link, anything else is text.
  var source: Markup? {
    let source = content.recipe.source
    if source.isEmpty { return nil }
    if !WebLink.isSafe(source) { return "From <bdi>\(source)</bdi>" }
    return "From <a href=\"\(exact: source)\" rel=\"noopener noreferrer\" dir=\"ltr\">\(source)</a>"
  }
}

extension PagePart {
  /// A step with each of its waits as `chip` makes it of its words.
  func textWithTimers(_ text: String, _ chip: (String, TextTimer) -> Markup) -> Markup {
    var markup: Markup = ""
    let bytes = Array(text.utf8)
    var start = 0
    for timer in TextTimer.find(in: text) {
      markup += "\(String(decoding: bytes[start..<timer.span.lowerBound], as: UTF8.self))"
      markup += chip(String(decoding: bytes[timer.span], as: UTF8.self), timer)
      start = timer.span.upperBound
    }
    return markup + "\(String(decoding: bytes[start...], as: UTF8.self))"
  }
}

extension Link {
  /// The link, asking for the same amounts.
  func with(_ amounts: AmountRequest) -> Link {
    with("serves", amounts.serves).with("scale", amounts.scale).with("units", amounts.units?.rawValue)
  }
}
