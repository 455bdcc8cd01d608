package import RecipeStore

/// An item of the shopping list with what is shown next to it: the heading that it is listed under.
package struct NumberedItem: Equatable, Sendable {
  /// The heading that it is listed under.
  package let heading: String
  package let item: ShoppingItem

  package var number: Int? { item.number }
}

extension [NumberedItem] {
  package var names: [String] { map(\.item.name) }
}

extension ShoppingList {
  /// All items in the order of the list.
  package var numbered: [NumberedItem] {
    sections.flatMap { section in section.items.map { NumberedItem(heading: section.aisle.name, item: $0) } }
  }

  /// The items that are not shown, under the reason.
  package var hidden: [NumberedItem] {
    inPantry.map { NumberedItem(heading: "In the pantry", item: $0) }
      + setAside.map { NumberedItem(heading: "Set aside", item: $0) }
  }
}
