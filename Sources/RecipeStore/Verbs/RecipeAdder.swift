import FoundationEssentials
import RecipeModel
import SQLite

/// Adds recipes at the end of the library, one after the other, inside one transaction.
struct RecipeAdder {
  private let store: RecipeStore
  private let now: Int
  private var memberships: MembershipAdder

  private var positions: EndPositions

  init(_ store: RecipeStore) throws {
    self.store = store
    try store.connection.checkNumbersAreLeft()
    now = store.environment.now()
    memberships = MembershipAdder(store)
    positions = EndPositions(store.libraryOrder)
  }

  /// The recipes that had the UUIDs of recipes to add, for each of these.
  private(set) var ownersOfTakenUUIDs: [Recipe.ID] = []

  var collectionsChanged: [String] { memberships.collectionsChanged }

  /// Adds a recipe that is normalized, and returns its identifier.
  ///
  /// A UUID that another recipe has is replaced by a new one.
  mutating func add(_ draft: RecipeDraft) throws -> Recipe.ID {
    let id = try insert(draft)
    for name in draft.collections { try memberships.add(id, to: CollectionName(name)) }
    _ = try store.add(draft.log, of: id)
    _ = try store.add(draft.saidDiets, of: id, ingredients: draft.ingredients)
    _ = try store.setOriginal(of: id, to: draft.variantOf)
    return id
  }

  /// Puts a recipe that is in the library into a collection as well, and returns whether it was not in it before.
  mutating func collect(_ id: Recipe.ID, into name: CollectionName) throws -> Bool {
    try memberships.add(id, to: name)
  }

  private mutating func insert(_ draft: RecipeDraft) throws -> Recipe.ID {
    let connection = store.connection
    let addedAt = draft.addedOn?.secondsSince1970(in: store.environment.timeZone) ?? now
    let uuid = try freeUUID(for: draft)
    let position = try positions.next()
    try connection.withStatement(RecipesTable.insert) { statement in
      try RecipesTable.bindContent(of: draft, addedAt: addedAt, to: &statement)
      try statement.bind(uuid.storedBytes, at: RecipeColumn.content.count + 1)
      try statement.bind(position, at: RecipeColumn.content.count + 2)
      try statement.run()
    }
    return Int(connection.lastInsertRowID)
  }

  private mutating func freeUUID(for draft: RecipeDraft) throws -> UUID {
    guard let uuid = draft.uuid else { return store.environment.makeUUID() }
    guard let owner = try store.recipeID(with: uuid) else { return uuid }
    ownersOfTakenUUIDs.append(owner)
    return store.environment.makeUUID()
  }
}

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
  /// - Throws: `RecipeStoreError.holdsMatches` for a saved filter.
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
    if let known { try store.checkIsFilledByHand(known) }
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
