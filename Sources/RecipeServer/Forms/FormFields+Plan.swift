import RecipeModel
import RecipeStore
import RecipeViewModels

/// What forms about the meal plan ask for; each throws a `Refusal` with 400 where a field is missing or cannot be read.
extension FormFields {
  func plannedMeal() throws(Refusal) -> PlanVerb {
    let (subject, day, meal) = (try planned(), try plannedDay("on"), self["meal"] ?? "")
    if self["every"] == nil { return .add(subject, on: [day], meal: meal) }
    guard let day else { throw Refusal(400, "some day cannot come every week; choose a day", field: "on") }
    return .addRecurring(subject, every: Recurrence(weekday: day.weekday, firstDay: day), meal: meal)
  }

  private func planned() throws(Refusal) -> PlanVerb.Subject {
    switch (self["recipe"], self["note"]) {
    case (let text?, nil):
      guard let id = Int(text), id > 0 else { throw Refusal(400, "recipe is not a number", field: "recipe") }
      return .recipe(id, AmountRequest(serves: self["serves"], scale: self["scale"]))
    case (nil, let note?): return .note(note)
    default: throw Refusal(400, "use recipe or note", field: "note")
    }
  }

  func movedMeal() throws(Refusal) -> PlanVerb {
    let id = try meal("item")
    if self["on"] != nil || self["meal"] != nil {
      return .move(id, to: self["on"] == nil ? .none : .some(try plannedDay("on")), meal: self["meal"])
    }
    return switch try destination() {
    case .before: .drop(id, to: .before(try meal("before")))
    case .after: .drop(id, to: .after(try meal("after")))
    case .top: .reorder(id, to: .top)
    case .bottom: .reorder(id, to: .bottom)
    case .place(let place): .reorder(id, to: .place(place))
    }
  }

  func copiedPlan() throws(Refusal) -> PlanVerb {
    .copy(try days(), to: try CalendarDay(requested: text("onto"), "onto", status: 400))
  }

  func meal(_ name: String) throws(Refusal) -> PlannedMeal.ID {
    let text = try text(name)
    guard let id = PlannedMeal.ID(text: text) else {
      throw Refusal(400, "\(name) is not a meal: \(text.quoted())", field: name)
    }
    return id
  }

  func days() throws(Refusal) -> ClosedRange<CalendarDay> {
    let first = try CalendarDay(requested: text("from"), "from", status: 400)
    return try first.through(CalendarDay(requested: text("to"), "to", status: 400), status: 400)
  }

  /// A day; nil for "some day", which is an empty field.
  private func plannedDay(_ name: String) throws(Refusal) -> CalendarDay? {
    let text = try text(name)
    return text.isEmpty ? nil : try CalendarDay(requested: text, name, status: 400)
  }
}
