package import RecipeKitchen
package import RecipeStore

/// An entry of the shopping list, and the places where it can go.
package struct EntryContent: Sendable {
  package let item: ShoppingItem
  package let aisle: ShoppingAisle
  /// The other entries of its aisle, in their order.
  package let others: [ShoppingItem]
  /// How many of the others stand before it.
  package let place: Int
  /// The other aisles.
  package let aisles: [ShoppingAisle]

  /// - Returns: `nil` if the list has no such entry.
  package init?(_ key: ItemKey, in list: ShoppingList, aisles: [ShoppingAisle]) {
    guard let section = list.sections.first(where: { $0.items.contains { $0.id == key } }),
      let place = section.items.firstIndex(where: { $0.id == key })
    else { return nil }
    (item, aisle, self.place) = (section.items[place], section.aisle, place)
    others = section.items.filter { $0.id != key }
    self.aisles = aisles.filter { $0.id != section.aisle.id }
  }
}

extension Page {
  /// `/shop/move?item=onion`: what can be done with an entry besides ticking it, without a drag (WCAG 2.2, 2.5.7).
  package static func movingEntry(_ content: EntryContent, in frame: PageFrame) -> Markup {
    let (item, key) = (content.item, content.item.id.text)
    return document(
      "Move \(item.name)", .wide, at: .shop, in: frame,
      main(
        """
        \(pageHead("Move <bdi>\(item.name)</bdi>", back: .shopping))
        <p class="dim">In <bdi>\(content.aisle.name)</bdi></p>
        <form class="flow" id="row-menu" method="post" action="\(Link.reorderShopping)">
        <input type="hidden" name="item" value="\(key)">
        \("<p class=\"bar\">\(steps(content))</p>", if: !content.others.isEmpty)
        \(neighbors(content), if: !content.others.isEmpty)
        <section aria-labelledby="aisles"><h2 id="aisles">To another aisle, for later lists too</h2><p class="chips">
        \(content.aisles.map { aisle -> Markup in
          "<button class=\"chip\" name=\"aisle\" value=\"\(aisle.name)\"><bdi>\(aisle.name)</bdi></button>\n"
        })</p></section>
        </form>
        <section class="bar" aria-label="Not on the list">
        <form method="post" action="\(Link.setAside)"><button class="btn" name="item" value="\(key)">\
        Not needed this time</button></form>
        <form method="post" action="\(Link.pantry)"><button class="btn" name="name" value="\(item.name)">\
        Always at home</button></form>
        </section>
        <section aria-labelledby="lines"><h2 id="lines">As written</h2><ul class="lines">
        \(item.lines.map { "<li dir=\"auto\">\($0)</li>\n" as Markup })</ul></section>
        """))
  }

  private static func steps(_ content: EntryContent) -> Markup {
    func button(_ name: Markup, _ field: Markup, _ value: String) -> Markup {
      "<button class=\"btn\" name=\"\(field)\" value=\"\(value)\">\(name)</button>"
    }
    let (others, place) = (content.others, content.place)
    return """
      \(button("To the top", "to", "top"))\
      \(place > 0 ? button("Up", "before", others[place - 1].id.text) : nil)\
      \(place < others.count ? button("Down", "after", others[place].id.text) : nil)\
      \(button("To the bottom", "to", "bottom"))
      """
  }

  private static func neighbors(_ content: EntryContent) -> Markup {
    let rows = content.others.map { other -> Markup in
      """
      <li><button class="t" name="before" value="\(other.id.text)"><bdi>\(other.name)</bdi></button></li>

      """
    }
    return """
      <section aria-labelledby="before"><h2 id="before">Before …</h2><ol class="log">
      \(rows)</ol></section>
      """
  }
}
