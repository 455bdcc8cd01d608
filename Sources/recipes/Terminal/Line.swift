/// One printed line: our own words, and other people's text made safe.
///
/// Written as a string with interpolations. What stands in the literal is ours and goes out as it
/// is; every interpolated string passes through `SafeText`. So a line cannot carry what a
/// terminal would obey, whatever a title holds.
struct Line: Hashable, Sendable, ExpressibleByStringInterpolation {
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

  static func += (line: inout Line, addition: Line) {
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

    mutating func appendInterpolation(_ line: Line) {
      for span in line.spans { spans.append(joining: span) }
    }
  }
}

extension [Line.Span] {
  /// Appends a span, to the last one where it looks the same.
  fileprivate mutating func append(joining span: Line.Span) {
    if let last, last.style == span.style {
      self[count - 1].text = last.text + span.text
    } else {
      append(span)
    }
  }
}
