import RecipeModel
import Testing

@testable import RecipeFormats

@Suite struct HTMLPageIndexTests {
  private func index(of drafts: [RecipeDraft]) -> (text: String, parts: [Int]) {
    var index = HTMLPageIndex()
    for draft in drafts { index.add(draft) }
    var bytes: [UInt8] = []
    var parts: [Int] = []
    index.write {
      bytes += $0
      parts.append($0.count)
    }
    return (String(decoding: bytes, as: UTF8.self), parts)
  }

  /// The index as all of its lines at once.
  private func naive(_ drafts: [RecipeDraft]) -> String {
    func section(_ name: String, _ isIn: (RecipeDraft) -> Bool) -> [String] {
      let items = drafts.enumerated().filter { isIn($0.element) }.map { number, draft in
        "<li><a href=\"#recipe-\(number + 1)\" dir=\"auto\">\(HTMLPage.escaped(draft.title))</a></li>"
      }
      return ["<h3 dir=\"auto\">\(name)</h3>", "<ul>"] + items + ["</ul>"]
    }
    let names = Set(drafts.flatMap(\.collections)).sorted()
    var lines = ["<nav>", "<h2>Index</h2>"]
    for name in names { lines += section(name) { $0.collections.contains(name) } }
    if drafts.contains(where: \.collections.isEmpty) {
      lines += section(names.isEmpty ? "All recipes" : "In no collection", \.collections.isEmpty)
    }
    return (lines + ["</nav>", ""]).joined(separator: "\n")
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128, 1000])
  func `an index has each title under its own number, however many there are`(count: Int) {
    let titles = ["Soup", "", "Crème & <b>", "番茄炒蛋", "two\nlines", "\"é\" 🍲"]
    let collections = [["a"], ["b", "c"], [], ["c"], ["a", "b", "c"]]
    let drafts = (0..<count).map { number in
      RecipeDraft(
        title: "\(titles[number % titles.count]) \(number)", collections: collections[number % collections.count])
    }
    #expect(index(of: drafts).text == naive(drafts))
    #expect(
      index(of: drafts.map { RecipeDraft(title: $0.title) }).text == naive(drafts.map { RecipeDraft(title: $0.title) }))
  }

  @Test func `a long index is written in parts`() {
    let drafts = (0..<20_000).map { RecipeDraft(title: "Recipe \($0)") }
    let parts = index(of: drafts).parts
    #expect(parts.count > 10)
    #expect(parts.allSatisfy { $0 < 66_000 })
  }
}
