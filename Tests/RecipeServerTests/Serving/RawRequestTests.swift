import RecipeTestSupport
import Testing

@testable import RecipeServer

/// Requests as bytes: split, pipelined, ambiguous, and no requests at all.
@Suite struct RawRequestTests {
  @Test func `a request that comes byte by byte is the same request`() async throws {
    try await RunningServer.run { server in
      let bytes = server.request("GET", Asset.icon.link.text)
      let whole = server.send(bytes)
      #expect(whole.status == 200)
      let socket = RawSocket(port: server.port)
      for byte in bytes { socket.send([byte]) }
      #expect(RawResponse(socket.readToEnd())?.body == whole.body)
    }
  }

  @Test func `a request that is split anywhere is the same request`() async throws {
    try await RunningServer.run {
      $0.limits.connectionsEach = 256
    } _: { server in
      let body = "token=none"
      let bytes =
        server.request("POST", "/pair", ["Content-Length: \(body.count)"]) + Array(body.utf8)
      for place in stride(from: 1, to: bytes.count, by: 3) {
        let socket = RawSocket(port: server.port)
        socket.send(bytes[..<place])
        socket.send(bytes[place...])
        let status = RawResponse(socket.readToEnd())?.status
        #expect(status == 410 || status == 429, "\(place)")
      }
    }
  }

  @Test func `pipelined requests are answered in order, and one with another host ends the connection`() async throws {
    try await RunningServer.run { server in
      let socket = RawSocket(port: server.port)
      let asset = { (path: String, host: String) in "GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n" }
      let own = "127.0.0.1:\(server.port)"
      socket.send(
        (asset(Asset.icon.link.text, own) + asset("/", own) + asset("/", "evil.example")
          + asset(Asset.icon.link.text, own)).utf8)
      let text = String(decoding: socket.readToEnd(), as: UTF8.self)
      let statuses = text.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
      #expect(statuses == ["200", "401", "421"])
    }
  }

  @Test(arguments: [
    ([], 421), (["Host: evil.example"], 421), (["Host: localhost:PORT", "Host: localhost:PORT"], 421),
    (["Host: localhost:PORT", "host: evil.example"], 421), (["Host: localhost"], 421), (["Host:"], 421),
    (["Host: localhost:PORT, localhost:PORT"], 421), (["Host: localhost:PORT"], 410), (["Host: 127.0.0.1:PORT"], 410),
    (["Host: [::1]:PORT"], 410), (["Host: LOCALHOST:PORT"], 410),
    (["Host: localhost:PORT", "Content-Length: 0", "Transfer-Encoding: chunked"], 400),
    (["Host: localhost:PORT", "Content-Length: 0", "Content-Length: 0"], 400),
    (["Host: localhost:PORT", "Content-Length: -1"], 400), (["Host: localhost:PORT", "Content-Length: x"], 400),
    (["Host: localhost:PORT", "Content-Length: 99999999999999999999"], 400), (["Host: localhost:PORT", "X Y: z"], 400),
    (["Host: localhost:PORT", "Transfer-Encoding: gzip, chunked"], 501),
    (["Host: localhost:PORT", "Transfer-Encoding: gzip", "Transfer-Encoding: chunked"], 501),
    (["Host: localhost:PORT", "Transfer-Encoding: chunked, chunked"], 400),
    (["Host: localhost:PORT", "Transfer-Encoding: gzip"], 400),
    (["Host: localhost:PORT", "Transfer-Encoding: chunked, gzip"], 400),
  ])
  func `exactly one host of this server, and one way to know the length`(fields: [String], status: Int) async throws {
    try await RunningServer.run { server in
      let lines = fields.map { $0.replacing("PORT", with: "\(server.port)") } + ["Connection: close"]
      let head = "GET /pair?token=none HTTP/1.1\r\n\(lines.joined(separator: "\r\n"))\r\n\r\n"
      let answer = server.send(Array(head.utf8))
      #expect(answer.status == status)
    }
  }

  @Test func `an absolute address names this server as the host does`() async throws {
    try await RunningServer.run { server in
      for (target, host, status) in [
        ("http://evil.example", "evil.example", 421), ("http://evil.example", nil, 421),
        ("https://127.0.0.1:\(server.port)", nil, 421), (server.origin, "evil.example", 421), (server.origin, nil, 410),
      ] {
        let answer = server.send(server.request("GET", "\(target)/pair?token=none", host: host))
        #expect(answer.status == status, "\(target) \(host ?? "")")
      }
    }
  }

  @Test func `a length in chunks is for HTTP 1.1`() async throws {
    try await RunningServer.run { server in
      for (version, status) in [("1.0", 400), ("1.1", 410)] {
        let head = [
          "POST /pair HTTP/\(version)", "Host: 127.0.0.1:\(server.port)", "Transfer-Encoding: Chunked",
          "Connection: close",
        ]
        let request = head.joined(separator: "\r\n") + "\r\n\r\na\r\ntoken=none\r\n0\r\n\r\n"
        #expect(server.send(Array(request.utf8)).status == status)
      }
    }
  }

  @Test func `bytes that are no request are refused, and the server goes on`() async throws {
    try await RunningServer.run {
      $0.limits.connectionsEach = 256
    } _: { server in
      var generator = SeededGenerator(seed: 7)
      let valid = server.request("POST", "/pair", ["Content-Length: 5", "Cookie: recipes=x", "Origin: null"])
      for _ in 0..<300 {
        var bytes = valid + Array("token".utf8)
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.remove(at: place)
          default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
          }
        }
        let socket = RawSocket(port: server.port)
        socket.send(bytes)
        socket.endSending()
        let status = RawResponse(socket.readToEnd())?.status ?? 400
        #expect((400..<500).contains(status), "\(status): \(String(decoding: bytes, as: UTF8.self))")
      }
      #expect(server.get(Asset.icon.link.text).status == 200)
    }
  }
}
