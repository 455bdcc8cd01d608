import RecipeServer
import Testing

@Suite struct MarkupTests {
  @Test func `what is put into markup is escaped`() {
    let title = #"<script>alert("1 & 2")</script> 'x'"#
    let markup: Markup = "<h1 title=\"\(title)\">\(title)</h1>"
    let escaped = "&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt; &#39;x&#39;"
    #expect(markup.text == "<h1 title=\"\(escaped)\">\(escaped)</h1>")
  }

  @Test func `markup in markup is not escaped again`() {
    let rows = ["a<", "b&"].map { text -> Markup in "<li>\(text)</li>" }
    let missing: Markup? = nil
    #expect(
      ("<ol>\(rows)</ol>\(missing)\("<hr>", if: true)\("<br>", if: false)\(7)" as Markup).text
        == "<ol><li>a&lt;</li><li>b&amp;</li></ol><hr>7")
  }
}
