/// One amount of a line: a number, a unit, or both.
package struct Amount: Hashable, Sendable {
  /// What an amount is to the line.
  package enum Role: UInt8, Hashable, Sendable {
    /// How much of the ingredient there is.
    case main
    /// The size of one: `400g` in "2 x 400g tins".
    case each
    /// Added to the amount before it: `2 tbsp` in "1 cup plus 2 tbsp".
    case plus
    /// The amount before it in another unit: `5½oz` in "150g/5½oz".
    case same
    /// The amount of something else that will do: "or 1 tsp dried".
    case alternative
    /// More of the ingredient, for another purpose: "plus 1 tbsp for greasing".
    case extra
    /// Roughly the amount before it: "(about 600 g)".
    case approximate
  }

  /// `nil` when no number is written, as in "pinch of salt".
  package var quantity: Quantity?
  package var notation = NumberNotation.integer
  /// `true` if a space stands inside a mixed number: `1 ½`.
  package var isSpaced = false
  package var unit: WrittenUnit?
  package var role = Role.main
  /// `true` if scaling leaves it: sizes of one, lengths of cuts, yields.
  package var isFixed = false
  /// `true` if a word such as "heaped" or "scant" changes what the spoon holds.
  package var isModified = false
  /// Bytes of the lower number; `nil` when no number is written.
  package var lowSpan: Range<Int>?
  /// Bytes of the upper number of a range.
  package var highSpan: Range<Int>?
  package var unitSpan: Range<Int>?

  /// The bytes from the beginning of the first of its parts to the end of the last one.
  package var span: Range<Int> {
    let spans = [lowSpan, highSpan, unitSpan].compactMap(\.self)
    let start = spans.map(\.lowerBound).min() ?? 0
    return start..<(spans.map(\.upperBound).max() ?? start)
  }
}

/// A unit and the words that it was written with.
package struct WrittenUnit: Hashable, Sendable {
  package let unit: KitchenUnit
  /// The place of the written form in the unit table.
  let form: Int

  init(_ unit: KitchenUnit, form: Int) {
    self.unit = unit
    self.form = form
  }
}
