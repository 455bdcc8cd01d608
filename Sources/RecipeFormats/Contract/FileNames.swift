import RecipeModel

/// Unique names for the files of recipes: their titles, in characters that every system allows.
///
/// Letters, digits and blanks only, so that no title can name a place elsewhere or an option.
package struct FileNames {
  private var taken: Set<String> = []
  /// The last number given to each name, so that many recipes of one title do not try all numbers each.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Returns the name for one more recipe, without an ending: `Soup`, then `Soup 2`.
  package mutating func next(for title: String) -> String {
    let name = Self.name(title)
    var candidate = name
    var number = 1
    // Some systems ignore case or decompose accents, so names are compared folded.
    while !taken.insert(TextFold.fold(candidate)).inserted {
      number = numbers[name, default: 1] + 1
      numbers[name] = number
      candidate = "\(name) \(number)"
    }
    return candidate
  }

  private static func name(_ title: String) -> String {
    // Systems stop at 255 bytes, the number and the ending included.
    let longestName = 180
    var name = String.UnicodeScalarView()
    var length = 0
    for scalar in title.composed().unicodeScalars where isInNames(scalar) || isInnerMark(scalar, after: name.last) {
      length += UTF8.width(scalar)
      guard length <= longestName else { break }
      name.append(scalar)
    }
    while let last = name.last, last == " " || innerMarks.contains(last) { name.removeLast() }
    let trimmed = String(name).trimmed()
    return trimmed.isEmpty ? "Recipe" : trimmed
  }

  /// Hyphens and apostrophes stay within words; at the beginning a hyphen would make an option of the name.
  private static let innerMarks: [Unicode.Scalar] = ["-", "\u{2010}", "'", "\u{2019}"]

  private static func isInnerMark(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    innerMarks.contains(scalar) && last.map(isInNames) == true && last != " "
  }

  /// Unicode counts some that are not seen among the letters, such as the fillers of Korean syllables.
  private static func isInNames(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " "
      || (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) && !ShownText.isInvisible(scalar)
  }
}
