import RecipeModel

/// A secret that opens the library: of a pairing link, a cookie, or a program.
///
/// Only its hash is stored, and secrets are found by their hashes, so neither a stolen file nor the time that a look-up
/// takes says anything about them. A slow hash is for passwords; what has 128 random bits is not guessed.
package struct SecretToken: Hashable, Sendable {
  /// In the URL-safe alphabet of Base64, without padding (RFC 4648, 5).
  package let text: String

  /// - Parameter generator: The system's, but for tests.
  package init(bits: Int, using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<bits / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    text = Self.encoded(bytes)
  }

  /// Takes what a request brought; nil if it cannot be a token.
  package init?(_ text: some StringProtocol) {
    guard (Self.fewestDigits...Self.mostDigits).contains(text.utf8.count),
      text.utf8.allSatisfy(Self.alphabet.contains)
    else { return nil }
    self.text = String(text)
  }

  package var hash: String { SHA256.hexadecimal(Array(text.utf8)) }

  /// 128 bits, for a link that works once and for ten minutes.
  package static let pairingBits = 128
  /// 256 bits, for what is kept.
  package static let deviceBits = 256

  private static let fewestDigits = 22
  private static let mostDigits = 43
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func encoded(_ bytes: [UInt8]) -> String {
    var digits: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { digits.append(alphabet[bits >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

extension Link {
  /// The page that pairs a device, once.
  package static func pairing(_ token: SecretToken) -> Link { pairing.with("token", token.text[...]) }
}
