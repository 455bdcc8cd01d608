/// The numbers that people write in front of the steps of their directions.
package enum StepNumbers {
  /// Whether a line has one, so that whoever shows the steps need not count: `1.`, `1)` or `①`, not `10 minutes` or
  /// `2.5 dl`.
  package static func stand(in directions: String) -> Bool {
    directions.split(separator: "\n").contains { line in
      let rest = line.drop(while: \.isWhitespace)
      if rest.unicodeScalars.first.map(isEnclosed) == true { return true }
      let sign = rest.drop(while: \.isNumber)
      guard sign.startIndex > rest.startIndex, let first = sign.first, ".):、．）：".contains(first) else { return false }
      return sign.dropFirst().first?.isNumber != true
    }
  }

  /// - Source: The Unicode Standard, "Enclosed Alphanumerics" and "Dingbats".
  private static func isEnclosed(_ scalar: Unicode.Scalar) -> Bool {
    (0x2460...0x249B).contains(scalar.value) || (0x2776...0x2793).contains(scalar.value)
  }
}
