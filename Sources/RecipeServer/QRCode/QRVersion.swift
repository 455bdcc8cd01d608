/// The size of a QR code and how much of it repairs errors.
struct QRVersion: Hashable, Sendable {
  enum Correction: Int, Sendable {
    case medium = 0b00
    case low = 0b01
  }

  let number: Int
  let correction: Correction

  init(_ number: Int, _ correction: Correction) {
    self.number = number
    self.correction = correction
  }

  static let largest = 10

  var size: Int { 17 + 4 * number }

  /// The centers of the alignment patterns, in rows and in columns (annex E).
  var alignment: [Int] {
    let last = size - 7
    return number == 1 ? [] : number < 7 ? [6, last] : [6, (last + 6) / 2, last]
  }

  private var blocks: Int { (correction == .low ? Self.lowBlocks : Self.mediumBlocks)[number - 1] }
  private var repairsEach: Int { (correction == .low ? Self.lowRepairs : Self.mediumRepairs)[number - 1] }
  private var dataCodewords: Int { Self.allCodewords[number - 1] - blocks * repairsEach }

  /// How many bits say how long the text is (table 3, byte mode).
  private var countBits: Int { number < 10 ? 8 : 16 }

  /// The most bytes of a text.
  var mostBytes: Int { (8 * dataCodewords - 4 - countBits) / 8 }

  // Table 9, versions 1 to 10.
  private static let allCodewords = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
  private static let lowBlocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4]
  private static let lowRepairs = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]
  private static let mediumBlocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
  private static let mediumRepairs = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
}

extension QRVersion {
  /// The codewords of a text with those that repair them, in the order of the symbol (7.4 to 7.6).
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    let data = dataCodewords(of: bytes)
    let short = data.count / blocks
    let shortBlocks = blocks - data.count % blocks
    var start = 0
    let parts = (0..<blocks).map { block in
      let length = block < shortBlocks ? short : short + 1
      defer { start += length }
      return Array(data[start..<start + length])
    }
    let repairs = parts.map { ReedSolomon.remainder(of: $0, count: repairsEach) }
    return interleaved(parts) + interleaved(repairs)
  }

  /// The mode, the length, the bytes, and padding (7.4.5, 7.4.10).
  private func dataCodewords(of bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, 8 * dataCodewords - bits.count))
    while bits.count % 8 != 0 { bits.append(false) }
    var codewords = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for padding in 0..<dataCodewords - codewords.count { codewords.append(padding % 2 == 0 ? 0xEC : 0x11) }
    return codewords
  }

  private func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
    (0..<(parts.map(\.count).max() ?? 0)).flatMap { place in
      parts.compactMap { place < $0.count ? $0[place] : nil }
    }
  }
}

/// Codewords that repair others: the remainder of a division of polynomials over GF(256) (7.5.2, annex A).
enum ReedSolomon {
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = divisor(count)
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for place in 0..<count { remainder[place] ^= product(divisor[place], factor) }
    }
    return remainder
  }

  /// The product of (x - 2⁰)…(x - 2ⁿ⁻¹) without its highest coefficient, which is 1.
  private static func divisor(_ count: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in 0..<count {
        coefficients[place] = product(coefficients[place], root) ^ (place + 1 < count ? coefficients[place + 1] : 0)
      }
      root = product(root, 2)
    }
    return coefficients
  }

  /// In GF(256) with x⁸ + x⁴ + x³ + x² + 1.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if other >> UInt8(place) & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result)
  }
}
