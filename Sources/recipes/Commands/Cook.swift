import ArgumentParser
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

struct Cook: Command {
  static let configuration = CommandConfiguration(
    commandName: "cook",
    abstract: "Cook a recipe step by step, with timers.",
    usage: "recipes cook RECIPE [--serves COUNT | --scale FACTOR] [--from STEP | --resume] [--keys]",
    discussion: """
      Shows the ingredients, then one step after the other. Type Enter for the next step, b to go back, 7 for step 7, \
      i for the ingredients, t to start the step's timer (t2 its second), "t 12m rice" for a timer of your own, p for \
      the timers, x 2 to stop the second, ? for these, and q to end. At the end it asks whether you cooked it, as the \
      command cooked notes it.

      A timer rings when it is due, and RECIPES_TIMER_COMMAND is run with its name. With --resume you go on where \
      you stopped, also after a power cut; timers have run on meanwhile.

      In a pipe all steps are printed, with their timers.

      Examples:
        recipes cook 12
        recipes cook "tomato soup" --serves 6 --keys
        recipes cook 12 --resume
      """)

  @Argument(help: ArgumentHelp("A number, or words of a title.", valueName: "recipe")) var recipe: [String]
  @OptionGroup(title: "Amounts") var amounts: AmountOptions
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Begin with this step.", valueName: "number"),
    transform: OptionValue.count)
  var from: Int?
  @Flag(help: "Go on where you stopped.") var resume = false
  @Flag(help: "Take single keys instead of lines.") var keys = false
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if resume, from != nil { throw ValidationError("Give --from or --resume, not both.") }
    if resume, amounts.request.serves != nil || amounts.request.scale != nil {
      throw ValidationError("--resume goes on with the amounts that you began with.")
    }
  }

  func run(in session: Session) throws {
    let store = try session.library.open(session.canCook ? .staying : .reading)
    let id = try session.recipe(named: recipe, in: store)
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    let kept = try session.canCook ? store.cookingSession(of: id) : nil
    if resume, kept == nil { throw CommandError("recipe \(id) is not being cooked", .nothing) }
    var request = amounts.request
    if resume, let kept { request.scale = kept.factor.description }
    let system = try request.shownUnits(in: session.world.environment, configured: session.configuredUnits)
    let adapted = try AdaptedRecipe(recipe, request, system, in: store)
    let steps = CookingStep.steps(of: adapted.recipe.directions)
    if steps.isEmpty { throw CommandError("recipe \(id) has no directions", .badInput) }
    if let from, from > steps.count {
      throw CommandError("recipe \(id) has no step \(from); it has \(steps.count)", .badInput)
    }
    guard session.canCook else { return try print(steps, in: session) }
    let cooking = CookingViewModel(
      steps, from: (resume ? kept?.step : from).map { $0 - 1 } ?? 0,
      timers: resume ? kept?.timers ?? [] : [])
    if !resume, let kept, kept.step > 1 || !kept.timers.isEmpty {
      session.note("you stopped at step \(kept.step); to go on there: q, then recipes cook \(id) --resume")
    }
    try cook(adapted, try request.factor(for: recipe), cooking, in: store, session)
  }

  private func cook(
    _ adapted: AdaptedRecipe, _ factor: Rational, _ cooking: CookingViewModel, in store: RecipeStore, _ session: Session
  ) throws {
    let id = adapted.recipe.id
    let run = CookingRun(adapted, factor: factor, cooking, takesKeys: keys, in: store, session)
    guard let result = try run.run() else {
      return session.note("to go on: recipes cook \(id) --resume")
    }
    let servings = adapted.scale == nil ? "" : adapted.recipe.servings
    let cooked = Cooking(on: try session.library.today(), servings: servings, stars: result.stars, note: result.note)
    try session.library.change { store in
      try store.addCooking(cooked, of: [id])
      try store.setCookingSession(of: id, nil)
    }
    let stars: StyledText = cooked.stars > 0 ? " \(stars: cooked.stars)" : ""
    session.note("Cooked \(id, .number)  \(adapted.recipe.title) on \(cooked.day.description)\(stars)")
  }

  /// Prints all steps, numbered, with their timers.
  private func print(_ steps: [CookingStep], in session: Session) throws {
    let numbered = steps.enumerated().map { NumberedStep(number: $0 + 1, step: $1) }.dropFirst((from ?? 1) - 1)
    try session.printer.print(Array(numbered))
  }
}

extension Session {
  /// Whether someone can cook here, line by line.
  var canCook: Bool { world.input.isTerminal && world.output.isTerminal && !settings.isJSON && !settings.isSilent }
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
