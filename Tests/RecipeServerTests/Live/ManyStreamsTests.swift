import Glibc
import RecipeModel
import RecipeStore
import RecipeTestSupport
import RecipeViewModels
import Testing

@testable import RecipeServer

/// Many pages at once.
@Suite struct ManyStreamsTests {
  @Test func `an event is encoded once for all pages that have seen the same`() async throws {
    let library = try await TestLibrary { try $0.add(RecipeDraft(title: "Soup")) }
    let topic = SeenTopic(topic: .list(.library(.all)), isReadOnly: false)
    let mark = try await library.live.reading([topic]) { $0["list/all"] }.flatMap { TopicMark($0) }
    let queues = (0..<1_000).map { _ in EventQueue {} }
    for queue in queues { _ = try await library.live.follow([(topic, mark)], queue) }
    try library.theirs.add(RecipeDraft(title: "Bread"))
    try await library.live.catchUp()
    await library.live.sayGoodbye(.stopped)
    var places: Set<UnsafeRawPointer?> = []
    var kept: [String] = []
    for queue in queues {
      for await piece in queue.pieces where piece.contains("event: batch") {
        kept.append(piece)
        places.insert(piece.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil)
      }
    }
    #expect(kept.count == 1_000 && places.count == 1 && places.first != .some(nil))
  }

  @Test func `a thousand streams are sent every event in order, and those that do not read are closed`() async throws {
    try Self.allowDescriptors(4_096)
    try await RunningServer.run {
      ($0.limits.connections, $0.limits.connectionsEach, $0.limits.streamsEach) = (2_000, 2_000, 2_000)
      $0.limits.requests = 1_000_000
      $0.limits.unsentBytes = 16 << 10
    } _: { server in
      let request = server.request("GET", "/events?t=list/all", server.cookieFields)
      let deaf = (1...5).map { _ in RawSocket(port: server.port, receiveBuffer: 4_096) }
      for socket in deaf { socket.send(request) }
      try await Self.sendEvents(to: (1...1_000).map { _ in RawSocket(port: server.port) }, request, server.library)
      for socket in deaf { #expect(socket.read(until: "event: stale").hasPrefix("HTTP/1.1 200")) }
      let much = String(repeating: "x", count: 100 << 10)
      for number in 1...100 { await server.library.say("\(number) \(much)", undo: nil) }
      await server.library.say("end", undo: nil)
      for socket in deaf {
        let isCut = !String(decoding: socket.readToEnd().suffix(200), as: UTF8.self).contains("\"end\"")
        #expect(isCut)
      }
    }
  }

  private static func sendEvents(to readers: [RawSocket], _ request: [UInt8], _ library: LiveLibrary) async throws {
    for socket in readers { socket.send(request) }
    for socket in readers { #expect(socket.read(until: "event: stale").hasPrefix("HTTP/1.1 200")) }
    for number in 1...5 { _ = try await library.change { try $0.add(RecipeDraft(title: "Recipe \(number)")) } }
    for socket in readers {
      let text = socket.read(until: "Recipe 5")
      let places = (1...5).compactMap { text.firstRange(of: "Recipe \($0)")?.lowerBound }
      #expect(places.count == 5 && places == places.sorted())
    }
  }

  /// Lets this process open so many files.
  private static func allowDescriptors(_ count: rlim_t) throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = min(max(limit.rlim_cur, count), limit.rlim_max)
    guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur >= count else {
      throw SystemFailure()
    }
  }
}
