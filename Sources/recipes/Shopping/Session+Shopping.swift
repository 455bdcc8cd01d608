import RecipeKitchen
import RecipeStore
import RecipeViewModels

extension Session {
  /// The units in which mixed amounts of the list are shown.
  func shoppingUnits(_ units: MeasurementSystem? = nil) throws(CommandError) -> MeasurementSystem? {
    try AmountRequest(units: units).shownUnits(in: world.environment, configured: configuredUnits)
  }

  func printShoppingList(_ settings: ShoppingPrinter, in units: MeasurementSystem? = nil) throws {
    try settings.print(library.open().shoppingList(in: shoppingUnits(units)))
  }

  /// Notes that items were got, or were not, and says which.
  func tickShoppingItems(_ words: [String], _ isGot: Bool) throws {
    let units = try shoppingUnits()
    let touched = try changeShoppingItems(words, in: units) { store, items in
      try store.tickShoppingItems(items.map(\.item.id), isGot, in: units)
    } where: {
      isGot ? !$0.item.isGot : $0.item.isTicked
    }
    try report(touched) {
      isGot ? "\(sign: "✓", .inserted) \($0)" : "To get again: \($0)"
    } unchanged: {
      isGot ? "ticked already: \($0)" : "not ticked: \($0)"
    }
  }

  /// The items that words named: those that a change concerned, as they are after it, and the others.
  struct TouchedItems {
    var changed: [NumberedItem] = []
    var unchanged: [NumberedItem] = []
  }

  /// Changes the items that words name.
  ///
  /// - Parameter isChanging: Whether the change concerns an item, as it is before.
  func changeShoppingItems(
    _ words: [String], in units: MeasurementSystem? = nil,
    _ change: (RecipeStore, [NumberedItem]) throws -> RecipeChange,
    where isChanging: (NumberedItem) -> Bool = { _ in true }
  ) throws -> TouchedItems {
    try library.change { store in
      let items = try store.shoppingList(in: units).items(named: words)
      var touched = TouchedItems()
      for item in items { if isChanging(item) { touched.changed.append(item) } else { touched.unchanged.append(item) } }
      if !touched.changed.isEmpty, try change(store, touched.changed).isEmpty {
        swap(&touched.changed, &touched.unchanged)
      }
      let after = try store.shoppingList(in: units).numbered
      touched.changed = touched.changed.map { item in after.first { $0.item.id == item.item.id } ?? item }
      return touched
    }
  }

  /// Says what was done to items on a terminal; prints them in a pipe and as JSON.
  func report(
    _ items: TouchedItems, _ changed: @escaping (StyledText) -> StyledText,
    unchanged: (StyledText) -> StyledText
  ) throws {
    let values = items.changed
    try printer.report { [printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(values) }
      if !values.isEmpty { try printer.print(changed(Self.names(of: values))) }
    }
    guard !items.unchanged.isEmpty else { return }
    try printer.output.flush()
    note("nothing to change: \(unchanged(Self.names(of: items.unchanged)))")
  }

  static func names(of items: [NumberedItem]) -> StyledText { .list(items.map { "\($0.item.name)" }) }
}

extension StyledText {
  /// `onion, double cream`
  static func list(_ parts: [StyledText]) -> StyledText {
    var line: StyledText = ""
    for (index, part) in parts.enumerated() { line += index == 0 ? part : ", " + part }
    return line
  }
}
