import RecipeModel
import SQLite

/// Puts recipes into collections, one after the other, inside one transaction.
///
/// Remembers the collections it has met, so that each is looked up once however many recipes go in.
struct MembershipAdder {
  private struct Target {
    let id: Int
    let name: String
    var positions: EndPositions
  }

  private let store: RecipeStore
  private var targets: [String: Target] = [:]
  private var changedKeys: Set<String> = []

  /// The recipe that was put into a collection last, and the ordinal of its next one: a recipe may be in thousands.
  private var last: (recipe: Recipe.ID, nextOrdinal: Int)?

  /// The names of the collections that were made or got a member, in the order in which that happened.
  private(set) var collectionsChanged: [String] = []

  init(_ store: RecipeStore) {
    self.store = store
  }

  /// Puts a recipe at the end of a collection, which is made if it is missing.
  ///
  /// - Returns: `false` if the recipe is in it already.
  @discardableResult
  mutating func add(_ id: Recipe.ID, to name: CollectionName) throws -> Bool {
    let target = try target(for: name)
    if try store.connection.first(CollectionMembersTable.contains, id, target, row: { _ in }) != nil { return false }
    let position = try targets[name.key]!.positions.next()
    try store.connection.run(CollectionMembersTable.insert, id, target, position, nextOrdinal(of: id))
    noteChange(of: name.key)
    return true
  }

  private mutating func target(for name: CollectionName) throws -> Int {
    if let target = targets[name.key] { return target.id }
    let known = try store.collection(withKey: name.key)
    let collection = try known ?? store.insertCollection(name)
    targets[name.key] = Target(
      id: collection.id, name: collection.name, positions: EndPositions(store.order(ofCollection: collection.id)))
    if known == nil { noteChange(of: name.key) }
    return collection.id
  }

  private mutating func nextOrdinal(of id: Recipe.ID) throws -> Int {
    let ordinal =
      if let last, last.recipe == id { last.nextOrdinal } else { try store.connection.nextOrdinal(of: id) }
    last = (id, ordinal < .max ? ordinal + 1 : ordinal)
    return ordinal
  }

  private mutating func noteChange(of key: String) {
    if changedKeys.insert(key).inserted { collectionsChanged.append(targets[key]!.name) }
  }
}
