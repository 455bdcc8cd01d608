/// A wait that a text speaks of: "15 to 20 minutes".
package struct TextTimer: Hashable, Sendable {
  /// The bytes of the number and the unit.
  package let span: Range<Int>
  /// Whole seconds, from 1 to 86,400; of a range, both ends.
  package let seconds: ClosedRange<Int>

  /// Finds the timers of a step, in the order of the text.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Source: Documentation/Cooking.md.
  package static func find(in text: String) -> [TextTimer] {
    let finder = TimerFinder(text)
    var timers: [TextTimer] = []
    var index = 0
    while index < finder.reader.count {
      guard let found = finder.timer(at: index) else {
        index += 1
        continue
      }
      if let timer = found.timer { timers.append(timer) }
      index = max(found.next, index + 1)
    }
    return timers
  }
}
