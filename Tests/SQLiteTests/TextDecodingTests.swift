import RecipeTestSupport
import Testing

@testable import SQLite

@Suite struct TextDecodingTests {
  @Test(arguments: [
    [], Array("Tomato soup".utf8), Array("Crème brûlée".utf8), Array("番茄炒蛋".utf8), Array("🍅 soup 🥣".utf8),
    Array((String(repeating: "flour and water ", count: 5) + "é" + String(repeating: " salt", count: 9)).utf8),
    [0x61, 0x00, 0x62], [0x80], [0xC3], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
    [0xEF, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
    [0xE7, 0x95, 0xAA, 0xE8, 0x8C], [0xF0, 0x9F, 0x8D],
  ])
  func `bytes become the text that the standard library makes of them`(bytes: [UInt8]) {
    expectStandardText(of: bytes)
  }

  @Test func `random bytes become the text that the standard library makes of them`() {
    var generator = SeededGenerator(seed: 11)
    // Bytes at which the rules change, so that many sequences are nearly right.
    let edges: [UInt8] = [
      0x00, 0x61, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0,
      0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let prefix = [UInt8](repeating: 0x61, count: .random(in: 0...70, using: &generator))
      let count = Int.random(in: 1...6, using: &generator)
      let middle = (0..<count).map { _ in edges.randomElement(using: &generator)! }
      let suffix = [UInt8](repeating: 0x62, count: .random(in: 0...70, using: &generator))
      expectStandardText(of: prefix + middle + suffix)
    }
  }

  private func expectStandardText(of bytes: [UInt8]) {
    let text = bytes.withUnsafeBufferPointer { String(likelyUTF8: $0) }
    let standard = String(decoding: bytes, as: UTF8.self)
    #expect(text.utf8.elementsEqual(standard.utf8), "\(bytes)")
    let kind = bytes.withUnsafeBytes { UTF8Kind(of: $0) }
    #expect((kind == .invalid) != standard.utf8.elementsEqual(bytes), "\(bytes)")
    #expect((kind == .ascii) == bytes.allSatisfy { $0 < 0x80 }, "\(bytes)")
  }
}
