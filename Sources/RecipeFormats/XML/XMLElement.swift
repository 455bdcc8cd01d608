import RecipeModel

/// An element of XML, with the elements in it.
///
/// Names are compared as those of HTML are, in either case.
struct XMLElement {
  private let tag: HTMLTag
  private(set) var elements: [XMLElement] = []
  /// The text in the element itself, as it is written, without that of the elements in it.
  private(set) var rawText = ""
  /// The place in the text of each of the elements, in bytes.
  private var places: [Int] = []

  init(_ tag: HTMLTag) { self.tag = tag }

  var name: HTMLName { tag.name }

  /// The text without white space around it.
  var text: String { rawText.trimmed() }

  /// The text on one line.
  var line: String { rawText.onOneLine().trimmed() }

  /// The lines of the text that say something.
  var lines: [String] { rawText.withPlainLineEnds().lines.map { String($0).trimmed() }.filter { !$0.isEmpty } }

  /// The text with that of the elements in it, in their order, on one line; between two elements is a blank.
  var wholeLine: String { wholeText.singleSpaced }

  private var wholeText: String {
    var text = ""
    var start = rawText.startIndex
    for (element, place) in zip(elements, places) {
      let end = rawText.utf8.index(rawText.startIndex, offsetBy: place)
      text += start == end && !text.isEmpty ? " " : rawText[start..<end]
      text += element.wholeText
      start = end
    }
    return text + rawText[start...]
  }

  func attribute(_ name: String) -> String { (tag[name] ?? "").onOneLine().trimmed() }

  /// The first element of a name.
  subscript(_ name: String) -> XMLElement? {
    let name = HTMLName(name)
    return elements.first { $0.name == name }
  }

  /// The elements of a name, in their order.
  func all(_ name: String) -> [XMLElement] {
    let name = HTMLName(name)
    return elements.filter { $0.name == name }
  }

  /// The line of the first element of a name, "" where there is none.
  func line(of name: String) -> String { self[name]?.line ?? "" }

  mutating func add(_ element: XMLElement) {
    elements.append(element)
    places.append(rawText.utf8.count)
  }

  mutating func add(_ text: String) { rawText += text }
}

/// Finds the elements of a name in XML, one after the other, wherever they are.
///
/// Many programs write XML that breaks its rules: bare `&` and `<`, entities of HTML, elements that nothing closes. So tags
/// are cut as those of HTML are, the end of an element ends those in it, and an end that nothing began is passed over.
struct XMLElements {
  /// The most elements that one that is returned may contain.
  static let mostElements = 100_000
  /// Elements that are deeper are left out; those of recipes are at most six deep.
  static let mostLevels = 64

  private let name: HTMLName
  private var tokenizer: HTMLTokenizer
  private var count = 0

  init(_ bytes: [UInt8], named name: String) {
    self.name = HTMLName(name)
    tokenizer = HTMLTokenizer(bytes, isXML: true)
  }

  /// Returns the next element of the name, `nil` at the end; one in another belongs to that.
  ///
  /// - Throws: `RecipeFileError.tooMany`.
  mutating func next() throws(RecipeFileError) -> XMLElement? {
    while let token = tokenizer.next() {
      guard case .startTag(let tag) = token, tag.name == name else { continue }
      count += 1
      return tag.isSelfClosing ? XMLElement(tag) : try element(from: tag)
    }
    return nil
  }

  private mutating func element(from tag: HTMLTag) throws(RecipeFileError) -> XMLElement {
    var open = [XMLElement(tag)]
    var elementCount = 0
    while let token = tokenizer.next() {
      switch token {
      case .text(let range):
        open[open.count - 1].add(HTMLEntities.decoded(String(decoding: tokenizer.bytes[range], as: UTF8.self)))
      case .rawText(let range): open[open.count - 1].add(String(decoding: tokenizer.bytes[range], as: UTF8.self))
      case .startTag(let tag):
        elementCount += 1
        guard elementCount <= Self.mostElements else {
          throw .tooMany("elements", number: count, limit: Self.mostElements)
        }
        if tag.isSelfClosing {
          open[open.count - 1].add(XMLElement(tag))
        } else if open.count < Self.mostLevels {
          open.append(XMLElement(tag))
        }
      case .endTag(let name):
        guard let place = open.lastIndex(where: { $0.name == name }) else { continue }
        Self.close(&open, to: max(place, 1))
        if place == 0 { return open[0] }
      }
    }
    Self.close(&open, to: 1)
    return open[0]
  }

  /// Puts the elements from a level on into those around them.
  private static func close(_ open: inout [XMLElement], to level: Int) {
    while open.count > level {
      let element = open.removeLast()
      open[open.count - 1].add(element)
    }
  }
}
