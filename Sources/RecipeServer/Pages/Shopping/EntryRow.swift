package import RecipeKitchen
package import RecipeStore

extension RowKey {
  /// `eolive%20oil`: an identifier has no spaces.
  package static func entry(_ key: ItemKey) -> String { "e\(Link.encoded(key.text))" }

  /// `a3`
  package static func aisle(_ id: ShoppingAisle.ID) -> String { "a\(id)" }
}

/// An entry of the shopping list: a tick that is a button, so that it works without script, and a grip.
package struct EntryRow: PagePart {
  private let item: ShoppingItem
  private let isReadOnly: Bool

  package init(_ item: ShoppingItem, isReadOnly: Bool = false) {
    (self.item, self.isReadOnly) = (item, isReadOnly)
  }

  package var markup: Markup {
    let words: Markup = """
      <span dir="auto">\(item.name)\(remark.map { " <small>\($0)</small>" as Markup })</span>
      """
    return """
      <li id="\(RowKey.entry(item.id))">\(isReadOnly ? sign(words) : tick(words))\
      \("<span class=\"of\">\(item.amounts)</span>", if: !item.amounts.isEmpty)\(grip, if: !isReadOnly)</li>

      """
  }

  private func tick(_ words: Markup) -> Markup {
    """
    <button class="tick" form="tick" name="\(item.isGot ? "un" : "")tick" value="\(exact: item.id.text)" \
    data-need="\(exact: item.entry.noteText)" role="checkbox" aria-checked="\(state)">\(words)</button>
    """
  }

  private func sign(_ words: Markup) -> Markup {
    """
    <span class="tick" role="checkbox" aria-disabled="true" aria-checked="\(state)">\(words)</span>
    """
  }

  private var state: Markup {
    switch item.state {
    case .toGet: "false"
    case .got: "true"
    case .gotLess: "mixed"
    }
  }

  /// How much is at home; how much more is needed than was got, else which recipes need it.
  private var remark: String? {
    let reason: String? =
      switch item.state {
      case .gotLess(let rest?): "\(rest) more since it was ticked"
      case .gotLess(nil): "more since it was ticked"
      case .toGet, .got: item.recipes.isEmpty ? nil : item.recipes.map(\.name).joined(separator: ", ")
      }
    let remarks = [item.atHome.map { "\($0) at home" }, reason].compactMap(\.self)
    return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
  }

  private var grip: Markup {
    """
    <button class="icon grip" form="move" name="item" value="\(exact: item.id.text)" aria-label="Move \(item.name)">\
    <svg><use href="#grip"/></svg></button>
    """
  }
}
