/// The last events of a topic, which a page whose connection was cut asks for when it is back.
struct EventRing {
  /// The most events, and the most bytes of them, that are kept.
  static let mostEvents = 256
  static let mostBytes = 256 << 10

  /// Another one for each topic, and after a restore, so that marks of an earlier one are known to be too old.
  let epoch: UInt32

  /// The number of the last event; the first is 1.
  private(set) var sequence = 0
  private var events: [String] = []
  private var bytes = 0

  init(epoch: UInt32 = .random(in: .min ... .max)) {
    self.epoch = epoch
  }

  var mark: TopicMark { TopicMark(epoch: epoch, sequence: sequence) }

  /// Adds an event. One that is too long by itself is not kept, nor is anything before it, as it cannot be replayed.
  mutating func append(_ event: String) {
    sequence += 1
    events.append(event)
    bytes += event.utf8.count
    while events.count > Self.mostEvents || bytes > Self.mostBytes { bytes -= events.removeFirst().utf8.count }
  }

  /// The number of bytes of events when they are sent, or a few more.
  static func sentBytes(of events: ArraySlice<String>) -> Int {
    events.reduce(0) { $0 + $1.utf8.count + EventText.mostFrameBytes }
  }

  /// The events after a mark, in order; `nil` if the mark is of another epoch or too old, or if they are longer than that.
  func events(after mark: TopicMark, within mostBytes: Int) -> ArraySlice<String>? {
    guard mark.epoch == epoch, mark.sequence <= sequence, sequence - mark.sequence <= events.count else { return nil }
    let missed = events.suffix(sequence - mark.sequence)
    return Self.sentBytes(of: missed) <= mostBytes ? missed : nil
  }
}
