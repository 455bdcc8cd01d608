extension IngredientLine {
  /// Reads a line of ingredients: its amounts, size, name, preparation and note.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Source: Documentation/Cooking.md.
  package static func parse(_ text: String) -> IngredientLine {
    var parser = IngredientParser(text)
    parser.run()
    return parser.line
  }
}

/// Reads one line from its beginning to its end.
struct IngredientParser {
  var reader: LineReader
  var line: IngredientLine
  /// The token that is read next.
  var position = 0
  /// Where the tokens end that are read; later ones are a note.
  var end: Int

  init(_ text: String) {
    reader = LineReader(text)
    reader.barNumbersOfLine()
    line = IngredientLine(text)
    end = reader.count
  }

  mutating func run() {
    skipBullet()
    guard position < end else {
      line.kind = .empty
      return
    }
    if isHeading {
      line.kind = .heading
      line.nameSpans = [reader.span(position, end)]
      return
    }
    skipIntroduction()
    readLeadingAmounts()
    readLaterAmounts()
    readName()
    takeLastUnit()
    fixSizes()
  }

  /// Skips "- ", "* ", "• " and the like.
  private mutating func skipBullet() {
    while position < end, reader.tokens[position].kind == .mark,
      !["(", "[", "~", "≈", "\"", "'"].contains(where: { reader.isMark(position, $0) })
    {
      position += 1
    }
  }

  /// "For the sauce:" and "Ingredients for 4 people".
  private var isHeading: Bool {
    if reader.isMark(end - 1, ":") { return !reader.isNumber(position) }
    return reader.isMark(0, "#")
      || reader.tokens[position].hash == Self.ingredients && !reader.tokens[position..<end].contains { $0.isMark(",") }
  }

  /// "For the pans: butter" begins after the colon, "(optional) 2 eggs" and "up to 2 eggs" at the number.
  private mutating func skipIntroduction() {
    if reader.isMark(position, "("), case let next = reader.afterBracket(position, before: end), reader.isNumber(next),
      !(position..<next).contains(where: { reader.isNumber($0) })
    {
      line.noteSpans.append(reader.span(position, next))
      position = next
    }
    if position < end, reader.tokens[position].hash == Self.up, reader.has(position + 1, .range),
      reader.isNumber(position + 2)
    {
      position += 2
    }
    // "Je 1 TL Salz und Pfeffer", 各小さじ1: so much of each food.
    if reader.has(position, .eachBefore) || reader.tokens[position].hash == Self.each,
      reader.amount(at: position + 1) != nil
    {
      position += 1
    }
    guard reader.has(position, .cut) else { return }
    for index in position..<min(position + 6, end - 1) where reader.isMark(index, ":") {
      line.noteSpans.append(reader.span(position, index))
      position = index + 1
      return
    }
  }

  private static let each = WordHash.folded("各".utf8)
  private static let up = WordHash.folded("up".utf8)
  private static let ingredients = WordHash.folded("ingredients".utf8)
}
