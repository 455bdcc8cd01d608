import RecipeModel
import RecipeStore

/// The rows of outlines by item: collections and counts as last read, recipes as they are asked for.
final class SidebarRows {
  private let store: RecipeStore

  /// The rows of recipes that were shown, by which changes of other programs are noticed.
  private let recipes: RecipeRows

  /// All collections, in the user's order.
  private(set) var collections: [RecipeCollection] = []
  private var collectionsByID: [RecipeCollection.ID: RecipeCollection] = [:]
  private var counts: [LibraryList: Int] = [:]

  init(of store: RecipeStore) {
    self.store = store
    recipes = RecipeRows(of: store)
    recipes.remembersShown = true
  }

  /// Returns the recipes that are not shown as they are by now, of all or of some.
  func outdatedRecipes(among ids: [Recipe.ID]? = nil) throws -> Set<Recipe.ID> {
    try Set(ids.map { try recipes.forgetOutdated(among: $0) } ?? recipes.forgetOutdated())
  }

  /// Reads collections and counts again; returns the items that now show something else.
  func reload() throws -> [SidebarItem] {
    let newCollections = try store.collections()
    let newCounts = try Dictionary(
      uniqueKeysWithValues: LibraryList.allCases.map { ($0, try store.count(of: $0.query)) })
    let changedLists = LibraryList.allCases.filter { counts[$0] != newCounts[$0] }.map(SidebarItem.list)
    let changedCollections = newCollections.filter { collectionsByID[$0.id] != $0 }.map {
      SidebarItem.collection($0.id)
    }
    collections = newCollections
    collectionsByID = Dictionary(uniqueKeysWithValues: newCollections.map { ($0.id, $0) })
    counts = newCounts
    return changedLists + changedCollections
  }

  /// Returns whether a collection holds what matches a filter.
  func isSavedFilter(_ id: RecipeCollection.ID) -> Bool { collectionsByID[id]?.filter != nil }

  /// `true` if the recipes of a collection may be others after any change of a recipe.
  var hasSavedFilters: Bool { collections.contains { $0.filter != nil } }

  func collection(_ id: RecipeCollection.ID) -> RecipeCollection? { collectionsByID[id] }

  func count(of list: LibraryList) -> Int { counts[list] ?? 0 }

  /// - Throws: As `recipe(with:)`.
  func row(for item: SidebarItem) throws -> SidebarRow {
    switch item {
    case .header(let section): .header(section)
    case .list(let list): .list(list, count: count(of: list))
    case .collection(let id): .collection(collectionsByID[id] ?? RecipeCollection(id: id, name: "", count: 0))
    case .recipe(let id, _): .recipe(try recipe(with: id))
    }
  }

  /// - Throws: `RecipeStoreError.noSuchRecipe` for a recipe that another process has deleted.
  func recipe(with id: Recipe.ID) throws -> RecipeListRow {
    try recipes.row(with: id)
  }
}
