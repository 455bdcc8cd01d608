import RecipeModel
import RecipeStore
import RecipeVerbs

/// Finds what words on a command line name of the plan: by number, by title, or by a part of a title that begins where a word
/// begins and fits one.
///
/// A number is right in every view. A title means the meal from today on.
struct MealFinder {
  let store: RecipeStore
  /// The names on standard input; `nil` as long as it was not read.
  let piped: [PipedMeal]?

  /// Returns what words name, each once.
  ///
  /// - Throws: `CommandError` for a number or title that nothing has, and for a part that fits several;
  ///   `RecipeNames.Question.mealsOnStandardInput`.
  func planned(named words: [String]) throws -> [Planned] {
    var seen: Set<Planned> = []
    return try TypedNames.groups(words).flatMap(planned(namedTogether:)).filter { seen.insert($0).inserted }
  }

  private func planned(namedTogether words: [String]) throws -> [Planned] {
    if words.count > 1, !words.contains(where: TypedNames.isNumber) {
      let found = try planned(titled: words.joined(separator: " "))
      if found.count == 1 { return found }
    }
    return try words.flatMap(planned(named:))
  }

  private func planned(named word: String) throws -> [Planned] {
    if word == RecipeNames.standardInput { return try pipedMeals() }
    switch RecipeReference(word) {
    case .backwards(let range, let forwards): throw CommandError.backwards(range, forwards: forwards)
    case .id(let number): return [try planned(numbered: number, typed: word)]
    case .ids(let ranges):
      let numbers = try ranges.flatMap { try store.planNumbers(in: $0) }
      if numbers.isEmpty { throw CommandError("no meal has a number in \(word.shortened(to: 60))", .nothing) }
      return try numbers.map { try planned(numbered: $0, typed: "\($0)") }
    case .title, .day: return [try planned(called: word)]
    }
  }

  private func planned(numbered number: Int, typed word: String) throws -> Planned {
    switch try store.planned(numbered: number) {
    case (let meal?, nil): return .meal(meal)
    case (nil, let rule?): return .rule(rule)
    case (let meal?, let rule?):
      throw CommandError(
        """
        \(number) is \(meal.title), \(meal.day.title), and \(rule.subject.title), every \(rule.recurrence.phrase); \
        use a title
        """, .nothing)
    case (nil, nil):
      let wasGiven = try number > 0 && number <= store.lastPlanNumber()
      throw CommandError(
        wasGiven ? "meal \(number) is not planned any more" : "no meal has the number \(word.shortened(to: 20))",
        .nothing)
    }
  }

  private func planned(called title: String) throws -> Planned {
    let found = try planned(titled: title)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let similar = mostSimilar(to: title, among: try store.upcomingMeals().map(\.title))
      let hint: StyledText = similar.map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(title.quoted()) is not in the plan\(hint)", .nothing)
    }
    throw CommandError(
      "\(title.quoted()) fits \(found.count) meals; use a number", .nothing, details: found.map(Self.detail))
  }

  private static func detail(_ planned: Planned) -> StyledText {
    switch planned {
    case .meal(let meal): "   \("\(meal.number)", .number)  \(meal.title), \(meal.day.title)"
    case .rule(let rule): "   \("\(rule.number)", .number)  \(rule.subject.title), every \(rule.recurrence.phrase)"
    }
  }

  /// Those with the title, else those with it in their title, where a word begins.
  private func planned(titled title: String) throws -> [Planned] {
    let (text, all) = (TextFold.fold(title), try store.upcomingMeals())
    let exact = all.filter { TextFold.fold($0.title) == text }
    let found = exact.isEmpty ? all.filter { SearchWords.hasWord(text, in: TextFold.fold($0.title)) } : exact
    return try found.map { planned in
      guard planned.recurs, let rule = try store.planned(numbered: planned.number).rule else { return .meal(planned) }
      return .rule(rule)
    }
  }

  private func pipedMeals() throws -> [Planned] {
    guard let piped else { throw RecipeNames.Question.mealsOnStandardInput }
    return try piped.flatMap { name -> [Planned] in
      switch name {
      case .meal(.meal(let number)): [try planned(numbered: number, typed: "\(number)")]
      case .meal(let id): [.meal(try store.plannedMeal(with: id))]
      case .typed(let word): try planned(named: word)
      }
    }
  }
}
