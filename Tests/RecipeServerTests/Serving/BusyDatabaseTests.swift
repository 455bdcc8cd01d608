import RecipeTestSupport
import SQLite
import Synchronization
import Testing

@testable import RecipeServer

/// A database that another program keeps locked for longer than the server waits.
@Suite struct BusyDatabaseTests {
  @Test func `a write is answered with 503 and when to try again, and is not made later`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
      // Two seconds, in no time.
      $0.clock.pause = { _ in clock.advance(bySeconds: 1) }
    } _: { server in
      let fields = server.writerFields + ["Accept: text/html"]
      #expect(server.post("/recipes/new", "title=Soup", fields: fields).status == 303)
      let other = try server.lockedConnection("IMMEDIATE")
      let refused = server.post("/recipes/new", "title=Stew", fields: fields)
      #expect(refused.status == 503 && refused.fields["retry-after"] == "2")
      #expect(refused.body.contains("Busy for a moment"))
      #expect(server.get("/lists/all", fields: fields).status == 200)
      try other.execute("ROLLBACK")
      #expect(server.post("/recipes/new", "title=Tart", fields: fields).status == 303)
      let list = server.get("/lists/all", fields: fields).body
      #expect(list.contains("Soup") && list.contains("Tart") && !list.contains("Stew"))
    }
  }

  @Test func `what cannot be read is answered with 503, and read as soon as it can be`() async throws {
    let (clock, pauses) = (TestClock(), HeldPauses())
    try await RunningServer.run {
      $0.clock.now = { clock.now }
      $0.clock.pause = { _ in
        await pauses.pause()
        clock.advance(bySeconds: 1)
      }
    } _: { server in
      let fields = server.writerFields
      let other = try server.lockedConnection("EXCLUSIVE")
      let paths = ["/lists/all", "/api/v1/recipes", "/events?t=home"]
      let waiting = paths.map { path in
        let socket = RawSocket(port: server.port)
        socket.send(server.request("GET", path, fields))
        return socket
      }
      await pauses.begin(waiting.count)
      try other.execute("ROLLBACK")
      pauses.end()
      for socket in waiting { #expect(socket.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200")) }
      try other.execute("BEGIN EXCLUSIVE")
      for path in ["/lists/all", "/api/v1/recipes", "/events?t=shop"] {
        #expect(server.get(path, fields: fields).status == 503, "\(path)")
      }
      // Nothing has to be read for events of what another page follows already.
      #expect(server.get("/events?t=home", fields: fields).status == 200)
    }
  }

  @Test func `pages come while many writes wait, and all of these are refused by their deadline`() async throws {
    let (clock, pauses) = (TestClock(), HeldPauses())
    try await RunningServer.run {
      ($0.limits.writes, $0.limits.requests, $0.limits.connectionsEach) = (1_000, 1_000, 256)
      $0.clock.now = { clock.now }
      $0.clock.pause = { _ in await pauses.pause() }
    } _: { server in
      let fields = server.writerFields
      let other = try server.lockedConnection("IMMEDIATE")
      let waiting = (1...64).map { server.add("Stew \($0)", fields) }
      await pauses.begin(64)
      #expect(server.get("/shop", fields: fields).status == 200)
      #expect(server.get("/api/v1/recipes", fields: fields).status == 200)
      clock.advance(bySeconds: 2)
      pauses.end()
      for socket in waiting { #expect(RawResponse(socket.readToEnd())?.status == 503) }
      try other.execute("ROLLBACK")
      #expect(server.post("/recipes/new", "title=Tart", fields: fields).status == 204)
      let list = server.get("/lists/all", fields: fields).body
      #expect(list.contains("Tart") && !list.contains("Stew"))
    }
  }

  @Test func `writes that waited are made in the order in which they came`() async throws {
    let (clock, pauses) = (TestClock(), HeldPauses())
    try await RunningServer.run {
      $0.clock.now = { clock.now }
      $0.clock.pause = { _ in await pauses.pause() }
    } _: { server in
      let fields = server.writerFields
      let other = try server.lockedConnection("IMMEDIATE")
      var waiting: [RawSocket] = []
      for title in ["One", "Two", "Three"] {
        waiting.append(server.add(title, fields))
        await pauses.begin(1)
      }
      try other.execute("ROLLBACK")
      pauses.end()
      for socket in waiting { #expect(RawResponse(socket.readToEnd())?.status == 204) }
      let numbers = try other.query("SELECT title FROM recipes ORDER BY id") { $0.text(at: 0) }
      #expect(numbers == ["One", "Two", "Three"])
    }
  }
}

/// Pauses that last until they are ended together; after that, none does.
private final class HeldPauses: Sendable {
  private let begun = AsyncStream<Void>.makeStream()
  private let held = Mutex<[CheckedContinuation<Void, Never>]?>([])

  func pause() async {
    await withCheckedContinuation { continuation in
      let isHeld = held.withLock { held in
        held?.append(continuation)
        return held != nil
      }
      if !isHeld { continuation.resume() }
      begun.continuation.yield()
    }
  }

  /// Waits until so many more have begun.
  func begin(_ count: Int) async {
    var pauses = begun.stream.makeAsyncIterator()
    for _ in 1...count { await pauses.next() }
  }

  func end() {
    let all = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    for continuation in all { continuation.resume() }
  }
}

extension RunningServer {
  fileprivate var writerFields: [String] { cookieFields + ["Origin: \(origin)"] }

  /// Another program that keeps the database.
  fileprivate func lockedConnection(_ kind: String) throws -> Connection {
    let connection = try Connection(.file(folder.path("recipes.sqlite")))
    try connection.execute("BEGIN \(kind)")
    return connection
  }

  /// Asks for a recipe to be added, and does not wait for the answer.
  fileprivate func add(_ title: String, _ fields: [String]) -> RawSocket {
    let body = "title=\(title.replacing(" ", with: "+"))"
    let type = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)"]
    let socket = RawSocket(port: port)
    socket.send(request("POST", "/recipes/new", fields + type) + Array(body.utf8))
    return socket
  }
}
