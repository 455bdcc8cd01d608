package import RecipeModel
import SQLite

extension RecipeStore {
  /// The recipe as a step of the history left it: the newest state that is wanted, of those that the steps which stand and
  /// those that were undone say of it.
  ///
  /// - Returns: nil if no state is wanted, as far as the history can be read.
  /// - Complexity: O(*n*) for *n* bytes of changes kept since that state.
  package func earlierDraft(
    of id: Recipe.ID, where isWanted: (RecipeDraft) -> Bool
  ) throws -> RecipeDraft? {
    guard environment.keepsHistory else { return nil }
    return try read {
      guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      let present = try RecipeState(recipe, in: connection)
      if isWanted(present.draft) { return present.draft }
      let steps = try history()
      let (undone, done) = (steps.filter(\.isUndone).reversed(), steps.filter { !$0.isUndone })
      do {
        return try state(after: done, from: present, inverted: true, where: isWanted)
          ?? state(after: Array(undone), from: present, inverted: false, where: isWanted)
      } catch let error as SQLiteError where error.code == .corrupt {
        return nil
      }
    }
  }

  private func state(
    after steps: [HistoryStep], from present: RecipeState, inverted: Bool, where isWanted: (RecipeDraft) -> Bool
  ) throws -> RecipeDraft? {
    var state = present
    for step in steps {
      guard try connection.hasTables(of: step) else { return nil }
      let before = state.draft
      let changesets = try connection.changesets(ofStep: step.id)
      for changeset in inverted ? changesets.reversed() : changesets {
        try Changeset.forEachChange(
          in: ChunkReader(changeset, ofStep: step.id, on: connection), inverted: inverted
        ) { state.apply($0) }
      }
      if state.isThere, state.draft != before, isWanted(state.draft) { return state.draft }
    }
    return nil
  }
}

/// A recipe as it was at some moment of the history.
private struct RecipeState {
  private let id: Recipe.ID
  private var fields: RecipeDraft
  /// The collections that the recipe is in, with its ordinal in each.
  private var ordinals: [Int: Int] = [:]
  private var names: [Int: String]
  private(set) var isThere = true

  init(_ recipe: Recipe, in connection: Connection) throws {
    id = recipe.id
    fields = RecipeDraft(recipe)
    names = Dictionary(
      uniqueKeysWithValues: try connection.query(CollectionsTable.names) { ($0.int(at: 0), $0.text(at: 1)) })
    ordinals = Dictionary(
      uniqueKeysWithValues: try connection.query(CollectionMembersTable.ordinals, id) {
        ($0.int(at: 0), $0.int(at: 1))
      })
  }

  var draft: RecipeDraft {
    var draft = fields
    let members = ordinals.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    draft.collections = members.compactMap { names[$0.key] }
    return draft
  }

  mutating func apply(_ change: borrowing ChangesetChange) {
    switch change.libraryTable {
    case .recipes where change.value(of: "id")?.int == id: applyToFields(change)
    case .collectionMembers where change.value(of: "recipe_id")?.int == id: applyToMembers(change)
    case .collections:
      if change.operation != .delete, let name = change.value(of: "name"), let id = change.value(of: "id") {
        names[id.int] = name.text
      }
    default: break
    }
  }

  private mutating func applyToFields(_ change: borrowing ChangesetChange) {
    isThere = change.operation != .delete
    for field in RecipeField.allCases {
      guard let column = RecipeColumn(field), let value = change.new(at: column.index) else { continue }
      switch field.kind {
      case .line, .text: fields[field] = .text(value.text)
      case .time: fields[field] = .number(value.int)
      case .flag: fields[field] = .flag(value.int != 0)
      case .date: fields[field] = .date(try? AddedOn(value.text))
      case .names: fields[field] = .names(value.text.split(separator: "\n").map(String.init))
      }
    }
  }

  private mutating func applyToMembers(_ change: borrowing ChangesetChange) {
    guard let collection = change.value(of: "collection_id")?.int else { return }
    if change.operation == .delete {
      ordinals[collection] = nil
    } else if let ordinal = LibraryTable.collectionMembers.column("ordinal"),
      let value = change.new(at: ordinal)
    {
      ordinals[collection] = value.int
    }
  }
}
