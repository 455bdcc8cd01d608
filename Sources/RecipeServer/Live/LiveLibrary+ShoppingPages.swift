import RecipeKitchen
import RecipeStore
import RecipeViewModels

/// The pages of the shopping list.
extension LiveLibrary {
  /// - Parameter line: What was typed as a line of one's own, and why it was not taken.
  func shopPage(line: (text: String, fault: String)? = nil, _ request: PageRequest) throws -> Markup {
    try page([.shop], request) { ShopPage(ShopContent(try store.shoppingList(), line: line), in: $0).markup }
  }

  /// A page that asks where an entry goes; `nil` if the list has no such entry.
  func movingEntryPage(_ key: ItemKey, _ request: PageRequest) throws -> Markup? {
    try page([], request) { frame in
      EntryContent(key, in: try store.shoppingList(), aisles: try store.aisles()).map {
        EntryPage($0, in: frame).markup
      }
    }
  }

  func aislesPage(_ request: PageRequest) throws -> Markup {
    try page([], request) { AislesPage(try store.aisles(), in: $0).markup }
  }

  func pantryPage(_ request: PageRequest) throws -> Markup {
    try page([], request) { PantryPage(try store.pantryContents(), on: store.today, in: $0).markup }
  }
}
