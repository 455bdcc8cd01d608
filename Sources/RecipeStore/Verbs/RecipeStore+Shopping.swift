package import RecipeKitchen
package import RecipeModel
import SQLite

extension RecipeStore {
  /// The longest line of the user's own, in bytes.
  package static let longestShoppingLine = 1000

  /// Puts recipes and lines on the shopping list, at its end.
  ///
  /// A recipe that is there already gets the factor given, in all for the meals that it is there for, and keeps its place.
  /// What was bought of food that is no longer on the list is forgotten.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.invalidShoppingLine`. The list is then what it was.
  @discardableResult
  package func addToShoppingList(
    _ recipes: [(id: Recipe.ID, factor: Rational)], lines: [String] = []
  ) throws -> RecipeChange {
    try verb("shop add") {
      let lines = try lines.map(checkedShoppingLine)
      _ = try existing(recipes.map(\.id))
      try connection.checkNumbersAreLeft()
      try forgetStrayMarks()
      var hasChanged = !lines.isEmpty
      var positions = EndPositions(StoredOrder(.shoppingRecipes, on: connection))
      for (id, factor) in recipes {
        let rows = try shoppingRows(of: id)
        if rows.isEmpty {
          try connection.run(ShoppingRecipesTable.insert, id, factor.description, "", positions.next())
        } else if try !setFactor(factor, of: rows) {
          continue
        }
        hasChanged = true
      }
      var itemPositions = EndPositions(StoredOrder(.shoppingItems, on: connection))
      for line in lines { try connection.run(ShoppingItemsTable.insert, line, itemPositions.next()) }
      return RecipeChange(shopping: hasChanged)
    }
  }

  /// Takes recipes off the shopping list.
  @discardableResult
  package func removeFromShoppingList(recipes: [Recipe.ID]) throws -> RecipeChange {
    try verb("shop remove") {
      RecipeChange(
        shopping: try recipes.reduce(false) { try connection.run(ShoppingRecipesTable.delete, $1) > 0 || $0 })
    }
  }

  /// Sets items aside until they are no longer needed: the user's own lines are deleted, those of recipes are not shown.
  ///
  /// - Throws: `RecipeStoreError.noSuchShoppingItem`.
  @discardableResult
  package func setAsideShoppingItems(_ keys: [ItemKey]) throws -> RecipeChange {
    try verb("shop remove") {
      for item in try shoppingItems(keys) {
        for own in item.ownItems { try connection.run(ShoppingItemsTable.delete, own) }
        if item.ownItems.count == item.lines.count {
          try note(nil, of: item)
        } else {
          try note(ShoppingMark(kind: .leftOut, amounts: ""), of: item)
        }
      }
      return RecipeChange(shopping: !keys.isEmpty)
    }
  }

  /// Notes that all that is needed of some items was got, or that nothing was.
  ///
  /// - Parameters:
  ///   - system: As for the list that is shown, whose amounts are noted.
  ///   - seen: The `noteText` of items as the user saw them, where that may be long ago: of what is needed more of by now,
  ///     so much is got; unless someone else has said meanwhile how much was.
  /// - Throws: `RecipeStoreError.noSuchShoppingItem`.
  @discardableResult
  package func tickShoppingItems(
    _ keys: [ItemKey], _ isGot: Bool, in system: MeasurementSystem? = nil, seen: [ItemKey: String] = [:]
  ) throws -> RecipeChange {
    try verb(isGot ? "shop tick" : "shop untick") {
      let items = try shoppingItems(keys, in: system).filter { item in
        guard isGot else { return item.isTicked }
        let isAsSeen = seen[item.id].map { $0 == item.entry.noteText } ?? true
        return isAsSeen ? !item.isGot : !item.isTicked
      }
      let marks = Dictionary(
        uniqueKeysWithValues: items.map { item in
          (item.id, isGot ? ShoppingMark(kind: .got, amounts: seen[item.id] ?? item.entry.noteText) : nil)
        })
      let list = try shoppingList(in: system)
      for item in items { try note(marks[item.id] ?? nil, of: item) }
      know(list.marked(marks), in: system)
      return RecipeChange(shopping: !items.isEmpty)
    }
  }

  /// Notes what was got of an item, or, by nil, that nothing was, instead of what was noted of it under another key.
  private func note(_ mark: ShoppingMark?, of item: ShoppingItem) throws {
    try connection.renewKeys(of: item.id, in: .shoppingMarks)
    for stored in try connection.query(ShoppingMarksTable.all, row: { $0.text(at: 0) }) {
      let keys = ItemKey.keys(stored: stored)
      if keys.contains(where: { $0 != item.id && ($0.bought == item.id || $0 == item.formerKey) }) {
        try connection.run(ShoppingMarksTable.delete, stored)
      }
    }
    if let mark {
      try connection.run(ShoppingMarksTable.set, item.id.text, mark.kind.rawValue, mark.amounts)
    } else {
      try connection.run(ShoppingMarksTable.delete, item.id.text)
    }
  }

  /// Removes what was got: the recipes all of whose items were got, and the user's own lines. Of recipes that stay, what
  /// was got is no longer shown, unless more of it is needed later.
  ///
  /// - Parameter toPantry: Whether what was got is at home from then on, but for what is always there.
  /// - Returns: What came to the pantry, with the change.
  @discardableResult
  package func clearShoppingList(toPantry: Bool = false) throws -> (kept: [FoodLine], change: RecipeChange) {
    try verb("shop clear", change: \.change) {
      let list = try shoppingList()
      let got = list.items.filter(\.isGot)
      if got.isEmpty { return ([], .none) }
      let kept = toPantry ? try keepAtHome(got) : []
      let needed = Set(list.items.filter { !$0.isGot }.flatMap(\.recipes).map(\.id))
      for recipe in list.recipes where !needed.contains(recipe.id) {
        try connection.run(ShoppingRecipesTable.delete, recipe.id)
      }
      for own in got.flatMap(\.ownItems) { try connection.run(ShoppingItemsTable.delete, own) }
      // Of what was got, as much is at home as the recipes that stay need.
      let gotKeys = Set(got.map(\.id))
      for item in try shoppingList().items where gotKeys.contains(item.id) {
        try note(.got(item.entry, .leftOut), of: item)
      }
      try forgetStrayMarks()
      return (kept, RecipeChange(shopping: true))
    }
  }

  /// Puts what was got into the pantry, but for what is always there, and what is no food.
  private func keepAtHome(_ got: [ShoppingItem]) throws -> [FoodLine] {
    let always = try keysInPantry()
    let foods = got.filter { !always.contains($0.id) && ItemKey(name: $0.name) != nil }
      .map { FoodLine(name: $0.name, amount: $0.gotAmounts) }
    try addStocks(foods)
    return foods
  }

  /// Removes everything from the shopping list.
  @discardableResult
  package func emptyShoppingList() throws -> RecipeChange {
    try verb("shop clear") {
      let rows =
        try connection.run(ShoppingRecipesTable.deleteAll) + connection.run(ShoppingItemsTable.deleteAll)
        + connection.run(ShoppingMarksTable.deleteAll)
      return RecipeChange(shopping: rows > 0)
    }
  }

  /// Gives the rows of a recipe a factor in all: each the same share as before.
  ///
  /// - Returns: `false` if they have it.
  private func setFactor(_ factor: Rational, of rows: [ShoppingRow]) throws -> Bool {
    let sum = rows.map(\.factor).sum
    if sum == factor { return false }
    let share = sum.flatMap(factor.divided)
    var shares = rows.map { row in share.flatMap(row.factor.multiplied) }
    // Factors of which no share can be computed: the first row has it all.
    if shares.contains(nil) { shares = [factor] }
    for (row, share) in zip(rows, shares) {
      try connection.run(ShoppingRecipesTable.setFactor, row.id, share!.description)
    }
    for row in rows.dropFirst(shares.count) { try connection.run(ShoppingRecipesTable.deleteWithID, row.id) }
    return true
  }

  private func checkedShoppingLine(_ text: String) throws -> String {
    let line = text.onOneLine().trimmed().composed()
    guard line.utf8.count <= Self.longestShoppingLine else {
      throw RecipeStoreError.invalidShoppingLine(
        "the line is \(line.utf8.count) bytes long; at most \(Self.longestShoppingLine) fit")
    }
    guard !ShoppingMerge().entries(of: [ShoppingLine(line)]).isEmpty else {
      throw RecipeStoreError.invalidShoppingLine("nothing to buy in \(line.quoted())")
    }
    return line
  }

  /// Forgets what was noted of food that is not on the list.
  private func forgetStrayMarks() throws {
    let marked = try connection.query(ShoppingMarksTable.all) { $0.text(at: 0) }
    if marked.isEmpty { return }
    let list = try shoppingList()
    let items = list.items + list.inPantry + list.setAside
    let known = Set(items.map(\.id) + items.compactMap(\.formerKey))
    for key in marked
    where ItemKey.keys(stored: key).allSatisfy({ !known.contains($0) && !known.contains($0.bought) }) {
      try connection.run(ShoppingMarksTable.delete, key)
    }
  }

  /// The items with some keys, each once.
  ///
  /// - Throws: `RecipeStoreError.noSuchShoppingItem`.
  func shoppingItems(_ keys: [ItemKey], in system: MeasurementSystem? = nil) throws -> [ShoppingItem] {
    let items = Dictionary(uniqueKeysWithValues: try shoppingList(in: system).items.map { ($0.id, $0) })
    var seen: Set<ItemKey> = []
    return try keys.filter { seen.insert($0).inserted }.map { key in
      guard let item = items[key] else { throw RecipeStoreError.noSuchShoppingItem(key.text) }
      return item
    }
  }
}
