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
      return RecipeColumn(rawValue: name)?.field.map { "\($0.name) of \(subject)" } ?? subject
    default: return subject
    }
  }
}

extension ChangesetConflict {
  /// Why a step is not undone or done again, if this is in its way.
  func refusal(ofStep id: HistoryStep.ID) -> HistoryError {
    switch change {
    case .some(let change):
      kind == .constraint ? .isTaken(id, change.rival) : .isNotAsLeft(id, change.subject)
    case .none: .isNotAsLeft(id, "a recipe or a collection")
    }
  }
}

extension ChangesetChange {
  /// Whoever has the value that only one may have, in words for the end of a sentence.
  fileprivate var rival: String {
    switch recordedTable {
    case .recipes: "another recipe has the UUID of \(subject)"
    case .collections:
      value(of: "name").map { "another collection is called \($0.text.quoted())" } ?? "another collection has its name"
    case .collectionMembers, nil: "something else is in the place of \(subject)"
    }
  }
}
