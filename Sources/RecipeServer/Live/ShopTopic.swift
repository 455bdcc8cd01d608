import RecipeKitchen
import RecipeStore
import RecipeViewModels

/// The shopping list: its aisles with their entries. What is shown around them is fetched again when it changes.
final class ShopTopic: TopicView {
  private let model: ShoppingListViewModel
  private let recorder: BatchRecorder<ShoppingAisle.ID, ItemKey, ShoppingListViewModel.Cell>
  private var surroundings: Surroundings

  /// What a page shows besides the entries.
  private struct Surroundings: Equatable {
    let recipes: [ShoppingRecipe]
    let unneeded: [[String]]

    init(of list: ShoppingList) {
      recipes = list.recipes
      unneeded = [list.inPantry.map(\.name), list.setAside.map(\.name)]
    }
  }

  init(_ model: ShoppingListViewModel, isReadOnly: Bool) {
    self.model = model
    surroundings = Surroundings(of: model.list)
    recorder = BatchRecorder(
      of: model.dataSource, section: RowKey.aisle, key: RowKey.entry,
      row: { _, cell in
        (try? cell.get()).map { EntryRow($0, isReadOnly: isReadOnly).markup }
      })
  }

  func take() -> TopicChange? {
    let now = Surroundings(of: model.list)
    if now != surroundings {
      surroundings = now
      recorder.discard()
    }
    return recorder.take()
  }

  func follow(_ change: RecipeChange) throws { try model.follow(change) }

  func refresh() throws {
    try model.refresh()
    recorder.discard()
  }
}
