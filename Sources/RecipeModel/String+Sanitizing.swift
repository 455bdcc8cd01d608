/// Cleaning text from strangers before it is kept.
///
/// Hostile but harmless characters (escape sequences, bidi controls, zero-width joiners) stay: the code that shows a text
/// makes it safe for the place where it is shown.
extension String {
  /// Returns the text with U+FFFD for NUL, and a space for each line end and tab.
  package func onOneLine() -> String {
    guard hasByte(where: { $0 <= .carriageReturn }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\0": result.append("\u{FFFD}")
      // The second half of a CRLF, whose space is already there.
      case "\n" where previous == "\r": break
      case "\t", "\n", "\r": result.append(" ")
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// Returns the text with U+FFFD for NUL, and LF for CRLF and for a CR alone.
  package func withPlainLineEnds() -> String {
    guard hasByte(where: { $0 == 0 || $0 == .carriageReturn }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\0": result.append("\u{FFFD}")
      case "\n" where previous == "\r": break
      case "\r": result.append("\n")
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// Returns the number, from 1, and the bytes of the first line that is too long.
  func firstLine(longerThan limit: Int) -> (line: Int, bytes: Int)? {
    guard utf8.count > limit else { return nil }
    let lines = utf8.split(separator: .newline, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.count > limit }.map { ($0 + 1, lines[$0].count) }
  }

  /// Returns the text without white space (Unicode's White_Space) at its ends.
  package func trimmed() -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension String {
  /// A quick look before a text is walked by its scalars; in memory that is contiguous, many times faster.
  func hasByte(where matches: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: matches) } ?? utf8.contains(where: matches)
  }
}

extension Unicode.Scalar {
  /// `true` if it is white space (Unicode's White_Space), looked up only outside ASCII.
  package var isWhitespace: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension String {
  /// Returns the text on one line, cut after `limit` Unicode scalars with an ellipsis.
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
