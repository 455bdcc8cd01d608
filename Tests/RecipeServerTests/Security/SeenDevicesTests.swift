import RecipeTestSupport
import Testing

@testable import RecipeServer

@Suite struct SeenDevicesTests {
  private let clock = TestClock(date: 1_000_000)
  private let folder: TemporaryFolder
  private let list: DeviceList

  init() throws {
    folder = try TemporaryFolder()
    list = DeviceList(besides: folder.path("recipes.sqlite"))
  }

  @Test func `a device is noted when it asks for something, once an hour`() throws {
    let (gate, token) = try (keeper(), paired())
    #expect(try list.devices().map(\.lastSeen) == [nil])
    for (seconds, expected) in [(0, 1_000_000), (3_599, 1_000_000), (1, 1_003_600), (9_000, 1_012_600)] {
      clock.advance(bySeconds: seconds)
      _ = try gate.admit(claims(token))
      gate.writeSeen()
      #expect(try list.devices().map(\.lastSeen) == [expected])
    }
  }

  @Test func `the list is written only if it does not say already when a device was seen`() throws {
    let (gate, token) = try (keeper(), paired())
    _ = try gate.admit(claims(token))
    gate.writeSeen()
    let mark = list.mark
    _ = try gate.admit(claims(token))
    gate.writeSeen()
    let another = keeper()
    _ = try another.admit(claims(token))
    another.writeSeen()
    #expect(list.mark == mark)
  }

  @Test func `a device that was forgotten meanwhile stays forgotten`() throws {
    let (gate, token) = try (keeper(), paired())
    _ = try gate.admit(claims(token))
    try list.forget(1)
    gate.writeSeen()
    #expect(try list.devices().isEmpty)
  }

  @Test func `a list that cannot be written keeps no one out, and is tried again after an hour`() throws {
    let (gate, token) = try (keeper(), paired())
    _ = try gate.admit(claims(token))
    let content = try folder.contents(of: "recipes.sqlite.devices")
    try folder.write(.init("[".utf8), to: "recipes.sqlite.devices")
    gate.writeSeen()
    try folder.write(content, to: "recipes.sqlite.devices")
    _ = try gate.admit(claims(token))
    gate.writeSeen()
    #expect(try list.devices().map(\.lastSeen) == [nil])
    clock.advance(bySeconds: 3_600)
    _ = try gate.admit(claims(token))
    gate.writeSeen()
    #expect(try list.devices().map(\.lastSeen) == [1_003_600])
  }

  private func keeper() -> Gatekeeper {
    Gatekeeper(
      list, ConnectionLimits(), isReadOnly: false, isProxied: false,
      clock: ServerClock(now: { 1 }, date: { [clock] in clock.date }))
  }

  private func paired() throws -> String {
    var generator = SeededGenerator(seed: 1)
    let secret = SecretToken(bits: SecretToken.deviceBits, using: &generator)
    _ = try list.add(name: "Phone", isReadOnly: false, tokenHash: secret.hash, now: 0)
    return secret.text
  }

  private func claims(_ token: String) -> RequestClaims {
    RequestClaims(method: "GET", path: "/", authority: "localhost", bearer: token, address: "127.0.0.1")
  }
}
