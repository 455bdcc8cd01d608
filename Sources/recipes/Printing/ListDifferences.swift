import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeViewModels

extension Printer {
  /// Prints what has become of lines of a list: `+ 3  ♥ 12  Tomato soup`, fields with tabs between in a pipe.
  func print(changes: [ShownChange<Recipe.ID, RecipeListRow>]) throws(SystemError) {
    for change in changes {
      if isJSON {
        try output.write { bytes in
          change.json.append(to: &bytes, .spaced)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if width != nil {
        try print(change.line)
      } else {
        try print(tabSeparated: [change.sign, change.places] + change.fields)
      }
    }
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

  fileprivate var id: Recipe.ID {
    switch self {
    case .inserted(let id, _, _), .deleted(let id, _, _), .reconfigured(let id, _, _), .moved(let id, _, _, _): id
    }
  }

  /// What stands on the line; nil for one that left without ever having been printed.
  fileprivate var row: RecipeListRow? {
    switch self {
    case .inserted(_, let row, _), .reconfigured(_, let row, _), .moved(_, let row, _, _): row
    case .deleted(_, let row, _): row
    }
  }

  fileprivate var fields: [String] { row?.tabSeparated ?? ["\(id)"] }

  fileprivate var line: StyledText {
    let name = row.map(StyledText.name) ?? "\(id, .number)"
    let heart: StyledText = row?.isFavorite == true ? "\(sign: "♥", .favorite) " : "  "
    return "\(sign, style) \(places)  \(heart)\(name)"
  }

  private var style: Style {
    switch self {
    case .inserted: .inserted
    case .deleted: .deleted
    case .reconfigured: .changed
    case .moved: .moved
    }
  }

  var json: JSONValue {
    let change: [(String, JSONValue)] =
      switch self {
      case .inserted(_, _, let place): [("change", .string("inserted")), ("place", .integer(place))]
      case .deleted(_, _, let place): [("change", .string("deleted")), ("place", .integer(place))]
      case .reconfigured(_, _, let place): [("change", .string("reconfigured")), ("place", .integer(place))]
      case .moved(_, _, let from, let to):
        [("change", .string("moved")), ("from", .integer(from)), ("place", .integer(to))]
      }
    let shown: [(String, JSONValue)] =
      row.map { [("title", .string($0.title)), ("isFavorite", .bool($0.isFavorite))] } ?? []
    return .object(change + [("id", .integer(id))] + shown)
  }
}
