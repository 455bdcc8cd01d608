import RecipeModel

/// Text that is printed, with a style for each part: our own words, and other people's text made safe.
///
/// Written as a string with interpolations. The literal is ours and goes out as it
/// is; every interpolated string passes through `SafeText`. So it cannot carry what a
/// terminal would obey, whatever a title holds.
struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  struct Span: Hashable, Sendable {
    var text: SafeText
    var style: Style
  }

  private(set) var spans: [Span]

  init(_ text: SafeText, _ style: Style = .plain) {
    spans = [Span(text: text, style: style)]
  }

  init(stringLiteral literal: String) {
    self.init(SafeText(line: literal))
  }

  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  static func += (line: inout StyledText, addition: StyledText) {
    for span in addition.spans { line.spans.append(joining: span) }
  }

  /// The line without colors.
  var plain: String { spans.map(\.text.string).joined() }

  var width: Int { spans.reduce(0) { $0 + $1.text.width } }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { appendInterpolation(SafeText(line: literal)) }
    }

    mutating func appendInterpolation(_ text: SafeText, _ style: Style = .plain) {
      spans.append(joining: Span(text: text, style: style))
    }

    mutating func appendInterpolation(_ text: some StringProtocol, _ style: Style = .plain) {
      appendInterpolation(SafeText(line: text), style)
    }

    mutating func appendInterpolation(_ number: some BinaryInteger, _ style: Style = .plain) {
      appendInterpolation(SafeText(line: "\(number)"), style)
    }

    mutating func appendInterpolation(_ line: StyledText) {
      for span in line.spans { spans.append(joining: span) }
    }
  }
}

extension [StyledText.Span] {
  /// Appends a span, to the last one where it looks the same.
  fileprivate mutating func append(joining span: StyledText.Span) {
    if let last, last.style == span.style {
      self[count - 1].text = last.text + span.text
    } else {
      append(span)
    }
  }
}

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

extension StyledText {
  /// Returns what is sent for the line, without its line end.
  func rendered(inColor: Bool) -> String {
    inColor ? spans.map { $0.style.applied(to: $0.text) }.joined() : plain
  }
}

extension StyledText {
  /// `unknown command "lst"; did you mean "list"?`
  static func unknown(_ kind: StyledText, _ name: String, suggestion: String?) -> StyledText {
    let line: StyledText = "unknown \(kind) \(name.quoted())"
    guard let suggestion else { return line }
    return "\(line); did you mean \(suggestion.quoted())?"
  }

  /// `1 recipe`, `2 recipes`.
  static func count(_ number: Int, _ one: StyledText, _ many: StyledText) -> StyledText {
    number == 1 ? "1 \(one)" : "\(number) \(many)"
  }
}
