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
      let (sign, style, key, item) = change.parts
      let (name, amounts) = (item?.name ?? key.text, item?.amounts ?? "")
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
  /// The sign for what happened, its style, the key, and the item as far as it is known.
  fileprivate var parts: (sign: String, style: Style, key: ItemKey, item: ShoppingItem?) {
    switch self {
    case .inserted(let key, let item, _): ("+", .inserted, key, item)
    case .deleted(let key, let item, _): ("-", .deleted, key, item)
    case .moved(let key, let item, _, _): ("↕", .moved, key, item)
    case .reconfigured(let key, let item, _):
      item.isTicked ? ("✓", .inserted, key, item) : ("~", .changed, key, item)
    }
  }

  fileprivate var json: JSONValue {
    let change =
      switch self {
      case .inserted: "inserted"
      case .deleted: "deleted"
      case .moved: "moved"
      case .reconfigured: "changed"
      }
    let (_, _, key, item) = parts
    return .object([
      ("change", .string(change)), ("key", .string(key.text)), ("name", .string(item?.name ?? key.text)),
      ("amounts", .string(item?.amounts ?? "")), ("got", .bool(item?.isGot ?? false)),
    ])
  }
}
