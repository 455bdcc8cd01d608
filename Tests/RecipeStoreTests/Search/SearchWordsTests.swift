import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct SearchWordsTests {
  @Test(
    arguments: [
      ("tomato", "1 tbsp tomato purée", [7..<13]), ("tomato", "3 ripe Tomatoes (about 400 g)", [7..<15]),
      ("tom", "3 ripe tomatoes", [7..<15]), ("tom soup", "3 ripe tomatoes", []), ("salt", "unsalted, salt", [10..<14]),
      ("\"tomato puree\"", "Tomato purée, tomato", [0..<12]), ("red onion", "2 red onions", [2..<5, 6..<12]),
      ("brulee", "Crème bru\u{302}le\u{301}e!", [6..<14]), ("strasse", "Straße 1", [0..<6]), ("1/2", "1/2 kg", [0..<3]),
      ("C++ pep", "C++ pepper", [0..<1, 4..<10]), ("番茄", "番茄炒蛋", [0..<2]), ("番蛋", "番茄炒蛋", [0..<1, 3..<4]),
      ("soup -salt", "soup, salt", [0..<4]), ("", "soup", []),
    ] as [(String, String, [Range<Int>])])
  func `words are found where they stand in a line, whole`(typed: String, line: String, spans: [Range<Int>]) {
    #expect(SearchWords(typed).spans(in: line) == spans)
  }

  @Test func `a match is the line with most words and its field, else the title`() {
    let recipe = Recipe(
      id: 1, uuid: UUID(), RecipeDraft(title: "Leek soup", ingredients: "leeks\nsalt", directions: "Salt the leeks."))
    #expect(
      SearchWords("leek salt").match(in: recipe)
        == SearchMatch(field: .directions, line: "Salt the leeks.", spans: [0..<4, 9..<14]))
    #expect(SearchWords("soup").match(in: recipe) == SearchMatch(field: .title, line: "Leek soup", spans: [5..<9]))
  }
}
