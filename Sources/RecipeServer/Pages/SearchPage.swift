package import RecipeStore

/// The result of a search.
package struct SearchContent: Sendable {
  package var words: String
  package var hits: [Hit]
  /// The number of recipes that have the words.
  package var count: Int

  /// A recipe that a search has found, and where.
  package struct Hit: Sendable {
    package let recipe: ListedRecipe
    /// The line that has most of the words; nil if only the title has any.
    package let line: String?
    /// The parts of the line that match, in Unicode scalars; those of the title where there is no line.
    package let spans: [Range<Int>]

    package init(_ recipe: ListedRecipe, line: String?, spans: [Range<Int>]) {
      self.recipe = recipe
      self.line = line
      self.spans = spans
    }

    package init(_ result: SearchResult, words: SearchWords, picture: String? = nil) {
      self.init(
        ListedRecipe(result.row, picture: picture), line: result.line,
        spans: words.spans(in: result.line ?? result.row.title))
    }
  }

  package init(words: String, hits: [Hit], count: Int) {
    self.words = words
    self.hits = hits
    self.count = count
  }
}

/// `/search?q=`: the field, and what was found, the best first.
package struct SearchPage: Page {
  private let content: SearchContent
  let frame: PageFrame

  package init(_ content: SearchContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    document(
      "Search", .list, at: .search, scripts: [.searchScript],
      """
      <main class="pane flow" id="main" tabindex="-1">
      <header class="head"><a class="icon phone" href="\(Link.home)" aria-label="Back">\(icon("back", class: "turn"))</a>\
      <h1>Search</h1></header>
      \(searchField(content.words, hasFocus: content.words.isEmpty))
      <div class="flow" id="results"\(frame.live("search/\(content.words)"))>
      \(results)
      </div>
      </main>
      \(noRecipeChosen)
      """)
  }

  private var results: Markup {
    if content.words.isEmpty { return Self.beginning }
    if content.hits.isEmpty { return nothingFound }
    let options = RowOptions(isReadOnly: frame.isReadOnly)
    let count: Markup = content.count == 1 ? "1 recipe" : "\(content.count) recipes"
    let best: Markup = content.count > content.hits.count ? ", the best \(content.hits.count)" : ", the best first"
    return """
      <p class="dim said">\(count)\(best, if: content.count > 1)</p>
      <ol class="rows" id="list">
      \(content.hits.map { hit($0, options) })</ol>
      \(rowForms(options))
      """
  }

  private static let beginning: Markup = """
    <p class="dim said">Words of titles, ingredients, directions, and notes.</p>
    <p class="foot"><a class="btn" href="\(Link.having)">What can I cook?</a></p>
    """

  private func hit(_ hit: SearchContent.Hit, _ options: RowOptions) -> RecipeRow {
    let title = hit.recipe.row.title
    let shown: Markup = hit.line == nil ? marked(title, hit.spans) : "\(title)"
    let second: Markup =
      hit.line.map { "<span dir=\"auto\">\(marked($0, hit.spans))</span>" } ?? facts(of: hit.recipe.row)
    return RecipeRow(
      hit.recipe, options,
      words: """
        <a class="t" href="\(Link.recipe(hit.recipe.id))"><bdi>\(shown)</bdi></a><p class="meta">\(second)</p>
        """)
  }

  /// A text with what matches marked.
  ///
  /// - Parameter spans: In Unicode scalars, in their order.
  private func marked(_ text: String, _ spans: [Range<Int>]) -> Markup {
    let scalars = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range.clamped(to: scalars.indices)]))
    }
    var markup: Markup = ""
    var start = 0
    for span in spans where span.lowerBound >= start {
      markup += "\(part(start..<span.lowerBound))<mark>\(part(span))</mark>"
      start = span.upperBound
    }
    return markup + "\(part(start..<max(start, scalars.count)))"
  }

  private var nothingFound: Markup {
    let words = content.words
    let add: Markup = """
      <a class="btn" href="\(Link.newRecipe.with("title", words[...]))"><span>Add “<bdi>\(words)</bdi>”</span></a>
      """
    return empty(
      "nothing", "Nothing with “<bdi>\(words)</bdi>”",
      """
      <p>Fewer letters find more.\(" Or write the recipe yourself.", if: !frame.isReadOnly)</p>\
      \(add, if: !frame.isReadOnly)
      """)
  }
}
