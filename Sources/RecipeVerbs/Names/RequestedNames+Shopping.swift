package import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

extension RequestedNames {
  package func wanted(
    _ names: [RecipeName], in store: RecipeStore
  ) throws -> (recipes: [Recipe.ID], items: [String]) {
    (try recipes(names, in: store), [])
  }

  package func listed(
    _ names: [EntryName], on list: ShoppingList, in store: RecipeStore
  ) throws -> (recipes: [Recipe.ID], entries: [NumberedItem]) {
    ([], try entries(names, of: list, in: store))
  }

  /// - Throws: `RecipeStoreError.noSuchShoppingItem`
  package func entries(_ names: [EntryName], of list: ShoppingList, in store: RecipeStore) throws -> [NumberedItem] {
    let known = Dictionary(list.numbered.map { ($0.item.id, $0) }) { first, _ in first }
    var seen: Set<ItemKey> = []
    return try names.map { name in
      guard case .key(let key) = name, let entry = known[key] else {
        throw RecipeStoreError.noSuchShoppingItem(name.text)
      }
      return entry
    }.filter { seen.insert($0.item.id).inserted }
  }

  package func entry(_ name: EntryName, of list: ShoppingList, in store: RecipeStore) throws -> NumberedItem {
    try entries([name], of: list, in: store)[0]
  }

  package func shoppingUnits() -> MeasurementSystem? { nil }
}
