import SQLite
import Testing

@Suite struct ChecksumTests {
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `the checksum is FNV-1a`(text: String, expected: UInt64) {
    #expect(UInt64(bitPattern: Checksum.of(text)) == expected)
  }

  @Test func `only the line ends may differ`() {
    #expect(Checksum.of("a\r\nb\r\n") == Checksum.of("a\nb\n"))
    #expect(Checksum.of("a\rb") != Checksum.of("ab"))
    #expect(Checksum.of("a\r") != Checksum.of("a"))
    #expect(Checksum.of("a\nb") != Checksum.of("a b"))
  }
}
