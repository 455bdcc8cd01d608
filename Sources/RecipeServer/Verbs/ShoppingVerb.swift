package import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// A change of the shopping list, its aisles, or the pantry that someone asks for over the network.
package enum ShoppingVerb: Equatable, Sendable {
  /// Amounts that ask for nothing leave a recipe that is on the list as it is.
  case addRecipe(Recipe.ID, AmountRequest)
  case removeRecipe(Recipe.ID)
  case addLine(String)
  /// Ticks entries, or takes their ticks away. Entries that have left the list meanwhile are passed over, unless all have.
  /// What was needed of some when they were ticked is `seen`.
  case tick([ItemKey], Bool, seen: [ItemKey: String] = [:])
  case setAside([ItemKey])
  /// Removes what was got, or everything.
  case clear(isAll: Bool)
  case place([ItemKey], inAisle: String)
  case move([ItemKey], to: Destination<ItemKey>)

  case addAisle(String)
  case renameAisle(String, to: String)
  case deleteAisle(String)
  case moveAisle(String, to: Destination<String>)

  case addToPantry([String])
  case removeFromPantry([String])
}

extension ShoppingVerb {
  /// - Throws: `RecipeStoreError`; `AmountError`; nothing is changed then.
  func change(in store: RecipeStore) throws -> RecipeChange {
    switch self {
    case .addRecipe(let id, let amounts): return try store.addToShoppingList(id, amounts)
    case .removeRecipe(let id): return try store.removeFromShoppingList(recipes: [id])
    case .addLine(let line): return try store.addToShoppingList([], lines: [line])
    case .tick(let keys, let isGot, let seen):
      let shown = Set(try store.shoppingList().items.map(\.id))
      let there = keys.filter(shown.contains)
      return try store.tickShoppingItems(there.isEmpty ? keys : there, isGot, seen: seen)
    case .setAside(let keys): return try store.setAsideShoppingItems(keys)
    case .clear(let isAll): return try isAll ? store.emptyShoppingList() : store.clearShoppingList()
    case .place(let keys, let aisle):
      return try store.moveShoppingItems(keys, toAisle: store.aisle(called: aisle).id)
    case .move(let keys, let destination): return try store.moveShoppingItems(keys, to: destination)
    case .addAisle(let name): return try store.addAisle(name)
    case .renameAisle(let aisle, let name): return try store.renameAisle(store.aisle(called: aisle).name, to: name)
    case .deleteAisle(let aisle): return try store.deleteAisle(store.aisle(called: aisle).name)
    case .moveAisle(let aisle, let destination):
      return try store.moveAisle(
        store.aisle(called: aisle).name, to: destination.map { try store.aisle(called: $0).name })
    case .addToPantry(let names): return try store.addToPantry(names).change
    case .removeFromPantry(let names): return try store.removeFromPantry(names).change
    }
  }
}

extension RecipeStore {
  /// The aisle with a whole name, in whatever case: the beginning of one will not do, as no one looks at what was found.
  ///
  /// - Throws: `RecipeStoreError.noSuchAisle`.
  fileprivate func aisle(called name: String) throws -> ShoppingAisle {
    let key = TextFold.fold(name.trimmed())
    guard let aisle = try aisles().first(where: { TextFold.fold($0.name) == key }) else {
      throw RecipeStoreError.noSuchAisle(name)
    }
    return aisle
  }

  fileprivate func addToShoppingList(_ id: Recipe.ID, _ amounts: AmountRequest) throws -> RecipeChange {
    guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    if amounts == AmountRequest(), let known = try shoppingList().recipes.first(where: { $0.id == id }) {
      return try addToShoppingList([(id, known.factor)])
    }
    return try addToShoppingList([(id, amounts.factor(for: recipe))])
  }
}

// MARK: - Words

extension ShoppingVerb {
  /// The words of the command line that asks for the same.
  func words(_ names: VerbNames) -> [String] {
    switch self {
    case .addRecipe(let id, let amounts): ["shop", "add", names.title(id)] + amounts.words
    case .removeRecipe(let id): ["shop", "remove", "--recipe", names.title(id)]
    case .addLine(let line): ["shop", "add", "--item", names.text(line)]
    case .tick(let keys, let isGot, _): ["shop", isGot ? "tick" : "untick"] + keys.map(names.entry)
    case .setAside(let keys): ["shop", "remove"] + keys.map(names.entry)
    case .clear(let isAll): ["shop", "clear"] + (isAll ? ["--all"] : [])
    case .place(let keys, let aisle): ["shop", "move"] + keys.map(names.entry) + ["--to", names.text(aisle)]
    case .move(let keys, let destination):
      ["shop", "reorder"] + keys.map(names.entry) + destination.words(names.entry)
    case .addAisle(let name): ["shop", "aisles", "add", names.text(name)]
    case .renameAisle(let aisle, let name): ["shop", "aisles", "rename", names.text(aisle), names.text(name)]
    case .deleteAisle(let aisle): ["shop", "aisles", "delete", names.text(aisle)]
    case .moveAisle(let aisle, let destination):
      ["shop", "aisles", "reorder", names.text(aisle)] + destination.words(names.text)
    case .addToPantry(let foods): ["pantry", "add"] + foods.map(names.text)
    case .removeFromPantry(let foods): ["pantry", "remove"] + foods.map(names.text)
    }
  }

  /// What was done, for a toast: `Ticked onion`.
  func sentence(_ names: VerbNames) -> String {
    switch self {
    case .addRecipe(let id, _): "Put \(names.title(id)) on the shopping list"
    case .removeRecipe(let id): "Took \(names.title(id)) off the shopping list"
    case .addLine(let line): "Put \(names.text(line)) on the shopping list"
    case .tick(let keys, let isGot, _): "\(isGot ? "Ticked" : "Unticked") \(names.entries(keys))"
    case .setAside(let keys): "Took \(names.entries(keys)) off the shopping list"
    case .clear(let isAll): isAll ? "Emptied the shopping list" : "Removed what you got from the shopping list"
    case .place(let keys, let aisle): "Moved \(names.entries(keys)) to \(names.text(aisle))"
    case .move(let keys, let destination): "Moved \(names.entries(keys)) \(destination.phrase(names.entry))"
    case .addAisle(let name): "Added the aisle \(names.text(name))"
    case .renameAisle(let aisle, let name): "Renamed \(names.text(aisle)) to \(names.text(name))"
    case .deleteAisle(let aisle): "Deleted the aisle \(names.text(aisle))"
    case .moveAisle(let aisle, let destination): "Moved \(names.text(aisle)) \(destination.phrase(names.text))"
    case .addToPantry(let foods): "Always have \(foods.map(names.text).joined(separator: ", "))"
    case .removeFromPantry(let foods): "No longer in the pantry: \(foods.map(names.text).joined(separator: ", "))"
    }
  }

  /// The recipes that are named.
  var recipes: [Recipe.ID] {
    switch self {
    case .addRecipe(let id, _), .removeRecipe(let id): [id]
    default: []
    }
  }

  /// The entries of the list that are named, the neighbor of a move included.
  var entries: [ItemKey] {
    switch self {
    case .tick(let keys, _, _), .setAside(let keys), .place(let keys, _): keys
    case .move(let keys, let destination): keys + [destination.neighbor].compactMap(\.self)
    default: []
    }
  }
}

extension AmountRequest {
  /// The options that ask for the same.
  var words: [String] {
    let (option, value) = scale.map { ("--scale", $0) } ?? ("--serves", serves ?? "")
    return value.isEmpty ? [] : [option, value.onOneLine().shortened(to: 60)]
  }
}
