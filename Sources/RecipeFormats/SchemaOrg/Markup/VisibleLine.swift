/// A line of a page's visible text while it is read: its bytes, and what it consists of.
struct VisibleLine {
  private(set) var bytes: [UInt8] = []
  private var openBold = 0
  private var openLinks = 0
  /// Whether anything has been read that is not in bold, or no link.
  private var hasPlain = false
  private var hasUnlinked = false
  private(set) var beginsBold = false

  var hasText: Bool { !bytes.isEmpty }
  /// Whether the name of a part may stand in it: in bold with what follows, otherwise alone.
  var couldBeHeading: Bool {
    let longestHeading = 80
    return beginsBold || bytes.count <= longestHeading
  }
  /// Whether everything is in bold.
  var isBold: Bool { !bytes.isEmpty && !hasPlain }
  /// Whether everything is a link.
  var isLink: Bool { !bytes.isEmpty && !hasUnlinked }

  mutating func add(_ text: ArraySlice<UInt8>) {
    let isBlank = text.allSatisfy(\.isHTMLSpace)
    if bytes.isEmpty {
      if isBlank { return }
      beginsBold = openBold > 0
    }
    bytes += text
    if isBlank { return }
    if openBold == 0, text.contains(where: { $0 != UInt8(ascii: ":") && !$0.isHTMLSpace }) { hasPlain = true }
    if openLinks == 0 { hasUnlinked = true }
  }

  mutating func addSpace() {
    if !bytes.isEmpty { bytes.append(.space) }
  }

  mutating func begin(_ tag: HTMLTag) {
    if tag.traits.contains(.bold) { openBold += 1 }
    if tag.name == .anchor { openLinks += 1 }
  }

  mutating func end(_ name: HTMLName, _ traits: HTMLTraits) {
    if traits.contains(.bold) { openBold = max(0, openBold - 1) }
    if name == .anchor { openLinks = max(0, openLinks - 1) }
    // What was left open ends with its block.
    if traits.contains(.block), name != .lineBreak { (openBold, openLinks) = (0, 0) }
  }

  /// Takes the line out; what is open stays open.
  mutating func take() -> VisibleLine {
    let line = self
    bytes.removeAll(keepingCapacity: true)
    (hasPlain, hasUnlinked, beginsBold) = (false, false, false)
    return line
  }
}
