package import RecipeKitchen
package import RecipeModel
import SQLite

/// A recipe that is being cooked, to go on there after the program has ended.
///
/// This is kept but is no change: nothing is announced, and undo leaves it alone.
package struct CookingSession: Hashable, Sendable {
  /// From 1.
  package var step: Int
  package var factor: Rational
  package var timers: [RunningTimer]
  /// When something was last done in it, in seconds since 1970; `nil` for one that is not kept.
  package fileprivate(set) var usedAt: Int?

  package init(step: Int, factor: Rational, timers: [RunningTimer]) {
    self.step = step
    self.factor = factor
    self.timers = timers
  }
}

/// A timer that was started, as the moments at which it rings, in seconds since 1970.
package struct RunningTimer: Hashable, Sendable {
  /// From 1; it has it as long as it runs.
  package let number: Int
  package let name: String
  /// When it rings: at the lower end of a range.
  package let endsAt: Int
  /// When it rings again: at the upper end of a range, else at the same moment.
  package let remindsAt: Int

  package init(number: Int, name: String, endsAt: Int, remindsAt: Int) {
    self.number = number
    self.name = name
    self.endsAt = endsAt
    self.remindsAt = remindsAt
  }
}

extension RecipeStore {
  /// Returns where a recipe is being cooked; `nil` if it is not.
  package func cookingSession(of id: Recipe.ID) throws -> CookingSession? {
    try read {
      try connection.first(CookingSessionsTable.withID, id) { row in
        var session = CookingSession(
          step: row.int(at: 0), factor: Rational.factor(row.text(at: 1)) ?? .one, timers: try timers(of: id))
        session.usedAt = row.int(at: 2)
        return session
      }
    }
  }

  /// The recipe in whose session something was done last; `nil` if nothing is being cooked.
  package func recipeCookedLast() throws -> Recipe.ID? {
    try read { try connection.first(CookingSessionsTable.usedLast) { $0.int(at: 0) } }
  }

  /// Timers that a program from before numbers has written are counted.
  private func timers(of id: Recipe.ID) throws -> [RunningTimer] {
    let timers = try connection.query(RunningTimersTable.ofRecipe, id) {
      RunningTimer(number: $0.int(at: 3), name: $0.text(at: 0), endsAt: $0.int(at: 1), remindsAt: $0.int(at: 2))
    }
    let numbers = Set(timers.map(\.number))
    if numbers.count == timers.count, !numbers.contains(0) { return timers }
    return timers.enumerated().map {
      RunningTimer(number: $0 + 1, name: $1.name, endsAt: $1.endsAt, remindsAt: $1.remindsAt)
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
        let row = try connection.first(RunningTimersTable.nextID, timer.number) { $0.int(at: 0) }
        _ = try connection.run(RunningTimersTable.insert, row, id, timer.name, timer.endsAt, timer.remindsAt)
      }
    }
  }
}
