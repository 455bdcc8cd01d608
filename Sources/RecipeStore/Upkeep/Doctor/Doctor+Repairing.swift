import Files
import RecipeModel
import SQLite

/// The outcome of a repair.
package struct RepairReport: Equatable, Sendable {
  /// The repairs, a phrase each.
  package var repaired: [String] = []

  /// The losses: what was in the database and could not be kept, a phrase each.
  package var lost: [String] = []

  /// The path of the database as it was before; `nil` where nothing was to be repaired.
  package var backup: String?

  /// The examination afterwards.
  package var checks: [DoctorCheck]
}

extension Doctor {
  /// Repairs what the checks name, as far as possible, in one transaction.
  ///
  /// A schema that is not ours is put right first, without running anything of it. Indexes, counts and the full-text index
  /// follow from the recipes, and are rebuilt. A recipe that is not what was saved stays as it is: nothing says what it
  /// was. Members of collections that are nothing any more go, and so do steps of the history that cannot be read.
  /// Positions that are shared are spaced. Pictures that are missing or damaged are copied from other folders of pictures,
  /// and those that nothing can name are deleted. The rest stays as it is: a new database of what can be read is the way
  /// then.
  ///
  /// Everything is looked at again in the same transaction, so that nothing can fail once it is committed.
  ///
  /// - Throws: `RecipeStoreError`; the database is then what it was.
  package func repair(_ checks: [DoctorCheck]) throws -> RepairReport {
    var report = RepairReport(checks: checks)
    let isOurs = try hasOurSchema()
    guard !isOurs || checks.contains(where: \.isRepairable) else { return report }
    if connection.isReadOnly { throw RecipeStoreError.openedToReadOnly(location.path) }
    try DatabaseFile(path: location.path).checkHasOneName()
    try RecipeStore.checkOpenFiles()
    do {
      try connection.transaction {
        report.backup = try keepCopy()
        if !isOurs {
          report.repaired = try repairSchema()
          if refusal?.isOfSchema == true { refusal = nil }
          report.checks = try examine()
        }
        try apply(remedies(for: report.checks), to: &report)
        if !report.repaired.isEmpty { _ = try attempt({ _ in try self.noteRepair() }, on: &report) }
        report.checks = try examine()
        // A disk that fails while it is read makes SQLite roll back everything.
        guard connection.isInTransaction else { throw RecipeStoreError.inputOutput(location.path) }
      }
    } catch let error as FileError {
      throw RecipeStoreError(error)
    } catch let error as SQLiteError {
      // Too damaged to be written to at all.
      if ResultCode.corrupt ~= error.code {
        return RepairReport(backup: report.backup, checks: isOurs ? try examine() : checks)
      }
      throw RecipeStoreError(error, at: location)
    }
    return report
  }

  /// Repairs what a copy of the database says that follows from its recipes, for a restore.
  ///
  /// - Throws: `RecipeStoreError.damaged` if anything else is wrong, or `.altered`.
  func prepareForRestore() throws {
    try connection.checkRowsAreUnaltered()
    let parts: Set<DoctorCheck.Part> = [.contents, .orders, .counts, .search]
    let problems = try examine().filter { $0.part.isOfContent && !$0.isOK }
    guard problems.allSatisfy({ parts.contains($0.part) }) else { throw RecipeStoreError.damaged(location.path) }
    guard !problems.isEmpty else { return }
    var report = RepairReport(checks: problems)
    try connection.transaction { try apply(remedies(for: problems), to: &report) }
    let isOK = try examine().allSatisfy { !$0.part.isOfContent || $0.isOK }
    guard isOK, report.lost.isEmpty else { throw RecipeStoreError.damaged(location.path) }
  }

  /// Something that helps; it returns what it has done, a phrase each, and notes what is lost.
  private typealias Remedy = (inout RepairReport) throws -> [String]

  private func apply(_ remedies: [Remedy], to report: inout RepairReport) throws {
    for remedy in remedies { report.repaired += try attempt(remedy, on: &report) }
  }

  /// In the order in which one may rely on the other: rows are found by indexes, and all else follows from rows.
  private func remedies(for checks: [DoctorCheck]) throws -> [Remedy] {
    let ailing = Set(checks.filter(\.isRepairable).map(\.part))
    // Indexes may be all that is left of rows, so they are asked before they are rebuilt.
    let traces = ailing.isDisjoint(with: [.references, .structure]) ? nil : try IndexedRows(in: connection)
    func saying(_ phrase: String, _ work: @escaping () throws -> Bool) -> Remedy {
      { _ in try work() ? [phrase] : [] }
    }
    let all: [(parts: Set<DoctorCheck.Part>, remedy: Remedy)] = [
      ([.structure], saying("indexes rebuilt", rebuildIndexes)),
      ([.structure], saying("indexes of other programs rebuilt", rebuildForeignIndexes)),
      // Before texts change: the triggers take out of the index what they find in the row.
      ([.search, .contents, .structure], saying("full-text index rebuilt", rebuildFullText)),
      ([.contents], saying("titles and names sorted again", recomputeKeys)),
      ([.references, .structure], { try self.repairReferences(traces, &$0) }),
      ([.contents, .references, .structure], removeBrokenFilters),
      ([.contents, .references, .structure], repairShopping),
      ([.contents, .references, .structure], repairFoods),
      ([.contents, .references, .structure], repairCookings),
      ([.contents, .references, .structure], repairPlan),
      ([.orders], saying("orders spaced evenly", spaceOrders)),
      ([.counts, .references, .structure], saying("counts recomputed", recount)),
      ([.pictures], saying("pictures copied from other folders", copyPicturesFromElsewhere)),
      ([.pictures], saying("unused pictures deleted", deleteUnusedPictures)),
      ([.history], repairHistory),
      // Once no step is there that none can be.
      ([.counts, .history], saying("last numbers corrected", recountNumbers)),
      // Once all rows are put back that can be.
      ([.references, .structure], { try self.noteStrayEntries(traces, &$0) }),
    ]
    return all.filter { !$0.parts.isDisjoint(with: ailing) }.map(\.remedy)
  }

  /// Tries something that the damage itself may prevent; it is then rolled back as a whole.
  private func attempt(_ remedy: Remedy, on report: inout RepairReport) throws -> [String] {
    var tried = report
    do {
      let phrases = try connection.transaction { try remedy(&tried) }
      report = tried
      return phrases
    } catch let error as SQLiteError where connection.isInTransaction && !error.concernsMachine {
      return []
    }
  }

  /// Lets programs that have the library open see that something changed.
  private func noteRepair() throws -> [String] {
    try connection.skipStepNumber()
    return []
  }

  private func keepCopy() throws -> String? {
    guard case .file = location else { return nil }
    let name = AutomaticBackups(of: location).name(before: AutomaticBackups.repair, now: environment.now())
    try connection.writeBytes(to: name)
    backupOfThisRepair = name
    return name
  }

  /// Gives the file our schema; what it has of its own never runs, and is removed unless it may stay.
  ///
  /// - Throws: `SQLiteError` with `.corrupt` where the rows do not fit our tables, there are tables that may not be there,
  ///   or the file is of an older version, which only an intact one leaves.
  private func repairSchema() throws -> [String] {
    guard try connection.userVersion() == migrator.migrations.count else { throw Self.otherTables }
    let wanted = try model().ownSchema() + SchemaObject.tablesMadeBySQLite + foreignSchema().kept
    let repairs = try connection.repairSchema(to: wanted)
    guard try hasOurSchema() else { throw Self.otherTables }
    try connection.setRunsTriggersAndViews(true)
    do {
      // What other triggers have, or have not, written into it is not known.
      _ = try rebuildFullText()
      let hasOtherTables = repairs.contains { if case .replaced = $0 { true } else { false } }
      if hasOtherTables {
        guard try connection.integrityProblems().isEmpty, try connection.alteredRecipes().isEmpty,
          try connection.alteredRows().isEmpty
        else {
          throw Self.otherTables
        }
      }
    } catch {
      try connection.setRunsTriggersAndViews(false)
      throw error
    }
    return repairs.map(\.phrase)
  }

  private static let otherTables = SQLiteError(code: .corrupt, message: "the tables were not created by this program")

  private func rebuildIndexes() throws -> Bool {
    for table in try connection.ownTables() { try connection.execute("REINDEX main.\(table.asIdentifier)") }
    return true
  }

  private func rebuildForeignIndexes() throws -> Bool {
    let tables = connection.foreignTables
    for table in tables.sorted() { try connection.execute("REINDEX main.\(table.asIdentifier)") }
    return !tables.isEmpty
  }

  private func recomputeKeys() throws -> Bool {
    let recipes = try recipesWithWrongTitleKey()
    for id in recipes { try connection.run(RecipesTable.setTitleKey, id, TextFold.fold(title(of: id))) }
    let collections = try collectionsWithWrongKey()
    for (id, name) in collections { try connection.run(CollectionsTable.setKey, id, CollectionName.key(name)) }
    return !recipes.isEmpty || !collections.isEmpty
  }

  /// Makes ordinary collections of those with a filter that means nothing.
  private func removeBrokenFilters(_ report: inout RepairReport) throws -> [String] {
    let broken = try brokenFilters()
    for (id, name) in broken {
      try connection.run(CollectionFiltersTable.delete, id)
      report.lost.append("the filter of the collection \(name.quoted())")
    }
    return broken.isEmpty ? [] : ["\(Self.count(broken.count, "broken filter")) removed"]
  }

  private func spaceOrders() throws -> Bool {
    let collections = try connection.query(CollectionsTable.ids) { $0.int(at: 0) }
    let changesBefore = connection.totalChanges
    let orders =
      [OrderSQL.library, .collections, .aisles, .shoppingRecipes, .shoppingItems, .plannedMeals].map {
        StoredOrder($0, on: connection)
      }
      + collections.map { StoredOrder(.members, of: $0, on: connection) }
    for order in orders { _ = try order.setOrder(of: order.identifiers()) }
    try connection.run(ShoppingPlacesTable.dropStrayPlaces, GapOrder.bounds.lowerBound, GapOrder.bounds.upperBound)
    return connection.totalChanges > changesBefore
  }

  private func recount() throws -> Bool {
    guard try connection.first(CountsTables.wrong, row: { _ in }) != nil else { return false }
    try connection.execute(CountsTables.recount)
    return true
  }

  /// Drops the index and makes it again: what FTS5 would need for rebuilding it may be what is damaged.
  private func rebuildFullText() throws -> Bool {
    let model = try model()
    guard let sql = try model.schema().first(where: { $0.name == "recipes_fts" })?.sql,
      let rank = try model.first(RecipesTextTable.rank, row: { $0.text(at: 0) })
    else { return false }
    do {
      try connection.transaction { try connection.execute(RecipesTextTable.drop) }
    } catch let error as SQLiteError where connection.isInTransaction && !error.concernsMachine {
      try connection.withWritableSchema { try connection.execute(RecipesTextTable.dropPieces) }
    }
    try connection.execute(sql)
    try connection.run(RecipesTextTable.setRank, rank)
    try connection.run(RecipesTextTable.rebuild)
    return true
  }

  /// Counts what indexes named and no row was, neither before nor now, unless what else is lost explains it.
  private func noteStrayEntries(_ traces: IndexedRows?, _ report: inout RepairReport) throws -> [String] {
    guard let traces, report.lost.isEmpty else { return [] }
    let rows = Dictionary(uniqueKeysWithValues: try connection.indexSizes().map { ($0.name, $0.rows) })
    let stray = traces.sizes.reduce(0) { $0 + max(0, $1.entries - max($1.rows, rows[$1.name] ?? 0)) }
    if stray > 0 { report.lost.append(RowNoun.strayIndexEntry.counted(stray)) }
    return []
  }

  private func repairHistory(_ report: inout RepairReport) throws -> [String] {
    let dropped = try dropDamagedSteps()
    let isAddedUp = try addUpSteps()
    return
      (dropped > 0
      ? ["\(Self.count(dropped, "step")) of the history removed, unreadable or dependent on an unreadable one"] : [])
      + (isAddedUp ? ["the sizes of the steps corrected"] : [])
  }
}

extension SchemaRepair {
  fileprivate var phrase: String {
    switch self {
    case .removed(let type, let name): "\(type) \(name) removed, which this program did not create"
    case .replaced(let type, let name): "\(type) \(name) replaced"
    case .added(let type, let name): "\(type) \(name) restored"
    }
  }
}

extension RecipeStoreError {
  fileprivate var isOfSchema: Bool {
    switch self {
    case .notOurDatabase, .holdsForeign: true
    default: false
    }
  }
}

extension DoctorCheck {
  fileprivate var isRepairable: Bool {
    switch part {
    case .structure, .references, .contents, .counts, .search, .history: !problems.isEmpty
    case .pictures: isFixable
    case .orders: !problems.isEmpty || !notes.isEmpty
    case .file, .settings, .copies: false
    }
  }
}

extension DoctorCheck.Part {
  /// `true` if it is about what is in the database, and not about what is next to it or how it is opened.
  fileprivate var isOfContent: Bool {
    switch self {
    case .file, .structure, .references, .contents, .orders, .counts, .search, .history: true
    case .pictures, .settings, .copies: false
    }
  }
}

extension SQLiteError {
  /// `true` if the machine has failed, or somebody has asked to stop, so that nothing else will succeed either.
  fileprivate var concernsMachine: Bool {
    switch code {
    case .full, .inputOutput, .cannotOpen, .interrupted, .outOfMemory, .readOnly: true
    default: false
    }
  }
}
