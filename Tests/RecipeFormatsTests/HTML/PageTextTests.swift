import Testing

@testable import RecipeFormats

@Suite struct PageTextTests {
  @Test(arguments: [
    ("plain", ["plain"]), ("", []), (" \n ", []), ("  two\u{A0} \t words ", ["two words"]),
    ("one\ntwo\r\nthree\rfour\u{2028}five", ["one", "two", "three", "four", "five"]),
    ("<p>one</p><p>two <b>bold</b>ly</p>", ["one", "two boldly"]), ("one<br>two<br/>three", ["one", "two", "three"]),
    ("<ol><li>one<li>two</ol>", ["one", "two"]), ("&lt;p&gt;one&lt;/p&gt;two", ["one", "two"]),
    ("&amp;eacute;t&amp;#233;", ["été"]), ("1 < 2 > 0", ["1 < 2 > 0"]), ("<!-- c -->a<script>b()</script>", ["a"]),
    ("zero\u{200B}width so\u{AD}ft \u{FEFF}", ["zerowidth soft"]), ("汤　面", ["汤 面"]), ("👩‍👩‍👧", ["👩‍👩‍👧"]),
  ])
  func `texts become plain lines`(text: String, lines: [String]) {
    #expect(PageText.lines(text) == lines)
    #expect(PageText.line(text) == lines.joined(separator: " "))
  }

  @Test func `in a step only markup ends a line`() {
    #expect(PageText.paragraphs("one\n\ntwo") == ["one two"])
    #expect(PageText.paragraphs("<p>one\ntwo</p><p>three</p>") == ["one two", "three"])
  }
}
