import RecipeModel
import RecipeStore
import RecipeVerbs

/// Lists what was cooked; its subcommands write.
struct Cooked: CommandOfQuery {
  static let subcommands: [Subcommand] = [.command(CookingNoting.self), .command(CookingRemoval.self)]
  static let usualSubcommand: (any Command.Type)? = Cooked.self

  var query = ListCookings()

  private static let usualLimit = 20

  func run(in session: Session) throws {
    let store = try session.library.open()
    let (asked, cookings) = try session.answer(query, from: store)
    guard asked.isNarrowed else {
      if cookings.isEmpty { session.note("nothing was cooked yet; to note it: recipes cooked add RECIPE") }
      return try print(Array(cookings.prefix(query.limit ?? Self.usualLimit)), in: session)
    }
    let shown = Array(cookings.prefix(query.limit ?? .max))
    if cookings.isEmpty { throw CommandError(try asked.nothing(in: store), .nothing) }
    try print(shown, in: session)
    if session.printer.printsFooters {
      try session.printer.print(asked.footer(shown.count, of: cookings.count).inStyle(.faint))
    } else if !session.world.output.isTerminal, asked.days == nil {
      session.note("to note a cooking: \(asked.addition)")
    }
  }

  private func print(_ cookings: [CookedRecipe], in session: Session) throws {
    if !cookings.isEmpty || session.settings.isJSON { try session.printer.print(cookings) }
  }
}

extension Cooked {
  /// Options of `cooked add` are refused with the line that notes a cooking, so that no script believes that it did.
  static func refusal(ofUnknownOption name: String, in words: [String]) -> StyledText? {
    func line(_ words: [String]) -> SafeText { SafeText(line: "recipes \(GlobalOptions.typedAgain(words))") }
    for (option, command) in [("--remove", ["cooked", "remove"]), ("--list", ["cooked"])] where words.contains(option) {
      return "unknown option \(option.quoted()); use: \(line(command + words.filter { $0 != option }))"
    }
    guard AddCookings.declaration.infos.contains(where: { $0.names.contains(name) }) else { return nil }
    return "to note a cooking: \(line(["cooked", "add"] + words))"
  }
}

extension CookingsAsked {
  /// Reads the words after `cooked`.
  init(_ words: [String], in store: RecipeStore, _ session: Session) throws {
    self.init()
    var titles = words
    if try words.count == 1 || store.recipes(called: words.joined(separator: " ")).isEmpty,
      let range = try Self.range(in: words, store, session)
    {
      days = range.days
      titles.removeSubrange(range.words)
    }
    if !titles.isEmpty { recipes = try session.recipes(named: titles, in: store) }
  }

  /// The first words that are days, as many as are days together. A number is a recipe's, but for a year that no recipe has
  /// as its number, and for `2 weeks ago`.
  ///
  /// - Throws: `CommandError` for a word that could be two days.
  private static func range(
    in words: [String], _ store: RecipeStore, _ session: Session
  ) throws -> (days: ClosedRange<CalendarDay>, words: Range<Int>)? {
    let reader = try session.dayWords(.past, today: store.today)
    for start in words.indices {
      let reference = RecipeReference(words[start])
      let isRecipe = if case .id(let id) = reference { try store.contains(id) } else { false }
      for end in stride(from: words.count, to: start, by: -1) {
        let isOneWord = end == start + 1
        let isNumber = isOneWord ? isRecipe : !reference.ranges.isEmpty && TextFold.fold(words[end - 1]) != "ago"
        if isNumber { continue }
        let text = words[start..<end].joined(separator: " ")
        do throws(DayWordsError) {
          return (try reader.range(text), start..<end)
        } catch {
          if error != .unknown, isOneWord { _ = try reader.typedRange(text) }
        }
      }
    }
    return nil
  }
}

extension CookingsAsked {
  /// `recipes cooked add 12`
  fileprivate var addition: StyledText {
    let ids = recipes ?? []
    let words = ids.count <= Self.mostNamed ? ids.map { "\($0)" }.joined(separator: " ") : "RECIPE..."
    return "recipes cooked add \(words)"
  }

  private static let mostNamed = 5

  /// `1 time in October 2026`, `3 times; to note it for today: recipes cooked add 12`
  fileprivate func footer(_ shown: Int, of count: Int) -> StyledText {
    let times = StyledText.count(count, "time", "times")
    let counted: StyledText = shown == count ? times : "\(shown) of \(times)"
    if let days { return "\(counted) \(days.phrase)" }
    return "\(counted); to note \(recipes?.count == 1 ? "it" : "them") for today: \(addition)"
  }

  /// The reason why the list is empty.
  fileprivate func nothing(in store: RecipeStore) throws -> StyledText {
    guard let recipes else { return "nothing was cooked \(days?.phrase ?? "yet")" }
    let row = recipes.count == 1 ? try store.listRow(with: recipes[0]) : nil
    let name: StyledText = row.map { .name($0) } ?? "none of these \(recipes.count) recipes"
    if let days { return "\(name) was \(row == nil ? "" : "not ")cooked \(days.phrase)" }
    return "\(name) was \(row == nil ? "ever" : "never") cooked; to note \(row == nil ? "them" : "it"): \(addition)"
  }
}

/// Notes what was cooked, and asks about many recipes first: a range may have been meant otherwise.
struct CookingNoting: CommandOfVerb {
  var verb = AddCookings()

  private static let mostUnasked = 5

  func run(in session: Session) throws {
    var agreed = Self.mostUnasked
    while true {
      do {
        try session.perform(verb, mostRecipes: agreed)
        return
      } catch let many as ManyRecipes {
        let day = try verb.day.map { try LenientNames(session: session).pastDay($0) } ?? session.library.today()
        try session.agree(to: "Note \(many.count) cookings on \(day.description)?", otherwise: "Nothing noted.")
        agreed = many.count
      }
    }
  }
}

/// Removes cookings, and says of a recipe that it was not cooked.
struct CookingRemoval: CommandOfVerb {
  var verb = RemoveCookings()

  func run(in session: Session) throws {
    do {
      try session.perform(verb)
    } catch RecipeStoreError.noSuchCooking(let id) {
      let store = try session.library.open()
      guard let row = try store.listRow(with: id) else { throw RecipeStoreError.noSuchCooking(id) }
      let day = try verb.day.map { try LenientNames(session: session).pastDay($0) }
      if let day, try !store.cookings(of: [id]).isEmpty {
        throw CommandError("\(StyledText.name(row)) was not cooked on \(day.description)", .nothing)
      }
      throw CommandError("\(StyledText.name(row)) was never cooked", .nothing)
    }
  }
}
