import Files
import FoundationEssentials
package import RecipeModel
import SQLite

/// The outcome of a recovery: what came over from a damaged database into a new one.
package struct Recovery: Equatable, Sendable {
  /// The number of recipes that came over.
  package var recipes = 0
  package var collections = 0

  /// Those of which a part could not be read.
  package var incomplete: [Recipe.ID] = []

  /// Those that came over whole and are not what was saved.
  package var altered: [Recipe.ID] = []

  /// Those that had a number which none can have, by that number, and the one that they have now.
  package var renumbered: [Recipe.ID: Recipe.ID] = [:]

  /// Those that something in the file still names, and that could not be read.
  package var lost: [Recipe.ID] = []

  /// The saved filters whose filters could not be read, by their names: collections that are empty now.
  package var lostFilters: [String] = []

  /// The rows of other tables that could not be read, that mean nothing, or whose recipes are lost.
  package var lostRows: [RowCount] = []

  /// The rows of other tables that came over and are not what was saved.
  package var alteredRows: [RowCount] = []

  /// `true` if all that was in the file came over as it was saved.
  package var isWhole: Bool {
    incomplete.isEmpty && altered.isEmpty && lost.isEmpty && lostFilters.isEmpty && lostRows.isEmpty
      && alteredRows.isEmpty
  }

  var isEmpty: Bool { recipes == 0 && collections == 0 }
}

extension Doctor {
  /// Makes a new database of what can be read of another one, which stays as it is.
  ///
  /// Recipes keep their numbers, and their collections and orders where those can be read. The history is not taken over.
  /// A file whose first page cannot be read is beyond recovery: that page says where all others are.
  ///
  /// - Throws: `RecipeStoreError.fileExists` and what else keeps the file from being made; `.damaged` or `.notOurDatabase`
  ///   if nothing can be read. No file is there then.
  package static func recover(
    _ location: StoreLocation, to path: String, environment: StoreEnvironment
  ) throws -> Recovery {
    try Doctor(of: location, environment: environment).recover(to: path)
  }

  private func recover(to path: String) throws -> Recovery {
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path)
    var recovery = Recovery()
    // What computes a column is not ours, and may take for ever.
    if try DamagedTables(connection: connection).areComputed() { throw refusal ?? .damaged(location.path) }
    do {
      try Connection.makeFile(at: path, replacing: false, shouldStop: environment.shouldStop) { target in
        try target.createRecipeFunctions()
        try RecipeStore.migrator.migrate(target)
        try target.transaction {
          var salvage = Salvage(from: connection, to: target, environment: environment)
          recovery = try salvage.run()
          if recovery.isEmpty { throw refusal ?? .damaged(location.path) }
        }
        let pictures = PictureStore(besides: location.path)
        let names = try target.namesOfPictures().union(pictures.names())
        try PictureStore(besides: path).add(names.sorted(), from: pictures)
      }
    } catch let error as FileError {
      throw RecipeStoreError(error)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: .file(path, isDefault: false))
    }
    return recovery
  }
}

/// Brings what can be read of a damaged database into a new one.
///
/// Going through a table ends where a page is damaged. So rows are asked for one by one, by every number that there may
/// have been: only those on the damaged page, or under it, are then missing. Of a row that cannot be read as a whole,
/// each column is asked for by itself.
struct Salvage {
  let source: DamagedTables
  let target: Connection
  let environment: StoreEnvironment
  var recovery = Recovery()

  /// The numbers that rows have now by those that they had, of each table that others refer to.
  var numbers: [String: [Int: Int]] = [:]

  /// What SQLite finds fault with. A bit in the header of a row can take it away, or give it another number, and leave all
  /// others readable.
  private(set) var faults = TableFaults()

  init(from source: Connection, to target: Connection, environment: StoreEnvironment) {
    self.source = DamagedTables(connection: source)
    self.target = target
    self.environment = environment
  }

  mutating func run() throws -> Recovery {
    faults = try source.faults()
    let recipes = try salvageRecipes()
    let index = try source.indexedMemberships()
    let isGarbled = faults.garbled.contains(LibraryTable.collectionMembers.name)
    let memberships = try recipes.map {
      ($0.new, try source.memberships(of: $0.old, orFrom: index, isGarbled: isGarbled))
    }
    let collections = try salvageCollections(namedIn: Set(memberships.flatMap { $0.1.map(\.collection) }))
    for (recipe, memberships) in memberships {
      for membership in memberships {
        guard let collection = collections[membership.collection] else { continue }
        try target.run(
          CollectionMembersTable.insert, recipe, collection, GapOrder.clamped(membership.position),
          membership.ordinal.map { min($0, .max - 1) } ?? target.nextOrdinal(of: recipe))
      }
    }
    numbers[LibraryTable.recipes.name] = Dictionary(recipes.map { ($0.old, $0.new) }) { first, _ in first }
    numbers[LibraryTable.collections.name] = collections
    let withoutOrder = memberships.map(\.1).filter { $0.count > 1 }.joined().count { $0.ordinal == nil }
    let altered = try source.contents(of: .collectionMembers).alteredCount + withoutOrder
    let areKnown = try source.areMembershipsKnown()
    note(LibraryTable.collectionMembers.noun, altered: altered, unknown: areKnown ? .none : .some)
    // What others refer to comes first.
    for table in LibraryTable.all.reversed() {
      if case .rows(let makeValid) = table.salvage { try salvageRows(of: table, makeValid) }
    }
    // What else is missing says so itself.
    if recovery.isWhole {
      note(
        RowNoun("page that belongs to no table or index", "pages that belong to no table or index"),
        lost: try source.strayPages())
      note(.strayIndexEntry, lost: try source.indexSizes().reduce(0) { $0 + $1.strayEntries })
      if recovery.isWhole, !faults.isEmpty {
        note(RowNoun("row of a damaged page", "rows of damaged pages"), unknown: .some)
      }
    }
    return recovery
  }

  /// Returns the numbers that the recipes had which came over, and those that they have now.
  private mutating func salvageRecipes() throws -> [(old: Recipe.ID, new: Recipe.ID)] {
    let titleKeys = try source.titleKeys()
    let named = try source.recipesInIndexes()
    let candidates = try source.recipeNumbers(besides: named.keys)
    let altered = try source.alteredRecipes()
    let haveHashes = try source.haveHashes()
    var numbers = NumberGiver(for: candidates)
    var uuids: Set<[UInt8]> = []
    var found: [(old: Recipe.ID, new: Recipe.ID)] = []
    var missing: Set<Recipe.ID> = []

    func take(_ recipe: DamagedRecipe, _ id: Recipe.ID) throws {
      var uuid = recipe.uuid ?? []
      if uuid.count != 16 || !uuids.insert(uuid).inserted { uuid = environment.makeUUID().storedBytes }
      let number = numbers.number(for: id)
      try recipe.insert(
        number, title: titleKeys[id] ?? "Recipe \(id)", uuid: uuid, now: environment.now(), into: target)
      found.append((id, number))
      if number != id { recovery.renumbered[id] = number }
      if !recipe.isWhole { recovery.incomplete.append(number) }
      if try recipe.isWhole && (altered.contains(id) || haveHashes && source.isAltered(id)) {
        recovery.altered.append(number)
      }
    }

    for id in candidates {
      if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      guard let recipe = try source.recipe(id) else {
        missing.insert(id)
        continue
      }
      if recipe.isEmpty {
        if titleKeys[id] != nil { recovery.lost.append(id) }
      } else {
        try take(recipe, id)
      }
    }
    let outOfOrder = try source.recipes(outOfOrder: missing)
    for (id, recipe) in outOfOrder.sorted(by: { $0.key < $1.key }) { try take(recipe, id) }
    // A bit that flips in one index makes it name a recipe that never was.
    recovery.lost += missing.filter { outOfOrder[$0] == nil && named[$0, default: 0] > 1 }
    recovery.lost.sort()
    recovery.recipes = found.count
    return found
  }

  /// - Parameter members: The collections that recipes are in, which are made even if nothing is known of them.
  /// - Returns: The numbers that the collections have now, by those that they had.
  private mutating func salvageCollections(namedIn members: Set<Int>) throws -> [Int: Int] {
    let contents = try self.contents(of: .collections)
    let rows = Dictionary(contents.rows.map { ($0.row["id"].int, $0.row) }) { first, _ in first }
    // An index of a table that is whole may name a collection that never was, by a bit that flipped in it.
    let keys = contents.isWhole ? [:] : try source.collectionKeys()
    let filters = try self.contents(of: .collectionFilters)
    let candidates = Set(rows.keys).union(keys.keys).union(members)
      .union(filters.rows.map { $0.row["collection_id"].int }).sorted()
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    var givers = NumberGiver(for: candidates)
    var found: [Int: Int] = [:]
    for id in candidates {
      let stored = rows[id]?["name"].text ?? ""
      let name = Self.name(stored.isEmpty ? keys[id] ?? "" : stored, of: id, besides: &taken)
      let position = GapOrder.clamped(rows[id]?["position"].int ?? .max)
      let number = givers.number(for: id)
      try target.run(CollectionsTable.insertWithID, CollectionName.key(name), name, position, number)
      (names[id], found[id]) = (name, number)
    }
    recovery.collections = found.count
    note(RowNoun("name of a collection", "names of collections"), lost: candidates.count { rows[$0] == nil })
    note(LibraryTable.collections.noun, altered: contents.alteredCount, unknown: contents.unknown)
    try salvage(filters, of: found.filter { !members.contains($0.key) }, names)
    return found
  }

  /// Gives collections without members their filters, by the numbers that they had.
  private mutating func salvage(_ filters: TableContents, of collections: [Int: Int], _ names: [Int: String]) throws {
    var altered = 0
    for (row, isUnaltered) in filters.rows {
      let id = row["collection_id"].int
      guard let collection = collections[id], let filter = SavedFilter(text: row["filter"].text) else {
        recovery.lostFilters.append(names[id] ?? "Collection \(id)")
        continue
      }
      try target.run(CollectionFiltersTable.set, collection, filter.text)
      if !isUnaltered { altered += 1 }
    }
    note(LibraryTable.collectionFilters.noun, lost: filters.missing, altered: altered, unknown: filters.unknown)
  }

  /// A name that no other collection has.
  private static func name(_ stored: String, of id: Int, besides taken: inout Set<String>) -> String {
    var name = stored.isEmpty ? "Collection \(id)" : stored
    if taken.contains(CollectionName.key(name)) { name += " \(id)" }
    taken.insert(CollectionName.key(name))
    return name
  }
}

/// Gives rows of a damaged table their own number, or the next free one where none can have theirs.
struct NumberGiver {
  private var last: Int

  init(for numbers: [Int]) {
    last = numbers.filter(RowNumber.kept.contains).max() ?? 0
  }

  mutating func number(for old: Int) -> Int {
    if RowNumber.kept.contains(old) { return old }
    last += 1
    return last
  }
}
