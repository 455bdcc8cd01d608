/// The looks of lines where they go: in color or not, with symbols or in ASCII.
struct Appearance: Equatable, Sendable {
  /// `true` if the roles of words have colors.
  var isColored = false
  /// `true` if our own symbols, such as ♥ and …, are replaced by ASCII. Other people's text stays as it is.
  var isASCII = false

  static let plain = Appearance()
}

/// When colors are used; `auto` is on a terminal, unless `NO_COLOR` is set.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// Our own symbols in ASCII.
enum SymbolsInASCII {
  /// Returns text of our own with every symbol replaced.
  static func replacing(in text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { $0 += replacement(for: $1) }
  }

  /// Returns cut text of other people with `...` for its last sign, and two cells less of the text before it where it has
  /// them, so that it stays as wide.
  static func replacingEnd(of cut: String) -> String {
    var kept = cut.dropLast()
    var spare = 2
    while spare > 0, let last = kept.last {
      spare -= DisplayWidth.of(String(last))
      kept = kept.dropLast()
    }
    return kept + String(repeating: ".", count: 3 - max(0, spare)) + String(repeating: " ", count: max(0, -spare))
  }

  private static func replacement(for symbol: Character) -> String {
    switch symbol {
    case "♥": "*"
    case "▾", "─", "·": "-"
    case "▸": "+"
    case "★": "*"
    case "☆": "."
    case "⏱": "@"
    case "↕": "^"
    case "…": "..."
    case "→": "->"
    case "×": "x"
    case "█": "#"
    default: String(symbol)
    }
  }
}
