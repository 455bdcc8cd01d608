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

extension Page {
  /// `/plan`: the meals of a week, day by day, and what is meant for some day.
  package static func plan(_ content: PlanContent, in frame: PageFrame) -> Markup {
    let shop: Markup = """
      <form class="end" method="post" action="\(Link.shopForPlan)">\(daysFields(content.days))\
      <button class="btn">\(icon("shop"))Shop for it</button></form>
      """
    return document(
      content.title, .wide, at: .plan, in: frame, styles: [.kitchenStyle], scripts: [.reorderScript, .listsScript],
      main(
        """
        <header class="head"><h1>\(content.title)</h1>\(weekLinks(content))\
        \(menu("More", copyForm(content)), if: !frame.isReadOnly)</header>
        <p class="bar"><span class="dim">\(content.dates)</span></p>
        \(week(content, in: frame))
        \(shop, if: !frame.isReadOnly)
        \("<form id=\"move\" action=\"\(Link.movingMeal)\" hidden></form>", if: !frame.isReadOnly)
        """))
  }

  private static func weekLinks(_ content: PlanContent) -> Markup {
    let first = content.days.lowerBound
    return """
      <a class="icon end" href="\(Link.plan(first.adding(days: -7)))" aria-label="Week before">\(icon("back", class: "turn"))</a>\
      <a class="icon" href="\(Link.plan(first.adding(days: 7)))" aria-label="Week after">\(icon("next", class: "turn"))</a>
      """
  }

  /// Plans the week before once more.
  private static func copyForm(_ content: PlanContent) -> Markup {
    let first = content.days.lowerBound
    let before = first.adding(days: -7)...first.adding(days: -1)
    return """
      <form method="post" action="\(Link.copyPlan)">\(daysFields(before))<button name="onto" value="\(first.description)">\
      \(icon("repeat"))Copy the week before</button></form>
      """
  }

  private static func daysFields(_ days: ClosedRange<CalendarDay>) -> Markup {
    "\(hidden("from", days.lowerBound.description))\(hidden("to", days.upperBound.description))"
  }

  private static func week(_ content: PlanContent, in frame: PageFrame) -> Markup {
    let days = content.plan.sections.filter { $0.day != nil }
    return """
      <div class="flow" id="plan"\(frame.live(content.topic))>
      <ol class="week">
      \(days.map { day($0, isToday: $0.day == content.today, in: frame) })</ol>
      \(content.plan.sections.filter { $0.day == nil }.map { someDay($0, in: frame) })
      </div>
      """
  }

  private static func day(_ section: MealPlan.Section, isToday: Bool, in frame: PageFrame) -> Markup {
    let name = section.day?.name ?? ""
    let today: Markup = isToday ? " class=\"today\"" : ""
    return """
      <li\(today)><h2>\(section.day?.number ?? "") <small aria-hidden="true">\(name.prefix(3))</small>\
      <span class="vh">\(name)\(", today", if: isToday)</span></h2>
      \(meals(section, name: name, in: frame))\(plus(section.day, "Plan something for \(name)"), if: !frame.isReadOnly)</li>

      """
  }

  private static func someDay(_ section: MealPlan.Section, in frame: PageFrame) -> Markup {
    """
    <section aria-labelledby="some-day"><div class="sect"><h2 id="some-day">Some day</h2>\
    \(plus(nil, "Plan something for some day"), if: !frame.isReadOnly)</div>
    \(meals(section, name: "Some day", in: frame))</section>
    """
  }

  private static func meals(_ section: MealPlan.Section, name: String, in frame: PageFrame) -> Markup {
    let day = section.day?.description ?? ""
    let reorder: Markup = """
       data-reorder="\(Link.reorderPlan)" data-into="on" data-name="\(day)"
      """
    return """
      <ol class="rows meals" aria-label="\(name)" data-section="\(RowKey.day(section.day))"\(reorder, if: !frame.isReadOnly)>
      \(section.meals.map { meal($0, isReadOnly: frame.isReadOnly) })</ol>
      """
  }

  private static func plus(_ day: CalendarDay?, _ label: Markup) -> Markup {
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
