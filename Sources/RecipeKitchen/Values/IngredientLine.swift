/// What a line of a recipe's ingredients says. The text stays the truth; nothing of this is stored.
///
/// Offsets count UTF-8 bytes of the line.
///
/// - Source: Documentation/Cooking.md.
package struct IngredientLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case ingredient, heading, empty }

  package var kind = Kind.ingredient
  /// All amounts; the first one is how much of the ingredient there is.
  package var amounts: [Amount] = []
  package var sizeSpans: [Range<Int>] = []
  package var nameSpans: [Range<Int>] = []
  package var preparationSpans: [Range<Int>] = []
  package var noteSpans: [Range<Int>] = []
  /// The other recipe that is the ingredient: the first link of the name.
  package var link: RecipeLink?
  /// The line as written.
  package let text: String

  init(_ text: String) { self.text = text }

  package var size: String { joined(sizeSpans) }
  package var name: String { joined(nameSpans) }
  package var preparation: String { joined(preparationSpans) }
  package var note: String { joined(noteSpans) }

  /// The amounts as written: "1 400g"; without those of something else.
  package var amountText: String {
    let name = nameSpans.first?.lowerBound ?? Int.max
    let own = amounts.prefix { $0.role != .extra && !($0.role == .alternative && $0.span.lowerBound > name) }
    return own.map(text(of:)).joined(separator: " ")
  }

  /// The number and the unit, which may stand apart: "12 cloves" of "12 garlic cloves".
  private func text(of amount: Amount) -> String {
    guard let low = amount.lowSpan, let unit = amount.unitSpan else { return text.bytes(amount.span) }
    let number = low.lowerBound..<(amount.highSpan ?? low).upperBound
    if unit.lowerBound - number.upperBound <= 1 { return text.bytes(amount.span) }
    return text.bytes(number) + " " + text.bytes(unit)
  }

  /// The text of the spans, with a space between two of them, after the comma if the line has one there.
  private func joined(_ spans: [Range<Int>]) -> String {
    guard let first = spans.first else { return "" }
    var result = text.bytes(first)
    for index in 1..<spans.count {
      let (end, span) = (spans[index - 1].upperBound, spans[index])
      let gap = text.bytes(end..<max(end, span.lowerBound))
      result += gap.first { $0 != " " } == "," ? ", " : " "
      result += text.bytes(span)
    }
    return result
  }
}

extension String {
  /// The text of a range of UTF-8 bytes, cut to what there is.
  func bytes(_ range: Range<Int>) -> String {
    let all = utf8
    guard let start = all.index(all.startIndex, offsetBy: range.lowerBound, limitedBy: all.endIndex),
      let end = all.index(all.startIndex, offsetBy: range.upperBound, limitedBy: all.endIndex)
    else { return "" }
    return String(self[start..<end])
  }
}
