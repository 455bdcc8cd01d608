/// The progress of something that takes longer than a second, shown on a terminal.
///
/// It stands on one line of the messages and is erased at the end; where they are quiet or go elsewhere, nothing is
/// written.
final class Progress {
  /// The part that is done, from 0 to 1; nil if it is unknown.
  var fraction: Double?

  private let messages: Output?
  private let noun: String
  private let now: () -> ContinuousClock.Instant
  private let beginning: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?
  private var count = 0

  /// - Parameters:
  ///   - noun: What is counted, in the plural.
  ///   - messages: Where it is shown; nil for nowhere.
  init(of noun: String, on messages: Output?, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.noun = noun
    self.messages = messages
    self.now = now
    beginning = now()
  }

  /// Counts more, and shows how far it is a few times a second.
  func advance(by more: Int = 1) {
    count += more
    guard messages?.isTerminal == true else { return }
    let now = now()
    guard now - beginning > .seconds(1), lastShown.map({ now - $0 > .milliseconds(200) }) ?? true else { return }
    lastShown = now
    show("\(bar)\(count) \(noun) …")
  }

  /// Shows at once what is being waited for.
  func announce(_ text: String) {
    guard messages?.isTerminal == true else { return }
    lastShown = now()
    show(text)
  }

  /// Shows that so many of so many are done.
  func advance(to count: Int, of total: Int) {
    fraction = total > 0 ? Double(count) / Double(total) : nil
    advance(by: count - self.count)
  }

  /// Erases the line, so that another can be printed; it comes back with the next `advance`.
  func end() {
    if lastShown != nil { show("") }
    lastShown = nil
  }

  /// `[########------------]  40 %  `; nothing where the end is not known.
  private var bar: String {
    guard let fraction else { return "" }
    let cells = 20
    let done = Int(max(0, min(1, fraction)) * 100)
    let filled = done * cells / 100
    let percent = String(repeating: " ", count: done < 10 ? 2 : done < 100 ? 1 : 0) + "\(done)"
    return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: cells - filled))] \(percent) %  "
  }

  /// - Source: ECMA-48, 8.3.41, for the sequence that erases the rest of the line.
  private func show(_ text: String) {
    try? messages?.write("\r\(text)\u{1B}[K".utf8)
    try? messages?.flush()
  }
}
