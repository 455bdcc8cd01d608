import RecipeTestSupport
import Testing

@testable import recipes

@Suite struct SafeTextTests {
  @Test func `what is taken as it is without a look at each character is what a look leaves`() {
    // More of one than may follow a character, if it has no width. All scripts that are taken as they are come before U+D000.
    for value in UInt32(0)..<0xD000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(repeating: String(scalar), count: 9) + "b"
      // The kana makes every character be looked at.
      let looked = SafeText(line: text + "あ").string
      guard SafeText(line: text).string + "あ" != looked else { continue }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }

  @Test func `a line that is appended is what it is as text`() {
    for value in UInt32(0)...0x500 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes: [UInt8] = []
      SafeText.append(line: "a\(scalar)b", to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == SafeText(line: "a\(scalar)b").string)
    }
  }

  @Test(arguments: [
    ("Tomato soup", "Tomato soup"),
    ("Crème brûlée", "Crème brûlée"),
    ("咖喱炒蟹", "咖喱炒蟹"),
    ("\u{1B}[31mRed\u{1B}[0m", "\u{FFFD}[31mRed\u{FFFD}[0m"),
    ("\u{1B}]52;c;aGk=\u{07}", "\u{FFFD}]52;c;aGk=\u{FFFD}"),
    ("a\rb\u{08}c\u{7F}d\u{9B}e\u{85}f", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f"),
    ("two\tcups\nof milk", "two cups of milk"),
    ("line\u{2028}line", "line line"),
    ("safe \u{202E}txet\u{202C}\u{2066}x\u{2069}\u{200E}\u{200F}\u{061C}", "safe txetx"),
    ("\u{FEFF}no\u{200B}thing\u{00AD}", "nothing"),
    ("👩‍🍳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "👩‍🍳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️"),
    ("می‌خواهم", "می‌خواهم"),
    ("soup\u{200B}\u{2060}\u{FEFF}\u{180E}\u{034F}\u{115F}\u{3164}\u{FFA0}\u{17B4}s", "soups"),
    ("soup\u{E0073}\u{E0065}\u{E0063}\u{E007F} 🏴\u{E0067}\u{E0062}", "soup 🏴"),
    ("a\u{200D}\u{200C}b \u{FE0F}\u{FE01}\u{E0100}c", "ab c"),
    ("1️⃣ ©️ 葛\u{E0100} \u{1820}\u{180E}", "1️⃣ ©️ 葛\u{E0100} \u{1820}\u{180E}"),
  ])
  func `a line keeps words and shows no control character`(untrusted: String, shown: String) {
    #expect(SafeText(line: untrusted).string == shown)
  }

  @Test func `several lines keep their line ends`() {
    #expect(SafeText(lines: "one\ntwo\tthree\r\n\u{1B}four").string == "one\ntwo three\u{FFFD}\n\u{FFFD}four")
  }

  @Test func `a flood of marks is cut to eight`() {
    let flood = "e" + String(repeating: "\u{0301}", count: 1000) + "n"
    #expect(SafeText(line: flood).string.unicodeScalars.count == 10)
  }

  @Test func `a chain of joiners is cut after every eighth`() {
    let chain = Array(repeating: "🍅", count: 1000).joined(separator: "\u{200D}")
    #expect(SafeText(line: chain).string.map(\.unicodeScalars.count).max() == 17)
  }

  @Test func `a flood of flags keeps them whole`() {
    let flags = String(repeating: "🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{200D}", count: 100)
    let shown = SafeText(line: flags).string
    #expect(SafeText(line: shown).string == shown)
    #expect(shown.unicodeScalars.count { $0 == "\u{1F3F4}" } == shown.unicodeScalars.count { $0 == "\u{E007F}" })
  }

  @Test func `hostile texts come out clean, and making them safe again changes nothing`() {
    var generator = SeededGenerator(seed: 20_261_121)
    for round in 0..<10_000 {
      let text = HostileText.random(using: &generator)
      let safe = SafeText(line: text).string
      #expect(HostileText.violation(in: safe) == nil, "seed 20261121, round \(round)")
      #expect(SafeText(line: safe).string == safe, "seed 20261121, round \(round)")
      let lines = SafeText(lines: text).string
      #expect(SafeText(lines: lines).string == lines, "seed 20261121, round \(round)")
    }
  }
}
