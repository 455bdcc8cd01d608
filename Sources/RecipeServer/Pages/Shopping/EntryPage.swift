package import RecipeKitchen
package import RecipeStore

/// An entry of the shopping list, and the places where it can go.
package struct EntryContent: Sendable {
  package let item: ShoppingItem
  /// The other aisles.
  package let aisles: [ShoppingAisle]
  /// Where it can go in its own.
  fileprivate let moves: MoveContent

  /// - Returns: `nil` if the list has no such entry.
  package init?(_ key: ItemKey, in list: ShoppingList, aisles: [ShoppingAisle]) {
    guard let section = list.sections.first(where: { $0.items.contains { $0.id == key } }),
      let place = section.items.firstIndex(where: { $0.id == key })
    else { return nil }
    item = section.items[place]
    self.aisles = aisles.filter { $0.id != section.aisle.id }
    var others = section.items.map { MoveContent.Row(id: $0.id, title: $0.name) }
    let row = others.remove(at: place)
    moves = MoveContent(
      row, in: section.aisle.name, back: .shopping, action: .reorderShopping, others: others, place: place)
  }
}

/// `/shop/move?item=onion`: what can be done with an entry besides ticking it, without a drag (WCAG 2.2, 2.5.7).
package struct EntryPage: Page {
  private let content: EntryContent
  let frame: PageFrame

  package init(_ content: EntryContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let item = content.item
    return document(
      "Move \(item.name)", .wide, at: .shop,
      main(
        """
        \(pageHead("Move <bdi>\(item.name)</bdi>", back: .shopping))
        <p class="dim">In <bdi>\(content.moves.list)</bdi></p>
        \(MoveForm(content.moves, otherAisles(content.aisles)))
        <section class="bar" aria-label="Not on the list">
        <form method="post" action="\(Link.setAside)">\(hidden("item", item.id.text))\
        <button class="btn">Not needed this time</button></form>
        <form method="post" action="\(Link.pantry)">\(hidden("name", item.name))\
        <button class="btn">Always at home</button></form>
        </section>
        <section aria-labelledby="lines"><h2 id="lines">As written</h2><ul class="lines">
        \(item.lines.map { "<li dir=\"auto\">\($0)</li>\n" as Markup })</ul></section>
        """))
  }

  private func otherAisles(_ aisles: [ShoppingAisle]) -> Markup {
    let buttons = aisles.map { aisle -> Markup in
      """
      <button class="chip" name="aisle" value="\(exact: aisle.name)"><bdi>\(aisle.name)</bdi></button>

      """
    }
    return """
      <section aria-labelledby="aisles"><h2 id="aisles">To another aisle, for later lists too</h2><p class="chips">
      \(buttons)</p></section>

      """
  }
}
