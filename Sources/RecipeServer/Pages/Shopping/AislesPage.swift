package import RecipeStore

/// `/shop/aisles`: the aisles in the order in which one walks through the shop.
package struct AislesPage: Page {
  private let aisles: [ShoppingAisle]
  let frame: PageFrame

  package init(_ aisles: [ShoppingAisle], in frame: PageFrame) {
    (self.aisles, self.frame) = (aisles, frame)
  }

  package var markup: Markup {
    let add: Markup = """
      <form class="bar" method="post" action="\(Link.aisles)"><label class="grow"><span class="label">New aisle</span>\
      <input class="field" name="name" dir="auto" required></label><button class="btn end">Add</button></form>
      """
    return document(
      "Aisles", .wide, at: .shop, styles: [.kitchenStyle],
      main(
        """
        \(pageHead("Aisles", back: .shopping))
        <p class="dim">In the order in which you walk through your shop.</p>
        <ol class="log places">
        \(aisles.enumerated().map { row($1, after: $0 > 0 ? aisles[$0 - 1] : nil) })</ol>
        \(add, if: !frame.isReadOnly)
        """))
  }

  private func row(_ aisle: ShoppingAisle, after previous: ShoppingAisle?) -> Markup {
    let up = previous.map { previous -> Markup in
      """
      <form method="post" action="\(Link.reorderAisles)">\(hidden("before", previous.name))\
      <button class="icon" name="item" value="\(exact: aisle.name)" aria-label="Move \(aisle.name) up">\(icon("up"))</button></form>
      """
    }
    let change: Markup = """
      <details class="menu"><summary class="icon" aria-label="Rename or delete \(aisle.name)">\(icon("edit"))</summary><div>\
      <form class="flow" method="post" action="\(Link.renameAisle)">\(hidden("aisle", aisle.name))\
      <label><span class="label">New name</span><input class="field" name="name" dir="auto" required \
      value="\(exact: aisle.name)"></label><button class="btn">Rename</button></form>\
      <form method="post" action="\(Link.deleteAisle)"><button class="btn" name="aisle" value="\(exact: aisle.name)">\
      \(icon("trash"))Delete</button></form></div></details>
      """
    return """
      <li id="\(RowKey.aisle(aisle.id))"><div class="t"><bdi>\(aisle.name)</bdi></div>\
      \(frame.isReadOnly ? nil : up)\(change, if: !frame.isReadOnly)</li>

      """
  }
}
