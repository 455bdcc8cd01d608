import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeViewModels

/// A recipe that is being cooked, at one of its steps.
package struct CookContent: Sendable {
  package var adapted: AdaptedRecipe
  package var amounts: AmountRequest
  /// From 1; of a number that no step has the nearest is shown.
  package var step: Int

  package init(_ adapted: AdaptedRecipe, amounts: AmountRequest = AmountRequest(), step: Int = 1) {
    self.adapted = adapted
    self.amounts = amounts
    self.step = step
  }
}

/// `/recipes/12/cook`: one step at a time, with what it needs.
package struct CookPage: Page {
  private let content: CookContent
  let frame: PageFrame

  package init(_ content: CookContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let recipe = content.adapted.recipe
    let steps = CookingSteps(recipe)
    let step = min(max(content.step, 1), max(steps.count, 1))
    return """
      \(head("Cook \(recipe.title)", scripts: [.recipeScript, .cookScript]))
      <body class="cook"\(" dir=\"rtl\"", if: TextDirection.isRightToLeft(recipe)) data-recipe="\(recipe.id)">
      <a class="skip vh" href="#main">Skip to the content</a>
      \(cookHead(step, steps))
      <main id="main" tabindex="-1" class="page flow split">\(cookStep(step, steps))</main>
      <footer>\(cookFoot(step, steps))</footer>
      \(liveRegion)
      </body>
      </html>

      """
  }

  private func cookHead(_ step: Int, _ steps: CookingSteps) -> Markup {
    let recipe = content.adapted.recipe
    let segments = steps.steps.indices.map { place -> Markup in
      let state: Markup = place + 1 == step ? " aria-current=\"step\"" : place + 1 < step ? " class=\"done\"" : ""
      return "<li><a href=\"\(link(place + 1))\" aria-label=\"Step \(place + 1)\"\(state)></a></li>"
    }
    return """
      <header class="top"><div class="bar">\
      <a class="icon" href="\(Link.recipe(recipe.id).with(content.amounts))" aria-label="Stop cooking">\(icon("close"))</a>\
      <h1 dir="auto">\(recipe.title)</h1>\(Self.wakeSwitch, if: frame.isSecure)</div>
      \("<nav aria-label=\"Steps\"><ol class=\"go-to\">\(segments)</ol></nav>", if: steps.count > 1)\
      \("<p class=\"dim\">Over plain http a page cannot keep the screen on.</p>", if: !frame.isSecure)</header>
      """
  }

  private static let wakeSwitch: Markup = """
    <label class="tick scripted"><span class="dim">Keep screen on</span>\
    <input type="checkbox" role="switch" id="awake"></label>
    """

  private func cookStep(_ step: Int, _ steps: CookingSteps) -> Markup {
    guard steps.count > 0 else {
      return "<p class=\"say\">This recipe has no directions. Its ingredients are below.</p>"
    }
    let shown = steps.steps[step - 1]
    let links = content.adapted.links
    let needed = steps.ingredients(of: step - 1).map { TickableIngredient(steps.lines[$0], $0 + 1, links) }
    let list: Markup = "<ul class=\"ingr\" aria-label=\"In this step\">\n\(needed)</ul>"
    return """
      <div class="flow"><p class="dim">Step \(step) of \(steps.count)</p>\
      \("<h2 dir=\"auto\">\(shown.heading)</h2>", if: !shown.heading.isEmpty)
      <p class="say" dir="auto" id="step" data-step="\(step)" data-steps="\(steps.count)">\(timed(shown.text))</p></div>
      \(list, if: !needed.isEmpty)
      """
  }

  /// A step whose waits are buttons that start timers.
  private func timed(_ text: String) -> Markup {
    textWithTimers(text) { words, timer in
      """
      <button class="timer" type="button" data-seconds="\(timer.seconds.lowerBound)" \
      data-until="\(timer.seconds.upperBound)">\(icon("timer"))\(words)</button>
      """
    }
  }

  private func cookFoot(_ step: Int, _ steps: CookingSteps) -> Markup {
    let layout = RecipeLayout(RecipeDraft(content.adapted.recipe))
    let all: Markup = """
      <details class="sheet"><summary>All ingredients <span class="dim">\(steps.lines.count)</span>\
      \(icon("down", class: "down end"))</summary><div class="all">\(IngredientGroups(layout.ingredients, content.adapted.links))</div></details>
      """
    let id = content.adapted.recipe.id
    let done = (frame.isReadOnly ? Link.recipe(id) : .cooked(id)).with(content.amounts)
    let back: Markup = step > 1 ? "<a class=\"btn\" rel=\"prev\" href=\"\(link(step - 1))\">Back</a>" : ""
    let next: Markup =
      step < steps.count
      ? "<a class=\"btn go\" rel=\"next\" href=\"\(link(step + 1))\">Next</a>"
      : "<a class=\"btn go\" href=\"\(done)\">Done</a>"
    return """
      \(all, if: !steps.lines.isEmpty)
      <ul class="clocks scroll" id="clocks" aria-label="Timers" hidden></ul>
      <p class="dim rings scripted" id="rings" hidden>Timers ring while this page is open.</p>
      <noscript><p class="dim">Timers need JavaScript, which is off.</p></noscript>
      <div class="bar step">\(back)\(next)</div>
      """
  }

  private func link(_ step: Int) -> Link {
    Link.cooking(content.adapted.recipe.id).with(content.amounts).with("step", "\(step)")
  }
}

/// The steps of a recipe, and which of its ingredients each of them needs.
private struct CookingSteps {
  let steps: [CookingStep]
  /// The lines of the ingredients.
  let lines: [String]
  private let used: StepIngredients

  init(_ recipe: Recipe) {
    steps = CookingStep.steps(of: recipe.directions)
    lines = RecipeLayout(RecipeDraft(recipe)).ingredients.flatMap(\.lines)
    used = StepIngredients(lines: lines, steps: steps.map(\.text))
  }

  var count: Int { steps.count }

  /// The places of the lines that a step needs.
  func ingredients(of step: Int) -> [Int] { used.lines(ofStep: step) }
}
