extension String {
  /// Returns the text in double quotes on one line, cut after `limit` characters with an ellipsis.
  ///
  /// For messages that name a value: a date of ten megabytes must not become a line of ten megabytes. What is cut is
  /// found without walking the rest.
  package func quoted(limit: Int = 60) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    let shown = String(self[..<end]).onOneLine()
    return end == endIndex ? "\"\(shown)\"" : "\"\(shown)…\""
  }
}
