import NIOCore
import RecipeTestSupport
import Testing

@testable import RecipeServer

/// Each limit, by bytes on a socket.
@Suite struct ConnectionLimitsTests {
  private static let page = "/pair?token=none"

  @Test func `a head of 16 kB is read, and one of a byte more is refused`() async throws {
    try await RunningServer.run { server in
      for (excess, status) in [(0, 410), (1, 431)] {
        let bare = server.request("GET", Self.page, ["X-Padding: "]).count
        let padding = String(repeating: "x", count: (16 << 10) - bare + excess)
        let bytes = server.request("GET", Self.page, ["X-Padding: \(padding)"])
        #expect(bytes.count == (16 << 10) + excess)
        let answer = server.send(bytes)
        #expect(answer.status == status)
      }
    }
  }

  @Test func `a head that never ends is refused before it is whole`() async throws {
    try await RunningServer.run { server in
      let line = Array("GET / HTTP/1.1\r\nHost: x\r\nX-Padding: ".utf8)
      #expect(server.send(line + [UInt8](repeating: 0x78, count: 17 << 10)).status == 431)
      #expect(server.send(Array("GET /".utf8) + [UInt8](repeating: 0x78, count: 17 << 10)).status == 414)
    }
  }

  @Test func `an address of 8 kB is read, and one of a byte more is refused`() async throws {
    try await RunningServer.run { server in
      for (excess, status) in [(0, 410), (1, 414)] {
        let target = Self.page + String(repeating: "x", count: (8 << 10) - Self.page.count + excess)
        let answer = server.send(server.request("GET", target))
        #expect(answer.status == status)
      }
    }
  }

  @Test func `a form of 1 MiB is read, and one of a byte more is refused, whether or not its length is known`()
    async throws
  {
    try await RunningServer.run { server in
      let body = "token=" + String(repeating: "x", count: (1 << 20) - 6)
      #expect(server.post("/pair", body, fields: []).status == 410)
      let refused = server.post("/pair", body + "x", fields: [])
      #expect(refused.status == 413)
      #expect(refused.body == "What was sent is too long. A picture may have 10 MiB, and a form 1 MiB.\n")
      for (text, status) in [(body, 410), (body + "x", 413)] {
        let head = server.request("POST", "/pair", ["Transfer-Encoding: chunked"])
        let chunk = "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n0\r\n\r\n"
        let answer = server.send(head + Array(chunk.utf8))
        #expect(answer.status == status)
      }
    }
  }

  @Test func `a file may have 10 MiB where a form takes one`() {
    let limits = ConnectionLimits()
    let paths = ["/recipes/12/pictures", "/recipes/new", "/recipes/12/edit", "/import", "/api/v1/recipes/12/pictures"]
    #expect(paths.map { limits.bodyBytes($0[...]) } == Array(repeating: 11 << 20, count: paths.count))
    let others = ["/", "/pair", "/recipes/12/pictures/remove", "/recipes/12/delete", "/undo", "/recipes/favorite"]
    #expect(others.map { limits.bodyBytes($0[...]) } == Array(repeating: 1 << 20, count: others.count))
  }

  @Test(arguments: ["", "\r\n", "GET", "GET / HTTP/1.1\r\nHost: x"])
  func `a head that does not end in time is answered with 408`(start: String) async throws {
    try await RunningServer.run {
      $0.limits.headTime = .milliseconds(20)
      if start.isEmpty { $0.limits.idleTime = .milliseconds(20) }
    } _: { server in
      let socket = RawSocket(port: server.port)
      socket.send(start.utf8)
      let response = RawResponse(socket.readToEnd())
      // Without a byte there is no request that could be answered.
      #expect(response?.status == (start.isEmpty ? nil : 408))
    }
  }

  @Test func `a connection stays for more requests, until there is none for a time`() async throws {
    try await RunningServer.run {
      $0.limits.idleTime = .milliseconds(100)
    } _: { server in
      var answer: RawResponse?
      while answer == nil {
        // On a busy machine the time may have passed before the request is sent.
        let socket = RawSocket(port: server.port)
        socket.send("GET \(Self.page) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
        answer = RawResponse(socket.readToEnd())
      }
      #expect(answer?.status == 410 && answer?.fields["connection"] == nil)
    }
  }

  @Test func `the times are those of the documentation`() {
    let limits = ConnectionLimits()
    #expect(limits.headTime == .seconds(10) && limits.bodyTime == .seconds(30))
    #expect(limits.idleTime == .seconds(60) && limits.stallTime == .seconds(30))
  }

  @Test func `a body that does not end in time is answered with 408`() async throws {
    try await RunningServer.run {
      $0.limits.bodyTime = .milliseconds(20)
    } _: { server in
      let socket = RawSocket(port: server.port)
      socket.send(server.request("POST", "/pair", ["Content-Length: 10"]) + Array("token".utf8))
      #expect(RawResponse(socket.readToEnd())?.status == 408)
    }
  }

  @Test func `a client that never reads is closed`() async throws {
    try await RunningServer.run {
      $0.limits.stallTime = .milliseconds(20)
      $0.limits.unsentBytes = 1 << 10
    } _: { server in
      let socket = RawSocket(port: server.port, receiveBuffer: 4_096)
      let request = Array(
        "GET \(Asset.style.link.text) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8)
      // Ends when the connection is reset. A server that waits for the reader would fail the time limit of the socket.
      let isClosed = (0..<100_000).contains { _ in !socket.sends(request) }
      #expect(isClosed)
    }
  }
}
