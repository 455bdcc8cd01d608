import ArgumentParser
import RecipeModel

/// What words of the command line are read as, with the reason where they cannot be.
enum OptionValue {
  /// Reads a time such as `10m`, `1h30m` or `1:30` as whole seconds.
  static func time(_ word: String) throws -> Int {
    guard let seconds = CookingTime.parse(word) else {
      throw ValidationError("Write 10m, 1h30m, or 1:30.")
    }
    return seconds
  }

  /// Reads a number of things, at least one.
  static func count(_ word: String) throws -> Int {
    guard let count = Int(word), count > 0 else { throw ValidationError("Use a number from 1.") }
    return count
  }
}
