import RecipeKitchen
import RecipeViewModels

/// Who may eat a recipe, a line each: a sign, a word, and why. Nothing where no one who eats here has diets.
struct DietsSection: PagePart {
  private let answers: [EaterAnswer]

  init(_ answers: [EaterAnswer]) {
    self.answers = answers
  }

  var markup: Markup {
    if answers.isEmpty { return "" }
    return """

      <section aria-labelledby="diets"><h2 class="vh" id="diets">Who may eat it</h2><ul class="diets">
      \(answers.map(line))</ul><p class="dim">The package decides. Traces are not known here.</p></section>
      """
  }

  private func line(_ eater: EaterAnswer) -> Markup {
    let answer = eater.answer
    let sign =
      switch answer.value {
      case .yes: icon("check")
      case .no: icon("close")
      case .notKnown: icon("ask")
      }
    return """
      <li\(" class=\"no\"", if: answer.value == .no)><b>\(sign)<bdi>\(label(eater))</bdi></b><span dir="auto">\
      \(eater.person == nil || answer.value == .yes ? answer.reason : "\(answer.diet.name): \(answer.reason)")</span></li>

      """
  }

  private func label(_ eater: EaterAnswer) -> String {
    let answer = eater.answer
    if let person = eater.person { return answer.value == .no ? "not for \(person)" : person }
    guard answer.value == .no else { return answer.diet.name }
    return answer.diet.isFreeFrom ? "has \(answer.diet.name)" : "not \(answer.diet.name)"
  }
}
