import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// A recipe as it begins to be cooked: its amounts, its steps, the first of them, and timers that run already.
struct CookingStart {
  let adapted: AdaptedRecipe
  let factor: Rational
  let steps: [CookingStep]
  /// From 0.
  private(set) var place: Int
  private(set) var timers: [RunningTimer] = []
  private let amounts: AmountRequest

  /// - Parameter step: From 1.
  /// - Throws: `CommandError` for a recipe without directions, a step that it does not have, and amounts that cannot be.
  init(of recipe: Recipe, _ amounts: AmountRequest, step: Int?, in store: RecipeStore, _ session: Session) throws {
    self.amounts = amounts
    let system = try amounts.shownUnits(in: session.world.environment, configured: session.configuredUnits)
    adapted = try AdaptedRecipe(recipe, amounts, system, in: store)
    factor = try amounts.factor(for: recipe)
    steps = CookingStep.steps(of: adapted.recipe.directions)
    if steps.isEmpty { throw CommandError("recipe \(recipe.id) has no directions", .badInput) }
    if let step, step > steps.count {
      throw CommandError("recipe \(recipe.id) has no step \(step); it has \(steps.count)", .badInput)
    }
    place = (step ?? 1) - 1
  }

  var cooking: CookingViewModel { CookingViewModel(steps, from: place, timers: timers) }

  /// The start with the step, the amounts, and the timers of a session.
  func going(on kept: CookingSession, in store: RecipeStore, _ session: Session) throws -> CookingStart {
    let amounts = AmountRequest(.scale(kept.factor.description), units: amounts.units)
    var start = try CookingStart(of: adapted.written, amounts, step: nil, in: store, session)
    start.place = min(max(kept.step, 1), steps.count) - 1
    start.timers = kept.timers
    return start
  }

  /// The start with the timers of a session that have not rung: they run on, because the pots do.
  func with(timersOf kept: CookingSession, _ session: Session) throws -> CookingStart {
    var start = self
    let now = try session.library.now()
    start.timers = kept.timers.filter { $0.remindsAt > now }
    return start
  }
}

extension CookingStart {
  /// Asks whether to go on where the recipe was stopped in the last three days.
  ///
  /// - Returns: The answer; `false` where no question can be asked, `true` where there is no other place to begin.
  func goesOn(from earlier: CookingStart, _ kept: CookingSession, in session: Session) throws -> Bool {
    let now = try session.library.now()
    guard let usedAt = kept.usedAt, now - usedAt <= Self.secondsThatSessionsAreOffered else { return false }
    if earlier.place == place, earlier.factor == factor, kept.timers.isEmpty { return true }
    let day = CalendarDay(at: usedAt, in: .current)
    let today = try session.library.today()
    var question: StyledText = "You stopped at step \(earlier.place + 1) of \(earlier.steps.count)"
    if day != today { question += " on \(day.title)" }
    let facts = earlier.facts(at: now, today)
    if !facts.isEmpty { question += " (\(StyledText.list(facts)))" }
    return try session.confirm("\(question). Go on there?", isYesUsual: true) ?? false
  }

  private static let secondsThatSessionsAreOffered = 3 * 86_400

  /// `8 servings`, `timer 14:22 left`, `a timer rang at 11:40`.
  private func facts(at now: Int, _ today: CalendarDay) -> [StyledText] {
    var facts: [StyledText] = []
    if let scale = adapted.scale {
      let servings = Servings.phrase(adapted.recipe.servings)
      facts.append(servings.isEmpty ? "\(scale)" : "\(servings)")
    }
    let running = cooking.timersLeft(at: now).map(\.seconds).filter { $0 > 0 }
    switch running.count {
    case 0: break
    case 1: facts.append("timer \(TimerText.plain(running[0])) left")
    default: facts.append("\(running.count) timers")
    }
    let rung = timers.map(\.endsAt).filter { $0 <= now }
    if let last = rung.max() {
      let time = PrintedTime(last)
      let isToday = CalendarDay(at: last, in: .current) == today
      let moment = isToday ? time.localTime : time.local
      facts.append(rung.count == 1 ? "a timer rang at \(moment)" : "\(rung.count) timers rang, the last at \(moment)")
    }
    return facts
  }
}
