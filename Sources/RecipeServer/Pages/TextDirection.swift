import RecipeModel

/// In which direction a recipe is read.
enum TextDirection {
  /// Returns whether most lines of a recipe run from right to left, by the first letter of each that has a direction.
  ///
  /// - Source: UAX #9, rules P2 and P3.
  static func isRightToLeft(_ recipe: Recipe) -> Bool {
    var balance = 0
    for text in [recipe.title, recipe.ingredients, recipe.directions] {
      for line in text.split(separator: "\n") {
        guard let first = line.unicodeScalars.first(where: \.properties.isAlphabetic) else { continue }
        balance += isRightToLeft(first) ? 1 : -1
      }
    }
    return balance > 0
  }

  /// `true` if a letter is of a script that runs from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin.
  ///
  /// - Source: UAX #9, table 4: the blocks whose default is R or AL.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
