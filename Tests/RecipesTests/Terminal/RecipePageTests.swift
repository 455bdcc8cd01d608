import Testing

@testable import recipes

@Suite struct RecipePageTests {
  private func texts(in style: Style, of line: StyledText) -> [String] {
    line.spans.filter { $0.style == style }.map(\.text.string)
  }

  @Test(arguments: [
    ("175 g soft butter", "350 g soft butter", ["350 g"]),
    ("salt and pepper", "salt and pepper", []),
    ("1 kg tomatoes, or 2 tins (400 g each)", "2 kg tomatoes, or 4 tins (400 g each)", ["2 kg", "4 tins"]),
    ("400g tin of tomatoes", "2 x 400g tin of tomatoes", ["2"]),
    ("12 garlic cloves", "24 garlic cloves", ["24"]),
  ])
  func `what was scaled is bold, and nothing else`(written: String, shown: String, bold: [String]) {
    let line = RecipePage.ingredient(SafeText(line: shown), writtenAs: SafeText(line: written))
    #expect(line.plain == shown)
    #expect(texts(in: .amount, of: line) == bold)
    #expect(texts(in: .amount, of: RecipePage.ingredient(SafeText(line: shown), writtenAs: nil)) == [])
  }

  @Test func `times that can be counted down are dim, and amounts added in brackets are bold`() {
    let written = SafeText(line: "Add 1 cup [240 ml] of stock; simmer for 15 to 20 minutes.")
    let shown = SafeText(line: "Add 1 cup [2 cups] [240 ml] of stock; simmer for 15 to 20 minutes.")
    let line = RecipePage.step(shown, writtenAs: written)
    #expect(line.plain == shown.string)
    #expect(texts(in: .amount, of: line) == ["[2 cups]"])
    #expect(texts(in: .faint, of: line) == ["15 to 20 minutes"])
  }
}
