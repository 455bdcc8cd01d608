import RecipeKitchen
import Testing

@testable import RecipeViewModels

/// Whether a recipe is for those who eat here.
@Suite struct EaterAnswerTests {
  private let foods = RecipeFoods(ingredients: "1 tbsp butter\n200 ml stock\n1 leek")
  private let vegan = Diet.named("vegan")!
  private let vegetarian = Diet.named("vegetarian")!
  private let withoutNuts = Diet.free(from: "nuts")!
  private let withoutMilk = Diet.free(from: "milk")!

  private func lines(_ eaters: [EaterDiets]) -> [String] {
    EaterAnswer.all(of: eaters, eaters.flatMap(\.diets).map(foods.answer)).map {
      "\($0.person ?? "-") \($0.answer.diet.name): \($0.answer.reason)"
    }
  }

  @Test func `the keeper's diets are answered each by itself, another person's by the worst of them`() {
    #expect(
      lines([EaterDiets([vegetarian, withoutNuts]), EaterDiets(of: "anna", [withoutNuts, vegetarian, vegan])]) == [
        "- vegetarian: not known: line 2, stock", "- nuts: none found in 3 lines", "anna vegan: line 1, butter",
      ])
    #expect(lines([EaterDiets(of: "ben", [withoutNuts, vegetarian])]) == ["ben vegetarian: not known: line 2, stock"])
    #expect(lines([EaterDiets(of: "eve", [withoutNuts])]) == ["eve nuts: none found in 3 lines"])
    #expect(lines([EaterDiets(of: "eve", []), EaterDiets([])]) == [])
  }

  @Test(arguments: [
    (true, true, "as you said", "milk: none, as you said"), (false, true, "as you said", "milk: yes, as you said"),
    (true, false, "not known: you said none of another text", "milk: not known (you said none of another text)"),
  ])
  func `a person's word is the reason`(isKept: Bool, isOfTheseLines: Bool, reason: String, text: String) {
    let word = DietAnswer.Word(isKept: isKept, isOfTheseLines: isOfTheseLines)
    let answer = foods.answer(in: withoutMilk).saying(word)
    #expect(answer.reason == reason && answer.text == text)
  }

  @Test func `a recipe without ingredients is not known, and says so`() {
    #expect(RecipeFoods(ingredients: "").answer(in: vegan).reason == "not known: no ingredients")
    #expect(RecipeFoods(ingredients: "1 leek").answer(in: vegan).reason == "nothing found against it")
    #expect(RecipeFoods(ingredients: "1 leek").answer(in: withoutNuts).reason == "none found in 1 line")
  }
}
