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

/// `/plan/add?recipe=12`, `/plan/add?on=2026-11-27`: plans a recipe or a note for a day.
package struct PlanningPage: Page {
  private let content: PlanningContent
  private let fault: String?
  let frame: PageFrame

  package init(_ content: PlanningContent, fault: String? = nil, in frame: PageFrame) {
    (self.content, self.fault, self.frame) = (content, fault, frame)
  }

  package var markup: Markup {
    let title: String =
      if case .recipe(_, let title, _) = content.subject { "Plan \(title)" } else { "Plan something" }
    return document(
      title, .wide, at: .plan,
      main(
        """
        \(pageHead("<bdi>\(title)</bdi>", back: content.day.map { .plan($0) } ?? .plan))
        \(fault.map { "<p class=\"fault\">\($0)</p>" as Markup })
        \(planningForm)
        """))
  }

  private var planningForm: Markup {
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
      \(found(recipes), if: !recipes.isEmpty)
      \(noteForm(words), if: !words.isEmpty)
      """
    }
  }

  private func found(_ recipes: [RecipeListRow]) -> Markup {
    let rows = recipes.map { recipe -> Markup in
      let link = Link.planning.with("recipe", "\(recipe.id)").with("on", content.day?.description)
      return "<li><a class=\"t\" href=\"\(link)\"><bdi>\(recipe.title)</bdi></a></li>\n"
    }
    return """
      <section aria-labelledby="recipes"><h2 id="recipes">Recipes</h2><ul class="log">
      \(rows)</ul></section>
      """
  }

  private func noteForm(_ words: String) -> Markup {
    """
    <form class="flow" method="post" action="\(Link.planMeal)"><h2>As a note: <bdi>\(words)</bdi></h2>\
    \(hidden("note", words))
    \(mealField)
    \(dayButtons(content.days, chosen: content.day))
    </form>
    """
  }

  private var mealField: Markup {
    """
    <label class="asks"><span class="label">Meal</span>\(mealInput("dinner"))</label>
    <p><label class="tick"><input type="checkbox" name="every" value="1"><span>Every week from that day on</span></label></p>
    """
  }
}
