import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

@testable import RecipeServer

/// What pages hear when another program replaces the library by a backup.
@Suite struct RestoreTests {
  @Test func `after a restore pages fetch again what they show, and old marks count no more`() async throws {
    let library = try await TestLibrary { try $0.add((1...3).map { RecipeDraft(title: "Recipe \($0)") }) }
    let backup = library.folder.path("backup.sqlite")
    try library.theirs.backUp(to: backup)
    let topic = SeenTopic(topic: .list(.library(.all)), isReadOnly: false)
    let before = try await mark(of: topic, in: library)
    let queue = EventQueue {}
    var reader = EventReader(queue)
    _ = try await library.live.follow([(topic, before)], queue)

    try library.theirs.add(RecipeDraft(title: "Recipe 4"))
    _ = try RecipeStore.restore(
      backup, into: library.location, environment: StoreEnvironment(now: { TestLibrary.now }))
    try await library.live.catchUp()
    await library.live.say("end", undo: nil)

    let last = try #require(try await reader.events(until: "end").last)
    #expect(last.name == "stale")
    let after = try #require(last.id.flatMap { TopicMark($0) })
    #expect(after.epoch != before.epoch && after.sequence == 0)
    #expect(try await mark(of: topic, in: library) == after)

    let returning = EventQueue {}
    var old = EventReader(returning)
    _ = try await library.live.follow([(topic, before)], returning)
    await library.live.say("back", undo: nil)
    #expect(try await old.events(until: "back").map(\.name) == ["stale"])
  }

  private func mark(of topic: SeenTopic, in library: TestLibrary) async throws -> TopicMark {
    let text = try await library.live.reading([topic]) { $0[topic.topic.name] }
    return try #require(text.flatMap { TopicMark($0) })
  }
}
