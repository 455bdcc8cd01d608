import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct List: CommandOfQuery {
  var query = ListRecipes()

  var isPaged: Bool { !query.isWatching }

  func run(in session: Session) throws {
    let asked = try query.answer(from: OpenLibrary(session.library.open(), LenientNames(session: session)))
    var listed = session.configured(session.listed(asked))
    if listed.sort == .random { listed.seed = try session.library.seed() }
    defer { session.tellToReadLabels(query.filter) }
    if !query.have.isEmpty {
      try printCookable(in: listed, session)
    } else if query.isWatching {
      try watch(listed, in: session)
    } else {
      try ListPrinter(of: session.library.open(), on: session.printer).print(listed, hasFilter: !query.filter.isEmpty)
    }
  }
}

extension List {
  /// Prints what can be cooked with what is at home, with what is missing.
  private func printCookable(in listed: RecipeQuery, _ session: Session) throws {
    let store = try session.library.open()
    func recipes(in listed: RecipeQuery) throws -> [CookableRecipe] {
      try store.recipes(having: FoodsAtHome(query.have), missingAtMost: query.missing ?? 0, in: listed)
    }
    let found = try recipes(in: listed)
    try ListPrinter(of: store, on: session.printer).print(found)
    if found.isEmpty {
      var whole = listed
      (whole.skip, whole.limit) = (nil, nil)
      let count = listed.skip == nil ? 0 : try recipes(in: whole).count
      if count > 0 { throw ListFooter.pastTheEnd(of: count) }
      let more = (query.missing ?? 0) + 1
      throw CommandError(
        "no recipe can be cooked with that; --missing \(more) also lists those that lack \(more == 1 ? "one food" : "\(more) foods")",
        .nothing)
    }
  }
}

extension List {
  static func advice(onUnexpected word: String, in session: Session) -> StyledText? {
    let search: StyledText = "try: recipes search \(GlobalOptions.typedAgain([word]))"
    let key = TextFold.fold(word)
    let names = (try? session.library.open(.peeking).collections().map(\.name)) ?? []
    guard let name = names.first(where: { TextFold.fold($0).hasPrefix(key) }) else { return search }
    return "\(search), or recipes list --collection \(GlobalOptions.typedAgain([name]))"
  }
}

extension List {
  private func watch(_ listed: RecipeQuery, in session: Session) throws {
    try session.watch { store, followers in
      let list = RecipeListViewModel(of: store)
      try list.show(listed)
      let changes = list.recordChanges()
      followers.add(list)
      if session.settings.isJSON {
        try session.printer.printJSON(of: store) { try Self.rows(of: list, noting: changes).map(\.id) }
      } else {
        try session.printer.print(rows: Self.rows(of: list, noting: changes))
      }
      return { try session.printer.print(changes: changes.take(), of: store) }
    }
  }

  /// Returns what is listed, and notes it as printed.
  private static func rows(
    of list: RecipeListViewModel, noting changes: RecipeListViewModel.Changes
  ) throws -> [RecipeListRow] {
    let rows = try list.allRows()
    changes.notePrinted(rows.map { ($0.id, $0) })
    return rows
  }
}
