import RecipeModel
import SQLite

extension Doctor {
  /// Puts back members that only an index still has, makes collections again that only their members name, and takes out
  /// what refers to nothing.
  ///
  /// - Returns: What was done, with numbers; what is lost is noted in the report.
  func repairReferences(_ traces: IndexedRows?, _ report: inout RepairReport) throws -> [String] {
    guard let traces else { return [] }
    for (id, title) in traces.recipes.sorted(by: { $0.key < $1.key }) where try !hasRecipe(id) {
      report.lost.append("recipe \(id)\(title.isEmpty ? "" : ": \(title.shortened(to: 80))")")
    }
    return try putMembersBack(traces, &report) + makeCollectionsAgain(traces, &report)
      + takeOutStrayRows(&report)
  }

  private func hasRecipe(_ id: Recipe.ID) throws -> Bool {
    try connection.first(RecipesTable.exists, id) { _ in } != nil
  }

  /// The index may have members that the table has lost. Where it also lacks some, one of the two is damaged, and no one
  /// knows which: both are kept then.
  private func putMembersBack(_ traces: IndexedRows, _ report: inout RepairReport) throws -> [String] {
    var missing: [(recipe: Recipe.ID, membership: DamagedTables.Membership)] = []
    var found = 0
    for (recipe, memberships) in traces.memberships.sorted(by: { $0.key < $1.key }) {
      for membership in memberships {
        if try connection.first(CollectionMembersTable.contains, recipe, membership.collection, row: { _ in }) != nil {
          found += 1
        } else if try hasRecipe(recipe), try hasCollection(membership.collection) {
          missing.append((recipe, membership))
        }
      }
    }
    if missing.isEmpty { return [] }
    let stored = try connection.first(CollectionMembersTable.count) { $0.int(at: 0) } ?? 0
    for (recipe, membership) in missing {
      try connection.run(
        CollectionMembersTable.insert, recipe, membership.collection, GapOrder.clamped(membership.position),
        connection.nextOrdinal(of: recipe))
    }
    let withoutOrder = try Set(missing.map(\.recipe)).count { recipe in
      try connection.query(CollectionMembersTable.ordinals, recipe) { _ in }.count > 1
    }
    if withoutOrder > 0 { report.lost.append("the order of the collections of \(Self.count(withoutOrder, "recipe"))") }
    let places = Self.count(missing.count, "place")
    if found < stored { report.lost.append("whether \(places) of recipes in collections had been there before") }
    return ["\(places) of recipes in collections restored"]
  }

  private func hasCollection(_ id: Int) throws -> Bool {
    try connection.first(CollectionsTable.nameWithID, id) { _ in } != nil
  }

  /// A collection that is gone still has its members, but for its name.
  private func makeCollectionsAgain(_ traces: IndexedRows, _ report: inout RepairReport) throws -> [String] {
    let gone = try connection.query(CollectionMembersTable.collectionsGone) { $0.int(at: 0) }
      .filter(RowNumber.range.contains)
    for id in gone {
      let wanted = traces.collectionKeys[id].flatMap { $0.isEmpty ? nil : $0 } ?? "Collection \(id)"
      let names = [wanted] + (2...).lazy.prefix(1000).map { "\(wanted) \($0)" }
      let name = try names.first {
        try connection.first(CollectionsTable.withKey, CollectionName.key($0)) { _ in } == nil
      }
      guard let name else { continue }
      try connection.run(
        CollectionsTable.insertWithID, CollectionName.key(name), name, GapOrder.bounds.upperBound, id)
      report.lost.append("the name of a collection, which is called \(name.quoted()) now")
    }
    return gone.isEmpty ? [] : ["\(Self.count(gone.count, "collection")) made again for the recipes in them"]
  }

  /// Those that others refer to come first, as what refers to them may be stray once they are gone.
  private func takeOutStrayRows(_ report: inout RepairReport) throws -> [String] {
    var count = 0
    for table in LibraryTable.all.reversed() {
      for reference in table.refersTo where !reference.mayBeGone {
        let rows = try connection.run("DELETE FROM \(table.name) WHERE \(table.isStray(reference))")
        count += rows
        guard rows > 0, table.recordedSince != nil, let parent = LibraryTable.named(reference.table) else { continue }
        report.lost.append("\(table.noun.counted(rows)), of \(parent.noun.plural) that do not exist")
      }
    }
    return count == 0 ? [] : ["\(Self.count(count, "row")) removed that \(count == 1 ? "refers" : "refer") to nothing"]
  }
}

/// The rows that the indexes of a damaged database name, which may no longer be in its tables.
///
/// It is read before the indexes are rebuilt, which would leave no trace of such rows.
struct IndexedRows {
  /// Recipes that two indexes or more name, with their titles in lower case.
  ///
  /// A bit that flips in one index makes it name a recipe that never was.
  let recipes: [Recipe.ID: String]

  /// The names of collections in lower case.
  let collectionKeys: [Int: String]

  /// The members that the index by position has.
  let memberships: [Recipe.ID: [DamagedTables.Membership]]

  /// The sizes of the indexes.
  let sizes: [IndexSize]

  init(in connection: Connection) throws {
    let tables = DamagedTables(connection: connection)
    let titles = try tables.titleKeys()
    recipes = try tables.recipesInIndexes().filter { $0.value > 1 }.reduce(into: [:]) {
      $0[$1.key] = titles[$1.key] ?? ""
    }
    collectionKeys = try tables.collectionKeys()
    memberships = try tables.indexedMemberships()
    sizes = try tables.indexSizes()
  }
}
