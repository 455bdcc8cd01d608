import Testing

@testable import recipes

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("soup", 4), ("crème", 5), ("cre\u{0300}me", 5), ("½ cup", 5), ("“a” – b…", 8),
    ("咖喱炒蟹", 8), ("カレー", 6), ("ｶﾚｰ", 3), ("김치", 4), ("\u{1100}\u{1161}\u{11A8}", 2), ("（一）", 6),
    ("🍅", 2), ("♥", 1), ("❤️", 2), ("👩‍🍳", 2), ("👍🏽", 2), ("🇫🇷", 2), ("🇫🇷🇩🇪", 4), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("1️⃣", 1),
    ("🍅🍅", 4), ("שלום", 4), ("ไทย", 3), ("नमस्ते", 4),
  ])
  func `a text takes as many cells as a terminal gives it`(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("soup", 4, "soup"), ("soup", 3, "so…"), ("soup", 1, "…"), ("咖喱炒蟹", 8, "咖喱炒蟹"), ("咖喱炒蟹", 7, "咖喱炒…"),
    ("咖喱炒蟹", 6, "咖喱…"), ("e\u{0301}clair", 3, "e\u{0301}c…"), ("👩‍🍳👩‍🍳👩‍🍳", 4, "👩‍🍳…"),
  ])
  func `a text is cut between characters`(text: String, width: Int, cut: String) {
    #expect(SafeText(line: text).truncated(to: width).string == cut)
  }

  @Test func `the ranges of wide characters are in order and apart`() {
    for value: UInt32 in [0x10FF, 0x1160, 0x2328, 0x303F, 0x3248, 0xA4D0, 0xD7A4, 0xFF61, 0x1FFFF, 0x3FFFE] {
      #expect(!Unicode.Scalar.isEastAsianWide(value), "U+\(String(value, radix: 16))")
    }
    for value: UInt32 in [0x1100, 0x115F, 0x2329, 0x3000, 0x4E00, 0x9FFF, 0xA4CF, 0xD7A3, 0xFF60, 0x20000, 0x3FFFD] {
      #expect(Unicode.Scalar.isEastAsianWide(value), "U+\(String(value, radix: 16))")
    }
  }
}
