/// Amounts as numbers in the files of other programs, on their way to a line that people read.
enum AppAmount {
  /// Returns "1 1/2" for 1.5, "200" for 200.0, "0.3" for 0.3; "" for none, zero and nonsense.
  static func text(_ value: JSONValue?) -> String {
    guard let digits = value?.plainText, let number = Double(digits), number > 0, number < 1e9 else { return "" }
    let whole = Int(number)
    let rest = number - Double(whole)
    if rest < 0.001 { return "\(whole)" }
    if let fraction = fractions.first(where: { abs($0.value - rest) < 0.01 }) {
      return whole == 0 ? fraction.text : "\(whole) \(fraction.text)"
    }
    let hundredths = Int((number * 100).rounded())
    let decimals = hundredths % 100
    let end = decimals % 10 == 0 ? "\(decimals / 10)" : decimals < 10 ? "0\(decimals)" : "\(decimals)"
    return "\(hundredths / 100).\(end)"
  }

  /// Returns the text of a number, or the words of a text that is none.
  static func words(_ value: JSONValue) -> String {
    let words = PageText.line(value.plainText ?? "")
    return Double(words) == nil ? words : text(value)
  }

  private static let fractions: [(value: Double, text: String)] = [
    (1 / 2, "1/2"), (1 / 4, "1/4"), (3 / 4, "3/4"), (1 / 3, "1/3"), (2 / 3, "2/3"), (1 / 8, "1/8"), (3 / 8, "3/8"),
    (5 / 8, "5/8"), (7 / 8, "7/8"),
  ]
}
