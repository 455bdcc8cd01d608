import RecipeModel
import SQLite

/// The tables of a damaged database, read as far as they can be.
///
/// What SQLite cannot read is left out, whether the file's bytes are wrong or the disk does not deliver them.
struct DamagedTables {
  let connection: Connection

  /// A collection of a recipe; the index by position, which may be all that is left, does not say where it is in the
  /// recipe's order.
  typealias Membership = (collection: Int, position: Int, ordinal: Int?)

  /// The numbers that recipes may have: those that the table shows from either end, those that indexes name, and
  /// all between the pages at which reading ends.
  func recipeNumbers(besides named: some Collection<Int>) throws -> [Int] {
    let forwards = try numbers("SELECT id FROM recipes NOT INDEXED ORDER BY id")
    if forwards.isAll { return Set(forwards.numbers).union(named).sorted() }
    let backwards = try numbers("SELECT id FROM recipes NOT INDEXED ORDER BY id DESC")
    let remembered = try rows("SELECT seq FROM sqlite_sequence WHERE name = 'recipes'") { $0.int(at: 0) }
    let end = backwards.numbers.last ?? max(remembered.max() ?? 0, named.max() ?? 0)
    return Set(forwards.numbers).union(backwards.numbers).union(named)
      .union(gap(from: forwards.numbers.last ?? 0, to: end)).sorted()
  }

  /// In how many indexes each recipe is that an index names.
  func recipesInIndexes() throws -> [Recipe.ID: Int] {
    let indexes = [
      ("recipes_by_title_key", "title_key"), ("recipes_by_position", "position"), ("recipes_by_added_at", "added_at"),
      ("sqlite_autoindex_recipes_1", "uuid"),
    ]
    var counts: [Recipe.ID: Int] = [:]
    for (index, column) in indexes {
      let sql = "SELECT id FROM recipes INDEXED BY \(index) ORDER BY \(column)"
      let (forwards, backwards) = (try rows(sql) { $0.int(at: 0) }, try rows(sql + " DESC") { $0.int(at: 0) })
      for id in Set(forwards).union(backwards) { counts[id, default: 0] += 1 }
    }
    return counts
  }

  /// `true` if a column of the tables that are read is computed, by an expression that somebody else has written.
  func areComputed() throws -> Bool {
    let sql = "SELECT 1 FROM pragma_table_xinfo(?1) WHERE hidden IN (2, 3)"
    return try (LibraryTable.all.map(\.name) + ["sqlite_sequence"]).contains { table in
      try readable { try connection.first(sql, table) { _ in true } ?? false } ?? false
    }
  }

  /// The titles without case and accents by recipe, from the index by titles, which may be intact where the table is not.
  func titleKeys() throws -> [Recipe.ID: String] {
    try names("SELECT id, title_key FROM recipes INDEXED BY recipes_by_title_key ORDER BY title_key")
  }

  /// The names in lower case by collection, from their index.
  func collectionKeys() throws -> [Int: String] {
    try names("SELECT id, key FROM collections INDEXED BY sqlite_autoindex_collections_1 ORDER BY key")
  }

  /// The recipes that say something else than was saved, up to the first row that cannot be read.
  func alteredRecipes() throws -> Set<Recipe.ID> {
    Set(try rows(RecipesTable.altered) { $0.int(at: 0) })
  }

  /// Returns whether the rows have a checksum, which those of the first versions have not.
  func haveHashes() throws -> Bool {
    try readable { try connection.forEachRow("SELECT content_hash FROM recipes LIMIT 0") { _ in } } != nil
  }

  /// `true` if a recipe says something else than was saved, or that cannot be told as its checksum cannot be read; false if
  /// the recipe cannot be found by its number.
  func isAltered(_ id: Recipe.ID) throws -> Bool {
    guard let isUnaltered = try row({ try connection.first(RecipesTable.isUnaltered, id) { $0.bool(at: 0) } }) else {
      return true
    }
    return isUnaltered == false
  }

  func recipe(_ id: Recipe.ID) throws -> DamagedRecipe? {
    let columns = DamagedRecipe.columns
    let sql = "SELECT \(columns.map(\.rawValue).joined(separator: ", ")) FROM recipes WHERE id = ?1"
    if let rows = try row({ try connection.query(sql, id) { DamagedRecipe(whole: $0) } }) { return rows.first }
    var recipe = DamagedRecipe()
    for part in columns {
      let column = part.rawValue
      let sql = "SELECT \(column) FROM recipes WHERE id = ?1"
      _ = try readable { try connection.first(sql, id) { recipe.read(part, from: $0, at: 0) } }
    }
    return recipe
  }

  /// The recipes that going through the table shows, though asking for their numbers does not find them: pages that have
  /// changed places are out of order.
  func recipes(outOfOrder ids: Set<Recipe.ID>) throws -> [Recipe.ID: DamagedRecipe] {
    if ids.isEmpty { return [:] }
    let columns = DamagedRecipe.columns.map(\.rawValue).joined(separator: ", ")
    let sql = "SELECT \(columns), id FROM recipes NOT INDEXED ORDER BY id"
    var recipes: [Recipe.ID: DamagedRecipe] = [:]
    for sql in [sql, sql + " DESC"] {
      _ = try rows(sql) { row in
        let id = row.int(at: DamagedRecipe.columns.count)
        if ids.contains(id) { recipes[id] = DamagedRecipe(whole: row) }
      }
    }
    return recipes
  }

  /// The memberships of a recipe, from the table, or else from those that its index has; from both if the table is garbled.
  func memberships(
    of id: Recipe.ID, orFrom index: [Recipe.ID: [Membership]], isGarbled: Bool
  ) throws -> [Membership] {
    let sql = "SELECT collection_id, position, ordinal FROM collection_members WHERE recipe_id = ?1 ORDER BY ordinal"
    let memberships = try row {
      try connection.query(sql, id) { row -> Membership in (row.int(at: 0), row.int(at: 1), row.int(at: 2)) }
    }
    guard let memberships, isGarbled else { return memberships ?? index[id] ?? [] }
    let known = Set(memberships.map(\.collection))
    return memberships + (index[id] ?? []).filter { !known.contains($0.collection) }
  }

  /// All memberships that the index by position has.
  func indexedMemberships() throws -> [Recipe.ID: [Membership]] {
    let sql = """
      SELECT recipe_id, collection_id, position FROM collection_members INDEXED BY collection_members_by_position
      ORDER BY collection_id
      """
    var memberships: [Recipe.ID: [Membership]] = [:]
    for sql in [sql, sql + " DESC"] {
      for (recipe, collection, position) in try rows(sql, row: { ($0.int(at: 0), $0.int(at: 1), $0.int(at: 2)) })
      where memberships[recipe]?.contains(where: { $0.collection == collection }) != true {
        memberships[recipe, default: []].append((collection, position, nil))
      }
    }
    return memberships
  }

  /// `true` if the table of members can be read or its index can, and both say the same where both can.
  func areMembershipsKnown() throws -> Bool {
    let ofTable = try memberships(from: "NOT INDEXED ORDER BY recipe_id, collection_id")
    let ofIndex = try memberships(from: "INDEXED BY collection_members_by_position ORDER BY collection_id")
    guard let ofTable, let ofIndex else { return ofTable != nil || ofIndex != nil }
    return ofTable == ofIndex
  }

  /// The pairs of recipes and collections; `nil` if not all can be read.
  private func memberships(from source: String) throws -> Set<[Int]>? {
    var pairs: Set<[Int]> = []
    return try readable {
      try connection.forEachRow("SELECT recipe_id, collection_id FROM collection_members \(source)") {
        pairs.insert([$0.int(at: 0), $0.int(at: 1)])
      }
    }.map { pairs }
  }

  /// The pages that nothing leads to, on which there may be rows.
  func strayPages() throws -> Int { try readable { try connection.strayPages() } ?? 0 }

  /// The faults of the tables that a recovery reads.
  func faults() throws -> TableFaults {
    let tables = LibraryTable.all.filter { ![.historySteps, .historyPieces].contains($0) }
    if let faults = try readable({ try connection.faults(of: Set(tables.map(\.name))) }) { return faults }
    var unknown = TableFaults()
    unknown.hasOthers = true
    return unknown
  }

  /// The sizes of the indexes; none where a table cannot be read.
  func indexSizes() throws -> [IndexSize] { try readable { try connection.indexSizes() } ?? [] }

  private func names(_ sql: String) throws -> [Int: String] {
    var names: [Int: String] = [:]
    for sql in [sql, sql + " DESC"] {
      for (id, name) in try rows(sql, row: { ($0.int(at: 0), $0.text(at: 1)) }) { names[id] = name }
    }
    return names
  }

  /// The numbers up to the first that cannot be read, and whether those are all.
  private func numbers(_ sql: String) throws -> (numbers: [Int], isAll: Bool) {
    var numbers: [Int] = []
    let end: Void? = try readable { try connection.forEachRow(sql) { numbers.append($0.int(at: 0)) } }
    return (numbers, end != nil)
  }

  /// The rows up to the first that cannot be read.
  func rows<R>(_ sql: String, row: (borrowing Statement) throws -> R) throws -> [R] {
    var rows: [R] = []
    _ = try readable { try connection.forEachRow(sql) { rows.append(try row($0)) } }
    return rows
  }

  /// Returns what `read` reads of one row, asked for a second time where it cannot be read: a call that fails once is no
  /// damage.
  func row<R>(_ read: () throws -> R) throws -> R? {
    try readable(read) ?? readable(read)
  }

  /// Returns what `read` reads, nil where the damage prevents it.
  func readable<R>(_ read: () throws -> R) throws -> R? {
    do {
      return try read()
    } catch let error as SQLiteError {
      switch error.code {
      case .busy, .locked, .interrupted, .outOfMemory: throw error
      default: return nil
      }
    }
  }
}

/// A row of a damaged table, of which some columns may be missing, made to fit an intact one.
struct DamagedRecipe {
  /// All that cannot be computed from the rest.
  static let columns = RecipeColumn.allCases.filter { ![.id, .titleKey, .contentHash].contains($0) }

  /// The values that could be read; text that is not UTF-8 has U+FFFD instead of what is wrong.
  private var values: [RecipeColumn: ColumnValue] = [:]

  init() {}

  init(whole row: borrowing Statement) {
    for (index, column) in Self.columns.enumerated() { read(column, from: row, at: index) }
  }

  mutating func read(_ column: RecipeColumn, from row: borrowing Statement, at index: Int) {
    values[column] =
      switch column.storage {
      case .integer: .integer(row.int64(at: index))
      case .text: .text(row.text(at: index))
      case .blob: .blob(row.bytes(at: index))
      }
  }

  var isEmpty: Bool { values.isEmpty }
  var isWhole: Bool { values.count == Self.columns.count }

  /// The bytes of its UUID, which may be any number; `nil` if they could not be read.
  var uuid: [UInt8]? {
    if case .blob(let bytes) = values[.uuid] { bytes } else { nil }
  }

  /// Writes the row under its number.
  ///
  /// - Parameters:
  ///   - title: What it is called if its title is one of the columns that are missing.
  ///   - uuid: Sixteen bytes that no other recipe has.
  ///   - now: When it was added, if that cannot be read.
  func insert(_ id: Recipe.ID, title: String, uuid: [UInt8], now: Int, into connection: Connection) throws {
    let storedTitle = values[.title]?.text ?? ""
    let title = storedTitle.isEmpty ? title : storedTitle
    try connection.withStatement(RecipesTable.insertWithID) { statement in
      for (index, column) in RecipesTable.insertedWithID.enumerated() {
        let value: any Bindable =
          switch column {
          case .id: id
          case .uuid: uuid
          case .title: title
          case .titleKey: TextFold.fold(title)
          case .addedAt: values[column]?.int ?? now
          case .position: GapOrder.clamped(values[column]?.int ?? .max)
          default: column.valid(values[column])
          }
        try statement.bind(value, at: index + 1)
      }
      try statement.run()
    }
  }
}
