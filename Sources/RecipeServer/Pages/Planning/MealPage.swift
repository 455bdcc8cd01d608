import RecipeKitchen
package import RecipeModel
package import RecipeStore
import RecipeViewModels

/// `/plan/move?item=m12`: moves a meal to another day or takes it off the plan, without a drag (WCAG 2.2, 2.5.7).
package struct MealPage: Page {
  private let planned: PlannedMeal
  private let today: CalendarDay
  let frame: PageFrame

  package init(_ planned: PlannedMeal, today: CalendarDay, in frame: PageFrame) {
    (self.planned, self.today, self.frame) = (planned, today, frame)
  }

  package var markup: Markup {
    let key = planned.id.text
    let every: Markup = """
      <button class="btn" name="every" value="1">\(icon("trash"))Remove it from all of its days</button>
      """
    let cooked: Markup? = planned.recipeID.map { id in
      "<a class=\"btn\" href=\"\(Link.cooked(id))\">\(icon("check"))Cooked it</a>"
    }
    let start = planned.day.map { min($0, today) } ?? today
    let days = (0..<15).map { start.adding(days: $0) }.filter { $0 != planned.day }
    return document(
      "Move \(planned.title)", .wide, at: .plan,
      main(
        """
        \(pageHead("Move <bdi>\(planned.title)</bdi>", back: planned.day.map { .plan($0) } ?? .plan))
        <p class="dim">\(planned.day.map { "\($0.name) \($0)" } ?? "Some day")\
        \(", \(planned.meal)", if: !planned.meal.isEmpty)</p>
        <form class="flow" id="row-menu" method="post" action="\(Link.reorderPlan)">\(hidden("item", key))
        \(dayButtons(days, chosen: nil))</form>
        <form class="bar" method="post" action="\(Link.reorderPlan)">\(hidden("item", key))\
        <label class="grow"><span class="label">Meal</span>\(mealInput(planned.meal))</label>\
        <button class="btn end">Change</button></form>
        <form class="bar" method="post" action="\(Link.removeMeal)">\(hidden("item", key))\
        \(planned.isCooked ? nil : cooked)<button class="btn">\(icon("trash"))Remove from the plan</button>\
        \(every, if: planned.recurs)</form>
        """))
  }
}
