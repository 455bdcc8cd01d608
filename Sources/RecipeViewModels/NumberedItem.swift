package import RecipeStore

/// An item of the shopping list with what is shown next to it: its number, unless it is hidden, and its aisle.
package struct NumberedItem: Equatable, Sendable {
  /// The place in the list, from 1.
  package let number: Int?
  /// The heading that it is listed under.
  package let heading: String
  package let item: ShoppingItem
}

extension [NumberedItem] {
  package var names: [String] { map(\.item.name) }
}

extension ShoppingList {
  /// All items in the order of the list.
  package var numbered: [NumberedItem] {
    var number = 0
    return sections.flatMap { section in
      section.items.map { item in
        number += 1
        return NumberedItem(number: number, heading: section.aisle.name, item: item)
      }
    }
  }

  /// All items, in each aisle what was got last, with the numbers that commands know them by.
  package var numberedWithGotLast: [NumberedItem] {
    let numbered = numbered
    let places = Dictionary(uniqueKeysWithValues: numbered.enumerated().map { ($1.item.id, $0) })
    return withGotLast.items.map { numbered[places[$0.id]!] }
  }

  /// The items that are not shown, under the reason.
  package var hidden: [NumberedItem] {
    inPantry.map { NumberedItem(number: nil, heading: "In the pantry", item: $0) }
      + setAside.map { NumberedItem(number: nil, heading: "Set aside", item: $0) }
  }
}
