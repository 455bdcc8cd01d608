import RecipeModel

extension StringProtocol {
  /// Whether there is nothing but white space.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isWhitespace) }
}

extension String {
  /// The lines between LFs, at least one; found by bytes, since looking for whole characters takes ten times as long.
  var lines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
