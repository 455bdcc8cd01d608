extension Picture {
  /// The most bytes of a stored picture's name.
  package static let longestName = hashDigits + 1 + 4
  private static let hashDigits = 64

  /// Returns the names of stored pictures that stand anywhere in some bytes.
  package static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for dot in bytes.indices where bytes[dot] == UInt8(ascii: ".") && dot >= hashDigits {
      guard bytes[dot - hashDigits..<dot].allSatisfy(isDigitOfHash) else { continue }
      for kind in Kind.allCases where bytes[(dot + 1)...].starts(with: kind.rawValue.utf8) {
        names.insert(String(decoding: bytes[dot - hashDigits...dot], as: UTF8.self) + kind.rawValue)
      }
    }
    return names
  }

  static func isDigitOfHash(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
}
