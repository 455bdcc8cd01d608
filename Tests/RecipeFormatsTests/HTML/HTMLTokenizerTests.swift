import Testing

@testable import RecipeFormats

@Suite struct HTMLTokenizerTests {
  @Test(arguments: [
    ("a<b>c</b>d", "a|<b>|c|</b>|d"),
    ("<P CLASS=x>y", "<p>|y"),
    ("1 < 2 & a<3", "1 < 2 & a<3"),
    ("<!doctype html><!-- <p> --><?xml?><i>", "<i>"),
    ("<!--><i>", "<i>"),
    ("a<!-- never ends <i>", "a"),
    ("<a title='>' href=\">\">x", "<a>|x"),
    ("<script>if (a<b) {}</SCRIPT><i>", "<script>|raw if (a<b) {}|</script>|<i>"),
    ("<style><b></style><title>x<b>y</title >z", "<style>|raw <b>|</style>|<title>|raw x<b>y|</title>|z"),
    ("<script>never ends", "<script>|raw never ends"),
    ("<script></scripts></script>", "<script>|raw </scripts>|</script>"),
    ("<br/><img src=a />", "<br>|<img>"),
    ("<a href=\"never ends>", "<a>"),
    ("<", "<"), ("</", ""), ("<a", "<a>"), ("</a", "</a>"), ("", ""),
  ])
  func `markup is cut into tokens`(html: String, tokens: String) {
    var tokenizer = HTMLTokenizer(Array(html.utf8))
    var found: [String] = []
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): found.append(String(decoding: tokenizer.bytes[range], as: UTF8.self))
      case .startTag(let tag): found.append("<\(tag.name.text)>")
      case .endTag(let name): found.append("</\(name.text)>")
      case .rawText(let range): found.append("raw " + String(decoding: tokenizer.bytes[range], as: UTF8.self))
      }
    }
    #expect(found.joined(separator: "|") == tokens)
  }

  @Test(arguments: [
    ("<a href=b>", "href", "b"), ("<a HREF = 'b c' >", "href", "b c"), ("<a x=\"y\"href=\"b\">", "href", "b"),
    ("<a hrefs=1 href=2>", "href", "2"), ("<a itemscope href>", "itemscope", ""), ("<a href='a&amp;b'>", "href", "a&b"),
    ("<a =href=1>", "=href", "1"), ("<a href=a/b/>", "href", "a/b/"),
  ])
  func `attributes are found by name`(html: String, name: String, value: String) {
    var tokenizer = HTMLTokenizer(Array(html.utf8))
    guard case .startTag(let tag) = tokenizer.next() else {
      Issue.record("no tag in \(html)")
      return
    }
    #expect(tag[name] == value)
    #expect(tag["other"] == nil)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("Cr&egrave;me br&ucirc;l&eacute;e", "Crème brûlée"),
    ("&frac12; &frac13; &frac18;", "½ ⅓ ⅛"), ("&#189;&#xBD;&#XBD;", "½½½"), ("&#146;&#x92;", "’’"),
    ("&#0;&#xD800;&#x110000;&#99999999999999;", "����"), ("&eacute t&amp", "é t&"),
    ("&alpha &nosuch; & &; &#; &#x;", "&alpha &nosuch; & &; &#; &#x;"),
    ("&amp;eacute;", "&eacute;"), ("&Scaron;&scaron;&euro;", "Šš€"), ("&copyright;", "&copyright;"),
  ])
  func `character references are decoded once`(text: String, decoded: String) {
    #expect(HTMLEntities.decoded(text) == decoded)
  }

  @Test func `every named entity is one character`() {
    #expect(HTMLEntityNames.scalars.count == 375)
    #expect(HTMLEntityNames.scalars["yuml"] == "ÿ")
    #expect(HTMLEntityNames.scalars["umacr"] == "ū")
  }
}
