import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Cook: Command {
  static let name = "cook"
  static let declaration = Declaration<Self>(
    "Cook a recipe step by step, with timers.",
    usage: [
      "recipes cook RECIPE [--serves COUNT | --scale FACTOR] [--step STEP] [--keys]",
      "recipes cook [RECIPE] --resume [--keys]",
    ],
    text: """
      Shows the ingredients, then one step after the other. Type Enter for the next step, b to go back, 7 for step 7, \
      i for the ingredients, t to start the step's timer (t2 its second), "t 12m rice" for a timer of your own, p for \
      the timers, x 2 to stop the second, ? for these, and q to end. At the end it asks whether you cooked it, and \
      notes it as cooked add does.

      A timer rings when it is due, and RECIPES_TIMER_COMMAND is run with its name. From the first step or timer on, \
      the place is kept, also through a power cut. If you stopped within the last three days, you are asked whether to \
      go on there; timers have run on meanwhile. --resume goes on without a question, without a RECIPE with what you \
      cooked last.

      In a pipe all steps are printed, with their timers.
      """,
    examples: [
      "recipes cook 12",
      #"recipes cook "tomato soup" --serves 6 --keys"#,
      "recipes cook --resume",
    ],
    groups: [
      [
        .words(\.recipe, "recipe", .text("recipe"), "A number, or words of a title.", isRequired: false)
      ],
      AmountRequest.shown.within(\.amounts).inSection("Amounts"),
      [
        .option(
          \.step, "step", .number("number", 1...Int.max, noun: "a step", advice: "use a number from 1"),
          "Begin with this step."
        ).formerly(["--from"]),
        .flag(\.resume, "resume", "Go on where you stopped."),
        .flag(\.keys, "keys", "Take single keys instead of lines."),
      ],
    ],
    rules: [AmountRequest.rule])

  var recipe: [String] = []
  var amounts = AmountRequest()
  var step: Int?
  var resume = false
  var keys = false

  func check() throws(Misuse) {
    if recipe.isEmpty, !resume { throw .rule("which recipe? give a number or words of a title") }
    if resume, step != nil { throw .rule("give --step or --resume, not both") }
    if resume, amounts.size != nil {
      throw .rule("--resume goes on with the amounts that you began with")
    }
  }

  func run(in session: Session) throws {
    let store = try session.library.open(canCook(in: session) ? .staying : .reading)
    let id = try id(in: store, session)
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    let kept = try store.cookingSession(of: id)
    if resume, kept == nil { throw CommandError("recipe \(id) is not being cooked", .nothing) }
    let start = try CookingStart(of: recipe, amounts, step: step, in: store, session)
    guard canCook(in: session) else { return try print(start.steps, in: session) }
    guard let kept else { return try cook(start, kept: .none, in: store, session) }
    let earlier = try start.going(on: kept, in: store, session)
    if try resume || start.goesOn(from: earlier, kept, in: session) {
      try cook(earlier, kept: .thisOne, in: store, session)
    } else {
      try cook(start.with(timersOf: kept, session), kept: .older, in: store, session)
    }
  }

  /// Returns whether someone can cook here, line by line.
  private func canCook(in session: Session) -> Bool {
    session.world.input.isTerminal && session.world.output.isTerminal && !session.settings.isJSON
  }

  /// The recipe that is named; the one cooked last where none is, to go on with it.
  private func id(in store: RecipeStore, _ session: Session) throws -> Recipe.ID {
    if !recipe.isEmpty { return try session.recipe(named: recipe, in: store) }
    guard let id = try store.recipeCookedLast() else { throw CommandError("nothing is being cooked", .nothing) }
    return id
  }

  private func cook(
    _ start: CookingStart, kept: CookingRun.Kept, in store: RecipeStore, _ session: Session
  ) throws {
    let adapted = start.adapted
    let id = adapted.recipe.id
    let run = CookingRun(start, kept: kept, takesKeys: keys, in: store, session)
    guard let result = try run.run() else {
      if run.kept != .none { session.note("to go on: recipes cook \(id) --resume") }
      return
    }
    let servings = adapted.scale == nil ? "" : adapted.recipe.servings
    let cooked = Cooking(on: try session.library.today(), servings: servings, stars: result.stars, note: result.note)
    let used = try session.library.change { store in
      try store.setCookingSession(of: id, nil)
      return try store.cook([id], cooked, times: start.factor).uses
    }
    let stars: StyledText = cooked.stars > 0 ? " \(stars: cooked.stars)" : ""
    session.note("Cooked \(id, .number)  \(adapted.recipe.title) on \(cooked.day.description)\(stars)")
    for phrase in StockUse.cookingPhrases(used) { session.note(StyledText(phrase, subjects: "")) }
  }

  /// Prints all steps, numbered, with their timers.
  private func print(_ steps: [CookingStep], in session: Session) throws {
    let numbered = steps.enumerated().map { NumberedStep(number: $0 + 1, step: $1) }.dropFirst((step ?? 1) - 1)
    try session.printer.print(Array(numbered))
  }
}

/// A step as it is printed with all others.
private struct NumberedStep: Printable {
  let number: Int
  let step: CookingStep

  private var text: String {
    let label = "\(number). "
    let notes = step.timers.map { TimerText.note($0.seconds) }
    return label + ([step.text] + notes).joined(separator: " ")
  }

  static func lines(of steps: [NumberedStep], fitting width: Int) -> [StyledText] {
    steps.flatMap { StyledText(SafeText(line: $0.text)).wrapped(to: max(20, width), hanging: 3) }
  }

  var fieldRows: [[String]] { [[text]] }

  var json: JSONValue {
    let timers = step.timers.map { timer in
      JSONValue.object([
        ("seconds", .integer(timer.seconds.lowerBound)), ("atMost", .integer(timer.seconds.upperBound)),
      ])
    }
    return .object([
      ("step", .integer(number)), ("heading", .string(step.heading)), ("text", .string(step.text)),
      ("timers", .array(timers)),
    ])
  }
}
