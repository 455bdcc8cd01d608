import RecipeFormats
import RecipeKitchen
import RecipeStore
import RecipeViewModels

extension Session {
  /// Prints the shopping list, then stays and prints what other programs change in it, until its output is closed.
  func watchShoppingList(_ settings: ShoppingPrinter, in units: MeasurementSystem?) throws {
    guard shell == nil else {
      throw CommandError("the shell shows what other programs change; leave out --watch", .usage)
    }
    let store = try library.open(.staying)
    let followers = try StoreFollowers(of: store)
    let list = ShoppingListViewModel(
      of: store, in: try shoppingUnits(units), showsGotLast: settings.showsGotLast)
    try list.load()
    let changes = list.recordChanges()
    changes.notePrinted(list.list.items.map { ($0.id, $0) })
    followers.add(list)
    printer.isStreaming = true
    try settings.print(list.list)
    try world.output.flush()
    try watch(followers) { try printer.print(changes: changes.take()) }
  }

  /// Calls `print` after each change by another program, until the output is closed.
  ///
  /// In between the database is asked a few times a second whether it has changed, which reads one page. One that is busy
  /// for long is said to be, once, and asked again.
  func watch(_ followers: StoreFollowers, _ print: () throws -> Void) throws {
    let millisecondsBetweenLooks: Int32 = 200
    var isBusy = false
    while world.output.isStillRead(after: millisecondsBetweenLooks) {
      do {
        let hasCaughtUp = try followers.catchUp()
        isBusy = false
        guard hasCaughtUp else { continue }
      } catch RecipeStoreError.busy {
        if !isBusy { tell("the database is locked by another program; waiting") }
        isBusy = true
        continue
      }
      try print()
      try world.output.flush()
    }
  }
}

extension Printer {
  /// Prints what has become of items of the shopping list: `✓ onion  2`, fields with tabs between in a pipe.
  func print(changes: [ShownChange<ItemKey, ShoppingItem>]) throws {
    for change in changes {
      let (sign, style) = change.mark
      let (name, amounts) = (change.row?.name ?? change.item.text, change.row?.amounts ?? "")
      if isJSON {
        try output.write { bytes in
          change.json.append(to: &bytes, .spaced)
          bytes.append(UInt8(ascii: "\n"))
        }
      } else if width != nil {
        try print("\(sign: sign, style) \(name)\(amounts.isEmpty ? "" : "  \(amounts)")")
      } else {
        try print(tabSeparated: [sign, name, amounts])
      }
    }
  }
}

extension ShownChange where Item == ItemKey, Row == ShoppingItem {
  /// The sign for what happened, and its style: an item that was ticked has a sign of its own.
  fileprivate var mark: (sign: String, style: Style) {
    if case .reconfigured(_, let item, _) = self, item.isTicked { ("✓", .inserted) } else { (sign, style) }
  }

  fileprivate var json: JSONValue {
    .object([
      ("change", .string(name)), ("key", .string(item.text)), ("name", .string(row?.name ?? item.text)),
      ("amounts", .string(row?.amounts ?? "")), ("got", .bool(row?.isGot ?? false)),
    ])
  }
}
