/// Names on one line, separated by commas; a comma or backslash within a name has a backslash in front.
///
/// By scalars throughout: a comma under a combining mark is one character, but still separates.
package enum CommaList {
  package static func text(_ names: [String]) -> String {
    names.map(escaped).joined(separator: ", ")
  }

  /// Returns the names, trimmed, without blank ones.
  package static func names(_ text: String) -> [String] {
    var names: [String.UnicodeScalarView] = [.init()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if scalar == ",", !isEscaped {
        names.append(.init())
      } else {
        // A backslash in front of anything else is itself: "C:\recipes".
        if isEscaped, scalar != ",", scalar != "\\" { names[names.count - 1].append("\\") }
        names[names.count - 1].append(scalar)
      }
      isEscaped = false
    }
    if isEscaped { names[names.count - 1].append("\\") }
    return names.map { String($0).trimmed() }.filter { !$0.isEmpty }
  }

  private static func escaped(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.flatMap { $0 == "," || $0 == "\\" ? ["\\", $0] : [$0] }))
  }
}
