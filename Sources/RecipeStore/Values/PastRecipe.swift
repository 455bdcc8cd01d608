package import RecipeModel

/// A moment in the past, by the steps of the history.
package enum HistoryMoment: Hashable, Sendable {
  /// Right after the step with a number, also one that is undone.
  case step(Int)
  /// Right after the last step that stands.
  case lastStep
  /// The end of a day.
  case day(CalendarDay)
}

/// A recipe as it was at some moment.
package struct PastRecipe: Sendable {
  package let recipe: Recipe
  /// The last step before that moment.
  package let step: HistoryStep
}

/// Why it cannot be said what a recipe was like at some moment.
package enum PastRecipeError: Error, Equatable, Sendable {
  package enum Change: Sendable { case added, deleted }

  case noSuchStep(Int)
  /// Nothing has been changed yet.
  case noSteps
  /// The moment is before the first step that is kept.
  case begins(step: Int, on: CalendarDay)
  /// Some step has added the recipe later, or has deleted it before.
  case wasNotThere(Recipe.ID, HistoryMoment, Change, by: Int)
  /// A step between then and now was made when the tables had another shape.
  case isFromOlderSchema(Int)
}

extension PastRecipeError: CustomStringConvertible {
  /// One lowercase line.
  package var description: String {
    switch self {
    case .noSuchStep(let id): "there is no step \(id)"
    case .noSteps: "there is no step yet"
    case .begins(let step, let day): "the history begins with step \(step), on \(day)"
    case .wasNotThere(let id, let moment, let change, let step):
      "recipe \(id) was not there \(moment.phrase); step \(step) \(change == .added ? "added" : "deleted") it"
    case .isFromOlderSchema(let id): "step \(id) cannot be read: the database was upgraded since"
    }
  }
}

extension HistoryMoment {
  /// `after step 3`, `on 2026-11-20`
  fileprivate var phrase: String {
    switch self {
    case .step(let id): "after step \(id)"
    case .lastStep: "after the last step"
    case .day(let day): "on \(day)"
    }
  }
}
