package import RecipeModel
package import RecipeStore

/// `/pantry`: what is at home until it is used, and what always is.
package struct PantryPage: Page {
  private let contents: PantryContents
  private let today: CalendarDay
  let frame: PageFrame

  package init(_ contents: PantryContents, on today: CalendarDay, in frame: PageFrame) {
    (self.contents, self.today, self.frame) = (contents, today, frame)
  }

  package var markup: Markup {
    document(
      "Pantry", .wide, at: .shop, styles: [.kitchenStyle],
      main(
        """
        \(pageHead("Pantry", back: .shopping))
        <p class="dim">With an amount or a day a food is here until it is used: cooking takes it off, and the shopping list \
        needs so much less. A name alone is always at home. Names are whole names: salt does not stand for sea salt.</p>
        \("<p>The pantry is empty.</p>", if: contents.isEmpty)
        \(stocks, if: !contents.stocks.isEmpty)
        \(always, if: !contents.always.isEmpty)
        \(Self.addForm, if: !frame.isReadOnly)
        """))
  }

  private static let addForm: Markup = """
    <form class="flow" method="post" action="\(Link.pantry)"><label><span class="label">What do you have?</span>\
    <input class="field" name="name" dir="auto" required></label><div class="cols"><label><span class="label">How much, if \
    not always</span><input class="field" name="amount" dir="auto"></label><label><span class="label">Until when</span>\
    <input class="field" type="date" name="until"></label></div><p class="bar"><button class="btn end">Add</button></p></form>
    """

  private var stocks: Markup {
    var seen: Set<String> = []
    let rows = contents.stocks.map { stock -> Markup in
      let isFirst = seen.insert(TextFold.fold(stock.name)).inserted
      return """
        <li><div class="t"><bdi>\(stock.name)</bdi>\(facts(of: stock))</div>\
        \(menu(of: stock, isFirst: isFirst), if: !frame.isReadOnly)</li>

        """
    }
    return "<ul class=\"log places\" aria-label=\"Until it is used\">\n\(rows)</ul>"
  }

  /// `200 ml, until Friday 2026-11-27`
  private func facts(of stock: Stock) -> Markup? {
    let day = stock.until.map { "\($0 < today ? "was until" : "until") \($0.title)" }
    let facts = [stock.amountText.isEmpty ? nil : stock.amountText, day].compactMap(\.self)
    return facts.isEmpty ? nil : " <small dir=\"auto\">\(facts.joined(separator: ", "))</small>"
  }

  /// What can be done with a stock; what ends first of a food is used first.
  private func menu(of stock: Stock, isFirst: Bool) -> Markup {
    let use: Markup = """
      <form class="flow" method="post" action="\(Link.useFromPantry)">\(hidden("name", stock.name))\
      <label><span class="label">How much was used; all if empty</span><input class="field" name="amount" dir="auto"></label>\
      <button class="btn">Used</button></form>
      """
    let remove: Markup = """
      <form method="post" action="\(Link.removeFromPantry)"><button class="btn" name="name" value="\(exact: stock.name)">\
      \(icon("trash"))Remove</button></form>
      """
    let amount = stock.servings.isEmpty ? stock.amount : stock.servings
    return """
      <details class="menu"><summary class="icon" aria-label="Use or change \(stock.name)">\(icon("edit"))</summary><div>\
      \(use, if: isFirst)<form class="flow" method="post" action="\(Link.editStock)">\(hidden("name", stock.name))\
      \(hidden("number", "\(stock.id)"))<label><span class="label">How much there is</span>\
      <input class="field" name="amount" dir="auto" value="\(exact: amount)"></label>\
      <label><span class="label">Until when</span><input class="field" type="date" name="until" \
      value="\(stock.until?.description ?? "")"></label><button class="btn">Change</button></form>\(remove, if: isFirst)\
      </div></details>
      """
  }

  private var always: Markup {
    let rows = contents.always.map { food -> Markup in
      let remove: Markup = """
        <button class="icon end" name="name" value="\(exact: food)" aria-label="Remove \(food)">\(icon("close"))</button>
        """
      return "<li><span dir=\"auto\">\(food)</span>\(remove, if: !frame.isReadOnly)</li>\n"
    }
    let list: Markup = "<ul class=\"log places\" aria-label=\"Always at home\">\n\(rows)</ul>"
    return """
      <h2>Always</h2>
      \(frame.isReadOnly ? list : "<form method=\"post\" action=\"\(Link.removeFromPantry)\">\(list)</form>")
      """
  }
}
