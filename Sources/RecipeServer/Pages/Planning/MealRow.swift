import RecipeKitchen
package import RecipeModel
package import RecipeStore

extension RowKey {
  /// `m12`, `w3-2026-11-27`
  package static func meal(_ id: PlannedMeal.ID) -> String { id.text }

  /// `d2026-11-27`, `some`
  package static func day(_ day: CalendarDay?) -> String { day.map { "d\($0)" } ?? "some" }
}

/// A meal of the plan: when, how much, what, and a grip.
package struct MealRow: PagePart {
  private let planned: PlannedMeal
  private let isReadOnly: Bool

  package init(_ planned: PlannedMeal, isReadOnly: Bool = false) {
    (self.planned, self.isReadOnly) = (planned, isReadOnly)
  }

  package var markup: Markup {
    """
    <li id="\(RowKey.meal(planned.id))"\(" class=\"dim\"", if: planned.isCooked)><div class="in">\(circumstances)\
    \(subject)</div>\(grip, if: !isReadOnly)</li>

    """
  }

  /// `Dinner ×2`, with signs for what recurs and what was cooked.
  private var circumstances: Markup? {
    let scale = planned.factor == .one ? "" : RecipeAdaptation(factor: planned.factor).scale
    let meal = planned.meal.prefix(1).uppercased() + planned.meal.dropFirst()
    let words = [meal, scale].filter { !$0.isEmpty }.joined(separator: " ")
    let recurs: Markup = "<span class=\"vh\">, again and again</span>\(icon("repeat"))"
    let isCooked: Markup = "<span class=\"vh\">, cooked</span>\(icon("check"))"
    if words.isEmpty, !planned.recurs, !planned.isCooked { return nil }
    return """
      <small dir="auto">\(words)\(recurs, if: planned.recurs)\(isCooked, if: planned.isCooked)</small>
      """
  }

  private var subject: Markup {
    guard let id = planned.recipeID else { return "<span class=\"t\" dir=\"auto\">\(planned.title)</span>" }
    let scale = planned.factor == .one ? nil : planned.factor.description
    return """
      <a class="t" href="\(Link.recipe(id).with("scale", scale))"><bdi>\(planned.title)</bdi></a>
      """
  }

  private var grip: Markup {
    """
    <button class="icon grip" form="move" name="item" value="\(planned.id.text)" aria-label="Move \(planned.title)">\
    <svg><use href="#grip"/></svg></button>
    """
  }
}
