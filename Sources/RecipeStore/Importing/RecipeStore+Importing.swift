import FoundationEssentials
package import RecipeModel
import SQLite

/// A rule for a recipe that the library had before the import began.
///
/// A recipe is the same if it has the same UUID; else the same source, if stated, and title; else the same title and
/// ingredients.
package enum DuplicateRule: String, Hashable, Sendable, CaseIterable {
  /// Leaves the stored recipe as it is.
  case skip

  /// Gives the stored recipe what the new one states; it stays in its places and collections, and a favorite if it is one.
  case update

  /// Adds the new one next to it.
  case keep
}

/// The outcome of an import.
package struct ImportSummary: Equatable, Sendable {
  package var added = 0
  package var updated = 0

  /// Recipes that the library had already and that were left as they were.
  package var skipped = 0

  /// Recipes that had the UUID of another of the same import and were given a new one.
  package var sharedUUIDs = 0

  /// Pictures of recipes that were skipped which the library had lost or had damaged.
  package var repairedPictures = 0

  /// The first recipes that were updated, as they were before.
  package var replaced: [Recipe] = []

  /// Recipes that had been deleted, and are back under new numbers.
  package var addedAgain: [Recipe.ID] = []

  /// Cookings that are on a day to come. They are taken as the file has them: it may be this computer's clock that is wrong.
  package var cookingsToCome = 0

  /// The saved filters that recipes named as their collections, and that hold whatever matches instead.
  package var savedFilters: [String] = []

  /// The change of the library, for those who show it.
  package var change = RecipeChange.none

  /// The most recipes that are kept as they were.
  package static let mostReplaced = 20

  package init() {}
}

extension RecipeStore {
  /// Brings recipes in, in their order, all or none.
  ///
  /// - Parameters:
  ///   - drafts: What to bring in; it is asked for one recipe at a time.
  ///   - rule: What becomes of a recipe that the library had before; recipes of one import are not compared.
  ///   - collection: Where all of them go as well, those that were there before included.
  /// - Throws: `RecipeStoreError.invalid` for a draft that breaks a rule of the model, or for the collection's name.
  @discardableResult
  package func importDrafts(
    _ drafts: some Sequence<RecipeDraft>, onDuplicate rule: DuplicateRule = .skip, into collection: String? = nil
  ) throws -> ImportSummary {
    var iterator = drafts.makeIterator()
    return try importDrafts(onDuplicate: rule, into: collection, next: { iterator.next() })
  }

  /// Brings recipes in as `next` delivers them, until it returns `nil`, all or none.
  ///
  /// The library is locked meanwhile, so `next` must not wait for a person or another program.
  ///
  /// - Parameters:
  ///   - lastIDBeforeAll: Where several files are imported together, the last recipe that was there before the first of
  ///     them: recipes of two files are not compared either, but one that adds nothing to another comes in once.
  ///   - pictures: Returns the pictures that came with the recipe delivered last. Of a recipe that is skipped, those are
  ///     stored that the library's recipe names and that are damaged or missing.
  ///   - cleared: Returns the fields that an update empties, as the recipe delivered last says that nothing is there.
  ///     Those that it merely does not state stay as they are: its format may not have them.
  /// - Throws: What `next` throws, besides `RecipeStoreError.invalid` and what keeps a picture from being written.
  @discardableResult
  package func importDrafts(
    onDuplicate rule: DuplicateRule = .skip, into collection: String? = nil, lastIDBeforeAll: Recipe.ID? = nil,
    pictures: () -> [Picture] = { [] }, cleared: () -> [RecipeField] = { [] }, next: () throws -> RecipeDraft?
  ) throws -> ImportSummary {
    try verb("import", change: \.change) {
      let into = try collection.map { name throws(RecipeError) in try CollectionName(name) }
      var importer = try RecipeImporter(self, rule: rule, into: into, lastIDBeforeAll: lastIDBeforeAll)
      return try connection.keepingChanges(upTo: Self.memoryOfImport) { try importer.run(next, pictures, cleared) }
    }
  }

  /// Room for the pages that 10,000 recipes change, so that others can read until these are committed: 48 MiB.
  private static let memoryOfImport = 48 << 20

  /// The last recipe that was added; 0 where there is none.
  package func lastRecipeID() throws -> Recipe.ID {
    try connection.first(RecipesTable.lastID) { $0.int(at: 0) } ?? 0
  }

  /// Runs `body`, which may add many recipes, with the trigger that feeds the full-text index set aside, and then feeds
  /// the index all recipes after one in a single statement.
  ///
  /// The trigger comes back with the very text it had, as the schema is compared with ours whenever a file is opened.
  func feedingFullTextAtOnce(after lastID: Recipe.ID, _ body: () throws -> Void) throws {
    guard let trigger = try connection.first(RecipesTextTable.insertTrigger, row: { $0.text(at: 0) }) else {
      throw RecipeStoreError.damaged(location.path)
    }
    try connection.execute(RecipesTextTable.dropInsertTrigger)
    try body()
    try connection.run(RecipesTextTable.setHashSize, RecipesTextTable.bulkHashSize)
    try connection.run(RecipesTextTable.insertRecipesAfter, lastID)
    try connection.run(RecipesTextTable.setHashSize, RecipesTextTable.usualHashSize)
    try connection.execute(trigger)
  }

  /// Returns a copy of the library to try on it what a change would do, of which only a part is in memory.
  ///
  /// A transaction that is rolled back would keep others from writing, and could not begin on a read-only file.
  package func temporaryCopy() throws -> RecipeStore {
    try read { try RecipeStore(copying: connection, environment: environment) }
  }
}

/// One import, inside its transaction.
private struct RecipeImporter {
  private let store: RecipeStore
  private let rule: DuplicateRule
  private let collection: CollectionName?
  private var duplicates: DuplicateFinder
  private var adder: RecipeAdder
  private var summary = ImportSummary()

  /// The names of the saved filters, by the keys of these.
  private let filters: [String: String]

  /// The recipes of the library that changed; two of the file may be the same one there.
  private var changedIDs: Set<Recipe.ID> = []

  /// The new recipes that have an identity, by this.
  private var addedIDs: [UUID: Recipe.ID] = [:]

  /// The first recipe that is new; the others have the numbers after it.
  private var firstAdded: Recipe.ID?

  init(
    _ store: RecipeStore, rule: DuplicateRule, into collection: CollectionName?, lastIDBeforeAll: Recipe.ID?
  ) throws {
    self.store = store
    self.rule = rule
    self.collection = collection
    duplicates = try DuplicateFinder(store, lastIDBeforeAll: lastIDBeforeAll)
    adder = try RecipeAdder(store)
    let names = try store.connection.query(CollectionFiltersTable.all) { $0.text(at: 1) }
    filters = Dictionary(names.map { (CollectionName.key($0), $0) }) { first, _ in first }
  }

  /// Takes all drafts in, with the full-text index fed at the end in one statement.
  ///
  /// Up to the first recipe that is new, nothing is written but what an update asks for.
  mutating func run(
    _ next: () throws -> RecipeDraft?, _ pictures: () -> [Picture], _ cleared: () -> [RecipeField]
  ) throws -> ImportSummary {
    while let draft = try next()?.normalized() {
      if let stored = try storedRecipe(like: draft) {
        try take(draft, pictures, cleared, as: stored)
      } else {
        try store.feedingFullTextAtOnce(after: duplicates.lastID) {
          try take(draft, pictures, cleared, as: nil)
          while let draft = try next()?.normalized() {
            try take(draft, pictures, cleared, as: storedRecipe(like: draft))
          }
        }
      }
    }
    if let firstAdded { summary.change.inserted = Array(firstAdded..<(firstAdded + summary.added)) }
    summary.sharedUUIDs = adder.ownersOfTakenUUIDs.count(where: duplicates.isPart)
    summary.addedAgain = try store.deletedUUIDs(among: addedIDs.keys).compactMap { addedIDs[$0] }.sorted()
    summary.change.collections = adder.collectionsChanged
    return summary
  }

  private func storedRecipe(like draft: RecipeDraft) throws -> Recipe.ID? {
    rule == .keep ? nil : try duplicates.recipe(like: draft)
  }

  private mutating func take(
    _ draft: RecipeDraft, _ pictures: () -> [Picture], _ cleared: () -> [RecipeField], as stored: Recipe.ID?
  ) throws {
    var draft = draft
    leaveOutSavedFilters(of: &draft)
    if let stored, rule == .skip {
      try repairPictures(of: stored, with: pictures())
    } else {
      try store.keep(pictures(), for: &draft)
    }
    if stored == nil || rule == .update {
      summary.cookingsToCome += draft.log.cookings.count { $0.day > store.today }
    }
    let id = try stored ?? adder.add(draft)
    let isCollected = try collection.map { try adder.collect(id, into: $0) } ?? false
    if stored == nil {
      summary.added += 1
      if let uuid = draft.uuid { addedIDs[uuid] = addedIDs[uuid] ?? id }
      firstAdded = firstAdded ?? id
    } else {
      let isUpdated = try rule == .update && update(id, with: draft, clearing: cleared())
      summary.updated += isUpdated ? 1 : 0
      summary.skipped += isUpdated ? 0 : 1
      if isUpdated || isCollected, changedIDs.insert(id).inserted { summary.change.updated.append(id) }
    }
  }

  /// Keeps a recipe out of collections that hold whatever matches.
  private mutating func leaveOutSavedFilters(of draft: inout RecipeDraft) {
    if filters.isEmpty { return }
    draft.collections.removeAll { name in
      guard let filter = filters[CollectionName.key(name)] else { return false }
      if !summary.savedFilters.contains(filter) { summary.savedFilters.append(filter) }
      return true
    }
  }

  /// Stores those pictures that a recipe of the library names and that are damaged or missing there.
  private mutating func repairPictures(of id: Recipe.ID, with pictures: [Picture]) throws {
    guard !pictures.isEmpty, let names = try store.recipe(with: id)?.imageNames else { return }
    for picture in pictures where names.contains(picture.name) {
      if try store.pictures?.add(picture) == true { summary.repairedPictures += 1 }
    }
  }

  /// Gives a stored recipe what a draft states, and returns whether that changed anything.
  private mutating func update(
    _ id: Recipe.ID, with draft: RecipeDraft, clearing cleared: [RecipeField]
  ) throws -> Bool {
    guard let stored = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    duplicates.noteUpdate(of: stored)
    var wanted = RecipeDraft(stored)
    for field in RecipeField.allCases where field != .isFavorite {
      if draft[field].isStated || cleared.contains(field) { wanted[field] = draft[field] }
    }
    // A file of our own has the moment also where none is stated.
    if stored.addedOn == nil, try store.exportedDraft(of: stored).addedOn == wanted.addedOn { wanted.addedOn = nil }
    let hasNewContent = try store.setContent(of: stored, to: wanted)
    let hasNewLog = try store.add(draft.log, of: id, besides: stored.log)
    // What was said of other ingredients is said again.
    let known = wanted.ingredients == stored.ingredients ? stored.saidDiets : []
    let hasNewDiets = try store.add(draft.saidDiets, of: id, ingredients: wanted.ingredients, besides: known)
    let original = draft.variantOf ?? stored.variantOf
    let isUpdated =
      try store.setOriginal(of: id, to: original, from: stored.variantOf) || hasNewLog || hasNewDiets || hasNewContent
    if isUpdated, summary.replaced.count < ImportSummary.mostReplaced { summary.replaced.append(stored) }
    return isUpdated
  }
}
