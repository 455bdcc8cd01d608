/// A count that a person can watch on a terminal while something takes longer than a second.
///
/// It stands on one line of the messages and is wiped out at the end; where messages go elsewhere, nothing is written.
final class Progress {
  private let messages: Output
  private let noun: String
  private let beginning = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var count = 0

  /// - Parameter noun: What is counted, in the plural.
  init(of noun: String, on messages: Output) {
    self.noun = noun
    self.messages = messages
  }

  /// Counts one more, and shows the count a few times a second.
  func advance() {
    count += 1
    // Looking at the clock for each would cost more than some of what is counted.
    guard messages.isTerminal, count.isMultiple(of: 64) else { return }
    let now = ContinuousClock.now
    guard now - beginning > .seconds(1), lastShown.map({ now - $0 > .milliseconds(200) }) ?? true else { return }
    lastShown = now
    show("\(count) \(noun) …")
  }

  /// Wipes the count out.
  func end() {
    if lastShown != nil { show("") }
    lastShown = nil
  }

  /// - Source: ECMA-48, 8.3.41, for the sequence that erases the rest of the line.
  private func show(_ text: String) {
    try? messages.write("\r\(text)\u{1B}[K".utf8)
    try? messages.flush()
  }
}
