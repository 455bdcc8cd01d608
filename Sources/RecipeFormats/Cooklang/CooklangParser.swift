import RecipeModel

/// Reads Cooklang line by line into a document.
///
/// Every text is some document: what is not markup is text. Linear in the length of the text.
///
/// - Source: The Cooklang specification, cooklang.org/docs/spec.
struct CooklangParser {
  private(set) var document = CooklangDocument()
  private var step: [CooklangDocument.Item] = []
  /// The text after the step's items so far.
  private var text = ""
  private var isInStep = false
  /// `true` if the white space at the end of the step's last line is meant, since a backslash is in front of it.
  private var endsInEscape = false
  private var componentCount = 0

  /// The most ingredients, cookware and timers together; each is at least a byte of the directions.
  static let mostComponents = RecipeLimits.textBytes

  /// `true` if there are more, so that what follows was not read.
  var isTooLong: Bool { componentCount > Self.mostComponents }

  init(_ text: String) {
    var lines = text.lines.map(String.init)[...]
    takeFrontMatter(from: &lines)
    var comments = CooklangComments(lines)
    for line in lines where !isTooLong { if let line = comments.strip(line) { take(line) } }
    document.hasComments = comments.wereFound
    endStep()
    document.sections.removeAll { $0.name.isEmpty && $0.steps.isEmpty }
  }

  /// Takes what is between a first line `---` and the next one; without a next one it is a step like any other.
  private mutating func takeFrontMatter(from lines: inout ArraySlice<String>) {
    guard let range = FrontMatter.range(in: lines) else { return }
    let frontMatter = FrontMatter(Array(lines[range]))
    document.metadata = frontMatter.entries
    document.notes = frontMatter.strayLines
    lines = lines[(range.upperBound + 1)...]
  }

  private mutating func take(_ line: String) {
    switch line.unicodeScalars.first {
    case _ where line.isBlank: endStep()
    case "=": takeHeading(line)
    case ">": takeNote(line)
    default: takeStepLine(line)
    }
  }

  private mutating func takeHeading(_ line: String) {
    endStep()
    let name = line.trimmed().unicodeScalars.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed()
    document.sections.append(.init(name: String(String.UnicodeScalarView(name)).trimmed()))
  }

  private mutating func takeNote(_ line: String) {
    endStep()
    let rest = String(line.unicodeScalars.dropFirst())
    // Files from before front matter name their metadata on lines with two marks.
    if rest.hasPrefix(">"), let colon = rest.firstIndex(of: ":") {
      let key = rest[..<colon].dropFirst()
      document.metadata.append((String(key).trimmed(), String(rest[colon...].dropFirst()).trimmed()))
    } else {
      let text = rest.unicodeScalars.first == " " ? rest.unicodeScalars.dropFirst() : rest.unicodeScalars[...]
      document.notes.append(CooklangLineParser.unescaped(text))
    }
  }

  private mutating func takeStepLine(_ line: String) {
    if isInStep, !text.isEmpty || step.last != .lineBreak { append(.text(" ")) }
    isInStep = true
    var items = CooklangLineParser(line.withoutIndent())
    while !isTooLong, let item = items.next() { append(item) }
    let backslashes = line.withoutTrailingSpace().unicodeScalars.reversed().prefix { $0 == "\\" }.count
    endsInEscape = !backslashes.isMultiple(of: 2)
  }

  /// Adds an item, text to the text before it.
  private mutating func append(_ item: CooklangDocument.Item) {
    if case .text(let more) = item {
      text += more
    } else {
      endText()
      step.append(item)
      componentCount += 1
    }
  }

  private mutating func endText() {
    if !text.isEmpty { step.append(.text(text)) }
    text = ""
  }

  private mutating func endStep() {
    if !endsInEscape { text = text.withoutTrailingSpace() }
    endText()
    if isInStep { document.sections[document.sections.count - 1].steps.append(step) }
    step = []
    isInStep = false
  }
}

extension String {
  fileprivate func withoutIndent() -> String {
    String(unicodeScalars.drop(while: \.isWhitespace))
  }

  fileprivate func withoutTrailingSpace() -> String {
    guard let last = unicodeScalars.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(unicodeScalars[...last])
  }
}
