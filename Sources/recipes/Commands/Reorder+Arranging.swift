import RecipeModel
import RecipeStore
import RecipeViewModels

extension Reorder {
  /// Puts the list in the order that a person makes in an editor, or that a pipe gives, and prints the fewest moves.
  func arrange(in session: Session) throws {
    if session.isScript {
      throw CommandError("say which recipe to move and where to; standard input is the script itself", .usage)
    }
    let list = try list(in: session)
    let store = try session.openStore()
    let rows = try store.listRows(of: list.query)
    guard !rows.isEmpty else { throw CommandError("there is nothing to put in order", .nothing) }
    if session.input.isTerminal {
      guard let editor = Editor(in: session.environment), !session.settings.isSilent else {
        throw CommandError("no editor; set VISUAL or EDITOR, or say which recipe to move and where to", .usage)
      }
      let text = OrderText.write(rows, name: list.title)
      try session.edit(text, in: editor, nothing: "Nothing moved.", atMost: OrderText.longest) { text in
        try arrange(OrderText.read(text, known: Set(rows.map(\.id))), in: list, session)
      }
    } else {
      try arrange(OrderText.read(session.input, known: Set(rows.map(\.id))), in: list, session)
    }
  }

  private func arrange(_ ids: [Recipe.ID], in list: OrderedList, _ session: Session) throws {
    guard !ids.isEmpty else { throw CommandError.cancelled("Nothing moved.") }
    let moves = try session.change { store in
      let shown = RecipeListViewModel(of: store)
      try shown.show(list.query)
      let changes = shown.recordChanges()
      let before = shown.identifiers
      _ = try store.arrange(ids, in: list)
      try shown.refresh()
      return try Self.moves(changes.take(), from: before, to: shown)
    }
    if session.heldReport == nil { try session.print(moves: moves) }
    if moves.isEmpty { session.tell("already in that order") }
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

extension OrderedList {
  fileprivate var query: RecipeQuery {
    switch self {
    case .library: .all
    case .favorites: .favorites
    case .collection(let name): .collection(name)
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

extension Session {
  /// `12  Tomato soup  7 → 2`; in a pipe number, title and places apart by tabs.
  fileprivate func print(moves: [ShownChange<Recipe.ID, RecipeListRow>]) throws(SystemError) {
    if settings.isJSON { return try printJSON(moves) { $0.appendJSON(to: &$1) } }
    for case .moved(_, let row, let from, let to) in moves {
      if width != nil {
        try print("\(StyledText.name(row))  \(from) → \(to)")
      } else {
        try print(tabSeparated: ["\(row.id)", row.title, "\(from)", "\(to)"])
      }
    }
  }
}
