public import Foundation

/// A kind of identifier that is measured.
public protocol BenchmarkIdentifier: Hashable, Codable, Sendable {
  /// Creates the identifier that stands for a number: different ones for different numbers.
  init(standingFor number: Int)
}

extension Int: BenchmarkIdentifier {
  /// Creates the number itself.
  public init(standingFor number: Int) { self = number }
}

extension UUID: BenchmarkIdentifier {
  /// Creates an identifier that has the number's bits in one half.
  public init(standingFor number: Int) {
    let word = UInt64(truncatingIfNeeded: number)
    self = withUnsafeBytes(of: (word, word &* 0x9E37_79B9_7F4A_7C15)) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}

extension String: BenchmarkIdentifier {
  /// Creates the 36 characters of the UUID that stands for the number.
  public init(standingFor number: Int) { self = UUID(standingFor: number).uuidString }
}
