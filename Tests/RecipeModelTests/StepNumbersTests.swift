import RecipeModel
import Testing

@Suite struct StepNumbersTests {
  @Test(arguments: ["1. Chop.", "Chop.\n 2) Fry.", "1: Chop.", "１．切る", "一、切\n1、切", "①切る", "❶ Chop.", "12.Chop."])
  func `numbers that end in a sign are a person's own`(directions: String) {
    #expect(StepNumbers.stand(in: directions))
  }

  @Test(arguments: ["", "Chop.", "10 minutes later, fry.", "2.5 dl of milk go in.", "3", "½ hour of rest.", ". a"])
  func `amounts and words are no numbers of steps`(directions: String) {
    #expect(!StepNumbers.stand(in: directions))
  }
}
