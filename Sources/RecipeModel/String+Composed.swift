// The standard library normalises for its own comparisons but offers the result only under this SPI; the public way,
// `precomposedStringWithCanonicalMapping`, needs ICU and 30 MB of it.
@_spi(_Unicode) import Swift

extension String {
  /// Returns the text in Unicode's normalization form C: "é" as one scalar.
  package func composed() -> String {
    guard hasByte(where: { $0 >= 0x80 }) else { return self }
    return String(String.UnicodeScalarView(_nfc))
  }

  /// Returns the text in Unicode's normalization form D: "é" as "e" and an accent.
  func decomposed() -> String {
    String(String.UnicodeScalarView(_nfd))
  }
}
