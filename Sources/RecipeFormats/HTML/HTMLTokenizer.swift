/// Cuts HTML into tags and the text between them, in one pass and without a tree.
///
/// It knows what is needed to find data in pages: quoted attribute values, comments, and the elements whose content is
/// not markup. Each byte is looked at a bounded number of times, and nothing is nested, so neither long nor deep pages
/// are a danger.
///
/// The rules are those of "Tokenization" in the HTML standard of the WHATWG, but for the states inside scripts.
struct HTMLTokenizer {
  enum Token {
    /// Text with its character references; the range is of the tokenizer's bytes.
    case text(Range<Int>)
    case startTag(HTMLTag)
    case endTag(HTMLName)
    /// The content of an element that is not markup: a script, a style sheet, a title. Its tags are around it. In XML
    /// a section of characters, `<![CDATA[…]]>`.
    case rawText(Range<Int>)
  }

  let bytes: [UInt8]
  private let isXML: Bool
  private(set) var index = 0
  /// The element whose raw text comes next.
  private var rawTextElement: HTMLName?

  /// - Parameter isXML: Whether no element has a content of another kind, and sections of characters are read.
  init(_ bytes: [UInt8], isXML: Bool = false) {
    self.bytes = bytes
    self.isXML = isXML
  }

  mutating func next() -> Token? {
    if let name = rawTextElement {
      rawTextElement = nil
      return .rawText(rawText(of: name))
    }
    while index + 1 < bytes.count, bytes[index] == .lessThan {
      let next = bytes[index + 1]
      if next.isASCIILetter { return startTag() }
      if next == .slash, index + 2 < bytes.count, bytes[index + 2].isASCIILetter { return endTag() }
      guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == .slash else { break }
      if isXML, bytes[index...].starts(with: Self.sectionStart) { return .rawText(section()) }
      skipComment()
    }
    return index < bytes.count ? text() : nil
  }
}

// MARK: - Text

extension HTMLTokenizer {
  private mutating func text() -> Token {
    let start = index
    repeat { index += 1 } while index < bytes.count && !(bytes[index] == .lessThan && couldBeginMarkup)
    return .text(start..<index)
  }

  /// `true` if the `<` at the index is more than a character.
  private var couldBeginMarkup: Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return next.isASCIILetter || next == .slash || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private mutating func rawText(of name: HTMLName) -> Range<Int> {
    let start = index
    let name = Array(name.text.utf8)
    while let end = bytes[index...].firstIndex(of: .lessThan) {
      if isEndTag(of: name, at: end) {
        index = end
        return start..<end
      }
      index = end + 1
    }
    index = bytes.count
    return start..<index
  }

  private static let sectionStart = Array("<![CDATA[".utf8)

  /// Reads a section of characters, to the end where nothing closes it.
  ///
  /// - Source: XML 1.0, 2.7, CDATA Sections.
  private mutating func section() -> Range<Int> {
    let start = index + Self.sectionStart.count
    let bracket = UInt8(ascii: "]")
    index = start
    while let end = bytes[index...].firstIndex(of: .greaterThan) {
      index = end + 1
      if end - 2 >= start, bytes[end - 1] == bracket, bytes[end - 2] == bracket { return start..<end - 2 }
    }
    index = bytes.count
    return start..<index
  }

  private func isEndTag(of name: [UInt8], at place: Int) -> Bool {
    let afterName = place + 2 + name.count
    guard afterName <= bytes.count, bytes[place + 1] == .slash else { return false }
    guard bytes[place + 2..<afterName].lazy.map(\.asciiLowercased).elementsEqual(name) else { return false }
    return afterName == bytes.count || !bytes[afterName].isASCIILetter
  }

  /// Skips a comment, a document type, or what else is not a tag.
  private mutating func skipComment() {
    let isComment = bytes[index...].starts(with: [.lessThan, UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "-")])
    index += isComment ? 4 : 2
    while let end = bytes[min(index, bytes.count)...].firstIndex(of: .greaterThan) {
      index = end + 1
      if !isComment || bytes[end - 2..<end].elementsEqual([UInt8(ascii: "-"), UInt8(ascii: "-")]) { return }
    }
    index = bytes.count
  }
}

// MARK: - Tags

extension HTMLTokenizer {
  private mutating func startTag() -> Token {
    index += 1
    let name = tagName()
    let start = index
    skipAttributes()
    let isSelfClosing = index > start && bytes[index - 1] == .slash
    let traits = HTMLTraits(of: name)
    let tag = HTMLTag(name: name, traits: traits, attributes: bytes[start..<index], isSelfClosing: isSelfClosing)
    index = min(index + 1, bytes.count)
    if traits.contains(.rawText), !isXML { rawTextElement = name }
    return .startTag(tag)
  }

  private mutating func endTag() -> Token {
    index += 2
    let name = tagName()
    skipAttributes()
    index = min(index + 1, bytes.count)
    return .endTag(name)
  }

  private mutating func tagName() -> HTMLName {
    let start = index
    while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != .slash, bytes[index] != .greaterThan {
      index += 1
    }
    return HTMLName(bytes[start..<index])
  }

  /// Goes to the `>` of a tag, past those in quoted values.
  private mutating func skipAttributes() {
    var isBehindEquals = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .greaterThan { return }
      index += 1
      if isBehindEquals, byte == .doubleQuote || byte == .singleQuote {
        index = (bytes[index...].firstIndex(of: byte) ?? bytes.count - 1) + 1
      }
      if !byte.isHTMLSpace { isBehindEquals = byte == .equals }
    }
  }
}
