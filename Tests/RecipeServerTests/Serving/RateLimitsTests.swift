import HTTPTypes
import Hummingbird
import RecipeTestSupport
import Testing

@testable import RecipeServer

/// How often something may be asked for, by a clock that stands still.
@Suite struct RateLimitsTests {
  private static let page = "/pair?token=none"

  @Test func `an address may ask 50 times in a second`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
    } _: { server in
      let statuses = (1...50).map { _ in server.get(Self.page).status }
      #expect(statuses == Array(repeating: 410, count: 50))
      let refused = server.get(Self.page)
      #expect(refused.status == 429 && refused.fields["retry-after"] == "1")
      #expect(server.send(server.request("GET", Self.page), from: "127.0.1.1").status == 410)
      clock.advance(bySeconds: 1)
      #expect(server.get(Self.page).status == 410)
    }
  }

  @Test func `a device may change something 10 times in a second, and read on`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
    } _: { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)"]
      let write = { server.post("/recipes/new", "title=Soup", fields: fields) }
      let statuses = (1...10).map { _ in write().status }
      #expect(statuses == Array(repeating: 204, count: 10))
      let refused = write()
      #expect(refused.status == 429 && refused.fields["retry-after"] == "1")
      #expect(refused.body.contains("too many requests at once"))
      #expect(server.get("/lists/all", fields: fields).status == 200)
      clock.advance(bySeconds: 1)
      #expect(write().status == 204)
    }
  }

  @Test func `an address may try to pair 5 times in a minute`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
    } _: { server in
      let pair = { (source: String) in
        let body = Array("token=none".utf8)
        return server.send(server.request("POST", "/pair", ["Content-Length: 10"]) + body, from: source).status
      }
      let statuses = (1...6).map { _ in pair("127.0.0.1") }
      #expect(statuses == [410, 410, 410, 410, 410, 429])
      #expect(pair("127.0.1.1") == 410)
      clock.advance(bySeconds: 60)
      #expect(pair("127.0.0.1") == 410)
    }
  }
}

/// What a proxy says of a request is believed with `--behind-proxy`, and from this machine alone.
@Suite struct ForwardedTests {
  private static let client = ["X-Forwarded-For: 198.51.100.9, 203.0.113.7", "X-Forwarded-Proto: https"]

  @Test func `a proxy tells the address and the scheme of the browser`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
      $0.limits.requests = 3
      $0.isProxied = true
      $0.names = ["recipes.example"]
    } _: { server in
      let pairing = "token=\(server.token.text)&name=Phone"
      let fields = ["Origin: https://recipes.example", "Accept: text/html", "Content-Length: \(pairing.utf8.count)"]
      let paired = server.send(
        server.request("POST", "/pair", Self.client + fields, host: "recipes.example") + Array(pairing.utf8))
      #expect(paired.status == 303)
      let cookie = try #require(paired.fields["set-cookie"])
      #expect(cookie.hasPrefix("__Host-recipes=") && cookie.hasSuffix("; HttpOnly; SameSite=Lax; Secure"))
      let ask = { (forwarded: [String]) in
        server.send(server.request("GET", "/pair?token=none", forwarded, host: "recipes.example")).status
      }
      // The pairing was the first.
      #expect((1...3).map { _ in ask(Self.client) } == [410, 410, 429])
      #expect(ask(["X-Forwarded-For: 203.0.113.7, 198.51.100.9"]) == 410)
      #expect(ask([]) == 410)
    }
  }

  @Test func `without a proxy no one is believed`() async throws {
    let clock = TestClock()
    try await RunningServer.run {
      $0.clock.now = { clock.now }
      $0.limits.requests = 3
    } _: { server in
      let statuses = (1...4).map { number in
        server.get("/pair?token=none", fields: ["X-Forwarded-For: 203.0.113.\(number)"]).status
      }
      #expect(statuses == [410, 410, 410, 429])
      let pairing = server.post(
        "/pair", "token=none", fields: ["Origin: https://127.0.0.1:\(server.port)"] + Self.client)
      #expect([403, 429].contains(pairing.status))
    }
  }

  @Test(arguments: [
    ("127.0.0.1", true, "203.0.113.7"), ("127.9.9.9", true, "203.0.113.7"), ("::1", true, "203.0.113.7"),
    ("127.0.0.1", false, "127.0.0.1"), ("192.168.1.5", true, "192.168.1.5"), ("10.0.0.1", true, "10.0.0.1"),
    ("::ffff:127.0.0.1", true, "::ffff:127.0.0.1"), ("fd00::5", true, "fd00::5"),
  ])
  func `only this machine may speak for another`(from: String, isProxied: Bool, expected: String) {
    let request = Request(
      head: .init(
        method: .get, scheme: "http", authority: "recipes.example", path: "/",
        headerFields: [.init("X-Forwarded-For")!: "203.0.113.7", .init("X-Forwarded-Proto")!: "https"]),
      body: .init(buffer: .init()))
    let claims = RequestClaims(request, address: from, isHTTPS: false, isProxied: isProxied)
    #expect(claims.address == expected)
    #expect(claims.isHTTPS == (expected == "203.0.113.7"))
  }
}
