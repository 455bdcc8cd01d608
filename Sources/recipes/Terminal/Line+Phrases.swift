import RecipeModel

extension Line {
  /// `unknown command "lst"; did you mean "list"?`
  static func unknown(_ kind: Line, _ name: String, suggestion: String?) -> Line {
    let line: Line = "unknown \(kind) \(name.quoted())"
    guard let suggestion else { return line }
    return "\(line); did you mean \(suggestion.quoted())?"
  }

  /// `1 recipe`, `2 recipes`.
  static func count(_ number: Int, _ one: Line, _ many: Line) -> Line {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
