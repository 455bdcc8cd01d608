package import RecipeKitchen
import SQLite

/// The numbers of foods on the shopping list, inside a transaction.
///
/// A food has its number for life: it has the same one when it comes back next month, and no other food gets it. Numbers are
/// given in the order in which the list first names foods. A command that changes the list, or a recipe on it, writes them; a
/// list that is read before then shows those that would be given.
struct ShoppingNumbers {
  private let connection: Connection
  /// The last number that is stored or was given here.
  private var last: Int

  init(on connection: Connection) throws {
    self.connection = connection
    last = try Self.last(on: connection)
  }

  static func last(on connection: Connection) throws -> Int {
    try connection.first(ShoppingNumbersTable.last) { $0.int(at: 0) } ?? 0
  }

  /// The number of a food, or the next one for a food without; `nil` where no number is left.
  mutating func number(of key: ItemKey) throws -> Int? {
    if let known = try connection.first(ShoppingNumbersTable.withKey, key.text, row: { $0.int(at: 0) }) { return known }
    guard last < RowNumber.mostGiven else { return nil }
    last += 1
    return last
  }
}

extension RecipeStore {
  /// The food that has a number on the shopping list for life, by its keys and the name that it had; `nil` if none has it.
  package func shoppingFood(numbered number: Int) throws -> (keys: [ItemKey], name: String)? {
    try read {
      try connection.first(ShoppingNumbersTable.withID, number) {
        (ItemKey.keys(stored: $0.text(at: 0)), $0.text(at: 1))
      }
    }
  }

  /// Writes the numbers of the foods that a change has put on the list.
  ///
  /// - Parameter hasNewTexts: `true` if recipes that are updated may ask for other foods, or be found by other titles.
  func numberShoppingFoods(after change: RecipeChange, hasNewTexts: Bool) throws {
    let concernsRecipes = hasNewTexts || !change.inserted.isEmpty || !change.deleted.isEmpty
    guard try change.shopping || concernsRecipes && connection.first(ShoppingRecipesTable.any, row: { _ in }) != nil
    else { return }
    let last = try ShoppingNumbers.last(on: connection)
    for item in try (knownShoppingListInAnyUnits ?? shoppingList()).items {
      guard let number = item.number, number > last else { continue }
      try connection.run(ShoppingNumbersTable.insert, number, item.id.text, item.name)
    }
  }
}
