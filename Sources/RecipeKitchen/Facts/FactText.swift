/// A table of facts or a part of one, read where it stands in the executable.
///
/// Nothing is copied, so that a table that a command needs costs a pass over its bytes: making a `String` of each word
/// took five million instructions, a quarter of `show 12`.
struct FactText: Sequence, @unchecked Sendable {
  // Points into a `StaticString`, which is never changed or freed.
  private let start: UnsafePointer<UInt8>
  let count: Int

  init(_ text: StaticString) {
    start = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// - Precondition: The range is in the bounds of the text.
  private init(_ text: FactText, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    start = text.start + range.lowerBound
    count = range.count
  }

  func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator {
    UnsafeBufferPointer(start: start, count: count).makeIterator()
  }

  var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// The lines of a table, each as its columns.
  var rows: some Sequence<[FactText]> { parts(by: .newline).lazy.map { Array($0.parts(by: .tab)) } }

  /// The words of a text, separated by single spaces.
  var words: Parts { parts(by: .space) }

  /// The parts between separators, empty ones too.
  func parts(by separator: Separator) -> Parts { Parts(text: self, separator: separator.rawValue) }

  /// The line that begins with a text, of lines that are sorted by their bytes.
  ///
  /// - Parameter prefix: As long as the first column of each line.
  /// - Complexity: O(log *n* + *m*) for *n* lines of at most *m* bytes.
  func line(beginningWith prefix: String) -> FactText? {
    let wanted = Array(prefix.utf8)
    var (low, high) = (0, count)
    while low < high {
      let line = line(around: low + (high - low) / 2)
      let bytes = line.text.prefix(wanted.count)
      if bytes.elementsEqual(wanted) { return line.text }
      let isBefore = bytes.lexicographicallyPrecedes(wanted)
      (low, high) = isBefore ? (line.range.upperBound + 1, high) : (low, line.range.lowerBound)
    }
    return nil
  }

  private func line(around position: Int) -> (text: FactText, range: Range<Int>) {
    let newline = Separator.newline.rawValue
    var (begin, end) = (position, position)
    while begin > 0, start[begin - 1] != newline { begin -= 1 }
    while end < count, start[end] != newline { end += 1 }
    return (FactText(self, begin..<end), begin..<end)
  }

  enum Separator: UInt8 {
    case newline = 0x0A
    case tab = 0x09
    case space = 0x20
    case comma = 0x2C
    case semicolon = 0x3B
    case slash = 0x2F
  }

  struct Parts: Sequence, IteratorProtocol {
    let text: FactText
    let separator: UInt8
    private var position = 0

    init(text: FactText, separator: UInt8) {
      self.text = text
      self.separator = separator
    }

    mutating func next() -> FactText? {
      guard position <= text.count else { return nil }
      let begin = position
      while position < text.count, text.start[position] != separator { position += 1 }
      position += 1
      return FactText(text, begin..<(position - 1))
    }
  }
}
