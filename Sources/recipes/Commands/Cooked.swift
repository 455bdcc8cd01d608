import RecipeModel
import RecipeStore
import RecipeVerbs

/// Notes what was cooked, and lists it.
struct Cooked: CommandOfVerb {
  static let declaration: Declaration<Self> = {
    var declaration: Declaration<Self> = CookRecipes.declaration.ofCommand.optional(["recipe"]).within(\.verb)
    declaration.parameters += [
      .flag(\.isListing, "list", "List when these recipes were cooked."),
      .option(\.limit, "limit", .count, "List at most COUNT; 20 unless named.", short: "n"),
    ]
    declaration.rules =
      ["on", "serves", "rating", "note", "remove"].map {
        .needs($0, ["recipe"], "which recipe? Give a number or words of a title")
      } + [.alone("list", with: ["recipe", "limit"], "`list` only shows what was cooked")] + declaration.rules
    return declaration
  }()

  var verb = CookRecipes()
  var isListing = false
  var limit: Int?

  var isPaged: Bool { isListing || verb.recipes.isEmpty }

  func check() throws(Misuse) {
    if limit != nil, !isPaged { throw .rule("`limit` goes with a list") }
  }

  func run(in session: Session) throws {
    if isPaged { return try list(in: session) }
    var agreed = verb.isRemoving ? nil : 5
    while true {
      do {
        try session.perform(verb, mostRecipes: agreed)
        return
      } catch let many as ManyRecipes {
        try agree(to: many.count, in: session)
        agreed = many.count
      }
    }
  }

  private func agree(to count: Int, in session: Session) throws {
    let names = LenientNames(session: session)
    let day = try verb.day.map { try names.pastDay($0) } ?? session.library.today()
    try session.agree(to: "Note \(count) cookings on \(day.description)?", otherwise: "Nothing noted.")
  }

  private func list(in session: Session) throws {
    let store = try session.library.open()
    let most = limit ?? Self.usualLimit
    let cookings =
      try verb.recipes.isEmpty
      ? store.lastCookings(limit: most)
      : store.read { try store.cookings(of: LenientNames(session: session).recipes(verb.recipes, in: store)) }
    if cookings.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
      return session.tell("nothing was cooked yet; to note it: recipes cooked RECIPE")
    }
    try session.printer.print(Array(cookings.prefix(most)))
  }

  private static let usualLimit = 20
}
