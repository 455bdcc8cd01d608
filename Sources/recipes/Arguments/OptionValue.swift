import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// The values of options that only a command line has, or that it has in words of its own.
extension ValueForm {
  /// A value that is typed, and written nowhere but in the history as it was typed.
  ///
  /// - Parameter advice: What would do.
  static func typed(
    _ name: String, _ advice: String, _ read: @escaping @Sendable (String) -> Value?
  ) -> ValueForm {
    ValueForm(name, .anyText) { given throws(InvalidValue) in
      guard let value = given.text.flatMap(read) else { throw InvalidValue(advice) }
      return value
    } json: { value in
      .string("\(value)")
    } word: { value, _ in
      "\(value)"
    }
  }
}

extension ValueForm where Value == CookedBefore {
  /// Since when a recipe must not have been cooked.
  static var cookedBefore: ValueForm { typed("age", "write 90d, 12w, 1y, or 2026-11-08") { CookedBefore($0) } }
}
