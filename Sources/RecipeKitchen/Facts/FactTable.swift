/// The lines of a table of facts, each split at its tabs.
struct FactTable: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: StaticString) {
    rest = Substring(text.description).utf8
  }

  mutating func next() -> [String]? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count + 1)
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
