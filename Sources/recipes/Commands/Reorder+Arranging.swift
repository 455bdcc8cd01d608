import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

extension Reorder {
  /// Puts the list in the order that a person makes in an editor, or that a pipe gives, and prints the fewest moves.
  func arrange(in session: Session) throws {
    if session.isInScript {
      throw CommandError("which recipe, and where to? standard input is the script itself", .usage)
    }
    let store = try session.library.open()
    let list = try list(in: store, session)
    try store.checkHasOrder(list)
    let rows = try store.listRows(of: list.query)
    guard !rows.isEmpty else { throw CommandError("there is nothing to reorder", .nothing) }
    if session.world.input.isTerminal {
      guard let editor = Editor(in: session), !session.settings.isSilent else {
        throw CommandError("no editor is set; set EDITOR, or name a recipe and where to move it", .usage)
      }
      let text = OrderText.write(rows, name: list.title)
      let moves = try session.edit(
        text, in: editor, nothing: "Nothing moved.", unchanged: [], atMost: OrderText.longest
      ) { text in
        try arrange(OrderText.read(text, known: Set(rows.map(\.id))), in: list, session)
      }
      try session.report(moves: moves.map(Move.init), of: rows.count, "recipes") { $0.phrase }
    } else {
      let ids = try OrderText.read(session.world.input, known: Set(rows.map(\.id)))
      let moves = try arrange(ids, in: list, session)
      try session.report(moves: moves.map(Move.init), of: rows.count, "recipes") { $0.phrase }
    }
  }

  private func arrange(
    _ ids: [Recipe.ID], in list: OrderedList, _ session: Session
  ) throws -> [ShownChange<Recipe.ID, RecipeListRow>] {
    guard !ids.isEmpty else { throw CommandError.cancelled("Nothing moved.") }
    return try session.library.change { store in
      let shown = RecipeListViewModel(of: store)
      try shown.show(list.query)
      let changes = shown.recordChanges()
      let before = shown.identifiers
      _ = try store.arrange(ids, in: list)
      try shown.refresh()
      return try Self.moves(changes.take(), from: before, to: shown)
    }
  }

  /// The fewest moves; where as few recipes changed their place, these, as the person sees it.
  private static func moves(
    _ moves: [ShownChange<Recipe.ID, RecipeListRow>], from before: [Recipe.ID], to list: RecipeListViewModel
  ) throws -> [ShownChange<Recipe.ID, RecipeListRow>] {
    let after = list.identifiers
    let changed = zip(before, after).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    guard before.count == after.count, changed.count <= moves.count else { return moves }
    let oldPlaces = Dictionary(uniqueKeysWithValues: changed.map { (before[$0], $0) })
    return try changed.compactMap { place in
      guard let old = oldPlaces[after[place]], let row = try list.cells(at: place..<place + 1).first else { return nil }
      return .moved(row.id, row, from: old + 1, to: place + 1)
    }
  }
}

extension Session {
  /// Prints what was moved; on a terminal, of many things only how many.
  ///
  /// - Parameter count: How many things there are, moved or not.
  func report<Move: Printable>(
    moves: [Move], of count: Int, _ things: StyledText, _ phrase: @escaping (Move) -> StyledText
  ) throws {
    if printer.width != nil, !printer.isJSON, moves.count > RecipeReport.mostNamed {
      try printer.report { [unowned self] in try print("Moved \(moves.count) of \(count) \(things)") }
    } else {
      try printer.report(moves, phrase)
    }
    if moves.isEmpty { note("nothing to change: it is in that order") }
  }
}

extension OrderedList {
  var query: RecipeQuery {
    switch self {
    case .library: .all
    case .favorites: .favorites
    case .collection(let name): .collection(name)
    }
  }

  /// `52 recipes`, `the 7 recipes of Soups`.
  func phrase(of count: Int) -> StyledText {
    let recipes = StyledText.count(count, "recipe", "recipes")
    return switch self {
    case .library: recipes
    case .favorites: "your \(StyledText.count(count, "favorite", "favorites"))"
    case .collection(let name): "the \(recipes) of \(name)"
    }
  }

  fileprivate var title: String {
    switch self {
    case .library: "All Recipes"
    case .favorites: "Favorites"
    case .collection(let name): name.onOneLine()
    }
  }
}

/// A recipe and where it stood and stands: `Moved 12  Tomato soup from place 7 to 2`.
private struct Move: Printable {
  let change: ShownChange<Recipe.ID, RecipeListRow>

  static func lines(of moves: [Move], fitting width: Int) -> [StyledText] {
    moves.map(\.phrase)
  }

  var phrase: StyledText {
    guard case .moved(_, let row, let from, let to) = change else { return "" }
    return "Moved \(StyledText.name(row)) from place \(from) to \(to)"
  }

  var fieldRows: [[String]] {
    guard case .moved(_, let row, let from, let to) = change else { return [] }
    return [["\(row.id)", row.title, "\(from)", "\(to)"]]
  }

  var json: JSONValue { change.json(change.row) }
}
