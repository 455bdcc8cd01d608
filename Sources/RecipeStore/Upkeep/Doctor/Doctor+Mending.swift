import RecipeModel
import SQLite

/// What doctor did.
package struct Treatment: Equatable, Sendable {
  /// What was mended, a phrase each.
  package var mended: [String] = []

  /// Where the database is kept as it was before; `nil` where nothing was to be mended.
  package var keptCopy: String?

  /// What there is to see then.
  package var findings: [Finding]
}

extension Doctor {
  /// Mends what the findings name and what can be mended, in one transaction.
  ///
  /// Indexes, counts and the full-text index follow from the recipes, and are made anew. A recipe in which one bit has
  /// flipped gets it back, as its hash tells which one. Members of collections that are nothing any more go, and so do
  /// steps of the history that cannot be read. Positions that are shared are spaced, and pictures that nothing names are
  /// deleted. The rest stays as it is: a new database of what can be read is the way then.
  ///
  /// Everything is looked at again in the same transaction, so that nothing can fail once it is committed.
  ///
  /// - Throws: `RecipeStoreError`; the database is then what it was.
  package func mend(_ findings: [Finding]) throws -> Treatment {
    let ailing = Set(findings.filter(\.isMendable).map(\.part))
    var treatment = Treatment(findings: findings)
    guard !ailing.isEmpty else { return treatment }
    if connection.isReadOnly { throw RecipeStoreError.openedToReadOnly(location.path) }
    do {
      try connection.transaction {
        treatment.keptCopy = try keepCopy()
        treatment.mended = try remedies(for: ailing).filter { try attempt($0.apply) }.map(\.phrase)
        treatment.findings = try examine()
        // A disk that fails while it is read makes SQLite take back everything.
        guard connection.isInTransaction else { throw RecipeStoreError.inputOutput(location.path) }
      }
    } catch let error as SQLiteError {
      // Too damaged to be written to at all.
      if ResultCode.corrupt ~= error.code { return try Treatment(keptCopy: treatment.keptCopy, findings: examine()) }
      throw RecipeStoreError(error, at: location)
    }
    return treatment
  }

  /// Something that helps, and whether it had anything to do.
  private typealias Remedy = (phrase: String, apply: () throws -> Bool)

  /// In the order in which one may rely on the other: rows are found by indexes, and all else follows from rows.
  private func remedies(for ailing: Set<Finding.Part>) -> [Remedy] {
    let all: [(parts: Set<Finding.Part>, remedy: Remedy)] = [
      ([.structure], ("indexes made anew", makeIndexesAnew)),
      // Before texts change: the triggers take out of the index what they find in the row.
      ([.search, .contents, .structure], ("full-text index made anew", feedFullText)),
      ([.contents], ("flipped bits put back", putFlippedBitsBack)),
      ([.contents], ("titles and names sorted in anew", makeKeysAnew)),
      ([.references, .structure], ("rows taken out that refer to nothing", takeOutStrayRows)),
      ([.orders], ("orders spaced anew", spaceOrders)),
      ([.counts, .references, .structure], ("counted anew", recount)),
      ([.pictures], ("pictures deleted that nothing names", letUnusedPicturesGo)),
      ([.history], ("damaged steps of the history let go, with those behind them", letDamagedStepsGo)),
    ]
    return all.filter { !$0.parts.isDisjoint(with: ailing) }.map(\.remedy)
  }

  /// Tries something that the damage itself may prevent; it is then taken back as a whole.
  private func attempt(_ remedy: () throws -> Bool) throws -> Bool {
    do {
      return try connection.transaction(remedy)
    } catch let error as SQLiteError where connection.isInTransaction && !error.concernsMachine {
      return false
    }
  }

  private func keepCopy() throws -> String? {
    guard case .file = location else { return nil }
    let name = KeptCopies(of: location).name(before: KeptCopies.mending, now: environment.now())
    try connection.writeBytes(to: name)
    return name
  }

  private func makeIndexesAnew() throws -> Bool {
    try connection.execute("REINDEX")
    return true
  }

  private func putFlippedBitsBack() throws -> Bool {
    var hasMended = false
    for id in try connection.alteredRecipes() {
      guard let row = try connection.first(HashedRow.sql, id, row: { HashedRow($0) }), let bit = row.flippedBit
      else { continue }
      let isMended = try attempt {
        try row.putBack(bit, in: id, on: connection)
        return true
      }
      hasMended = hasMended || isMended
    }
    return hasMended
  }

  private func makeKeysAnew() throws -> Bool {
    let recipes = try recipesWithWrongTitleKey()
    for id in recipes { try connection.run(RecipesTable.setTitleKey, id, TextFold.fold(title(of: id))) }
    let collections = try collectionsWithWrongKey()
    for (id, name) in collections { try connection.run(CollectionsTable.rename, id, CollectionName.key(name), name) }
    return !recipes.isEmpty || !collections.isEmpty
  }

  private func takeOutStrayRows() throws -> Bool {
    let changesBefore = connection.totalChanges
    try connection.execute(MaintenanceSQL.deleteStrayRows)
    return connection.totalChanges > changesBefore
  }

  private func spaceOrders() throws -> Bool {
    let collections = try connection.query(CollectionsTable.ids) { $0.int(at: 0) }
    let changesBefore = connection.totalChanges
    let orders =
      [
        StoredOrder(RecipesTable.order, on: connection), StoredOrder(CollectionsTable.order, on: connection),
      ] + collections.map { StoredOrder(CollectionMembersTable.order, of: $0, on: connection) }
    for order in orders { _ = try order.setOrder(of: order.identifiers()) }
    return connection.totalChanges > changesBefore
  }

  private func recount() throws -> Bool {
    guard try connection.first(MaintenanceSQL.wrongCounts, row: { _ in }) != nil else { return false }
    try connection.execute(MaintenanceSQL.recount)
    return true
  }

  private func feedFullText() throws -> Bool {
    try connection.run(RecipesTextTable.rebuild)
    return true
  }
}

extension Finding {
  fileprivate var isMendable: Bool {
    switch part {
    case .structure, .references, .contents, .counts, .search, .history: !problems.isEmpty
    case .pictures: !remarks.isEmpty
    case .orders: !problems.isEmpty || !remarks.isEmpty
    case .file, .settings, .copies: false
    }
  }
}

extension SQLiteError {
  /// Whether the machine has failed, or somebody has asked to stop, so that nothing else will succeed either.
  fileprivate var concernsMachine: Bool {
    switch code {
    case .full, .inputOutput, .cannotOpen, .interrupted, .outOfMemory, .readOnly: true
    default: false
    }
  }
}
