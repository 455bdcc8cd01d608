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
    let rows = try store.deletedRows(of: shown.lazy.filter { $0.row == nil }.map(\.id))
    let digits = "\(try store.lastRecipeID())".count
    for change in shown {
      let row = try change.row ?? store.listRow(with: change.id) ?? rows[change.id]
      if isJSON {
        try output.write { bytes in
          change.json(row).append(to: &bytes, .spaced)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if width != nil {
        try print(change.line(row, digits: digits))
      } else {
        try print(tabSeparated: [change.sign, change.places] + (row?.tabSeparated ?? ["\(change.id)"]))
      }
    }
    if isCut { try print("… and \(changes.count - mostShown) more; \("list", .heading) shows them") }
  }
}

extension ShownChange where Item == Recipe.ID, Row == RecipeListRow {
  /// One character for what happened.
  fileprivate var sign: String {
    switch self {
    case .inserted: "+"
    case .deleted: "-"
    case .moved: "↕"
    case .reconfigured: "~"
    }
  }

  /// `3`, or `7 → 2` for a recipe that moved.
  var places: String {
    switch self {
    case .inserted(_, _, let place), .deleted(_, _, let place), .reconfigured(_, _, let place): "\(place)"
    case .moved(_, _, let from, let to): "\(from) → \(to)"
    }
  }

  var id: Recipe.ID {
    switch self {
    case .inserted(let id, _, _), .deleted(let id, _, _), .reconfigured(let id, _, _), .moved(let id, _, _, _): id
    }
  }

  /// What stands on the line; nil for one that left without ever having been printed.
  var row: RecipeListRow? {
    switch self {
    case .inserted(_, let row, _), .reconfigured(_, let row, _), .moved(_, let row, _, _): row
    case .deleted(_, let row, _): row
    }
  }

  /// Sign and places take as many cells in each line, so that titles stand below one another.
  ///
  /// - Parameter digits: How long the longest number of a recipe is.
  fileprivate func line(_ row: RecipeListRow?, digits: Int) -> StyledText {
    let (cellsOfPlaces, number) = (8, "\(id)")
    let start: StyledText = "\(sign: sign, style) \(places)"
    let gap = String(repeating: " ", count: max(0, cellsOfPlaces - start.width) + 2)
    let heart: StyledText = row?.isFavorite == true ? "\(sign: "♥", .favorite)" : " "
    let indent = String(repeating: " ", count: max(0, digits - number.count))
    return "\(start)\(gap)\(heart) \(indent)\(number, .number)  \(row?.title ?? "")"
  }

  private var style: Style {
    switch self {
    case .inserted: .inserted
    case .deleted: .deleted
    case .reconfigured: .changed
    case .moved: .moved
    }
  }

  func json(_ row: RecipeListRow?) -> JSONValue {
    let change: [(String, JSONValue)] =
      switch self {
      case .inserted(_, _, let place): [("change", .string("inserted")), ("place", .integer(place))]
      case .deleted(_, _, let place): [("change", .string("deleted")), ("place", .integer(place))]
      case .reconfigured(_, _, let place): [("change", .string("changed")), ("place", .integer(place))]
      case .moved(_, _, let from, let to):
        [("change", .string("moved")), ("from", .integer(from)), ("place", .integer(to))]
      }
    let shown: [(String, JSONValue)] =
      row.map { [("title", .string($0.title)), ("isFavorite", .bool($0.isFavorite))] } ?? []
    return .object(change + [("id", .integer(id))] + shown)
  }
}
