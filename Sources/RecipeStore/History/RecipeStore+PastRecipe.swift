package import RecipeModel
import SQLite

extension RecipeStore {
  /// Returns a recipe as it was at some moment, worked out of the history; it may be gone by now.
  ///
  /// The titles of other recipes that it names, and its pictures, are those of the present.
  ///
  /// - Throws: `RecipeStoreError.past` if the history does not say it; `.dayToCome`; `.noSuchRecipe` for a recipe that the
  ///   history does not know; `.history` if this SQLite cannot read what was recorded.
  /// - Complexity: O(*n*) for *n* bytes of changes since that moment.
  package func recipe(_ id: Recipe.ID, at moment: HistoryMoment) throws -> PastRecipe {
    try read {
      let steps = Array(try history().reversed())
      let place = try place(of: moment, in: steps)
      guard let recipe = try state(of: id, after: place, in: steps).recipe else {
        throw try absence(of: id, at: moment, place, in: steps)
      }
      guard let place else { throw beginning(of: steps) }
      return PastRecipe(recipe: recipe, step: steps[place])
    }
  }

  /// Returns the place of the last step before a moment; nil if it is before all steps.
  ///
  /// - Parameter steps: All steps, the oldest first, those that are undone after all others.
  private func place(of moment: HistoryMoment, in steps: [HistoryStep]) throws -> Int? {
    switch moment {
    case .step(let id):
      if let place = steps.firstIndex(where: { $0.id == id }) { return place }
      throw id > 0 && id < steps.first?.id ?? 0 ? beginning(of: steps) : .past(.noSuchStep(id))
    case .lastStep:
      guard let place = steps.lastIndex(where: { !$0.isUndone }) else { throw RecipeStoreError.past(.noSteps) }
      return place
    case .day(let day):
      guard day <= today else { throw RecipeStoreError.dayToCome(day) }
      if steps.isEmpty { throw RecipeStoreError.past(.noSteps) }
      return steps.lastIndex { !$0.isUndone && self.day(of: $0) <= day }
    }
  }

  /// Undoes the steps that stand and came later, or makes those that are undone.
  private func state(of id: Recipe.ID, after place: Int?, in steps: [HistoryStep]) throws -> RecipeState {
    var state = try RecipeState(of: id, in: connection)
    let last = place ?? -1
    let later = steps[(last + 1)...].filter { !$0.isUndone }.reversed()
    let undone = steps[...last].filter(\.isUndone)
    for (steps, inverted) in [(Array(later), true), (undone, false)] {
      for step in steps where try !state.apply(step, inverted: inverted, on: connection) {
        throw RecipeStoreError.past(.isFromOlderSchema(step.id))
      }
    }
    return state
  }

  /// Returns which step added a recipe later, or deleted it before.
  private func absence(
    of id: Recipe.ID, at moment: HistoryMoment, _ place: Int?, in steps: [HistoryStep]
  ) throws -> RecipeStoreError {
    let last = place ?? -1
    var deleting: Int?
    for entry in try history(of: id).reversed() {
      let isLater = steps[(last + 1)...].contains { $0.id == entry.step.id }
      for event in entry.events {
        switch event {
        case .added where isLater: return .past(.wasNotThere(id, moment, .added, by: entry.step.id))
        case .deleted where !isLater: deleting = entry.step.id
        default: break
        }
      }
    }
    return deleting.map { .past(.wasNotThere(id, moment, .deleted, by: $0)) } ?? .noSuchRecipe(id)
  }

  private func beginning(of steps: [HistoryStep]) -> RecipeStoreError {
    .past(.begins(step: steps[0].id, on: day(of: steps[0])))
  }

  private func day(of step: HistoryStep) -> CalendarDay { CalendarDay(at: step.madeAt, in: environment.timeZone) }
}
