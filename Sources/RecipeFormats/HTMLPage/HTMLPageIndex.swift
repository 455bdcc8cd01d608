import RecipeModel

/// The index of a page: the recipes of each collection, and those in none.
///
/// Each title is kept once, as its bytes, and a collection as the numbers of its recipes: a million titles are little
/// more than their own letters.
struct HTMLPageIndex {
  /// A title is found by its number without an offset for each: its block, and then the title in it.
  private static let titlesPerBlock = 64

  /// The end of a title in a block: no byte of UTF-8.
  private static let separator: UInt8 = 0xFF

  private var blocks: [[UInt8]] = []
  private var block: [UInt8] = []
  private var count = 0

  private var names: [CollectionName] = []
  private var members: [CollectionName: [UInt32]] = [:]
  private var others: [UInt32] = []

  /// Adds the next recipe of the page.
  mutating func add(_ draft: RecipeDraft) {
    let number = UInt32(count)
    addTitle(draft.title)
    if draft.collections.isEmpty { others.append(number) }
    for name in draft.collections.compactMap({ try? CollectionName($0) }) {
      if members[name] == nil { names.append(name) }
      members[name, default: []].append(number)
    }
  }

  private mutating func addTitle(_ title: String) {
    block += title.utf8
    block.append(Self.separator)
    count += 1
    guard count.isMultiple(of: Self.titlesPerBlock) else { return }
    // A copy has the capacity that it needs and no more.
    blocks.append(Array(block[...]))
    block.removeAll(keepingCapacity: true)
  }

  /// Passes the index to `write`, part by part.
  func write<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {
    try write(Array("<nav>\n<h2>Index</h2>\n".utf8))
    let sorted = names.map { ($0, TextFold.fold($0.name)) }.sorted { $0.1 < $1.1 }.map(\.0)
    for name in sorted { try writeSection(name.name, members[name] ?? [], write) }
    if !others.isEmpty { try writeSection(names.isEmpty ? "All recipes" : "In no collection", others, write) }
    try write(Array("</nav>\n".utf8))
  }

  private func writeSection<E: Error>(
    _ name: String, _ numbers: [UInt32], _ write: ([UInt8]) throws(E) -> Void
  ) throws(E) {
    let longestPart = 1 << 16
    var part = Array("\(HTMLPage.element("h3", name))\n<ul>\n".utf8)
    for number in numbers {
      let title = HTMLPage.escaped(title(Int(number)))
      part += "<li><a href=\"#\(HTMLPage.anchor(Int(number)))\" dir=\"auto\">\(title)</a></li>\n".utf8
      if part.count >= longestPart {
        try write(part)
        part.removeAll(keepingCapacity: true)
      }
    }
    part += "</ul>\n".utf8
    try write(part)
  }

  private func title(_ number: Int) -> String {
    let (place, index) = number.quotientAndRemainder(dividingBy: Self.titlesPerBlock)
    var rest = (place < blocks.count ? blocks[place] : block)[...]
    for _ in 0..<index { rest = rest.drop { $0 != Self.separator }.dropFirst() }
    return String(decoding: rest.prefix { $0 != Self.separator }, as: UTF8.self)
  }
}
