package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// What is to be planned, and for which days it can be.
package struct PlanningContent: Sendable {
  /// The day that was chosen first; nil for none, or for "some day".
  package let day: CalendarDay?
  package let days: [CalendarDay]
  package var subject: Subject

  package enum Subject: Sendable {
    case recipe(Recipe.ID, title: String, AmountRequest)
    /// Words that were typed, and the recipes that they may mean.
    case words(String, [RecipeListRow])
  }

  /// - Parameter today: From then on two weeks are offered, and the chosen day.
  package init(_ subject: Subject, on day: CalendarDay?, today: CalendarDay) {
    (self.subject, self.day) = (subject, day)
    let next = (0..<14).map(today.adding(days:))
    days = day.map { next.contains($0) ? next : [$0] + next } ?? next
  }
}

extension Page {
  /// `/plan/add?recipe=12`, `/plan/add?on=2026-11-27`: plans a recipe or a note for a day.
  package static func planning(_ content: PlanningContent, fault: String? = nil, in frame: PageFrame) -> Markup {
    let title: String =
      if case .recipe(_, let title, _) = content.subject { "Plan \(title)" } else { "Plan something" }
    return document(
      title, .wide, at: .plan, in: frame,
      main(
        """
        \(pageHead("<bdi>\(title)</bdi>", back: content.day.map { .plan($0) } ?? .plan))
        \(fault.map { "<p class=\"fault\">\($0)</p>" as Markup })
        \(planningForm(content))
        """))
  }

  private static func planningForm(_ content: PlanningContent) -> Markup {
    switch content.subject {
    case .recipe(let id, _, let amounts):
      """
      <form class="flow" method="post" action="\(Link.planMeal)">\(hidden("recipe", "\(id)"))\
      \(hidden("serves", amounts.serves))\(hidden("scale", amounts.scale))
      \(mealField)
      \(dayButtons(content.days, chosen: content.day))
      </form>
      """
    case .words(let words, let recipes):
      """
      <form role="search" action="\(Link.planning)">\(hidden("on", content.day?.description))\
      <label class="find"><span class="vh">Words of a recipe, or a note</span>\(icon("search"))<input class="field" type="search" \
      name="q" dir="auto" placeholder="Words of a recipe, or a note" value="\(exact: words)"\
      \(" autofocus", if: words.isEmpty)></label></form>
      \(found(recipes, content), if: !recipes.isEmpty)
      \(noteForm(words, content), if: !words.isEmpty)
      """
    }
  }

  private static func found(_ recipes: [RecipeListRow], _ content: PlanningContent) -> Markup {
    let rows = recipes.map { recipe -> Markup in
      let link = Link.planning.with("recipe", "\(recipe.id)").with("on", content.day?.description)
      return "<li><a class=\"t\" href=\"\(link)\"><bdi>\(recipe.title)</bdi></a></li>\n"
    }
    return """
      <section aria-labelledby="recipes"><h2 id="recipes">Recipes</h2><ul class="log">
      \(rows)</ul></section>
      """
  }

  private static func noteForm(_ words: String, _ content: PlanningContent) -> Markup {
    """
    <form class="flow" method="post" action="\(Link.planMeal)"><h2>As a note: <bdi>\(words)</bdi></h2>\
    \(hidden("note", words))
    \(mealField)
    \(dayButtons(content.days, chosen: content.day))
    </form>
    """
  }

  private static var mealField: Markup {
    """
    <label class="asks"><span class="label">Meal</span>\(mealInput("dinner"))</label>
    <p><label class="tick"><input type="checkbox" name="every" value="1"><span>Every week from that day on</span></label></p>
    """
  }

  /// A field for the name of a meal, which offers the usual ones.
  private static func mealInput(_ meal: String) -> Markup {
    """
    <input class="field" name="meal" dir="auto" value="\(exact: meal)" list="meals"><datalist id="meals">\
    \(MealOrder.usual.map { "<option value=\"\($0)\"></option>" as Markup })</datalist>
    """
  }

  /// One press plans: a button for each day, the chosen one first.
  private static func dayButtons(_ days: [CalendarDay], chosen: CalendarDay?) -> Markup {
    let first = chosen.map { [$0] } ?? []
    let buttons = (first + days.filter { $0 != chosen }).map { day -> Markup in
      let style: Markup = day == chosen ? "btn go" : "btn"
      return """
        <button class="\(style)" name="on" value="\(day.description)">\(day.name) \(day.description)</button>

        """
    }
    return """
      <div class="bar" role="group" aria-label="Day">
      \(buttons)<button class="btn" name="on" value="">Some day</button></div>
      """
  }

  /// `/plan/move?item=m12`: moves a meal to another day or takes it off the plan, without a drag (WCAG 2.2, 2.5.7).
  package static func movingMeal(_ planned: PlannedMeal, today: CalendarDay, in frame: PageFrame) -> Markup {
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
      "Move \(planned.title)", .wide, at: .plan, in: frame,
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
