import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// A change of the meal plan that someone asks for over the network.
package enum PlanVerb: Equatable, Sendable {
  /// What is planned, as a request names it.
  package enum Subject: Equatable, Sendable {
    case recipe(Recipe.ID, AmountRequest)
    case note(String)
  }

  /// - Parameter days: nil is "some day".
  case add(Subject, on: [CalendarDay?], meal: String)
  case addRecurring(Subject, every: Recurrence, meal: String)
  /// - Parameters:
  ///   - day: nil for the day that it is; a day that is nil is "some day".
  ///   - meal: nil for the meal that it is.
  case move(PlannedMeal.ID, to: CalendarDay??, meal: String?)
  /// Next to a neighbor, in its meal; or first or last in its own.
  case reorder(PlannedMeal.ID, to: Destination<PlannedMeal.ID>)
  /// As a drag does it: on the neighbor's day, in its own meal, and as near the neighbor as that allows.
  case drop(PlannedMeal.ID, to: Destination<PlannedMeal.ID>)
  /// - Parameter isEvery: Whether what recurs is removed on all of its days.
  case remove(PlannedMeal.ID, isEvery: Bool)
  case copy(ClosedRange<CalendarDay>, to: CalendarDay)
  /// Puts what is planned on the shopping list.
  case shop(ClosedRange<CalendarDay>)
}

extension PlanVerb {
  /// The verb that the store knows for it: a drop becomes a move to a day, or next to a meal of the same name.
  ///
  /// - Throws: `RecipeStoreError.noSuchPlannedMeal`.
  func resolved(in store: RecipeStore) throws -> PlanVerb {
    guard case .drop(let id, let destination) = self else { return self }
    guard let neighbor = destination.neighbor else { return .reorder(id, to: destination) }
    let (planned, anchor) = (try store.plannedMeal(with: id), try store.plannedMeal(with: neighbor))
    if planned.meal == anchor.meal { return .reorder(id, to: destination) }
    let shown = anchor.day ?? store.today
    let meals = try store.mealPlan(shown...shown).sections.first { $0.day == anchor.day }?.meals ?? []
    if case .after = destination, let place = meals.firstIndex(of: anchor),
      let next = meals[(place + 1)...].first(where: { $0.id != id }), next.meal == planned.meal
    {
      return .reorder(id, to: .before(next.id))
    }
    return .move(id, to: .some(anchor.day), meal: nil)
  }

  /// - Throws: `RecipeStoreError`; `AmountError`; nothing is changed then.
  func change(in store: RecipeStore) throws -> RecipeChange {
    switch self {
    case .add(let subject, let days, let meal): return try store.plan([store.meal(of: subject)], on: days, meal: meal)
    case .addRecurring(let subject, let recurrence, let meal):
      return try store.plan([store.meal(of: subject)], every: recurrence, meal: meal)
    case .move(let id, let day, let meal):
      let planned = try store.plannedMeal(with: id)
      return try store.movePlannedMeals([id], to: day ?? planned.day, meal: meal).change
    case .reorder(let id, let destination): return try store.reorderPlannedMeals([id], to: destination).change
    case .drop: return try resolved(in: store).change(in: store)
    case .remove(let id, let isEvery):
      return try isEvery ? store.removePlanRules(of: [id]) : store.removePlannedMeals([id])
    case .copy(let days, let first): return try store.copyPlan(days, to: first)
    case .shop(let days): return try store.addToShoppingList(planned: days).change
    }
  }
}

extension RecipeStore {
  fileprivate func meal(of subject: PlanVerb.Subject) throws -> NewMeal {
    switch subject {
    case .note(let text): return .note(text)
    case .recipe(let id, let amounts):
      guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      return .recipe(id, factor: try amounts.factor(for: recipe))
    }
  }
}

// MARK: - Words

extension PlanVerb {
  /// The words of the command line that asks for the same.
  func words(_ names: VerbNames) -> [String] {
    switch self {
    case .add(let subject, let days, let meal):
      ["plan", "add"] + subject.words(names) + days.words + option("--meal", names.text(meal))
    case .addRecurring(let subject, let recurrence, let meal):
      ["plan", "add"] + subject.words(names) + recurrence.words + option("--meal", names.text(meal))
    case .move(let id, let day, let meal):
      ["plan", "move", names.meal(id)] + (day.map { ["--on", $0?.description ?? "some-day"] } ?? [])
        + option("--meal", meal.map(names.text))
    case .reorder(let id, let destination), .drop(let id, let destination):
      ["plan", "reorder", names.meal(id)] + destination.words(names.meal)
    case .remove(let id, let isEvery): ["plan", "remove", names.meal(id)] + (isEvery ? ["--every"] : [])
    case .copy(let days, let first): ["plan", "copy", days.words, "--to", first.description]
    case .shop(let days): ["plan", "shop", days.words]
    }
  }

  /// What was done, for a toast: `Planned Tomato soup for friday 2026-11-27`.
  func sentence(_ names: VerbNames) -> String {
    switch self {
    case .add(let subject, let days, _):
      "Planned \(subject.name(names)) for \(days.map(\.phrase).joined(separator: ", "))"
    case .addRecurring(let subject, let recurrence, _):
      "Planned \(subject.name(names)) every \(recurrence.weeks > 1 ? "\(recurrence.weeks) weeks on " : "")\(recurrence.weekdayName)"
    case .move(let id, let day?, _): "Moved \(names.meal(id)) to \(day.phrase)"
    case .move(let id, nil, let meal): "Moved \(names.meal(id)) to \(names.text(meal ?? ""))"
    case .reorder(let id, let destination), .drop(let id, let destination):
      "Moved \(names.meal(id)) \(destination.phrase(names.meal))"
    case .remove(let id, let isEvery): "Took \(names.meal(id)) off the plan\(isEvery ? ", on all of its days" : "")"
    case .copy(_, let first): "Copied the plan, from \(first.weekdayName) \(first) on"
    case .shop: "Put what is planned on the shopping list"
    }
  }

  private func option(_ name: String, _ value: String?) -> [String] {
    value.flatMap { $0.isEmpty ? nil : [name, $0] } ?? []
  }

  /// The recipes that are named.
  var recipes: [Recipe.ID] {
    switch self {
    case .add(.recipe(let id, _), _, _), .addRecurring(.recipe(let id, _), _, _): [id]
    default: []
    }
  }

  /// The meals that are named, the neighbor of a move included.
  var meals: [PlannedMeal.ID] {
    switch self {
    case .move(let id, _, _), .remove(let id, _): [id]
    case .reorder(let id, let destination), .drop(let id, let destination):
      [id] + [destination.neighbor].compactMap(\.self)
    default: []
    }
  }
}

extension PlanVerb.Subject {
  fileprivate func words(_ names: VerbNames) -> [String] {
    switch self {
    case .recipe(let id, let amounts): [names.title(id)] + amounts.words
    case .note(let text): ["--note", names.text(text)]
    }
  }

  fileprivate func name(_ names: VerbNames) -> String {
    switch self {
    case .recipe(let id, _): names.title(id)
    case .note(let text): names.text(text)
    }
  }
}

extension Recurrence {
  fileprivate var weekdayName: String { CalendarDay.weekdayNames[weekday - 1] }

  fileprivate var words: [String] {
    ["--every", weekdayName, "--from", firstDay.description]
      + (lastDay.map { ["--until", $0.description] } ?? []) + (weeks > 1 ? ["--weeks", "\(weeks)"] : [])
  }
}

extension [CalendarDay?] {
  /// Without a day it is some day.
  fileprivate var words: [String] {
    self == [nil] ? [] : ["--on", map { $0?.description ?? "some-day" }.joined(separator: ",")]
  }
}

extension ClosedRange<CalendarDay> {
  fileprivate var words: String { "\(lowerBound)..\(upperBound)" }
}

extension CalendarDay? {
  fileprivate var phrase: String { map { "\($0.weekdayName) \($0)" } ?? "some day" }
}
