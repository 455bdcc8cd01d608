/// How a piece of a line looks where colors are on: a name for its role.
enum Style: Hashable, Sendable {
  case plain, title, heading, faint, favorite, warning, failure

  /// The parameters of the terminal's Select Graphic Rendition sequence, nil for none.
  ///
  /// - Source: ECMA-48, 8.3.117.
  private var parameters: String? {
    switch self {
    case .plain: nil
    case .title, .heading: "1"
    case .faint: "2"
    case .favorite, .failure: "31"
    case .warning: "33"
    }
  }

  func applied(to text: SafeText) -> String {
    guard let parameters, !text.string.isEmpty else { return text.string }
    return "\u{1B}[\(parameters)m\(text.string)\u{1B}[0m"
  }
}

extension Line {
  /// Returns what is sent for the line, without its line end.
  func rendered(inColor: Bool) -> String {
    inColor ? spans.map { $0.style.applied(to: $0.text) }.joined() : plain
  }
}
