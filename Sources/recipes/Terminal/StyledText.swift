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
    /// `true` if the words are the program's own, so that their symbols may be replaced.
    var isOurs = false
  }

  private(set) var spans: [Span]

  init(_ text: SafeText, _ style: Style = .plain) {
    spans = [Span(text: text, style: style, isOurs: style.isOfSigns)]
  }

  init(stringLiteral literal: String) {
    spans = [Span(text: SafeText(line: literal), style: .plain, isOurs: true)]
  }

  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  /// Returns whether two lines read and look the same, whichever parts they were made of.
  static func == (one: StyledText, other: StyledText) -> Bool { one.looks == other.looks }

  func hash(into hasher: inout Hasher) { hasher.combine(looks) }

  /// The text in pieces of one style each.
  private var looks: [Piece] {
    spans.reduce(into: []) { pieces, span in
      if pieces.last?.style == span.style {
        pieces[pieces.count - 1].text += span.text.string
      } else {
        pieces.append(Piece(text: span.text.string, style: span.style))
      }
    }
  }

  private struct Piece: Hashable {
    var text: String
    let style: Style
  }

  static func += (line: inout StyledText, addition: StyledText) {
    for span in addition.spans { line.spans.append(joining: span) }
  }

  static func + (one: StyledText, other: StyledText) -> StyledText {
    var line = one
    line += other
    return line
  }

  /// Returns the line with what is plain in it in a style.
  func inStyle(_ style: Style) -> StyledText {
    var line = self
    for index in spans.indices where spans[index].style == .plain { line.spans[index].style = style }
    return line
  }

  /// The line without colors.
  var plain: String { spans.map(\.text.string).joined() }

  var width: Int { spans.reduce(0) { $0 + $1.text.width } }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { spans.append(joining: Span(text: SafeText(line: literal), style: .plain, isOurs: true)) }
    }

    mutating func appendInterpolation(_ text: SafeText, _ style: Style = .plain) {
      spans.append(joining: Span(text: text, style: style, isOurs: style.isOfSigns))
    }

    mutating func appendInterpolation(_ text: some StringProtocol, _ style: Style = .plain) {
      appendInterpolation(SafeText(line: text), style)
    }

    /// Appends a sign of our own, which is replaced where symbols are not shown.
    mutating func appendInterpolation(sign: String, _ style: Style) {
      spans.append(joining: Span(text: SafeText(line: sign), style: style, isOurs: true))
    }

    /// Appends as many stars as a recipe has, and none if it is not rated.
    mutating func appendInterpolation(stars: Int) {
      appendInterpolation(sign: CookingLog.signs(stars), .stars)
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
    if let last, last.style == span.style, last.isOurs == span.isOurs, !last.text.isCut {
      self[count - 1].text = last.text + span.text
    } else {
      append(span)
    }
  }
}

/// The style of a piece of a line where colors are on: a name for its role.
///
/// Only the terminal's own colors are used, never a background, black, or white, so that any theme can be read; a sign or
/// a word always says the same as the color.
enum Style: Hashable, Sendable {
  case plain
  /// The title at the head of a recipe, a heading, a command in a help text.
  case title, heading
  /// The heading of a part of the ingredients or of the directions.
  case subheading
  /// What can be typed to name something, and the prompt: the number of a recipe or a step.
  case number
  /// An amount that was scaled, and the factor.
  case amount
  /// What a search found.
  case match
  /// What only accompanies the rest: collections, dates, footers, hints, times, the sign of what is left out.
  case faint
  case favorite
  case stars
  case inserted, deleted, changed, moved
  case warning, failure

  /// The parameters of the terminal's Select Graphic Rendition sequence, nil for none.
  ///
  /// - Source: ECMA-48, 8.3.117.
  private var parameters: String? {
    switch self {
    case .plain: nil
    case .title, .heading, .amount: "1"
    case .subheading: "4"
    case .number: "36"
    case .match, .warning: "1;33"
    case .faint: "2"
    case .inserted: "32"
    case .favorite, .deleted: "31"
    case .changed, .stars: "33"
    case .moved: "34"
    case .failure: "1;31"
    }
  }

  /// `true` if only signs of our own look like that.
  fileprivate var isOfSigns: Bool {
    switch self {
    case .favorite, .stars, .inserted, .deleted, .changed, .moved: true
    default: false
    }
  }

  fileprivate func applied(to text: String) -> String {
    guard let parameters, !text.isEmpty else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}

extension StyledText {
  /// Returns the line with parts of the text in one style highlighted.
  ///
  /// - Parameter find: Returns the parts of a text, as ranges of its Unicode scalars, in their order and apart.
  func highlighting(in style: Style, _ find: (String) -> [Range<Int>]) -> StyledText {
    var line: StyledText = ""
    for span in spans {
      guard span.style == style else {
        line.spans.append(joining: span)
        continue
      }
      let scalars = Array(span.text.string.unicodeScalars)
      var start = 0
      for range in find(span.text.string) {
        line += StyledText(SafeText(scalars[start..<range.lowerBound]), style)
        line += StyledText(SafeText(scalars[range]), .match)
        start = range.upperBound
      }
      line += StyledText(SafeText(scalars[start...]), style)
    }
    return line
  }
}

extension StyledText {
  /// Returns what is sent for the line, without its line end.
  func rendered(in appearance: Appearance) -> String {
    if appearance == .plain { return plain }
    var rendered = ""
    var piece = ""
    for (index, span) in spans.enumerated() {
      piece += appearance.isASCII ? span.textInASCII : span.text.string
      if index + 1 < spans.count, spans[index + 1].style == span.style { continue }
      rendered += appearance.isColored ? span.style.applied(to: piece) : piece
      piece = ""
    }
    return rendered
  }
}

extension StyledText.Span {
  fileprivate var textInASCII: String {
    if isOurs { return SymbolsInASCII.replacing(in: text.string) }
    return text.isCut ? SymbolsInASCII.replacingEnd(of: text.string) : text.string
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

  /// `onion, double cream`
  static func list(_ parts: [StyledText]) -> StyledText {
    var line: StyledText = ""
    for (index, part) in parts.enumerated() { line += index == 0 ? part : ", " + part }
    return line
  }
}

extension [String] {
  /// `manual, title, or time`.
  var asAlternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + ", or \(self[count - 1])"
  }
}
