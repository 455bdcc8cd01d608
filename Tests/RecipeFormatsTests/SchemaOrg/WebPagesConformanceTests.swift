import RecipeFormats
import RecipeModel
import Testing

@Suite(.enabled(if: !ConformancePages.names.isEmpty, "the pages of ../shared/conformance/web-pages are not here"))
struct WebPagesConformanceTests {
  /// The expected files were made from whole pages, the pages here are cut down: a fifth lack what is expected of them.
  /// Of the others, the misses are sites whose own program says something else than their data: headings left out,
  /// numbers put in front, the preparation time of another page.
  @Test func `pages give what they say`() throws {
    var right: [String] = []
    var rightThroughout: [String] = []
    var whole: [String] = []
    for name in ConformancePages.names {
      let page = try ConformancePages.page(name)
      let expectation = try ConformancePages.expectation(name)
      let misses = expectation.misses(of: try? SchemaOrg.read(page).drafts.first)
      let isRight = misses.isDisjoint(with: [.title, .ingredients, .directions])
      if isRight { right.append(name) }
      if misses.isEmpty { rightThroughout.append(name) }
      if isRight || expectation.isIn(page) { whole.append(name) }
      if !misses.isEmpty { print("\(name): not as expected: \(misses.map(\.name).sorted().joined(separator: ", "))") }
    }
    let all = ConformancePages.names.count
    print("\(all) pages, \(whole.count) of them whole; title, ingredients and directions right on \(right.count),")
    print("and servings and times as well on \(rightThroughout.count)")
    #expect(right.count * 100 >= whole.count * 95)
    #expect(right.count * 100 >= all * 77)
    #expect(rightThroughout.count * 100 >= all * 75)
  }
}
