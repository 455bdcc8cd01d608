import RecipeFormats
import RecipeKitchen
import RecipeStore
import RecipeViewModels

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
