import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

extension APIOperation {
  private static let days = [
    APIField("from", .text(atLeast: 1), "The first day: YYYY-MM-DD; else today."),
    APIField("to", .text(atLeast: 1), "The last day; else six days after the first."),
  ]
  private static let meal = APIField("meal", .anyText, "Such as dinner; empty for none.")

  /// The meal plan. A change of meals answers with their day as it is then.
  static let plan: [APIOperation] = [
    APIOperation(
      id: "showPlan", method: .get, path: "/plan", summary: "The plan of some days, and what is meant for some day",
      query: days, answer: .list(of: "PlannedDay"),
      action: .read { request, store in
        .json(try store.mealPlan(days(request.text("from"), request.text("to"), from: store.today)).json)
      }),
    APIOperation(
      id: "planMeal", method: .post, path: "/plan/meals", summary: "Plan a recipe or a note",
      body: .members([
        APIField("recipe", .number, "The recipe's number."), APIField("note", .text(atLeast: 1), "Not a recipe."),
        APIField("on", .list(.text(atLeast: 1)), "The days; without one it is some day."), meal,
        APIField("serves", .text(atLeast: 1), "For so many: 8, 2/3, 1.5."),
        APIField("scale", .text(atLeast: 1), "Amounts times a factor."),
        APIField("every", .choice(CalendarDay.weekdayNames), "On this weekday, again and again."),
        APIField("weeks", .integer(1...Recurrence.mostWeeks), "With every: every so many weeks; else 1."),
        APIField("from", .text(atLeast: 1), "With every, which needs it: from this day on."),
        APIField("until", .text(atLeast: 1), "With every: the last day; else for ever."),
      ]),
      answer: .list(of: "PlannedDay"),
      action: .change({ .plan(try adding($0)) }, answer: { _, request, store in try added(by: request, in: store) })),
    APIOperation(
      id: "movePlannedMeal", method: .patch, path: "/plan/meals/{meal}",
      summary: "Move a meal to another day or meal, or next to another one; of what recurs only that day is moved",
      body: .members(
        [APIField("on", .anyText, "The day; empty for some day."), meal] + destinationFields(of: .text(atLeast: 1)),
        isPartial: true),
      answer: .nothing, action: .change({ .plan(try moving($0)) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "removePlannedMeal", method: .delete, path: "/plan/meals/{meal}",
      summary: "Remove a meal from the plan; of what recurs only that day, unless every is true",
      query: [APIField("every", .flag, "What recurs, on all of its days.")], answer: .nothing,
      action: .change(
        { .plan(.remove(try meal(in: $0), isEvery: $0.isSet("every"))) }, answer: { _, _, _ in .done })),
    APIOperation(
      id: "copyPlan", method: .post, path: "/plan/copy",
      summary: "Plan again what is planned for some days; what recurs, and what is there already, is not copied",
      body: .members([
        APIField("from", .text(atLeast: 1), "The first day.", isRequired: true),
        APIField("to", .text(atLeast: 1), "The last day.", isRequired: true),
        APIField("onto", .text(atLeast: 1), "The day that the first one becomes.", isRequired: true),
      ]),
      answer: .list(of: "PlannedDay"),
      action: .change(
        { request in
          let (days, first) = try copied(request)
          return .plan(.copy(days, to: first))
        },
        answer: { _, request, store in
          let (days, first) = try copied(request)
          let length = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970
          return .json(try store.mealPlan(first...first.adding(days: length)).json)
        })),
    APIOperation(
      id: "shopForPlan", method: .post, path: "/plan/shop",
      summary: "Put the recipes that are planned for some days on the shopping list",
      body: .members([
        APIField("from", .text(atLeast: 1), "The first day.", isRequired: true),
        APIField("to", .text(atLeast: 1), "The last day.", isRequired: true),
      ]),
      answer: .list(of: "ShoppingSection"),
      action: .change(
        { request in
          let first = try day(request.members["from"]!.text!, "from")
          return .plan(.shop(try days(nil, request.members["to"]!.text!, from: first)))
        }, answer: { _, _, store in .json(try store.shoppingList().numbered.sectionsJSON) })),
  ]
}

// MARK: - What requests say

extension APIOperation {
  private static func day(_ text: String, _ field: String) throws(Refusal) -> CalendarDay {
    try CalendarDay(requested: text, field, status: 422)
  }

  private static func days(
    _ first: String?, _ last: String?, from start: CalendarDay
  ) throws(Refusal) -> ClosedRange<CalendarDay> {
    let lower = if let first { try day(first, "from") } else { start }
    return try lower.through(
      last.map { text throws(Refusal) in try day(text, "to") } ?? lower.adding(days: 6), status: 422)
  }

  private static func copied(_ request: APIRequest) throws(Refusal) -> (ClosedRange<CalendarDay>, CalendarDay) {
    let members = request.members
    let first = try day(members["from"]!.text!, "from")
    return (try days(nil, members["to"]!.text!, from: first), try day(members["onto"]!.text!, "onto"))
  }

  private static func meal(in request: APIRequest) throws(Refusal) -> PlannedMeal.ID {
    guard let id = PlannedMeal.ID(text: request.text("meal")!) else { throw Refusal(404, "there is no such meal") }
    return id
  }

  private static func adding(_ request: APIRequest) throws(Refusal) -> PlanVerb {
    let members = request.members
    let amounts = AmountRequest(serves: members["serves"]?.text, scale: members["scale"]?.text)
    if amounts.serves != nil, amounts.scale != nil { throw Refusal(422, "give serves or scale, not both") }
    let subject: PlanVerb.Subject
    switch (members["recipe"]?.wholeNumber, members["note"]?.text) {
    case (let id?, nil): subject = .recipe(id, amounts)
    case (nil, let note?):
      if let field = ["serves", "scale"].first(where: { members[$0] != nil }) {
        throw Refusal(422, "\(field) is for a recipe; a note has no amounts", field: field)
      }
      subject = .note(note)
    default: throw Refusal(422, "give recipe or note")
    }
    let meal = members["meal"]?.text
    guard let every = members["every"]?.text else {
      if let field = ["weeks", "from", "until"].first(where: { members[$0] != nil }) {
        throw Refusal(422, "\(field) is for every; give every too", field: field)
      }
      let days = try members["on"]?.elements?.compactMap(\.text).map { text throws(Refusal) in try day(text, "on") }
      if let days, days.count > RecipeStore.mostPlannedDays {
        throw Refusal(422, "give up to \(RecipeStore.mostPlannedDays) days", field: "on")
      }
      return .add(subject, on: days.flatMap { $0.isEmpty ? nil : $0 } ?? [nil], meal: meal ?? "")
    }
    if members["on"] != nil { throw Refusal(422, "give on or every, not both", field: "on") }
    guard let first = members["from"]?.text else { throw Refusal(422, "from is missing", field: "from") }
    let last = try members["until"]?.text.map { text throws(Refusal) in try day(text, "until") }
    let recurrence = Recurrence(
      weekday: CalendarDay.weekday(named: every)!, weeks: members["weeks"]?.wholeNumber ?? 1,
      firstDay: try day(first, "from"), lastDay: last)
    return .addRecurring(subject, every: recurrence, meal: meal ?? "")
  }

  /// The days on which something was planned; of what recurs the week in which it begins.
  private static func added(by request: APIRequest, in store: RecipeStore) throws -> APIAnswer {
    switch try adding(request) {
    case .add(_, let days, _):
      let shown = try days.flatMap { day in
        let start = day ?? store.today
        return try store.mealPlan(start...start).sections.filter { $0.day == day }
      }
      return .json(MealPlan(sections: shown).json)
    case .addRecurring(_, let recurrence, _):
      let first = recurrence.firstDay
      return .json(try store.mealPlan(first...first.adding(days: 6)).json)
    default: return .done
    }
  }

  private static func moving(_ request: APIRequest) throws(Refusal) -> PlanVerb {
    let (id, members) = (try meal(in: request), request.members)
    let (on, name) = (members["on"]?.text, members["meal"]?.text)
    if on == nil, name == nil {
      return .reorder(
        id,
        to: try destination(in: members) { PlannedMeal.ID(text: $0.text!) ?? .meal(0) })
    }
    if ["before", "after", "to"].contains(where: { members[$0] != nil }) {
      throw Refusal(422, "use on and meal, or one of before, after, and to")
    }
    let target: CalendarDay?? =
      if let on { .some(on.isEmpty ? nil : try day(on, "on")) } else { .none }
    return .move(id, to: target, meal: name)
  }
}
