import RecipeModel
import SQLite

/// What a change is about, in words for the middle of a sentence.
extension ChangesetChange {
  var subject: String {
    switch recordedTable {
    case .recipes: "recipe \(key[0].int)"
    case .collections: value(of: "name").map { "the collection \($0.text.quoted())" } ?? "a collection"
    case .collectionMembers: "the list of collections of recipe \(key[0].int)"
    case nil: "the table \(table)"
    }
  }

  func subject(ofColumn column: Int) -> String {
    guard let table = recordedTable, let name = columnName(at: column) else { return subject }
    switch (table, name) {
    case (.collectionMembers, "position"): return "the place of recipe \(key[0].int) in a collection"
    case (_, "position"): return "the place of \(subject)"
    case (.collections, "key"): return "the name of \(subject)"
    case (.recipes, _):
      return HistoryField(column: name).map { "\($0.name) of \(subject)" } ?? subject
    default: return subject
    }
  }
}

extension ChangesetConflict {
  var subject: String {
    switch change {
    case .some(let change): change.subject
    case .none: "a recipe or a collection"
    }
  }
}
