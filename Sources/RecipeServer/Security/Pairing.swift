/// The links that pair a device: each works once, for ten minutes.
///
/// Times are in nanoseconds of a clock that only goes forward.
package struct Pairing: Sendable {
  /// What came of a try.
  package enum Answer: Hashable, Sendable {
    case paired
    /// The link is not known, was used, or has run out.
    case refused
    /// Too many tries from there; how many seconds to wait.
    case tooMany(seconds: Int)
  }

  private var deadlines: [String: UInt64] = [:]
  private var tries = RateLimit<String>(burst: mostTries, per: 60)

  package init() {}

  /// Makes a token for a link.
  package mutating func token(at now: UInt64, using generator: inout some RandomNumberGenerator) -> SecretToken {
    deadlines = deadlines.filter { $0.value > now }
    let token = SecretToken(bits: SecretToken.pairingBits, using: &generator)
    deadlines[token.hash] = now + Self.lifetime
    return token
  }

  /// Returns whether a link would work; it may still be used.
  package func isValid(_ token: String, at now: UInt64) -> Bool {
    SecretToken(token).flatMap { deadlines[$0.hash] }.map { $0 > now } ?? false
  }

  /// Uses a link up.
  ///
  /// - Parameters:
  ///   - address: Where the request came from.
  ///   - remember: Notes the device; if that fails, the link still works.
  package mutating func redeem<Failure: Error>(
    _ token: String, from address: String, at now: UInt64, _ remember: () throws(Failure) -> Void
  ) throws(Failure) -> Answer {
    if let seconds = tries.secondsUntilAllowed(address, at: now) { return .tooMany(seconds: seconds) }
    guard isValid(token, at: now), let hash = SecretToken(token)?.hash else { return .refused }
    try remember()
    deadlines[hash] = nil
    return .paired
  }

  /// Ten minutes.
  private static let lifetime: UInt64 = 600_000_000_000
  /// In a minute, from one address.
  private static let mostTries = 5
}
