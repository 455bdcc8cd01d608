extension String {
  /// Returns the text on one line, cut behind `limit` Unicode scalars with an ellipsis.
  ///
  /// For messages that name a value: a date of ten megabytes must not become a line of ten megabytes.
  package func shortened(to limit: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    let start = String(self[..<end]).onOneLine()
    return end == endIndex ? start : start + "…"
  }

  /// Returns the shortened text in double quotes.
  package func quoted(limit: Int = 60) -> String { "\"\(shortened(to: limit))\"" }

  /// Returns a path, or a command, in double quotes, as long as any can be: it is of no use cut.
  ///
  /// - Source: PATH_MAX in limits.h(0p).
  package func quotedPath() -> String { quoted(limit: 4096) }
}
