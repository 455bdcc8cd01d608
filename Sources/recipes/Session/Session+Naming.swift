import RecipeModel
import RecipeStore
import RecipeVerbs

/// Finding the recipes that a command names.
extension Session {
  /// Returns the recipes that words name, each once, in the order of the words.
  ///
  /// - Parameter takesSeveral: Whether the user may choose several where a name fits several.
  /// - Throws: `CommandError`; `RecipeNames.Question`, which `answering` asks, so a command does this before it has changed
  ///   or printed anything.
  func recipes(
    named words: [String], in store: RecipeStore, takesSeveral: Bool = true
  ) throws -> [Recipe.ID] {
    try names.recipes(words, in: store, takesSeveral: takesSeveral)
  }

  /// Returns the only recipe that words name.
  ///
  /// - Throws: As `recipes(named:in:)`, and `CommandError` for several numbers.
  func recipe(named words: [String], in store: RecipeStore) throws -> Recipe.ID {
    try names.recipe(words, in: store)
  }

  /// Runs work that names recipes. Where it has to know more, asks the user, or reads standard input, and runs it again.
  ///
  /// So no question is asked while the database is locked.
  func answering<Result>(_ work: () throws -> Result) throws -> Result {
    while true {
      do {
        return try work()
      } catch RecipeNames.Question.standardInput {
        names.piped = try pipedNumbers()
      } catch RecipeNames.Question.entriesOnStandardInput {
        names.pipedEntries = try pipedNames("entry", PipedEntry.init, empty: .typed(""))
      } catch RecipeNames.Question.mealsOnStandardInput {
        names.pipedMeals = try pipedNames("meal", PipedMeal.init, empty: .typed(""))
      } catch RecipeNames.Question.planOnStandardInput {
        names.pipedPlan = try pipedPlan()
      } catch RecipeNames.Question.whichOf(let ids, let name, let takesSeveral) {
        names.chosen[name] = try choose(among: ids, called: name, takesSeveral)
      } catch RecipeNames.Question.isRecipe(let row, let name) {
        names.areRecipes[name] = try isMeant(row)
      }
    }
  }

  /// Asks whether a recipe is to be bought, whose title begins with the words that were typed; Enter alone means an item.
  private func isMeant(_ row: RecipeListRow) throws -> Bool {
    let question: StyledText = "Put the recipe \(StyledText.name(row)) on the list?"
    if settings.isAgreed { return true }
    guard let answer = try ask("\(question) [y/N]") else { throw CommandError.cancelled("Nothing added.") }
    return ["y", "yes"].contains(answer.lowercased())
  }

  /// Reads the numbers at the beginnings of the lines of standard input.
  private func pipedNumbers() throws -> [Recipe.ID] {
    var numbers: [Recipe.ID] = []
    try forEachInputLine { line in if let number = try Self.number(at: line) { numbers.append(number) } }
    if numbers.isEmpty { throw CommandError("there is no recipe on standard input", .nothing) }
    return numbers
  }

  /// Reads what standard input names to be planned: rows of the plan, and rows that begin with the number of a recipe.
  private func pipedPlan() throws -> [NamedMeal] {
    var meals: [NamedMeal] = []
    try forEachInputLine { line in
      if let meal = try NamedMeal(row: line) ?? Self.number(at: line).map(NamedMeal.init(recipe:)) {
        meals.append(meal)
      }
    }
    if meals.isEmpty { throw CommandError("there is no recipe on standard input", .nothing) }
    return meals
  }

  /// The number that a line of standard input begins with; nil for an empty line.
  private static func number(at line: String) throws -> Recipe.ID? {
    guard let word = line.split(whereSeparator: \.isWhitespace).first else { return nil }
    guard let number = Int(word) else {
      throw CommandError(
        "a line of standard input begins with \(String(word).quoted()), not with a number", .badInput)
    }
    return number
  }

  /// Reads what the lines of standard input name, empty lines left out.
  ///
  /// - Parameter noun: One of them, for an error where there is none.
  private func pipedNames<Name: Equatable>(_ noun: String, _ name: (String) -> Name, empty: Name) throws -> [Name] {
    var names: [Name] = []
    try forEachInputLine { names.append(name($0)) }
    names.removeAll { $0 == empty }
    if names.isEmpty {
      throw CommandError("there is no \(StyledText(stringLiteral: noun)) on standard input", .nothing)
    }
    return names
  }

  /// Lets the user choose among the recipes that a name fits.
  ///
  /// - Throws: `CommandError` with the recipes where no question can be asked, and where the user chooses none.
  private func choose(among ids: [Recipe.ID], called name: String, _ takesSeveral: Bool) throws -> [Recipe.ID] {
    guard canAsk, world.output.isTerminal else {
      let rows = try library.open().listRows(with: ids.prefix(RecipeChoice.mostShown))
      let rest = ids.count - rows.count
      throw CommandError(
        "\(name.quoted()) fits \(ids.count) recipes; use a number", .nothing,
        details: StyledText.names(rows) + (rest > 0 ? ["   … \(rest) more"] : []))
    }
    var choice = RecipeChoice(try library.open().listRows(with: ids), takesSeveral: takesSeveral)
    let width = printer.width ?? Screen.usual.width
    tell("\(name.quoted()) fits \(ids.count) recipes:")
    for line in choice.lines(fitting: width) { tell(line) }
    while true {
      guard let answer = try ask(takesSeveral ? "Which ones?" : "Which one?")?.trimmed(), !answer.isEmpty else {
        throw CommandError.cancelled("Nothing chosen.")
      }
      switch choice.take(answer) {
      case .chosen(let ids): return ids
      case .narrowed: for line in choice.lines(fitting: width) { tell(line) }
      case .refused(let reason): tell(reason)
      }
    }
  }
}

/// The recipes that a name fits, fewer and fewer as the user types letters, until they choose.
struct RecipeChoice {
  /// The number of recipes that are listed.
  static let mostShown = 15

  private var rows: [RecipeListRow]
  private let takesSeveral: Bool

  init(_ rows: [RecipeListRow], takesSeveral: Bool) {
    self.rows = rows
    self.takesSeveral = takesSeveral
  }

  /// The result of an answer.
  enum Outcome: Equatable {
    case chosen([Recipe.ID])
    /// Fewer recipes are left to choose from.
    case narrowed
    /// Nothing has changed, for a reason to print.
    case refused(StyledText)
  }

  /// Takes an answer: numbers, `all`, or letters of a title.
  mutating func take(_ answer: String) -> Outcome {
    if takesSeveral, TextFold.fold(answer) == "all" { return .chosen(rows.map(\.id)) }
    let references = answer.split { $0 == " " || $0 == "," }.map { RecipeReference(String($0)) }
    for case .backwards(let range, let forwards) in references {
      return .refused("\(range.quoted()) runs backwards; write \(forwards)")
    }
    let areNumbers = references.allSatisfy { !$0.ranges.isEmpty }
    return areNumbers ? chosen(references.flatMap(\.ranges), answer) : narrow(by: answer)
  }

  private func chosen(_ ranges: [ClosedRange<Int>], _ answer: String) -> Outcome {
    let chosen = ranges.flatMap { range in rows.map(\.id).filter(range.contains) }
    let isEveryOneThere = ranges.allSatisfy { range in rows.contains { range.contains($0.id) } }
    guard isEveryOneThere else { return .refused("\(answer.quoted()) is not among them") }
    if chosen.count > 1, !takesSeveral { return .refused("choose one of them") }
    return .chosen(chosen)
  }

  private mutating func narrow(by letters: String) -> Outcome {
    let key = TextFold.foldWidth(TextFold.fold(letters))
    let fitting = rows.filter { TextFold.foldWidth(TextFold.fold($0.title)).contains(key) }
    if fitting.isEmpty { return .refused("none of them has \(letters.quoted()) in its title") }
    if fitting.count == 1 { return .chosen([fitting[0].id]) }
    rows = fitting
    return .narrowed
  }

  func lines(fitting width: Int) -> [StyledText] {
    let shown = rows.prefix(Self.mostShown)
    let lines = RecipeColumns.lines(of: shown, fitting: width)
    return rows.count > shown.count ? lines + ["… \(rows.count - shown.count) more; type some letters"] : lines
  }
}
