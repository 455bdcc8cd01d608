import ArgumentParser
import RecipeModel
import RecipeStore

struct Cooked: Command {
  static let configuration = CommandConfiguration(
    commandName: "cooked",
    abstract: "Note that you cooked recipes, or list what you cooked.",
    usage: """
      recipes cooked RECIPE... [--on DAY] [--serves COUNT] [--rating STARS] [--note TEXT]
      recipes cooked RECIPE... --remove [--on DAY]
      recipes cooked [RECIPE... --list] [--limit COUNT]
      """,
    discussion: """
      Without a RECIPE, lists what you cooked last. A DAY is today, yesterday, a day of the week that is past, "3 days \
      ago", or a date such as 2026-11-08. Stars are the recipe's own from then on, as with rate. A meal that is planned for \
      that day is marked as cooked.
      With --remove, the last cooking, or the last one of that DAY, is removed; the stars of the recipe stay.

      Examples:
        recipes cooked "tomato soup" --rating 4 --note "less salt"
        recipes cooked 12 29 --on yesterday
        recipes cooked 12 --remove
        recipes cooked
        recipes cooked 12 --list

      A list in a pipe: day, id, title, servings, stars, note, with tabs between.
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String] = []

  @Option(
    name: .customLong("on"), parsing: .unconditional,
    help: ArgumentHelp("When it was; today unless named.", valueName: "day"))
  var day: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("For how many it was.", valueName: "count")) var serves: String?

  @Option(
    name: .customLong("rating"), parsing: .unconditional,
    help: ArgumentHelp("How good it was, from 1 to 5.", valueName: "stars"), transform: OptionValue.stars)
  var rating: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("What to remember of it.", valueName: "text")) var note: String?

  @Flag(name: .customLong("remove"), help: "Remove the last cooking of these recipes.") var isRemoving = false

  @Flag(name: .customLong("list"), help: "List when these recipes were cooked.") var isListing = false

  @Option(
    name: [.customShort("n"), .customLong("limit")], parsing: .unconditional,
    help: ArgumentHelp("List at most COUNT; 20 unless named.", valueName: "count"), transform: OptionValue.count)
  var limit: Int?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { isListing || recipes.isEmpty }

  private var saysMore: Bool { day != nil || serves != nil || rating != nil || note != nil }

  func validate() throws {
    if recipes.isEmpty, saysMore || isRemoving {
      throw ValidationError("Which recipe? Give a number or words of a title.")
    }
    if isListing, saysMore || isRemoving { throw ValidationError("--list only shows what was cooked.") }
    if isRemoving, serves != nil || rating != nil || note != nil {
      throw ValidationError("--remove goes with --on only.")
    }
    if limit != nil, !isPaged { throw ValidationError("--limit goes with a list.") }
  }

  func run(in session: Session) throws {
    if isPaged { return try list(in: session) }
    if isRemoving { return try remove(in: session) }
    let cooking = try cooking(in: session)
    let details: StyledText = "on \(cooking.day.description)\(cooking.stars > 0 ? " " : "")\(stars: cooking.stars)"
    try session.change(recipes: recipes) {
      try $0.addCooking(cooking, of: $1)
    } phrases: { _, _ in
      ChangePhrases(changed: { "Cooked \($0) \(details)" }, unchanged: { $0 })
    }
  }

  private func remove(in session: Session) throws {
    let day = try day.map { _ in try cooking(in: session).day }
    try session.change(recipes: recipes) { store, ids in
      for id in ids {
        let known = try store.cookings(of: [id])
        guard let last = known.first(where: { day == nil || $0.cooking.day == day }) else {
          throw RecipeStoreError.noSuchCooking(id)
        }
        try store.removeCooking(last.number, of: id)
      }
      return .updated(ids)
    } phrases: { _, _ in
      ChangePhrases(changed: { "Removed a cooking of \($0)" }, unchanged: { $0 })
    }
  }

  private func cooking(in session: Session) throws -> Cooking {
    let today = try session.library.today()
    guard let day = day.map({ CalendarDay(past: $0, today: today) }) ?? today else {
      throw CommandError(
        "\((self.day ?? "").quoted()) is not a day; give today, yesterday, friday, or a date such as \(today.description)",
        .badInput)
    }
    guard day <= today else { throw CommandError("\(day.description) is still to come", .badInput) }
    return Cooking(on: day, servings: serves ?? "", stars: rating ?? 0, note: note ?? "")
  }

  private func list(in session: Session) throws {
    let store = try session.library.open()
    let most = limit ?? Self.usualLimit
    let cookings =
      try recipes.isEmpty
      ? store.lastCookings(limit: most)
      : store.read { try store.cookings(of: session.recipes(named: recipes, in: store)) }
    if cookings.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
      return session.tell("nothing was cooked yet; to note it: recipes cooked RECIPE")
    }
    try session.printer.print(Array(cookings.prefix(most)))
  }

  private static let usualLimit = 20
}
