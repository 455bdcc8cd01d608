import Testing

@testable import RecipeServer

@Suite struct HostRuleTests {
  private let home = HostRule(
    scheme: "http", port: 8017, addresses: ["192.168.1.20", "fd00::5"], names: ["kitchen.local"])

  @Test(arguments: [
    "localhost:8017", "LocalHost:8017", "127.0.0.1:8017", "[::1]:8017", "192.168.1.20:8017", "[fd00::5]:8017",
    "kitchen.local:8017", "KITCHEN.LOCAL:8017",
  ])
  func `the names of this server with its port are allowed`(host: String) {
    #expect(home.authority(of: [host]) == host.lowercased())
  }

  @Test(arguments: [
    "localhost", "localhost:80", "localhost:80170", "localhost:8017.", "localhost:8017 ", " localhost:8017",
    "localhost.:8017", "127.0.0.2:8017", "127.1:8017", "2130706433:8017", "0.0.0.0:8017", "[::]:8017",
    "[::ffff:127.0.0.1]:8017", "::1:8017", "192.168.1.21:8017", "evil.example:8017", "evil.example",
    "kitchen.local.evil.example:8017", "evil.kitchen.local:8017", "kitchen.local", "user@localhost:8017",
    "localhost:8017@evil.example", "localhost:8017,evil.example", "localhost:8017/", "localhost:", ":8017", "",
    "localhost:8017\u{0}", "ｌocalhost:8017", "localhost:٨٠١٧",
  ])
  func `any other host is refused`(host: String) {
    #expect(home.authority(of: [host]) == nil)
  }

  @Test(arguments: [
    ("/", true), ("*", true), ("http://localhost:8017/lists/all", true), ("HTTP://LOCALHOST:8017", true),
    ("http://localhost:8017?q=soup", true), ("http://evil.example/", false), ("http://localhost:80170/", false),
    ("http://127.0.0.1:8017/", false), ("https://localhost:8017/", false), ("http://user@localhost:8017/", false),
    ("localhost:8017", false), ("", false), ("http:", false),
  ])
  func `an address as the target has the host of the request`(target: String, isAllowed: Bool) {
    #expect((home.authority(of: ["localhost:8017"], target: target) != nil) == isAllowed)
  }

  @Test(arguments: [[], ["localhost:8017", "localhost:8017"], ["localhost:8017", "evil.example"]])
  func `no host, or two, is refused`(hosts: [String]) {
    #expect(home.authority(of: hosts) == nil)
  }

  @Test(arguments: [("http", 80), ("https", 443)])
  func `the default port of the scheme may be left out`(scheme: String, port: Int) {
    let rule = HostRule(scheme: scheme, port: port, addresses: [], names: ["kitchen.local"])
    #expect(rule.authority(of: ["kitchen.local"]) == "kitchen.local")
    #expect(rule.authority(of: ["kitchen.local:\(port)"]) == "kitchen.local:\(port)")
    #expect(rule.authority(of: ["kitchen.local:8017"]) == nil)
    #expect(HostRule.origin("kitchen.local:\(port)", isHTTPS: port == 443) == "\(scheme)://kitchen.local")
  }

  @Test func `an origin has the scheme and a port that is not the scheme's own`() {
    #expect(HostRule.origin("localhost:8017", isHTTPS: false) == "http://localhost:8017")
    #expect(HostRule.origin("[::1]:8017", isHTTPS: false) == "http://[::1]:8017")
    #expect(HostRule.origin("recipes.example", isHTTPS: true) == "https://recipes.example")
    #expect(HostRule.origin("recipes.example:443", isHTTPS: true) == "https://recipes.example")
  }

  @Test func `names of a proxy stand without a port or with their own`() {
    let rule = HostRule(
      scheme: "http", port: 8017, addresses: [], names: ["recipes.example", "other.example:8443"], isProxied: true)
    #expect(rule.authority(of: ["recipes.example"]) != nil)
    #expect(rule.authority(of: ["recipes.example:8017"]) != nil)
    #expect(rule.authority(of: ["other.example:8443"]) != nil)
    #expect(rule.authority(of: ["recipes.example:8443"]) == nil)
    #expect(rule.authority(of: ["other.example"]) == nil)
    #expect(rule.authority(of: ["localhost"]) == nil)
  }
}

@Suite struct WriteOriginTests {
  private struct Request: Sendable, CustomTestStringConvertible {
    let origins: [String]
    let sites: [String]
    var hasBearer = false
    let isAllowed: Bool

    var testDescription: String { "\(origins) \(sites) \(hasBearer ? "bearer" : "cookie")" }
  }

  private static let own = "http://localhost:8017"

  private static let requests: [Request] = [
    Request(origins: [own], sites: ["same-origin"], isAllowed: true),
    Request(origins: [own], sites: [], isAllowed: true),
    Request(origins: [], sites: [], isAllowed: false),
    Request(origins: [], sites: ["same-origin"], isAllowed: false),
    Request(origins: ["null"], sites: [], isAllowed: false),
    Request(origins: ["null"], sites: ["same-origin"], isAllowed: false),
    Request(origins: [""], sites: [], isAllowed: false),
    Request(origins: [own, own], sites: [], isAllowed: false),
    Request(origins: [own, "http://evil.example"], sites: [], isAllowed: false),
    Request(origins: ["https://localhost:8017"], sites: [], isAllowed: false),
    Request(origins: ["http://localhost:9999"], sites: ["same-site"], isAllowed: false),
    Request(origins: ["http://localhost"], sites: [], isAllowed: false),
    Request(origins: ["http://localhost:8017/"], sites: [], isAllowed: false),
    Request(origins: ["http://evil.example"], sites: ["cross-site"], isAllowed: false),
    Request(origins: [own], sites: ["cross-site"], isAllowed: false),
    Request(origins: [own], sites: ["same-site"], isAllowed: false),
    Request(origins: [own], sites: ["none"], isAllowed: false),
    Request(origins: [own], sites: [""], isAllowed: false),
    Request(origins: [own], sites: ["same-origin", "same-origin"], isAllowed: false),
    Request(origins: [], sites: [], hasBearer: true, isAllowed: true),
    Request(origins: [own], sites: ["same-origin"], hasBearer: true, isAllowed: true),
    Request(origins: ["http://evil.example"], sites: [], hasBearer: true, isAllowed: false),
    Request(origins: [], sites: ["cross-site"], hasBearer: true, isAllowed: false),
  ]

  @Test(arguments: requests)
  private func `only this server's own pages may change something`(request: Request) {
    let isAllowed = WriteOrigin.isAllowed(
      origins: request.origins, sites: request.sites, own: Self.own, hasBearer: request.hasBearer)
    #expect(isAllowed == request.isAllowed)
  }

  @Test func `two methods change nothing`() {
    #expect(
      ["GET", "HEAD", "POST", "PUT", "get", "OPTIONS"].map(WriteOrigin.isSafe) == [
        true, true, false, false, false, false,
      ])
  }
}
