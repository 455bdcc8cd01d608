import ArgumentParser
import RecipeModel
import RecipeStore

/// What words of the command line are read as, with the reason where they cannot be.
enum OptionValue {
  /// Reads a time such as `10m`, `1h30m` or `1:30` as whole seconds.
  static func time(_ word: String) throws -> Int {
    guard let seconds = CookingTime.parse(word) else {
      throw ValidationError("Write 10m, 1h30m, or 1:30.")
    }
    return seconds
  }

  /// Reads how good a recipe is.
  static func stars(_ word: String) throws -> Int {
    guard let stars = Int(word), CookingLog.stars.contains(stars) else { throw ValidationError("Use 1 to 5.") }
    return stars
  }

  /// Reads since when a recipe must not have been cooked.
  static func cookedBefore(_ word: String) throws -> CookedBefore {
    guard let limit = CookedBefore(word) else { throw ValidationError("Write 90d, 12w, 1y, or 2026-11-08.") }
    return limit
  }

  /// Reads a number of things, at least one.
  static func count(_ word: String) throws -> Int {
    guard let count = Int(word), count > 0 else { throw ValidationError("Use a number from 1.") }
    return count
  }
}
