import FoundationEssentials
import RecipeModel
import SQLite

/// Brings what can be read of a damaged database into a new one.
///
/// Going through a table ends where a page is damaged. So rows are asked for one by one, by every number that there may
/// have been: only those on the damaged page, or under it, are then missing. Of a row that cannot be read as a whole,
/// each column is asked for by itself.
struct Salvage {
  private let source: DamagedTables
  private let target: Connection
  private let environment: StoreEnvironment
  private var recovery = Recovery()

  init(from source: Connection, to target: Connection, environment: StoreEnvironment) {
    self.source = DamagedTables(connection: source)
    self.target = target
    self.environment = environment
  }

  mutating func run() throws -> Recovery {
    let recipes = try salvageRecipes()
    let index = try source.indexedMemberships()
    let memberships = try recipes.map { ($0, try source.memberships(of: $0, orFrom: index)) }
    try salvageCollections(namedIn: Set(memberships.flatMap { $0.1.map(\.collection) }))
    for (recipe, memberships) in memberships {
      for membership in memberships {
        try target.run(
          CollectionMembersTable.insertWithOrdinal, recipe, membership.collection,
          GapOrder.clamped(membership.position), membership.ordinal)
      }
    }
    return recovery
  }

  /// Returns the numbers of the recipes that came over.
  private mutating func salvageRecipes() throws -> [Recipe.ID] {
    let titleKeys = try source.titleKeys()
    let altered = try source.alteredRecipes()
    var uuids: Set<[UInt8]> = []
    var found: [Recipe.ID] = []
    for id in try source.candidates(in: "recipes", besides: titleKeys.keys) {
      if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      guard let recipe = try source.recipe(id) else { continue }
      if recipe.isEmpty {
        if titleKeys[id] != nil { recovery.lost.append(id) }
        continue
      }
      var uuid = recipe.uuid ?? []
      if uuid.count != 16 || !uuids.insert(uuid).inserted { uuid = environment.makeUUID().storedBytes }
      try recipe.insert(
        id, title: titleKeys[id] ?? "Recipe \(id)", uuid: uuid, now: environment.now(), into: target)
      found.append(id)
      if !recipe.isWhole { recovery.incomplete.append(id) }
      if recipe.isWhole, altered.contains(id) { recovery.altered.append(id) }
    }
    recovery.recipes = found.count
    return found
  }

  /// - Parameter members: The collections that recipes are in, which are made even if nothing is known of them.
  private mutating func salvageCollections(namedIn members: Set<Int>) throws {
    let keys = try source.collectionKeys()
    var taken: Set<String> = []
    let candidates = try source.candidates(in: "collections", besides: keys.keys)
    for id in Set(candidates).union(members).sorted() {
      let collection = try source.collection(id)
      guard collection != nil || keys[id] != nil || members.contains(id) else { continue }
      var name = collection?.name ?? keys[id] ?? ""
      if name.isEmpty { name = "Collection \(id)" }
      if !taken.insert(CollectionName.key(name)).inserted {
        name += " \(id)"
        taken.insert(CollectionName.key(name))
      }
      try target.run(
        CollectionsTable.insertWithID, CollectionName.key(name), name,
        GapOrder.clamped(collection?.position ?? .max), id)
      recovery.collections += 1
    }
  }
}
