import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

@testable import RecipeServer

/// What a page is sent that comes back after its connection was cut.
@Suite struct MissedEventsTests {
  private static let topics = [Topic.list(.library(.all)), .side].map { SeenTopic(topic: $0, isReadOnly: false) }

  @Test(arguments: [(3, "batch"), (200, "stale")])
  func `a page that has missed little is sent it, and one that has missed much fetches what it shows`(
    changes: Int, expected: String
  ) async throws {
    let library = try await TestLibrary { try $0.add(RecipeDraft(title: "Soup")) }
    let marks = try await library.live.reading(Self.topics) { marks in Self.topics.map { marks[$0.topic.name] ?? "" } }
    for number in 1...changes {
      try library.theirs.update(1, to: RecipeDraft(title: "Soup \(number)"))
      try await library.live.catchUp()
    }
    let queue = EventQueue { Issue.record("the page is given up, and comes back for the same") }
    var reader = EventReader(queue)
    _ = try await library.live.follow(zip(Self.topics, marks).map { ($0, TopicMark($1)) }, queue)
    await library.live.say("end", undo: nil)
    let events = try await reader.events(until: "end").filter { $0.data["t"] as? Int == 0 }
    #expect(events.map(\.name) == Array(repeating: expected, count: expected == "stale" ? 1 : changes))
  }

  @Test func `the ring gives what is within a limit, with what each event is sent with`() {
    var ring = EventRing(epoch: 1)
    for _ in 1...4 { ring.append(String(repeating: "x", count: 1_000)) }
    let (start, size) = (TopicMark(epoch: 1, sequence: 0), 4 * (1_000 + EventText.mostFrameBytes))
    #expect(ring.events(after: start, within: size)?.count == 4)
    #expect(ring.events(after: start, within: size - 1) == nil)
    #expect(ring.events(after: TopicMark(epoch: 1, sequence: 1), within: size - 1)?.count == 3)
    #expect(ring.events(after: TopicMark(epoch: 2, sequence: 0), within: size) == nil)
  }

  @Test func `a frame is no longer than it is counted`() {
    let marks = Array(
      repeating: TopicMark(epoch: .max, sequence: 99_999_999) as TopicMark?, count: EventRoute.mostTopics)
    #expect(EventText.event("", ofTopic: 7, marks: marks).utf8.count <= EventText.mostFrameBytes)
  }
}
