/// A page as a tree, read as strictly as we write it: every element is closed, every value is in double quotes.
///
/// - Source: HTML, section 13.1, "Writing HTML documents".
struct PageTree: Equatable {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    /// How deep it is nested; the document's element is at 0.
    var depth: Int
  }

  struct Mistake: Error { let text: String }

  /// All elements in the order of their start tags.
  private(set) var elements: [Element] = []
  /// All text, with character references decoded.
  private(set) var text = ""

  private static let void: Set<String> = ["meta", "link", "input", "img", "br", "use", "path", "hr"]

  init(_ page: String) throws {
    var rest = page[...]
    var open: [String] = []
    while let tag = rest.firstIndex(of: "<") {
      text += Self.decoded(rest[..<tag])
      guard let end = rest[tag...].firstIndex(of: ">") else { throw Mistake(text: "a tag without an end") }
      let inside = rest[rest.index(after: tag)..<end]
      rest = rest[rest.index(after: end)...]
      if inside.hasPrefix("!") { continue }
      if inside.hasPrefix("/") {
        guard let last = open.popLast(), last == inside.dropFirst() else {
          throw Mistake(text: "<\(inside)> does not close \(open)")
        }
        continue
      }
      let element = try Self.element(inside, depth: open.count)
      elements.append(element)
      if !Self.void.contains(element.name), !inside.hasSuffix("/") { open.append(element.name) }
    }
    guard open.isEmpty else { throw Mistake(text: "not closed: \(open)") }
    text += Self.decoded(rest)
  }

  private static func element(_ tag: Substring, depth: Int) throws -> Element {
    var rest = tag.hasSuffix("/") ? tag.dropLast() : tag
    let name = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let key = String(rest.prefix { $0 != "=" && !$0.isWhitespace })
      rest = rest.dropFirst(key.count)
      guard attributes[key] == nil, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        throw Mistake(text: "attribute \(key) in <\(tag)>")
      }
      attributes[key] = ""
      guard rest.hasPrefix("=") else { continue }
      guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else {
        throw Mistake(text: "a value without quotes in <\(tag)>")
      }
      attributes[key] = decoded(rest[..<end].dropFirst(2))
      rest = rest[rest.index(after: end)...]
    }
    return Element(name: name, attributes: attributes, depth: depth)
  }

  private static func decoded(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}

extension PageTree {
  /// Names, nesting, and the names of attributes: what text must not change.
  var shape: [String] {
    elements.map { "\($0.depth) \($0.name) \($0.attributes.keys.sorted().joined(separator: " "))" }
  }

  func elements(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }
}
