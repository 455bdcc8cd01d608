import FoundationEssentials
package import RecipeModel
import SQLite

extension RecipeStore {
  /// Adds a recipe at the end of the library and of its collections, which are made where they are missing.
  ///
  /// - Throws: `RecipeStoreError.invalid` for a draft that breaks a rule of the model.
  @discardableResult
  package func add(_ draft: RecipeDraft) throws -> RecipeChange {
    try add([draft])
  }

  /// Adds recipes in their order, all or none.
  @discardableResult
  package func add(_ drafts: [RecipeDraft]) throws -> RecipeChange {
    try verb("add") {
      let drafts = try drafts.map { draft throws(RecipeError) in try draft.normalized() }
      var adder = try RecipeAdder(self)
      return .inserted(try drafts.map { try adder.add($0) }, collections: adder.collectionsChanged)
    }
  }
}

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
