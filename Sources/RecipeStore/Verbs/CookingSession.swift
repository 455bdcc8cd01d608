package import RecipeKitchen
package import RecipeModel
import SQLite

/// Where a recipe is being cooked, to go on there after the program has ended.
///
/// This is kept but is no change: nothing is announced, and undo leaves it alone.
package struct CookingSession: Hashable, Sendable {
  /// From 1.
  package var step: Int
  package var factor: Rational
  package var timers: [RunningTimer]

  package init(step: Int, factor: Rational, timers: [RunningTimer]) {
    self.step = step
    self.factor = factor
    self.timers = timers
  }
}

/// A timer that was started, as the moments at which it rings, in seconds since 1970.
package struct RunningTimer: Hashable, Sendable {
  package let name: String
  /// When it rings: at the lower end of a range.
  package let endsAt: Int
  /// When it rings again: at the upper end of a range, else at the same moment.
  package let remindsAt: Int

  package init(name: String, endsAt: Int, remindsAt: Int) {
    self.name = name
    self.endsAt = endsAt
    self.remindsAt = remindsAt
  }
}

extension RecipeStore {
  /// Where a recipe is being cooked; `nil` if it is not.
  package func cookingSession(of id: Recipe.ID) throws -> CookingSession? {
    try read {
      guard
        let (step, factor) = try connection.first(
          CookingSessionsTable.withID, id, row: { ($0.int(at: 0), $0.text(at: 1)) })
      else { return nil }
      let timers = try connection.query(RunningTimersTable.ofRecipe, id) {
        RunningTimer(name: $0.text(at: 0), endsAt: $0.int(at: 1), remindsAt: $0.int(at: 2))
      }
      return CookingSession(step: step, factor: Rational.factor(factor) ?? .one, timers: timers)
    }
  }

  /// Remembers where a recipe is being cooked, or that it is no more.
  package func setCookingSession(of id: Recipe.ID, _ session: CookingSession?) throws {
    try write {
      _ = try connection.run(RunningTimersTable.deleteOfRecipe, id)
      guard let session else {
        _ = try connection.run(CookingSessionsTable.delete, id)
        return
      }
      _ = try connection.run(
        CookingSessionsTable.set, id, session.step, session.factor.description, environment.now())
      for timer in session.timers {
        _ = try connection.run(RunningTimersTable.insert, id, timer.name, timer.endsAt, timer.remindsAt)
      }
    }
  }
}
