import RecipeModel

/// Writes text so that Cooklang takes it for nothing else.
enum CooklangText {
  /// Returns a line of a step.
  static func line(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaped(scalars) { index in
      switch scalars[index] {
      case "@", "#", "~": true
      case "=", ">": index == 0
      default: scalars[index].isWhitespace && (index == 0 || index == scalars.count - 1)
      }
    }
  }

  /// Returns a line of a note.
  static func note(_ text: String) -> String {
    escaped(Array(text.unicodeScalars)) { _ in false }
  }

  /// Returns a name in front of braces.
  static func name(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return escaped(scalars) { "@#~{}".unicodeScalars.contains(scalars[$0]) }
  }

  /// Puts a backslash in front of what begins a comment or an escape, and of what else must have one.
  private static func escaped(_ scalars: [Unicode.Scalar], where isSpecial: (Int) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\\" || isSpecial(index) || beginsComment(at: index, of: scalars) { text.append("\\") }
      text.append(scalar)
    }
    return String(text)
  }

  private static func beginsComment(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let previous = index > 0 ? scalars[index - 1] : nil
    return scalars[index] == "-" && (next == "-" || previous == "-") || scalars[index] == "[" && next == "-"
  }
}
