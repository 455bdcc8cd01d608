/// Text of strangers on its way into files that other programs show.
enum ShownText {
  /// Returns the text without what is not seen but obeyed: controls other than line ends and tabs, and bidi controls.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isObeyed($0) }))
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}",
      "\u{2066}"..."\u{2069}", "\u{61C}", "\u{2028}"..."\u{2029}":
      true
    default: false
    }
  }
}
