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
          change.appendJSON(to: &bytes)
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
    let name = row.map(StyledText.name) ?? "\(id, .faint)"
    let heart: StyledText = row?.isFavorite == true ? "\("♥", .favorite) " : "  "
    return "\(sign, style) \(places)  \(heart)\(name)"
  }

  private var style: Style {
    switch self {
    case .deleted: .failure
    case .inserted, .moved, .reconfigured: .heading
    }
  }

  /// An object on one line.
  func appendJSON(to bytes: inout [UInt8]) {
    switch self {
    case .inserted(_, _, let place): bytes += "{\"change\": \"inserted\", \"place\": \(place)".utf8
    case .deleted(_, _, let place): bytes += "{\"change\": \"deleted\", \"place\": \(place)".utf8
    case .reconfigured(_, _, let place): bytes += "{\"change\": \"reconfigured\", \"place\": \(place)".utf8
    case .moved(_, _, let from, let to):
      bytes += "{\"change\": \"moved\", \"from\": \(from), \"place\": \(to)".utf8
    }
    bytes += ", \"id\": \(id)".utf8
    if let row {
      bytes += ", \"title\": ".utf8
      JSONText.append(row.title, to: &bytes)
      bytes += ", \"isFavorite\": \(row.isFavorite)".utf8
    }
    bytes += "}".utf8
  }
}
