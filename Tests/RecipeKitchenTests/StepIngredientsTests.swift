import RecipeKitchen
import Testing

@Suite struct StepIngredientsTests {
  private static let soup = StepIngredients(
    lines: [
      "2 tbsp butter", "1 tbsp olive oil", "1 carrot, thinly sliced", "1 kg ripe tomatoes, quartered", "1 bay leaf",
      "salt and a few basil leaves", "",
    ],
    steps: [
      "Melt the butter with the oil and sweat the carrots.", "Add the tomato and the bay leaf.",
      "Serve with basil leaves.", "Let it stand.",
    ])

  @Test func `a step speaks of the ingredients that it names by their last word, in the singular or the plural`() {
    #expect((0..<4).map(Self.soup.lines(ofStep:)) == [[0, 1, 2], [3, 4], [5], []])
  }

  @Test func `a step that there is not speaks of nothing`() {
    #expect(Self.soup.lines(ofStep: 4) == [])
    #expect(Self.soup.lines(ofStep: -1) == [])
  }

  @Test func `an ingredient that no step names by its last word is found by another word`() {
    let steps = StepIngredients(lines: ["200 g parmesan cheese"], steps: ["Grate the parmesan.", "Stir."])
    #expect((0..<2).map(steps.lines(ofStep:)) == [[0], []])
  }

  @Test func `in writing without spaces two letters of the name are enough`() {
    let steps = StepIngredients(lines: ["4 鸡蛋", "2 熟番茄"], steps: ["打鸡蛋。", "番茄切块。"])
    #expect((0..<2).map(steps.lines(ofStep:)) == [[0], [1]])
  }
}
