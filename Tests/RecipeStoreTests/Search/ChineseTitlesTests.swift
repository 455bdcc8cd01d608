import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

/// Real titles, where they are at hand: they are not part of this package.
@Suite struct ChineseTitlesTests {
  private static let file = packageFolder.appending(path: "../shared/data/howtocook-zh.json").standardizedFileURL

  private struct Title: Decodable {
    let title: String
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path), "needs ../shared/data/howtocook-zh.json"))
  func `any two characters of a title find it`() throws {
    let titles = try JSONDecoder().decode([Title].self, from: Data(contentsOf: Self.file)).map(\.title)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(titles.map { RecipeDraft(title: $0) })
    var pairs: [String: Set<Int>] = [:]
    for (index, title) in titles.enumerated() {
      let ideographs = title.filter { $0.unicodeScalars.allSatisfy(Ideographs.contains) }
      for (place, first) in ideographs.enumerated() {
        for second in ideographs.dropFirst(place + 1) { pairs["\(first)\(second)", default: []].insert(index + 1) }
      }
    }
    #expect(pairs.count > 2000)
    for (pair, ids) in pairs {
      #expect(ids.isSubset(of: try store.identifiers(of: RecipeQuery(words: pair))), "\(pair)")
    }
    #expect(try store.search("B52").count == 1)
    #expect(try store.search("Mojito莫").count == 1)
  }
}
