import RecipeKitchen

/// Marks in the texts of a recipe.
extension RecipePage {
  /// Returns a line of the ingredients with the amounts that were scaled in bold.
  static func ingredient(_ line: SafeText, writtenAs written: SafeText?) -> StyledText {
    guard let written, written != line else { return StyledText(line) }
    let (shown, before) = (amounts(of: line), amounts(of: written))
    // A count may have come before the others: "2 x 400 g tins".
    let isOneForOne = shown.count == before.count
    let changed = shown.enumerated().filter { index, amount in
      isOneForOne ? amount.text != before[index].text : !before.contains { $0.text == amount.text }
    }
    return .marking(line, changed.map { ($0.element.bytes, .amount) })
  }

  /// Returns a step with the times that can be counted down dim, and the scaled amounts after those written in bold.
  static func step(_ line: SafeText, writtenAs written: SafeText?) -> StyledText {
    let timers = TextTimer.find(in: line.string).map { (bytes: $0.span, style: Style.faint) }
    let added = written.map { addedBrackets(in: line.string, notIn: $0.string) } ?? []
    let marks = timers + added.map { ($0, .amount) }
    return .marking(line, marks.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound })
  }

  /// The numbers and units of a line, in the order of the text.
  private static func amounts(of line: SafeText) -> [(bytes: Range<Int>, text: String)] {
    let text = line.string[...].utf8
    return IngredientLine.parse(line.string).amounts.compactMap { amount in
      guard let low = amount.lowSpan else { return nil }
      var bytes = low.lowerBound..<(amount.highSpan ?? low).upperBound
      // In "12 garlic cloves" the unit stands apart.
      if let unit = amount.unitSpan, 0...1 ~= unit.lowerBound - bytes.upperBound {
        bytes = bytes.lowerBound..<unit.upperBound
      }
      return (bytes, String(Substring(text.dropFirst(bytes.lowerBound).prefix(bytes.count))))
    }
  }

  private static func addedBrackets(in text: String, notIn written: String) -> [Range<Int>] {
    var added: [Range<Int>] = []
    var start: Int?
    for (index, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "[") { start = index }
      guard byte == UInt8(ascii: "]"), let first = start else { continue }
      let bracket = text.utf8.dropFirst(first).prefix(index + 1 - first)
      if !written.contains(Substring(bracket)) { added.append(first..<index + 1) }
      start = nil
    }
    return added
  }
}
