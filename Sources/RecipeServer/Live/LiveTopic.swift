import RecipeFormats

/// A topic that some page shows or has shown lately: its view model, and its last events.
final class LiveTopic {
  let seen: SeenTopic
  let view: any TopicView
  private(set) var ring = EventRing()

  /// When the last page left it, or read it without following it; `nil` while one follows it.
  var idleSince: ContinuousClock.Instant?

  init(_ seen: SeenTopic, _ view: any TopicView, now: ContinuousClock.Instant) {
    (self.seen, self.view) = (seen, view)
    idleSince = now
  }

  /// Records what has changed as one event; returns it.
  ///
  /// An event is the kind and its data but for the number of the topic, which is another one for each page.
  func recordChange() -> String? {
    switch view.take() {
    case .batches(let batches, let count)?:
      var json: [UInt8] = []
      JSONValue.array(batches.map(\.json)).append(to: &json, .compact)
      let event = ",\"n\":\(count),\"b\":\(String(decoding: json, as: UTF8.self))}"
      ring.append(event)
      return event
    case .stale?:
      // What a page saw before is not what the topic was made of: its marks must not count any more.
      ring = EventRing()
      return Self.stale
    case nil: return nil
    }
  }

  /// The event that makes a page fetch the topic again.
  static let stale = "}"
}

/// Events as they are sent.
///
/// - Source: "Server-sent events", HTML Living Standard, section 9.2.
enum EventText {
  /// An event of a topic.
  ///
  /// - Parameters:
  ///   - marks: Where the page is in each of its topics after the event; `nil` in one that it cannot follow.
  ///   - number: The topic's place among those of the page.
  static func event(_ event: String, ofTopic number: Int, marks: [TopicMark?]) -> String {
    let kind = event == LiveTopic.stale ? "stale" : "batch"
    return
      "id: \(marks.map { $0?.text ?? "" }.joined(separator: ","))\nevent: \(kind)\ndata: {\"t\":\(number)\(event)\n\n"
  }

  /// The most bytes of an event but for its data: its kind, and the marks of as many topics as a page can have.
  static let mostFrameBytes = 256

  /// What somebody did, and the step that undo reverts.
  static func say(_ text: String, undo step: Int?) -> String {
    var members: [(String, JSONValue)] = [("text", .string(text))]
    if let step { members.append(("undo", .number("\(step)"))) }
    return named("say", .object(members))
  }

  /// The server ends: why, as `LiveLibrary.Farewell` has it.
  static func bye(_ why: String) -> String { named("bye", .object([("why", .string(why))])) }

  /// Keeps connections open that would be cut when nothing is sent, and tells pages that they are live: an event rather
  /// than a comment, for a browser does not tell a page of comments.
  static let alive = "event: alive\ndata: {}\n\n"

  private static func named(_ name: String, _ data: JSONValue) -> String {
    var json: [UInt8] = []
    data.append(to: &json, .compact)
    return "event: \(name)\ndata: \(String(decoding: json, as: UTF8.self))\n\n"
  }
}
