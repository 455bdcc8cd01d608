import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeServer

/// How many connections and streams there may be, how much may wait for a slow reader, and how large a picture may be: as
/// they are for everyone, against a server that runs.
@Suite struct CountLimitsTests {
  @Test func `an address may have 32 connections, all together 256, and a paired device comes in all the same`()
    async throws
  {
    try await RunningServer.run { server in
      let cookie = server.cookieFields
      let open = (0..<256).map { number in
        let socket = RawSocket(port: server.port, from: "127.0.1.\(1 + number / 32)")
        socket.send(server.request("/pair?token=none"))
        #expect(socket.read(until: "</html>").hasPrefix("HTTP/1.1 410"), "\(number)")
        return socket
      }
      // Its address, which has its share, gives up the oldest; elsewhere one that has the most does.
      #expect(server.send(server.request("GET", "/", cookie), from: "127.0.1.5").status == 200)
      #expect(open[4 * 32].readToEnd().isEmpty)
      let device = RawSocket(port: server.port, from: "127.0.2.1")
      device.send(server.request("/", cookie))
      #expect(device.read(until: "</html>").hasPrefix("HTTP/1.1 200"))
      // It keeps its place.
      for _ in 0..<40 { _ = server.get("/pair?token=none") }
      device.send(server.request("/", cookie))
      #expect(device.read(until: "</html>").hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `a device may have 32 connections, and another one more`() async throws {
    try await RunningServer.run { server in
      let (cookie, other) = (server.cookieFields, try server.pairAgain())
      let asset = Asset.icon.link.text
      let open = (1...32).map { number in
        let socket = RawSocket(port: server.port, from: "127.0.1.\(number)")
        socket.send(server.request(asset, cookie))
        #expect(socket.read(until: "</svg>").hasPrefix("HTTP/1.1 200"), "\(number)")
        return socket
      }
      let refused = server.get(asset, fields: cookie)
      #expect(refused.status == 503 && refused.fields["retry-after"] == "5")
      #expect(server.get(asset, fields: other).status == 200)
      withExtendedLifetime(open) {}
    }
  }

  @Test func `a device may have 16 streams from wherever, and another one more`() async throws {
    try await RunningServer.run { server in
      let other = try server.pairAgain()
      let cookie = server.cookieFields
      let request = server.request("GET", "/events?t=home", cookie)
      let open = (1...16).map { _ in RawSocket(port: server.port) }
      for socket in open {
        socket.send(request)
        #expect(socket.read(until: "event: alive").hasPrefix("HTTP/1.1 200"))
      }
      let refused = server.get("/events?t=home", fields: cookie)
      #expect(refused.status == 503 && refused.fields["retry-after"] == "30")
      let elsewhere = server.send(request, from: "127.0.1.1")
      #expect(elsewhere.status == 503)
      let another = RawSocket(port: server.port)
      another.send(server.request("GET", "/events?t=home", other))
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
      for (excess, status) in [(0, 303), (1, 413)] {
        let picture = TestPicture.png(bytes: (10 << 20) + excess)
        let answer = server.upload(picture, to: "/recipes/1/pictures", fields)
        #expect(answer.status == status, "\(answer)")
      }
      let cut = server.upload(Array(TestPicture.png(bytes: 1_000).dropLast()), to: "/recipes/1/pictures", fields)
      #expect(cut.status == 422 && cut.body.contains("its end is missing"))
      let tooLong = server.upload([UInt8](repeating: 0, count: 11 << 20), to: "/recipes/1/pictures", fields)
      #expect(tooLong.status == 413)
    }
  }
}

extension RunningServer {
  /// A request after which the connection stays.
  fileprivate func request(_ path: String, _ fields: [String] = []) -> [UInt8] {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  fileprivate func upload(_ picture: [UInt8], to path: String, _ fields: [String]) -> RawResponse {
    let start = "--B\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\n\r\n"
    let body = Array(start.utf8) + picture + Array("\r\n--B--\r\n".utf8)
    let type = ["Content-Type: multipart/form-data; boundary=B", "Content-Length: \(body.count)"]
    return send(request("POST", path, fields + type) + body)
  }
}
