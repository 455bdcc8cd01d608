import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeServer

/// How many connections and streams there may be, how much may wait for a slow reader, and how large a picture may be: as
/// they are for everyone, against a server that runs.
@Suite struct CountLimitsTests {
  @Test func `an address may have 32 connections, and all addresses together 256`() async throws {
    try await RunningServer.run { server in
      var open: [RawSocket] = []
      for number in 0..<256 {
        let socket = RawSocket(port: server.port, from: "127.0.1.\(1 + number / 32)")
        socket.send(server.keepingRequest)
        #expect(socket.read(until: "</html>").hasPrefix("HTTP/1.1 410"), "\(number)")
        open.append(socket)
        if open.count == 32 { #expect(server.refusedConnection(from: "127.0.1.1") == 503) }
      }
      #expect(server.refusedConnection(from: "127.0.2.1") == 503)
      withExtendedLifetime(open) {}
    }
  }

  @Test func `a connection that has ended is not counted`() async throws {
    try await RunningServer.run {
      $0.limits.connectionsEach = 1
    } _: { server in
      for _ in 1...20 {
        // The server notices the end of the one before in its own time.
        while server.get("/pair?token=none").status == 503 {}
      }
    }
  }

  @Test func `an address may have 16 streams, and another one more`() async throws {
    try await RunningServer.run { server in
      let cookie = server.cookieFields
      let request = server.request("GET", "/events?t=home", cookie)
      let open = (1...16).map { _ in RawSocket(port: server.port) }
      for socket in open {
        socket.send(request)
        #expect(socket.read(until: "event: alive").hasPrefix("HTTP/1.1 200"))
      }
      let refused = server.get("/events?t=home", fields: cookie)
      #expect(refused.status == 503 && refused.fields["retry-after"] == "30")
      let another = RawSocket(port: server.port, from: "127.0.1.1")
      another.send(request)
      #expect(another.read(until: "event: alive").hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `256 kB may wait for a page, and a byte more ends its stream`() async {
    let isGivenUp = Atomic(false)
    let queue = EventQueue { isGivenUp.store(true, ordering: .relaxed) }
    #expect(queue.send(String(repeating: "x", count: 256 << 10)) && !isGivenUp.load(ordering: .relaxed))
    #expect(!queue.send("y") && isGivenUp.load(ordering: .relaxed))
    var pieces: [Int] = []
    for await piece in queue.pieces { pieces.append(piece.utf8.count) }
    #expect(pieces == [256 << 10])
  }

  @Test func `what was sent does not wait any more`() async {
    let queue = EventQueue { Issue.record("given up") }
    var pieces = queue.pieces.makeAsyncIterator()
    for _ in 1...5 {
      #expect(queue.send(String(repeating: "x", count: 200 << 10)))
      if let piece = await pieces.next() { queue.noteSent(piece) }
    }
  }

  @Test func `a page that does not read is closed, and one that reads is sent everything`() async throws {
    try await RunningServer.run { server in
      let request = server.request("GET", "/events?t=home", server.cookieFields)
      let (slow, reader) = (RawSocket(port: server.port, receiveBuffer: 4_096), RawSocket(port: server.port))
      for socket in [slow, reader] {
        socket.send(request)
        #expect(socket.read(until: "event: alive").hasPrefix("HTTP/1.1 200"))
      }
      // More than the system keeps for a connection by itself.
      let text = String(repeating: "x", count: 100 << 10)
      for number in 1...200 {
        await server.library.say("\(text) \(number).", undo: nil)
        let isSent = reader.read(until: "x \(number).").contains("x \(number).")
        #expect(isSent, "\(number)")
      }
      let isCut = !String(decoding: slow.readToEnd(), as: UTF8.self).contains("x 200.")
      #expect(isCut)
    }
  }

  @Test func `a picture of 10 MiB is stored, and one of a byte more is refused`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)", "Accept: text/html"]
      #expect(server.post("/recipes/new", "title=Soup", fields: fields).status == 303)
      // The signature of a PNG, and the start of its header: one pixel.
      let start: [UInt8] =
        [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1]
      for (excess, status) in [(0, 303), (1, 413)] {
        let picture = start + [UInt8](repeating: 0, count: (10 << 20) - start.count + excess)
        let answer = server.upload(picture, to: "/recipes/1/pictures", fields)
        #expect(answer.status == status, "\(answer)")
      }
      let tooLong = server.upload([UInt8](repeating: 0, count: 11 << 20), to: "/recipes/1/pictures", fields)
      #expect(tooLong.status == 413)
    }
  }
}

extension RunningServer {
  /// A request after which the connection stays.
  fileprivate var keepingRequest: [UInt8] {
    Array("GET /pair?token=none HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
  }

  fileprivate func refusedConnection(from source: String) -> Int? {
    RawResponse(RawSocket(port: port, from: source).readToEnd())?.status
  }

  fileprivate func upload(_ picture: [UInt8], to path: String, _ fields: [String]) -> RawResponse {
    let start = "--B\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\n\r\n"
    let body = Array(start.utf8) + picture + Array("\r\n--B--\r\n".utf8)
    let type = ["Content-Type: multipart/form-data; boundary=B", "Content-Length: \(body.count)"]
    return send(request("POST", path, fields + type) + body)
  }
}
