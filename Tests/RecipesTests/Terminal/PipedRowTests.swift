import RecipeStore
import Testing

@testable import recipes

@Suite struct PipedRowTests {
  @Test(arguments: [0, 1, 9, 10, 99, 100, 4_294_967_296, Int.max, -1, -10, Int.min])
  func `a row in a pipe has its numbers in full`(number: Int) {
    let row = RecipeListRow(
      id: number, isFavorite: true, title: "Soup", totalTime: number, servings: "4", collections: ["A", "B"])
    var bytes: [UInt8] = []
    row.appendTabSeparated(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == row.tabSeparated.joined(separator: "\t"))
  }
}
