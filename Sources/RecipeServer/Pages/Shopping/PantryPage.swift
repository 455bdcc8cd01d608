/// `/pantry`: what is always at home, and so not bought.
package struct PantryPage: Page {
  private let foods: [String]
  let frame: PageFrame

  package init(_ foods: [String], in frame: PageFrame) {
    (self.foods, self.frame) = (foods, frame)
  }

  package var markup: Markup {
    let add: Markup = """
      <form class="bar" method="post" action="\(Link.pantry)"><label class="grow"><span class="label">What do you always have?\
      </span><input class="field" name="name" dir="auto" required></label><button class="btn end">Add</button></form>
      """
    return document(
      "Pantry", .wide, at: .shop, styles: [.kitchenStyle],
      main(
        """
        \(pageHead("Pantry", back: .shopping))
        <p class="dim">What is always at home, and so not on the shopping list. Names are whole names: salt does not stand for \
        sea salt.</p>
        \(pantryFoods)
        \(add, if: !frame.isReadOnly)
        """))
  }

  private var pantryFoods: Markup {
    if foods.isEmpty { return "<p>The pantry is empty.</p>" }
    let rows = foods.map { food -> Markup in
      let remove: Markup = """
        <button class="icon end" name="name" value="\(exact: food)" aria-label="Remove \(food)">\(icon("close"))</button>
        """
      return "<li><span dir=\"auto\">\(food)</span>\(remove, if: !frame.isReadOnly)</li>\n"
    }
    let list: Markup = "<ul class=\"log places\">\n\(rows)</ul>"
    return frame.isReadOnly
      ? list : "<form method=\"post\" action=\"\(Link.removeFromPantry)\">\(list)</form>"
  }
}
