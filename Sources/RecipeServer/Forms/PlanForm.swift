import RecipeModel
import RecipeStore
import RecipeViewModels

/// A form about the meal plan: which change it asks for.
struct PlanForm {
  private let fields: FormFields

  init(_ fields: FormFields) {
    self.fields = fields
  }

  /// - Throws: `Refusal` with 400 where a field is missing or cannot be read.
  func verb(of route: FormRoute) throws(Refusal) -> PlanVerb {
    switch route {
    case .planMeal: return try planning()
    case .reorderPlan: return try moving()
    case .removeMeal: return .remove(try meal("item"), isEvery: fields["every"] != nil)
    case .copyPlan:
      guard let first = try day("onto") else { throw Refusal(400, "onto is missing", field: "onto") }
      return .copy(try days(), to: first)
    case .shopForPlan: return .shop(try days())
    default: preconditionFailure("not about the plan")
    }
  }

  private func planning() throws(Refusal) -> PlanVerb {
    let (subject, day, meal) = (try subject(), try day("on"), fields["meal"] ?? "")
    if fields["every"] == nil { return .add(subject, on: [day], meal: meal) }
    guard let day else { throw Refusal(400, "some day cannot come every week; choose a day", field: "on") }
    return .addRecurring(subject, every: Recurrence(weekday: day.weekday, firstDay: day), meal: meal)
  }

  private func subject() throws(Refusal) -> PlanVerb.Subject {
    switch (fields["recipe"], fields["note"]) {
    case (let text?, nil):
      guard let id = Int(text), id > 0 else { throw Refusal(400, "recipe is not a number", field: "recipe") }
      return .recipe(id, AmountRequest(serves: fields["serves"], scale: fields["scale"]))
    case (nil, let note?): return .note(note)
    default: throw Refusal(400, "use recipe or note", field: "note")
    }
  }

  private func moving() throws(Refusal) -> PlanVerb {
    let id = try meal("item")
    switch (fields["before"], fields["after"], fields["to"]) {
    case (_?, nil, nil): return .drop(id, to: .before(try meal("before")))
    case (nil, _?, nil): return .drop(id, to: .after(try meal("after")))
    case (nil, nil, "top"?): return .reorder(id, to: .top)
    case (nil, nil, "bottom"?): return .reorder(id, to: .bottom)
    case (nil, nil, nil):
      guard fields["on"] != nil || fields["meal"] != nil else { fallthrough }
      return .move(id, to: fields["on"] == nil ? .none : .some(try day("on")), meal: fields["meal"])
    default: throw Refusal(400, "use one of before, after, to, and on", field: "on")
    }
  }

  private func meal(_ name: String) throws(Refusal) -> PlannedMeal.ID {
    let text = try fields.text(name)
    guard let id = PlannedMeal.ID(text: text) else {
      throw Refusal(400, "\(name) is not a meal: \(text.quoted())", field: name)
    }
    return id
  }

  /// A day; nil for "some day", which is an empty field.
  private func day(_ name: String) throws(Refusal) -> CalendarDay? {
    let text = try fields.text(name)
    if text.isEmpty { return nil }
    guard let day = CalendarDay(text) else {
      throw Refusal(400, "\(text.quoted()) is not a day; give a date such as 2026-11-27", field: name)
    }
    return day
  }

  private func days() throws(Refusal) -> ClosedRange<CalendarDay> {
    guard let first = try day("from"), let last = try day("to"), first <= last,
      last.daysSince1970 - first.daysSince1970 < RecipeStore.mostPlannedDays
    else { throw Refusal(400, "give up to \(RecipeStore.mostPlannedDays) days, the first one first", field: "to") }
    return first...last
  }
}
