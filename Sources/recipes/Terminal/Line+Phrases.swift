extension Line {
  /// `unknown command 'lst'; did you mean 'list'?`
  static func unknown(_ kind: Line, _ name: String, suggestion: String?) -> Line {
    let line: Line = "unknown \(kind) '\(SafeText(line: name).truncated(to: longestName))'"
    guard let suggestion else { return line }
    return "\(line); did you mean '\(suggestion)'?"
  }

  /// The most cells of a name that a message repeats.
  static let longestName = 60

  /// `1 recipe`, `2 recipes`.
  static func count(_ number: Int, _ one: Line, _ many: Line) -> Line {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
