package import RecipeModel
package import RecipeStore

/// A week of the meal plan.
package struct PlanContent: Sendable {
  package let plan: MealPlan
  package let days: ClosedRange<CalendarDay>
  package let today: CalendarDay

  package init(_ plan: MealPlan, _ days: ClosedRange<CalendarDay>, today: CalendarDay) {
    (self.plan, self.days, self.today) = (plan, days, today)
  }

  /// The name of the week's topic.
  package var topic: String { "plan/\(days.lowerBound)" }

  /// `This week`, or the days where it is neither this week nor one next to it.
  fileprivate var title: String {
    if days.contains(today) { return "This week" }
    if days.contains(today.adding(days: 7)) { return "Next week" }
    return days.contains(today.adding(days: -7)) ? "Last week" : dates
  }

  /// `2026-11-16 to 2026-11-22`
  fileprivate var dates: String { "\(days.lowerBound) to \(days.upperBound)" }
}

/// `/plan`: the meals of a week, day by day, and what is meant for some day.
package struct PlanPage: Page {
  private let content: PlanContent
  let frame: PageFrame

  package init(_ content: PlanContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let shop: Markup = """
      <form class="end" method="post" action="\(Link.shopForPlan)">\(daysFields(content.days))\
      <button class="btn">\(icon("shop"))Shop for it</button></form>
      """
    return document(
      content.title, .wide, at: .plan, styles: [.kitchenStyle], scripts: [.reorderScript, .listsScript],
      main(
        """
        <header class="head"><h1>\(content.title)</h1>\(weekLinks)\
        \(menu("More", copyForm), if: !frame.isReadOnly)</header>
        <p class="bar"><span class="dim">\(content.dates)</span></p>
        \(week)
        \(shop, if: !frame.isReadOnly)
        \("<form id=\"move\" action=\"\(Link.movingMeal)\" hidden></form>", if: !frame.isReadOnly)
        """))
  }

  private var weekLinks: Markup {
    let first = content.days.lowerBound
    return """
      <a class="icon end" href="\(Link.plan(first.adding(days: -7)))" aria-label="Week before">\(icon("back", class: "turn"))</a>\
      <a class="icon" href="\(Link.plan(first.adding(days: 7)))" aria-label="Week after">\(icon("next", class: "turn"))</a>
      """
  }

  /// Plans the week before once more.
  private var copyForm: Markup {
    let first = content.days.lowerBound
    let before = first.adding(days: -7)...first.adding(days: -1)
    return """
      <form method="post" action="\(Link.copyPlan)">\(daysFields(before))<button name="onto" value="\(first.description)">\
      \(icon("repeat"))Copy the week before</button></form>
      """
  }

  private func daysFields(_ days: ClosedRange<CalendarDay>) -> Markup {
    "\(hidden("from", days.lowerBound.description))\(hidden("to", days.upperBound.description))"
  }

  private var week: Markup {
    let days = content.plan.sections.filter { $0.day != nil }
    return """
      <div class="flow" id="plan"\(frame.live(content.topic))>
      <ol class="week">
      \(days.map { day($0, isToday: $0.day == content.today) })</ol>
      \(content.plan.sections.filter { $0.day == nil }.map { someDay($0) })
      </div>
      """
  }

  private func day(_ section: MealPlan.Section, isToday: Bool) -> Markup {
    let name = section.day?.name ?? ""
    let today: Markup = isToday ? " class=\"today\"" : ""
    return """
      <li\(today)><h2>\(section.day?.number ?? "") <small aria-hidden="true">\(name.prefix(3))</small>\
      <span class="vh">\(name)\(", today", if: isToday)</span></h2>
      \(meals(section, name: name))\(plus(section.day, "Plan something for \(name)"), if: !frame.isReadOnly)</li>

      """
  }

  private func someDay(_ section: MealPlan.Section) -> Markup {
    """
    <section aria-labelledby="some-day"><div class="sect"><h2 id="some-day">Some day</h2>\
    \(plus(nil, "Plan something for some day"), if: !frame.isReadOnly)</div>
    \(meals(section, name: "Some day"))</section>
    """
  }

  private func meals(_ section: MealPlan.Section, name: String) -> Markup {
    let day = section.day?.description ?? ""
    let reorder: Markup = """
       data-reorder="\(Link.reorderPlan)" data-into="on" data-name="\(day)"
      """
    return """
      <ol class="rows meals" aria-label="\(name)" data-section="\(RowKey.day(section.day))"\(reorder, if: !frame.isReadOnly)>
      \(section.meals.map { MealRow($0, isReadOnly: frame.isReadOnly) })</ol>
      """
  }

  private func plus(_ day: CalendarDay?, _ label: Markup) -> Markup {
    """
    <a class="icon" href="\(Link.planning.with("on", day?.description ?? "some-day"))" aria-label="\(label)">\(icon("plus"))</a>
    """
  }
}

extension CalendarDay {
  /// `Monday`
  var name: String { weekdayTitle }

  /// `16`
  fileprivate var number: Substring {
    let digits = description.suffix(2)
    return digits.hasPrefix("0") ? digits.dropFirst() : digits
  }
}
