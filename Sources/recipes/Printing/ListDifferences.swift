import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

extension Printer {
  /// Prints what has become of lines of a list: `+ 3          12  Tomato soup`, fields with tabs between in a pipe.
  ///
  /// On a terminal, of more than a screen of them only the first few are printed.
  func print(changes: [ShownChange<Recipe.ID, RecipeListRow>], of store: RecipeStore) throws {
    let mostShown = 10
    let isCut = output.isTerminal && !isJSON && changes.count >= screen.height
    let shown = isCut ? Array(changes.prefix(mostShown)) : changes
    let rows = try store.deletedRows(of: shown.lazy.filter { $0.row == nil }.map(\.item))
    let digits = "\(try store.lastRecipeID())".count
    for change in shown {
      let row = try change.row ?? store.listRow(with: change.item) ?? rows[change.item]
      if isJSON {
        try output.write { bytes in
          change.json(row).append(to: &bytes, .spaced)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if width != nil {
        try print(change.line(row, digits: digits))
      } else {
        try print(tabSeparated: [change.sign, change.places] + (row?.tabSeparated ?? ["\(change.item)"]))
      }
    }
    if isCut { try print("… and \(changes.count - mostShown) more; \("list", .heading) shows them") }
  }
}

extension ShownChange where Item == Recipe.ID, Row == RecipeListRow {
  /// `3`, or `7 → 2` for a recipe that moved.
  var places: String {
    switch self {
    case .inserted(_, _, let place), .deleted(_, _, let place), .reconfigured(_, _, let place): "\(place)"
    case .moved(_, _, let from, let to): "\(from) → \(to)"
    }
  }

  /// Sign and places take as many cells in each line, so that titles stand below one another.
  ///
  /// - Parameter digits: How long the longest number of a recipe is.
  fileprivate func line(_ row: RecipeListRow?, digits: Int) -> StyledText {
    let (cellsOfPlaces, number) = (8, "\(item)")
    let start: StyledText = "\(sign: sign, style) \(places)"
    let gap = String(repeating: " ", count: max(0, cellsOfPlaces - start.width) + 2)
    let heart: StyledText = row?.isFavorite == true ? "\(sign: "♥", .favorite)" : " "
    let indent = String(repeating: " ", count: max(0, digits - number.count))
    return "\(start)\(gap)\(heart) \(indent)\(number, .number)  \(row?.title ?? "")"
  }

  func json(_ row: RecipeListRow?) -> JSONValue {
    let places: [(String, JSONValue)] =
      switch self {
      case .inserted(_, _, let place), .deleted(_, _, let place), .reconfigured(_, _, let place):
        [("place", .integer(place))]
      case .moved(_, _, let from, let to): [("from", .integer(from)), ("place", .integer(to))]
      }
    let shown: [(String, JSONValue)] =
      row.map { [("title", .string($0.title)), ("isFavorite", .bool($0.isFavorite))] } ?? []
    return .object([("change", .string(name))] + places + [("id", .integer(item))] + shown)
  }
}

extension ShownChange {
  /// One character for what happened.
  var sign: String {
    switch self {
    case .inserted: "+"
    case .deleted: "-"
    case .moved: "↕"
    case .reconfigured: "~"
    }
  }

  /// The word for it in JSON.
  var name: String {
    switch self {
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .reconfigured: "changed"
    }
  }

  var style: Style {
    switch self {
    case .inserted: .inserted
    case .deleted: .deleted
    case .moved: .moved
    case .reconfigured: .changed
    }
  }
}
