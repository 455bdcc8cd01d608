import RecipeModel

/// Takes one line of a step apart into text, ingredients, cookware and timers.
struct CooklangLineParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// A component that was found after the text before it.
  private var pending: CooklangDocument.Item?

  init(_ line: String) {
    // Most lines have no mark at all and are text as they are.
    if line.utf8.contains(where: Self.canBegin) {
      scalars = Array(line.unicodeScalars)
    } else {
      scalars = []
      pending = line.isEmpty ? nil : .text(line)
    }
  }

  private static func canBegin(_ byte: UInt8) -> Bool { "@#~\\".utf8.contains(byte) }

  mutating func next() -> CooklangDocument.Item? {
    if let item = pending {
      pending = nil
      return item
    }
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      switch scalars[index] {
      case "\\" where index + 1 == scalars.count:
        index += 1
        pending = .lineBreak
      case "\\" where Self.canBeEscaped(scalars[index + 1]):
        text.append(scalars[index + 1])
        index += 2
      case "@", "#", "~":
        pending = component()
        if pending == nil { fallthrough }
      default:
        text.append(scalars[index])
        index += 1
      }
      if pending != nil { break }
    }
    if text.isEmpty { defer { pending = nil }; return pending }
    return .text(String(text))
  }

  /// Returns whether a backslash in front makes the character text: punctuation, or white space at the edge of a step.
  static func canBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.isPunctuation || "$+<=>^`|~".unicodeScalars.contains(scalar))
      || scalar.isWhitespace
  }
}

// MARK: - Components

extension CooklangLineParser {
  /// Reads what the mark at the index begins, or leaves the index alone if that is only text.
  private mutating func component() -> CooklangDocument.Item? {
    let mark = scalars[index]
    let start = index + 1
    guard start < scalars.count, !scalars[start].isWhitespace else { return nil }
    let (nameEnd, end, amount) = braced(from: start, mark: mark) ?? word(from: start)
    guard end > start else { return nil }
    index = end
    let name = Self.plain(scalars[start..<nameEnd])
    switch mark {
    case "@": return .ingredient(name: name, amount: amount, preparation: preparation())
    case "#": return .cookware(name: name, amount: amount)
    default: return .timer(name: name, amount: amount)
    }
  }

  /// Reads a name of any words that ends with braces, before the next mark.
  private func braced(
    from start: Int, mark: Unicode.Scalar
  ) -> (nameEnd: Int, end: Int, amount: CooklangDocument.Amount)? {
    guard let open = first("{", from: start, before: { $0 == "@" || $0 == "#" || $0 == "~" }),
      open > start || mark == "~",
      let close = first("}", from: open + 1, before: { $0 == "{" })
    else { return nil }
    return (open, close + 1, Self.amount(scalars[open + 1..<close]))
  }

  private func word(from start: Int) -> (nameEnd: Int, end: Int, amount: CooklangDocument.Amount) {
    let end = scalars[start...].firstIndex { $0.isWhitespace || $0.isPunctuation }
    return (end ?? scalars.count, end ?? scalars.count, .init())
  }

  /// Reads `(finely chopped)` directly after an ingredient.
  private mutating func preparation() -> String {
    guard index < scalars.count, scalars[index] == "(",
      let close = first(")", from: index + 1, before: { $0 == "(" })
    else { return "" }
    defer { index = close + 1 }
    return Self.plain(scalars[index + 1..<close])
  }

  /// Returns where a character is that has no backslash in front, if no end is before it.
  private func first(_ wanted: Unicode.Scalar, from start: Int, before isEnd: (Unicode.Scalar) -> Bool) -> Int? {
    var index = start
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == wanted { return index }
      if isEnd(scalar) { return nil }
      index += scalar == "\\" ? 2 : 1
    }
    return nil
  }

  private static func amount(_ scalars: ArraySlice<Unicode.Scalar>) -> CooklangDocument.Amount {
    let parts = scalars.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    var quantity = plain(parts[0])
    // An equals sign keeps an amount from being scaled.
    if quantity.hasPrefix("=") { quantity = String(quantity.dropFirst()).trimmed() }
    return .init(quantity: quantity, unit: parts.count > 1 ? plain(parts[1]) : "")
  }

  /// Returns a name or amount, trimmed, its escapes undone.
  private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String { unescaped(scalars).trimmed() }

  static func unescaped(_ scalars: some Collection<Unicode.Scalar>) -> String {
    guard scalars.contains("\\") else { return String(String.UnicodeScalarView(scalars)) }
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in scalars {
      if isEscaped, !canBeEscaped(scalar) { text.append("\\") }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { text.append(scalar) }
    }
    if isEscaped { text.append("\\") }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// `true` if the scalar is of one of the categories of punctuation, P*.
  ///
  /// Looked up only outside ASCII.
  var isPunctuation: Bool {
    if isASCII {
      return MarkdownText.isPunctuation(self) && !"$+<=>^`|~".unicodeScalars.contains(self)
    }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}
