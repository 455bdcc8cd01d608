import CMd

/// The hash by which a picture is named.
package enum SHA256 {
  /// Returns the hash of some bytes as 64 hexadecimal digits.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: digits + 1) { text in
      text.withMemoryRebound(to: CChar.self) { _ = SHA256Data(bytes, bytes.count, $0.baseAddress) }
      return digits
    }
  }

  private static let digits = 64
}
