import RecipeTestSupport
import Testing

@testable import RecipeServer

private let second: UInt64 = 1_000_000_000

@Suite struct PairingTests {
  private let test = Links()

  @Test func `a link works once`() {
    let token = test.token()
    #expect(test.isValid(token, at: second))
    #expect(test.redeem(token, from: "a", at: second) == .paired)
    #expect(!test.isValid(token, at: second))
    #expect(test.redeem(token, from: "a", at: second) == .refused)
  }

  @Test func `a link works for ten minutes`() {
    let token = test.token()
    #expect(test.isValid(token, at: 600 * second - 1))
    #expect(!test.isValid(token, at: 600 * second))
    #expect(test.redeem(token, from: "a", at: 600 * second) == .refused)
  }

  @Test func `several links work, and each pairs one device`() {
    let tokens = (0..<3).map { _ in test.token() }
    #expect(Set(tokens).count == 3)
    for token in tokens.reversed() {
      #expect(test.redeem(token, from: "a", at: 1) == .paired)
    }
  }

  @Test func `the sixth try in a minute waits, whatever it brings, and only from that address`() {
    let token = test.token()
    let wrong = String(repeating: "A", count: 22)
    for _ in 1...5 {
      #expect(test.redeem(wrong, from: "a", at: second) == .refused)
    }
    #expect(test.redeem(token, from: "a", at: second) == .tooMany(seconds: 12))
    #expect(test.redeem(token, from: "b", at: second) == .paired)
    #expect(test.redeem(wrong, from: "a", at: 13 * second) == .refused)
  }

  @Test func `a link by which no device could be noted still works`() {
    struct NotNoted: Error, Equatable {}
    let token = test.token()
    #expect(throws: NotNoted()) { try test.redeem(token, NotNoted()) }
    #expect(test.isValid(token, at: second))
    #expect(test.redeem(token, from: "a", at: second) == .paired)
  }

  @Test(arguments: ["", "x", "é", "AAAAAAAAAAAAAAAAAAAAAA==", "../../../../../etc/passwd", "a b c d e f g h i j k l"])
  func `what is no token pairs nothing`(text: String) {
    #expect(test.redeem(text, from: "a", at: 0) == .refused)
  }
}

private final class Links {
  private var generator = SeededGenerator(seed: 1)
  private var pairing = Pairing()

  func token() -> String { pairing.token(at: 0, using: &generator).text }
  func isValid(_ token: String, at now: UInt64) -> Bool { pairing.isValid(token, at: now) }

  func redeem(_ token: String, from address: String, at now: UInt64) -> Pairing.Answer {
    pairing.redeem(token, from: address, at: now) {}
  }

  /// Fails to note the device.
  func redeem<Failure: Error>(_ token: String, _ error: Failure) throws(Failure) {
    _ = try pairing.redeem(token, from: "a", at: second) { () throws(Failure) in throw error }
  }
}

@Suite struct SecretTokenTests {
  @Test func `tokens have 128 and 256 bits in the alphabet of URLs`() {
    var generator = SeededGenerator(seed: 2)
    for (bits, count) in [(128, 22), (256, 43)] {
      let tokens = (0..<200).map { _ in SecretToken(bits: bits, using: &generator) }
      #expect(Set(tokens).count == 200)
      #expect(tokens.allSatisfy { $0.text.utf8.count == count && SecretToken($0.text) == $0 })
      #expect(Set(tokens.joined).count == 64)
    }
  }

  @Test func `bytes are encoded as RFC 4648 says`() {
    var zeros = Constant(value: 0)
    var ones = Constant(value: .max)
    #expect(SecretToken(bits: 128, using: &zeros).text == String(repeating: "A", count: 22))
    #expect(SecretToken(bits: 128, using: &ones).text == String(repeating: "_", count: 21) + "w")
  }

  @Test func `the hash is that of the text`() {
    // printf AAAAAAAAAAAAAAAAAAAAAA | sha256sum
    let token = SecretToken(String(repeating: "A", count: 22))
    #expect(token?.hash == "8a5bdb4cc15164126c6ef2668de9dd240d299ce6397a42c95a9411b93d080ed8")
  }

  private struct Constant: RandomNumberGenerator {
    let value: UInt64
    mutating func next() -> UInt64 { value }
  }
}

extension [SecretToken] {
  fileprivate var joined: String { map(\.text).joined() }
}

@Suite struct RateLimitTests {
  @Test func `as many as the limit at once, and then one at a time`() {
    var limit = RateLimit<String>(burst: 50, per: 1)
    for _ in 1...50 { #expect(limit.secondsUntilAllowed("a", at: 0) == nil) }
    #expect(limit.secondsUntilAllowed("a", at: 0) == 1)
    #expect(limit.secondsUntilAllowed("b", at: 0) == nil)
    #expect(limit.secondsUntilAllowed("a", at: second / 50 - 1) == 1)
    #expect(limit.secondsUntilAllowed("a", at: second / 50) == nil)
    #expect(limit.secondsUntilAllowed("a", at: second / 50) == 1)
  }

  @Test func `no more than the limit in any second after the first`() {
    var limit = RateLimit<String>(burst: 10, per: 1)
    let allowed = (0..<5_000).count { limit.secondsUntilAllowed("a", at: UInt64($0) * second / 1_000) == nil }
    #expect(allowed == 10 + 49)
  }

  @Test func `a flood of addresses takes no more memory, and harms only itself`() {
    var limit = RateLimit<Int>(burst: 5, per: 60)
    for key in 0..<100_000 { #expect(limit.secondsUntilAllowed(key, at: 0) == nil) }
    #expect(limit.keys <= 4_096)
  }
}

@Suite struct CountLimitTests {
  @Test func `counts in all and for each key`() {
    var limit = CountLimit<String>(most: 3, each: 2)
    let first = ["a", "a", "a", "b", "c"].map { limit.enter($0) }
    #expect(first == [true, true, false, true, false])
    limit.leave("a")
    limit.leave("d")
    let second = ["c", "b"].map { limit.enter($0) }
    #expect(second == [true, false])
    #expect(limit.total == 3)
  }
}
