package import RecipeKitchen
import RecipeModel
import SQLite

/// Verbs of aisles, and of foods that the user moves.
extension RecipeStore {
  /// Moves items to the end of an aisle. It is remembered for every later list.
  ///
  /// - Throws: `RecipeStoreError.noSuchShoppingItem`; `.noSuchAisle`.
  @discardableResult
  package func moveShoppingItems(_ keys: [ItemKey], toAisle aisle: ShoppingAisle.ID) throws -> RecipeChange {
    try verb("shop move") {
      guard try aisles().contains(where: { $0.id == aisle }) else { throw RecipeStoreError.noSuchAisle("\(aisle)") }
      let there = Set(try shoppingList().sections.first { $0.aisle.id == aisle }?.items.map(\.id) ?? [])
      let moving = try shoppingItems(keys).filter { !there.contains($0.id) }
      for item in moving { try setPlace(of: item.id, in: aisle, at: 0) }
      return RecipeChange(shopping: !moving.isEmpty)
    }
  }

  /// Moves items in their aisle, or next to a neighbor in another one, where they are found from then on.
  ///
  /// - Throws: `RecipeStoreError.noSuchShoppingItem`; `.destinationMoves`; `.noSuchPlace`.
  @discardableResult
  package func moveShoppingItems(_ keys: [ItemKey], to destination: Destination<ItemKey>) throws -> RecipeChange {
    try verb("shop reorder") {
      let items = try shoppingItems(keys + (destination.neighbor.map { [$0] } ?? []))
      guard let first = items.first else { return .none }
      let anchor = destination.neighbor ?? first.id
      if let neighbor = destination.neighbor, keys.contains(neighbor) {
        throw RecipeStoreError.destinationMoves(neighbor.text.quoted())
      }
      let moved = items.map(\.id).filter { $0 != destination.neighbor }
      guard let section = try shoppingList().sections.first(where: { $0.items.contains { $0.id == anchor } }) else {
        return .none
      }
      let present = section.items.map(\.id)
      var arranged = present.filter { !moved.contains($0) }
      arranged.insert(contentsOf: moved, at: try Self.offset(of: destination, in: arranged))
      if arranged == present { return .none }
      try setOrder(of: arranged, in: section.aisle.id)
      return RecipeChange(shopping: true)
    }
  }

  private static func offset(of destination: Destination<ItemKey>, in keys: [ItemKey]) throws -> Int {
    switch destination {
    case .before(let neighbor): return keys.firstIndex(of: neighbor) ?? 0
    case .after(let neighbor): return (keys.firstIndex(of: neighbor) ?? keys.count - 1) + 1
    case .top: return 0
    case .bottom: return keys.count
    case .place(let place):
      guard 1...keys.count + 1 ~= place else { throw RecipeStoreError.noSuchPlace(place, count: keys.count + 1) }
      return place - 1
    }
  }

  /// Writes the places that differ from those that the items have.
  private func setOrder(of keys: [ItemKey], in aisle: ShoppingAisle.ID) throws {
    let places = try ShoppingListReader(self, nil).places()
    let stored = keys.map { key -> Int? in
      guard let place = places[key], place.aisle == aisle, place.position != 0 else { return nil }
      return place.position
    }
    let found = GapOrder.positions(for: stored, reachesStart: true, reachesEnd: true)!
    for (index, key) in keys.enumerated() where stored[index] != found[index] {
      // Zero is no place; the gaps are wider than one.
      try setPlace(of: key, in: aisle, at: found[index] == 0 ? 1 : found[index])
    }
  }

  private func setPlace(of key: ItemKey, in aisle: ShoppingAisle.ID, at position: Int) throws {
    try connection.renewKeys(of: key, in: .shoppingPlaces)
    try connection.run(ShoppingPlacesTable.set, key.text, aisle, position)
  }

  // MARK: Aisles

  /// The aisle with a name, or the only one whose name begins so, whatever its case and accents.
  ///
  /// - Throws: `RecipeStoreError.noSuchAisle`.
  package func aisle(named name: String) throws -> ShoppingAisle {
    let key = TextFold.fold(name.trimmed())
    let aisles = try aisles()
    let named = aisles.filter { TextFold.fold($0.name) == key }
    let beginning = named.isEmpty ? aisles.filter { TextFold.fold($0.name).hasPrefix(key) } : named
    guard beginning.count == 1, !key.isEmpty else { throw RecipeStoreError.noSuchAisle(name) }
    return beginning[0]
  }

  /// Makes an aisle, after the others.
  ///
  /// - Throws: `RecipeStoreError.aisleExists`; `.invalid` for a name that no collection can have either.
  @discardableResult
  package func addAisle(_ name: String) throws -> RecipeChange {
    try verb("shop aisles add") {
      let name = try checkedAisleName(name)
      try connection.checkNumbersAreLeft()
      let position = try StoredOrder(.aisles, on: connection).positionsAtEnd(count: 1)[0]
      try connection.run(AislesTable.insert, name.key, name.name, position)
      return RecipeChange(shopping: true)
    }
  }

  /// Gives an aisle another name.
  ///
  /// - Throws: As `addAisle(_:)`, and `.noSuchAisle`.
  @discardableResult
  package func renameAisle(_ name: String, to newName: String) throws -> RecipeChange {
    try verb("shop aisles rename") {
      let aisle = try aisle(named: name)
      let newName = try checkedAisleName(newName, of: aisle.id)
      if newName.name.utf8.elementsEqual(aisle.name.utf8) { return .none }
      try connection.run(AislesTable.rename, aisle.id, newName.key, newName.name)
      return RecipeChange(shopping: true)
    }
  }

  /// Deletes an aisle. What is found there is found where it usually is, or among the rest.
  ///
  /// - Throws: `RecipeStoreError.noSuchAisle`; `.aisleIsNeeded` for that of the rest.
  @discardableResult
  package func deleteAisle(_ name: String) throws -> RecipeChange {
    try verb("shop aisles delete") {
      let aisle = try aisle(named: name)
      guard aisle.id != AislesTable.other else { throw RecipeStoreError.aisleIsNeeded(aisle.name) }
      try connection.run(ShoppingPlacesTable.deleteInAisle, aisle.id)
      try connection.run(AislesTable.delete, aisle.id)
      return RecipeChange(shopping: true)
    }
  }

  /// Moves an aisle among the others.
  ///
  /// - Throws: `RecipeStoreError.noSuchAisle`; `.destinationMoves`; `.noSuchPlace`.
  @discardableResult
  package func moveAisle(_ name: String, to destination: Destination<String>) throws -> RecipeChange {
    try verb("shop aisles reorder") {
      let aisle = try aisle(named: name)
      let destination = try destination.map { try self.aisle(named: $0).id }
      if destination.neighbor == aisle.id { throw RecipeStoreError.destinationMoves(aisle.name.quoted()) }
      let moved = try StoredOrder(.aisles, on: connection).move([aisle.id], to: destination)
      return RecipeChange(shopping: !moved.isEmpty)
    }
  }

  private func checkedAisleName(_ text: String, of id: Int? = nil) throws -> CollectionName {
    let name = try CollectionName(text)
    let other = try connection.first(AislesTable.withKey, name.key) { $0.int(at: 0) }
    if let other, other != id { throw RecipeStoreError.aisleExists(name.name) }
    return name
  }
}
