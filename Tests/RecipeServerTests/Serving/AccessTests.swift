import RecipeTestSupport
import Testing

@testable import RecipeServer

/// Who is answered, on every route of the router.
@Suite struct AccessTests {

  @Test func `every route asks for the host, the origin, and a paired device that may do it`() async throws {
    try await RunningServer.run {
      ($0.limits.requests, $0.limits.writes) = (1_000_000, 1_000_000)
    } _: { server in
      let (reader, writer) = (try server.pairAgain(isReadOnly: true)[0], try server.pairAgain()[0])
      #expect(server.routes.count > 20)
      #expect(server.routes.contains { $0.method == "POST" })
      let own = server.origin
      let methods: Set = ["GET", "POST", "PATCH", "DELETE"]
      for route in server.routes where methods.contains(route.method) {
        #expect(server.status(route, host: "evil.example", [writer, "Origin: \(own)"]) == 421)
        for (origin, site) in [
          ("", ""), (own, ""), (own, "same-origin"), (own, "cross-site"), ("http://evil.example", ""),
          ("null", "same-origin"),
        ] {
          for cookie in ["", "Cookie: recipes=\(String(repeating: "A", count: 43))", reader, writer] {
            let fields = [
              origin.isEmpty ? "" : "Origin: \(origin)", site.isEmpty ? "" : "Sec-Fetch-Site: \(site)", cookie,
            ]
            let isOpen =
              route.path == "/pair" || route.path.hasPrefix("/assets/")
              || Asset.all.contains { $0.link.text == route.path }
            let isFromHere = site != "cross-site" && (origin == own || origin.isEmpty && route.path == "/pair")
            let expected: Int? =
              if route.method != "GET", !isFromHere { 403 } else if !isOpen, cookie != reader, cookie != writer {
                401
              } else if route.method != "GET", !isOpen, cookie == reader { 403 } else { nil }
            let status = server.status(route, host: nil, fields.filter { !$0.isEmpty })
            if let expected {
              #expect(status == expected, "\(route) \(fields)")
            } else {
              #expect(![401, 403, 421].contains(status), "\(route) \(fields)")
            }
          }
        }
      }
    }
  }

  @Test func `an unknown path says no more than any other to who is not paired`() async throws {
    try await RunningServer.run { server in
      let unknown = server.get("/no/such/page")
      #expect(unknown.status == 401)
      #expect(unknown.fields["www-authenticate"] == "Bearer")
      let cookie = server.cookieFields
      #expect(server.get("/no/such/page", fields: cookie).status == 404)
    }
  }

  @Test func `a server that is read-only lets no device write`() async throws {
    try await RunningServer.run {
      $0.isReadOnly = true
    } _: { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)"]
      #expect(server.get("/", fields: fields).status == 200)
      #expect(server.post("/devices/forget", "device=1", fields: fields).status == 403)
    }
  }

  @Test func `pairing by a page sets a cookie and leads home, once`() async throws {
    try await RunningServer.run { server in
      let form = "token=\(server.token.text)&name=Phone&may=write"
      let fields = ["Accept: text/html", "Origin: \(server.origin)"]
      #expect(server.get("/pair?token=\(server.token.text)").status == 200)
      let paired = server.post("/pair", form, fields: fields)
      #expect(paired.status == 303)
      #expect(paired.fields["location"] == "/")
      let cookie = try #require(paired.fields["set-cookie"])
      #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
      let secret = try #require(cookie.split(separator: ";").first)
      #expect(secret.count == "recipes=".count + 43)
      #expect(server.get("/", fields: ["Cookie: other=1; \(secret); more=2"]).status == 200)
      #expect(server.post("/pair", form, fields: fields).status == 410)
      #expect(server.get("/pair?token=\(server.token.text)").status == 410)
    }
  }

  @Test func `a program that pairs is given its token as text`() async throws {
    try await RunningServer.run { server in
      let secret = server.pair()
      #expect(secret.utf8.count == 43)
      #expect(server.get("/", fields: ["Authorization: Bearer \(secret)"]).status == 200)
      #expect(server.get("/", fields: ["Authorization: bearer \(secret)"]).status == 200)
      #expect(server.get("/", fields: ["Authorization: Basic \(secret)"]).status == 401)
      let stored = String(decoding: try server.folder.contents(of: "recipes.sqlite.devices"), as: UTF8.self)
      #expect(!stored.contains(secret))
    }
  }

  @Test func `a device that another process forgets is not answered any more`() async throws {
    try await RunningServer.run { server in
      let cookie = server.cookieFields
      #expect(server.get("/", fields: cookie).status == 200)
      try DeviceList(besides: server.folder.path("recipes.sqlite")).forget(1)
      #expect(server.get("/", fields: cookie).status == 401)
    }
  }

  @Test func `a device is forgotten by a page`() async throws {
    try await RunningServer.run { server in
      let fields = server.cookieFields + ["Origin: \(server.origin)"]
      #expect(server.get("/devices", fields: fields).body.contains("Test"))
      let forgotten = server.post("/devices/forget", "device=1", fields: fields)
      #expect(forgotten.status == 303)
      #expect(server.get("/devices", fields: fields).status == 401)
    }
  }

  /// The end of what a page is sent at once that does not say what it has seen: it has to fetch its topic.
  private static let beginningOfStream = "event: stale\ndata: {\"t\":0}\n\n\r\n"

  @Test(arguments: [true, false])
  func `a device that is forgotten is sent nothing more of what changes, and its stream ends`(isByPage: Bool)
    async throws
  {
    try await RunningServer.run { server in
      let (cookie, other) = (server.cookieFields, try server.pairAgain() + ["Origin: \(server.origin)"])
      let (forgotten, kept) = (RawSocket(port: server.port), RawSocket(port: server.port))
      for (socket, fields) in [(forgotten, cookie), (kept, other)] {
        socket.send(server.request("GET", "/events?t=list/all", fields))
        #expect(socket.read(until: Self.beginningOfStream).hasPrefix("HTTP/1.1 200"))
      }
      if isByPage {
        #expect(server.post("/devices/forget", "device=1", fields: other).status == 303)
      } else {
        try DeviceList(besides: server.folder.path("recipes.sqlite")).forget(1)
      }
      #expect(server.post("/recipes/new", "title=Soup", fields: other).status == 204)
      #expect(kept.read(until: "Soup").contains("Soup"))
      #expect(forgotten.readToEnd().isEmpty)
    }
  }

  @Test func `a list of devices that is damaged admits no one, and keeps the link for when it is not`() async throws {
    try await RunningServer.run { server in
      let cookie = try server.pairAgain()
      let stream = RawSocket(port: server.port)
      stream.send(server.request("GET", "/events?t=home", cookie))
      #expect(stream.read(until: Self.beginningOfStream).hasPrefix("HTTP/1.1 200"))
      try server.folder.write(.init("[".utf8), to: "recipes.sqlite.devices")
      let refused = server.get("/", fields: cookie)
      #expect(refused.status == 503)
      #expect(refused.fields["retry-after"] == "60")
      let unpaired = server.post("/pair", "token=\(server.token.text)&name=Phone&may=write", fields: [])
      #expect(unpaired.status == 503 && unpaired.fields["retry-after"] == "60")
      #expect(unpaired.body.contains("the list of devices is damaged: delete it, and pair the devices again"))
      #expect(stream.readToEnd().isEmpty)
      try server.folder.write(.init("[]".utf8), to: "recipes.sqlite.devices")
      #expect(server.get("/", fields: server.cookieFields).status == 200)
    }
  }

  @Test(arguments: [
    ("/pictures/\(String(repeating: "0", count: 64)).jpg", 404), ("/pictures/..%2Frecipes.sqlite", 404),
    ("/pictures/recipes.sqlite", 404), ("/pictures/", 404), ("/pictures/../recipes.sqlite", 404),
    ("/pictures/%00", 404),
  ])
  func `no name but a picture's leads to a file`(path: String, status: Int) async throws {
    try await RunningServer.run { server in
      let cookie = server.cookieFields
      let answer = server.get(path, fields: cookie)
      #expect(answer.status == status)
    }
  }
}

extension RunningServer {
  fileprivate func status(_ route: (method: String, path: String), host: String?, _ fields: [String]) -> Int? {
    let socket = RawSocket(port: port)
    socket.send(
      request(route.method, route.path, fields + (route.method == "GET" ? [] : ["Content-Length: 0"]), host: host))
    return RawResponse(Array(socket.read(until: "\r\n\r\n").utf8))?.status
  }
}
