import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct PublishingTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation
  private let store: RecipeStore

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
    store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add(RecipeDraft(title: "A", collections: ["C"]))
  }

  @Test func `every change is announced once, and nothing else`() throws {
    var changes: [RecipeChange] = []
    store.onChange = { changes.append($0) }
    try store.setFavorite([1], true)
    try store.setFavorite([1], true)
    try store.importDrafts([RecipeDraft(title: "B")])
    try store.order(by: .added, in: .library)
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.delete([1, 9]) }
    _ = try store.titles()
    try store.setCollectionsHeaderExpanded(false)
    #expect(changes == [.updated([1]), .inserted([2]), .moved([2])])
  }

  @Test func `a store notices what another one changes, and not what it changes itself`() throws {
    let other = try RecipeStore(at: location, environment: testEnvironment())
    #expect(try !store.hasChangedElsewhere())
    try store.setFavorite([1], true)
    #expect(try !store.hasChangedElsewhere())
    try other.setFavorite([1], false)
    #expect(try store.hasChangedElsewhere())
    #expect(try !store.hasChangedElsewhere())
  }

  @Test func `what is expanded is remembered, and forgotten with its collection`() throws {
    try store.addCollection("D")
    #expect(try store.sidebarExpansion() == SidebarExpansion())
    try store.setCollectionsHeaderExpanded(false)
    try store.setCollectionExpanded(1, true)
    try store.setCollectionExpanded(2, true)
    try store.setCollectionExpanded(2, false)
    let reopened = try RecipeStore(at: location, environment: testEnvironment())
    #expect(
      try reopened.sidebarExpansion() == SidebarExpansion(isCollectionsHeaderExpanded: false, collections: [1]))
    try reopened.deleteCollection("C")
    #expect(try reopened.sidebarExpansion().collections.isEmpty)
  }
}
