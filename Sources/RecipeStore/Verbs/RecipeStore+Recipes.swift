package import FoundationEssentials
package import RecipeModel
import SQLite

extension RecipeStore {
  /// Adds a recipe at the end of the library and of its collections, which are made where they are missing.
  ///
  /// - Throws: `RecipeStoreError.invalid` for a draft that breaks a rule of the model; `.needsItself`.
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
      let ids = try drafts.map { try adder.add($0) }
      for id in ids { try LinkReader(connection: connection).checkNeedsNotItself(id) }
      return .inserted(ids, collections: adder.collectionsChanged)
    }
  }

  /// Gives a recipe the content of a draft: all of it but the UUID, which stays.
  ///
  /// The recipe leaves the collections that the draft does not name, and joins the others at their end. Recipes that name
  /// it in their ingredients name it by its new title, and are among those that changed.
  ///
  /// What was changed since a person began an edit is put together with it by `RecipeMerge`.
  ///
  /// - Returns: No change if the recipe says all this already.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalid`; `.needsItself`.
  @discardableResult
  package func update(_ id: Recipe.ID, to draft: RecipeDraft) throws -> RecipeChange {
    try verb("edit") {
      guard let stored = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      let draft = try draft.normalized()
      let collections = try setCollections(of: id, to: draft.collections)
      guard try setContent(of: stored, to: draft) else {
        return collections.isEmpty ? .none : .updated([id], collections: collections)
      }
      let others = try rewriteLinks(to: id, calledBefore: stored.title)
      try LinkReader(connection: connection).checkNeedsNotItself(id)
      return .updated([id] + others.filter { $0 != id }, collections: collections)
    }
  }

  /// Writes everything of a draft but its UUID and collections, unless it is there already.
  ///
  /// - Returns: Whether anything was written.
  func setContent(of stored: Recipe, to draft: RecipeDraft) throws -> Bool {
    var wanted = Recipe(id: stored.id, uuid: stored.uuid, draft)
    wanted.collections = stored.collections
    wanted.log = stored.log
    wanted.saidDiets = stored.saidDiets
    wanted.variantOf = stored.variantOf
    if wanted == stored { return false }
    let addedAt = try addedAt(of: draft, stored: stored)
    try connection.withStatement(RecipesTable.update) { statement in
      try RecipesTable.bindContent(of: draft, addedAt: addedAt, to: &statement)
      try statement.bind(stored.id, at: RecipesTable.updated.count)
      try statement.run()
    }
    openStep?.hasNewTexts = true
    return true
  }

  /// The moment at which a recipe counts as added; it changes only with what the person says about it.
  private func addedAt(of draft: RecipeDraft, stored: Recipe) throws -> Int {
    if let addedOn = draft.addedOn, addedOn != stored.addedOn {
      return addedOn.secondsSince1970(in: environment.timeZone)
    }
    return try connection.first(RecipesTable.addedAt, stored.id) { $0.int(at: 0) }!
  }

  /// Makes a recipe a member of these collections and no others, and lists them in this order.
  ///
  /// - Returns: The names of the collections that the recipe joined or left; all of its collections if only their order
  ///   changed.
  private func setCollections(of id: Recipe.ID, to texts: [String]) throws -> [String] {
    let wanted = try CollectionName.unique(texts)
    let stored = try collections(ofRecipe: id)
    let keys = stored.map { CollectionName.key($0.name) }
    if keys == wanted.map(\.key) { return [] }
    let wantedKeys = Set(wanted.map(\.key))
    let left = zip(stored, keys).filter { !wantedKeys.contains($1) }.map(\.0)
    for collection in left { try connection.run(CollectionMembersTable.delete, id, collection.id) }
    var memberships = MembershipAdder(self)
    for name in wanted { try memberships.add(id, to: name) }
    for (ordinal, name) in wanted.enumerated() {
      try connection.run(CollectionMembersTable.setOrdinal, id, collection(withKey: name.key)!.id, ordinal)
    }
    let changed = left.map(\.name) + memberships.collectionsChanged
    return changed.isEmpty ? stored.map(\.name) : changed
  }

  /// Makes recipes favorites, or ends that.
  ///
  /// - Returns: The recipes that were not so before; the others are not written.
  /// - Throws: `RecipeStoreError.noSuchRecipe` if one of them is not there; `.altered` if one that would change is not
  ///   what was saved, as its new checksum would hide that. No recipe is changed then.
  @discardableResult
  package func setFavorite(_ ids: [Recipe.ID], _ isFavorite: Bool) throws -> RecipeChange {
    try verb(isFavorite ? "favorite" : "unfavorite") {
      let changing = try unique(ids).filter { id in
        guard let stored = try connection.first(RecipesTable.isFavorite, id, row: { $0.bool(at: 0) }) else {
          throw RecipeStoreError.noSuchRecipe(id)
        }
        return stored != isFavorite
      }
      try connection.checkAreUnaltered(changing)
      for id in changing { try connection.run(RecipesTable.setFavorite, id, isFavorite) }
      return .updated(changing)
    }
  }

  /// Deletes recipes. Their identifiers are never used again; collections stay, even empty ones.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe` if one of them is not there.
  @discardableResult
  package func delete(_ ids: [Recipe.ID]) throws -> RecipeChange {
    try verb("delete") {
      let ids = try existing(ids)
      var collections: [String] = []
      var seen: Set<RecipeCollection.ID> = []
      var wasOnShoppingList = false
      var wasPlanned = false
      for id in ids {
        for collection in try self.collections(ofRecipe: id) {
          try connection.run(CollectionMembersTable.delete, id, collection.id)
          if seen.insert(collection.id).inserted { collections.append(collection.name) }
        }
        if try connection.run(ShoppingRecipesTable.delete, id) > 0 { wasOnShoppingList = true }
        try deleteLog(of: id)
        try connection.run(SaidDietsTable.deleteOfRecipe, id)
        try connection.run(VariantsTable.delete, id)
        try connection.run(PartedRecipesTable.deleteOfRecipe, id)
        if try deletePlan(of: id) { wasPlanned = true }
        try connection.run(RecipesTable.delete, id)
      }
      return .deleted(ids, collections: collections, shopping: wasOnShoppingList, plan: wasPlanned)
    }
  }
}

/// Questions of verbs before they change anything, inside their transaction.
extension RecipeStore {
  /// Checks that every recipe is there, and returns them, each once.
  func existing(_ ids: [Recipe.ID]) throws -> [Recipe.ID] {
    let unique = unique(ids)
    for id in unique where try !contains(id) { throw RecipeStoreError.noSuchRecipe(id) }
    return unique
  }

  /// Returns the identifiers, each once. Where they are so already, no copy of a million is made.
  private func unique(_ ids: [Recipe.ID]) -> [Recipe.ID] {
    var seen = RecipeIDSet()
    if ids.allSatisfy({ seen.insert($0) }) { return ids }
    seen = RecipeIDSet()
    return ids.filter { seen.insert($0) }
  }

  /// The number of the recipe that has a UUID; nil for none.
  package func recipeID(with uuid: UUID) throws -> Recipe.ID? {
    try connection.first(RecipesTable.idWithUUID, uuid.storedBytes) { $0.int(at: 0) }
  }

  /// The pictures of the library; nil for one in memory.
  package var pictures: PictureStore? { PictureStore(of: location) }

  /// Stores pictures and names them in a draft, each once.
  func keep(_ pictures: [Picture], for draft: inout RecipeDraft) throws {
    for picture in pictures {
      try self.pictures?.add(picture)
      if !draft.imageNames.contains(picture.name) { draft.imageNames.append(picture.name) }
    }
  }
}
