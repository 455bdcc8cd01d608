import Testing

@testable import RecipeServer

@Suite struct ShortenedSourceTests {
  @Test func `of a style sheet everything is left but comments, indentation, and line breaks`() {
    let source = """
      /* Tokens */
      :root {
        --lift: 0 1px 2px #3a22101a, 0 8px 28px #3a221029;
      }
      @media (scripting: none) {
        a:hover,
        .scripted > li {
          background: url('data:image/svg+xml,a: b') no-repeat;
          transition:
            color 0.2s,
            top 1s;
        }
      }

      """
    #expect(
      ShortenedSource.styleSheet(source)
        == ":root{--lift:0 1px 2px #3a22101a, 0 8px 28px #3a221029;}@media (scripting: none){a:hover,.scripted > li{"
        + "background:url('data:image/svg+xml,a: b') no-repeat;transition:color 0.2s,top 1s;}}")
  }

  @Test func `a script keeps its lines, without indentation and comments on lines of their own`() {
    let source = """
      // What it does.

      /** The first. */
      const first = list => {
        // The only one.
        return list[0] // or nothing
      }

      """
    #expect(ShortenedSource.script(source) == "const first = list => {\nreturn list[0] // or nothing\n}")
  }
}
