package import RecipeKitchen
package import RecipeModel
import SQLite

/// Where a recipe is being cooked, to go on there after the program has ended.
///
/// This is kept but is no change: nothing is announced, and undo leaves it alone.
package struct CookingSession: Hashable, Sendable {
  /// A timer as the moments at which it rings, in seconds since 1970.
  package struct Timer: Hashable, Sendable {
    package let name: String
    package let endsAt: Int
    /// The upper end of a range, else the same.
    package let remindsAt: Int

    package init(name: String, endsAt: Int, remindsAt: Int) {
      self.name = name
      self.endsAt = endsAt
      self.remindsAt = remindsAt
    }
  }

  /// From 1.
  package var step: Int
  package var factor: Rational
  package var timers: [Timer]

  package init(step: Int, factor: Rational, timers: [Timer]) {
    self.step = step
    self.factor = factor
    self.timers = timers
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
        CookingSession.Timer(name: $0.text(at: 0), endsAt: $0.int(at: 1), remindsAt: $0.int(at: 2))
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

/// The table `cooking_sessions`: a row for each recipe that is being cooked.
enum CookingSessionsTable {
  static let withID = "SELECT step, factor FROM cooking_sessions WHERE recipe_id = ?1"
  static let set = """
    INSERT INTO cooking_sessions (recipe_id, step, factor, started_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO UPDATE SET step = ?2, factor = ?3
    """
  static let delete = "DELETE FROM cooking_sessions WHERE recipe_id = ?1"
}

/// The table `running_timers`: a row for each timer of a recipe that is being cooked.
enum RunningTimersTable {
  static let ofRecipe = "SELECT name, ends_at, reminds_at FROM running_timers WHERE recipe_id = ?1 ORDER BY id"
  static let insert = "INSERT INTO running_timers (recipe_id, name, ends_at, reminds_at) VALUES (?1, ?2, ?3, ?4)"
  static let deleteOfRecipe = "DELETE FROM running_timers WHERE recipe_id = ?1"
}
