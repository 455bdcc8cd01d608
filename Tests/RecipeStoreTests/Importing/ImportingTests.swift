import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct ImportingTests {
  private static let uuid = UUID(uuidString: "7B4FDD0B-5B0B-4E5A-9F0E-0D1C2B3A4F5E")!

  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(
        uuid: Self.uuid, title: "Soup", ingredients: "water", source: "Grandmother", isFavorite: true,
        collections: ["Old"]),
      RecipeDraft(title: "Bread", ingredients: "flour"),
    ])
  }

  @Test func `new recipes are added at the end in their order`() throws {
    let summary = try store.importDrafts([
      RecipeDraft(title: "C", collections: ["New"]), RecipeDraft(title: "D", collections: ["old"]),
    ])
    #expect(summary.added == 2)
    #expect(summary.change == .inserted([3, 4], collections: ["New", "Old"]))
    #expect(try store.titles() == ["Soup", "Bread", "C", "D"])
  }

  static let duplicates = [
    RecipeDraft(uuid: uuid, title: "Another name"),
    RecipeDraft(uuid: UUID(), title: "Soup", ingredients: "much more", source: "Grandmother"),
    RecipeDraft(title: "Soup", ingredients: "water"),
    RecipeDraft(title: "Soup", ingredients: "water", source: "Elsewhere"),
  ]

  @Test(arguments: duplicates)
  func `what the library has is skipped`(draft: RecipeDraft) throws {
    let before = try store.dump()
    let summary = try store.importDrafts([draft])
    #expect(summary.skipped == 1)
    #expect(summary.change.isEmpty)
    #expect(try store.dump() == before)
  }

  @Test(arguments: [
    RecipeDraft(uuid: UUID(), title: "Soup", ingredients: "much more", source: "Elsewhere"),
    RecipeDraft(title: "Soup", ingredients: "much more"),
    RecipeDraft(title: "soup", ingredients: "water"),
    RecipeDraft(title: "Bread", ingredients: "Flour"),
  ])
  func `what only looks like a recipe of the library is added`(draft: RecipeDraft) throws {
    #expect(try store.importDrafts([draft]).added == 1)
  }

  @Test(arguments: duplicates)
  func `what the library has is updated, and stays a favorite, in its place and collections`(draft: RecipeDraft) throws
  {
    var draft = draft
    draft.directions = "New directions."
    draft.collections = ["Other"]
    let summary = try store.importDrafts([draft], onDuplicate: .update)
    #expect(summary.updated == 1)
    #expect(summary.change == .updated([1]))
    draft.isFavorite = true
    draft.collections = ["Old"]
    if draft.ingredients.isEmpty { draft.ingredients = "water" }
    if draft.source.isEmpty { draft.source = "Grandmother" }
    #expect(try store.recipe(with: 1) == Recipe(id: 1, uuid: Self.uuid, draft))
    #expect(try store.identifiers(of: .all) == [1, 2])
    try store.checkFullText()
  }

  @Test(arguments: RecipeField.allCases.filter { $0 != .title })
  func `an update leaves a field that the file does not state, and clears one that it says is empty`(
    field: RecipeField
  ) throws {
    let full = try RecipeDraft(
      uuid: UUID(), title: "t", prepTime: 1, cookTime: 2, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: AddedOn("2021-03-11"), collections: ["Old"], imageNames: ["j"])
    try store.add(full)
    var silent = full
    silent[field] = RecipeDraft(title: "")[field]
    #expect(try store.importDrafts([silent], onDuplicate: .update).skipped == 1)
    #expect(try store.recipe(with: 3).map { RecipeDraft($0) } == full)
    var drafts = [silent]
    try store.importDrafts(onDuplicate: .update, cleared: { [field] }, next: { drafts.popLast() })
    let stays = [.isFavorite, .collections].contains(field)
    #expect(try store.recipe(with: 3).map { RecipeDraft($0) } == (stays ? full : silent))
  }

  @Test func `an export that is imported again replaces nothing, adds nothing, and is as old as before`() throws {
    let exported = try store.recipes(of: .all).map { try store.exportedDraft(of: $0) }
    #expect(exported.map(\.addedOn?.text) == ["2026-11-21T12:00:00Z", "2026-11-21T12:00:00Z"])
    let before = try store.dump()
    #expect(try store.importDrafts(exported, onDuplicate: .update).skipped == 2)
    #expect(try store.dump() == before)
    let later = try RecipeStore(at: .memory, environment: testEnvironment(now: noon + 365 * 86_400))
    try later.importDrafts(exported)
    #expect(try later.identifiers(of: .recents) == [])
  }

  @Test func `an update says what it replaces, and which deleted recipes are back`() throws {
    let exported = try store.recipes(of: .all).map { try store.exportedDraft(of: $0) }
    try store.update(1, to: RecipeDraft(title: "Soup", servings: "8", ingredients: "wine", source: "Grandmother"))
    let edited = try #require(try store.recipe(with: 1))
    try store.delete([2])
    try store.add(RecipeDraft(title: "Cake"))
    let summary = try store.importDrafts(exported + [RecipeDraft(title: "New")], onDuplicate: .update)
    #expect(summary.replaced == [edited])
    #expect(summary.addedAgain == [4])
    #expect(try store.recipe(with: 1)?.ingredients == "water")
    #expect(try store.recipe(with: 1)?.servings == "8")
    try store.undo()
    #expect(try store.recipe(with: 1) == edited)
    #expect(try store.importDrafts([exported[1]]).addedAgain.count == 1)
    try store.undo(3)
    #expect(try store.importDrafts([exported[1]]).addedAgain == [])
  }

  @Test func `what a file says of diets comes with its recipe, and an update takes it over`() throws {
    func exported() throws -> RecipeDraft { RecipeDraft(try #require(try store.recipe(with: 1))) }
    func said() throws -> [SaidDiet] { try #require(try store.recipe(with: 1)).saidDiets }
    let silent = try exported()
    try store.say(["vegan": true], of: 1)
    let vegan = try exported()
    let other = try RecipeStore(at: .memory, environment: testEnvironment())
    try other.importDrafts([vegan])
    #expect(try other.recipe(with: 1)?.saidDiets == [SaidDiet("vegan", isKept: true)])
    #expect(try store.importDrafts([vegan, silent], onDuplicate: .update).skipped == 2)
    #expect(try said() == [SaidDiet("vegan", isKept: true)])
    try store.say(["vegan": nil], of: 1)
    #expect(try store.importDrafts([vegan], onDuplicate: .update).updated == 1)
    #expect(try said() == [SaidDiet("vegan", isKept: true)])
  }

  @Test func `what a file says of diets holds for the ingredients that it brings`() throws {
    try store.say(["vegan": true], of: 1)
    var draft = RecipeDraft(try #require(try store.recipe(with: 1)))
    draft.ingredients = "wine\nhoney"
    #expect(try store.importDrafts([draft], onDuplicate: .update).updated == 1)
    #expect(try store.recipe(with: 1)?.saidDiets == [SaidDiet("vegan", isKept: true)])
    (draft.ingredients, draft.saidDiets) = ("wine", [])
    try store.importDrafts([draft], onDuplicate: .update)
    #expect(try store.recipe(with: 1)?.saidDiets == [SaidDiet("vegan", isKept: true, isOfThisText: false)])
  }

  @Test func `an update that changes nothing counts as skipped`() throws {
    let same = RecipeDraft(try #require(try store.recipe(with: 1)))
    let summary = try store.importDrafts([same], onDuplicate: .update)
    #expect(summary.updated == 0)
    #expect(summary.skipped == 1)
  }

  @Test(arguments: duplicates)
  func `recipes of the library are kept next to new ones`(draft: RecipeDraft) throws {
    let summary = try store.importDrafts([draft], onDuplicate: .keep)
    #expect(summary.added == 1)
    #expect(try store.count() == 3)
    #expect(try store.recipe(with: 1)?.title == "Soup")
  }

  @Test func `recipes of one import are not duplicates of each other, but are all there the second time`() throws {
    let uuid = UUID()
    let drafts = [
      RecipeDraft(uuid: uuid, title: "X", ingredients: "a"), RecipeDraft(uuid: uuid, title: "Y"),
      RecipeDraft(title: "X", ingredients: "a"),
    ]
    #expect(try store.importDrafts(drafts).added == 3)
    let before = try store.dump()
    #expect(try store.importDrafts(drafts).skipped == 3)
    #expect(try store.dump() == before)
  }

  private func importFile(_ drafts: [RecipeDraft], after last: Recipe.ID) throws -> ImportSummary {
    var rest = drafts.makeIterator()
    return try store.importDrafts(lastIDBeforeAll: last, next: { rest.next() })
  }

  @Test func `a recipe that two files of an import share is imported once`() throws {
    let last = try store.lastRecipeID()
    let boiled = RecipeDraft(title: "Egg", ingredients: "1 egg", directions: "Boil.", source: "Aunt")
    var fried = boiled
    fried.directions = "Fry."
    #expect(try importFile([boiled], after: last).added == 1)
    #expect(try importFile([boiled, fried], after: last).added == 1)
    let bread = RecipeDraft(title: "Bread", ingredients: "flour")
    #expect(try importFile([bread], after: last).skipped == 1)
    var filed = boiled
    filed.collections = ["Baking"]
    #expect(try importFile([filed], after: last).added == 1)
    filed.isFavorite = true
    #expect(try importFile([filed], after: last).added == 1)
    filed.collections = []
    #expect(try importFile([filed, boiled], after: last).skipped == 2)
    let before = try store.dump()
    #expect(try store.importDrafts([boiled, fried]).skipped == 2)
    #expect(try store.dump() == before)
  }

  @Test func `of two recipes with one UUID the second gets one of its own, and an update takes neither for the other`()
    throws
  {
    let uuid = UUID()
    let drafts = [RecipeDraft(uuid: uuid, title: "X"), RecipeDraft(uuid: uuid, title: "Y")]
    let summary = try store.importDrafts(drafts)
    #expect(summary.added == 2)
    #expect(summary.sharedUUIDs == 1)
    #expect(try store.recipe(with: 3)?.uuid == uuid)
    let before = try store.dump()
    let again = try store.importDrafts(drafts, onDuplicate: .update)
    #expect(again.skipped == 2)
    #expect(again.sharedUUIDs == 0)
    #expect(try store.dump() == before)
    #expect(try store.importDrafts(drafts, onDuplicate: .keep).sharedUUIDs == 0)
  }

  @Test func `a temporary copy holds the same, and what happens to it stays there`() throws {
    let copy = try store.temporaryCopy()
    #expect(try copy.dump() == store.dump())
    try copy.importDrafts([RecipeDraft(title: "C")])
    try copy.checkFullText()
    #expect(try copy.titles() == ["Soup", "Bread", "C"])
    #expect(try store.titles() == ["Soup", "Bread"])
  }

  @Test func `a temporary copy is made of a file whose pages have another size, too`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recipes.sqlite")
    try Connection(.file(path), access: .create).execute("PRAGMA page_size = 1024; CREATE TABLE t (x); DROP TABLE t")
    let store = try RecipeStore(at: .file(path, isDefault: false), environment: testEnvironment())
    try store.add(RecipeDraft(title: "Soup"))
    let copy = try store.temporaryCopy()
    #expect(try copy.titles() == ["Soup"])
    #expect(try copy.connection.first("PRAGMA page_size") { $0.int(at: 0) } == 1024)
  }

  @Test func `everything goes into a collection as well, what was there before too`() throws {
    let drafts = [RecipeDraft(title: "New", collections: ["Own"]), Self.duplicates[0]]
    let summary = try store.importDrafts(drafts, into: "Imported")
    #expect(try store.identifiers(of: .collection("Imported")) == [3, 1])
    #expect(try store.recipe(with: 3)?.collections == ["Own", "Imported"])
    #expect(summary.change == RecipeChange(inserted: [3], updated: [1], collections: ["Own", "Imported"]))
  }

  @Test func `a recipe that two of a file are the same as is named once`() throws {
    let summary = try store.importDrafts([Self.duplicates[0], Self.duplicates[2]], onDuplicate: .update)
    #expect(summary.updated == 2)
    #expect(summary.change == .updated([1]))
  }

  @Test func `what an import made of a recipe is not what later ones are compared with`() throws {
    let drafts = [
      RecipeDraft(uuid: Self.uuid, title: "Broth", ingredients: "bones"),
      RecipeDraft(title: "Broth", ingredients: "bones"),
    ]
    let summary = try store.importDrafts(drafts, onDuplicate: .update)
    #expect(summary.change == RecipeChange(inserted: [3], updated: [1]))
  }

  @Test func `imported recipes are found, and later changes of them too`() throws {
    try store.importDrafts((1...300).map { RecipeDraft(title: "Stew \($0)", ingredients: "番茄 \($0)") })
    #expect(try store.search("stew 77").map(\.row.title) == ["Stew 77"])
    #expect(try store.count(of: RecipeQuery(words: "番茄")) == 300)
    try store.checkFullText()
    try store.add(RecipeDraft(title: "Stew after the import"))
    #expect(try store.search("after").count == 1)
    try store.checkFullText()
  }

  @Test func `the schema is ours again after an import`() throws {
    try store.importDrafts([RecipeDraft(title: "C")])
    #expect(
      try store.connection.schemaFault(after: RecipeStore.migrator.migrations.count, of: RecipeStore.migrator) == nil)
  }

  @Test func `one bad recipe of many and nothing is imported`() throws {
    let before = try store.dump()
    let drafts = [RecipeDraft(title: "C", collections: ["New"]), RecipeDraft(title: "")]
    #expect(throws: RecipeStoreError.invalid(.emptyTitle)) { try store.importDrafts(drafts) }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("all"))) {
      try store.importDrafts([RecipeDraft(title: "C")], into: "all")
    }
    #expect(try store.dump() == before)
  }

  @Test func `a reader that fails half way imports nothing, and its error is passed on`() throws {
    struct ReaderError: Error {}
    let before = try store.dump()
    var count = 0
    #expect(throws: ReaderError.self) {
      try store.importDrafts {
        count += 1
        if count > 2 { throw ReaderError() }
        return RecipeDraft(title: "Recipe \(count)")
      }
    }
    #expect(try store.dump() == before)
    #expect(try store.add(RecipeDraft(title: "D")) == .inserted([3]))
    try store.checkFullText()
  }
}
