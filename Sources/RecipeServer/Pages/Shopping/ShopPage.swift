import RecipeKitchen
package import RecipeStore
import RecipeViewModels

/// The shopping list as a page shows it.
package struct ShopContent: Sendable {
  package let list: ShoppingList
  /// What was typed as a line of one's own, and why it was not taken.
  package var line: (text: String, fault: String)?

  package init(_ list: ShoppingList, line: (text: String, fault: String)? = nil) {
    (self.list, self.line) = (list, line)
  }

  /// `4 to get, 1 got`
  fileprivate var count: String {
    let ticked = list.items.count(where: \.isTicked)
    return "\(list.items.count - ticked) to get, \(ticked) got"
  }
}

/// `/shop`: what is to be bought, by aisle.
package struct ShopPage: Page {
  private let content: ShopContent
  let frame: PageFrame

  package init(_ content: ShopContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    document(
      "Shopping", frame.isReadOnly ? .wide : .tabbed, at: .shop, styles: [.kitchenStyle],
      scripts: [.reorderScript, .listsScript, .shopScript],
      main(
        """
        <header class="head"><h1>Shopping</h1><span class="dim" id="got">\(content.count)</span>\
        \(menu("More", shopMenu))</header>
        <p class="note" id="waiting" hidden></p>
        \(shopList(content.list))
        \(Self.insecureNote, if: !frame.isSecure && !frame.isReadOnly)
        \(lineForm, if: !frame.isReadOnly)
        \(Self.shopForms, if: !frame.isReadOnly)
        """))
  }

  private var shopMenu: Markup {
    let clear: Markup = """
      <button form="clear">\(icon("check"))Remove what is got</button>\
      <button form="clear" name="to-pantry" value="1">\(icon("box"))Put what is got in the pantry</button>\
      <button form="clear" name="all" value="1">\(icon("trash"))Empty the list</button>
      """
    return """
      \(clear, if: !frame.isReadOnly)<a href="\(Link.aisles)">\(icon("filter"))Aisles</a>\
      <a href="\(Link.pantry)">\(icon("box"))Pantry</a>
      """
  }

  private func shopList(_ list: ShoppingList) -> Markup {
    """
    <div class="shop flow" id="shop"\(frame.live("shop"))>
    \(shoppingRecipes(list.recipes))
    \(list.sections.map { aisle($0) })
    \(emptyShop, if: list.sections.isEmpty)
    \(unneeded("In the pantry", "box", list.inPantry))
    \(unneeded("Not needed this time", "close", list.setAside))
    </div>
    """
  }

  private func aisle(_ section: ShoppingList.Section) -> Markup {
    let key = RowKey.aisle(section.aisle.id)
    let reorder: Markup = frame.isReadOnly ? "" : " data-reorder=\"\(Link.reorderShopping)\""
    return """
      <section aria-labelledby="\(key)"><h2 id="\(key)" dir="auto">\(section.aisle.name)</h2>
      <ol class="rows" data-section="\(key)"\(reorder)>
      \(section.items.map { EntryRow($0, isReadOnly: frame.isReadOnly) })</ol></section>

      """
  }

  /// The recipes that the list is for, each with a way off it.
  private func shoppingRecipes(_ recipes: [ShoppingRecipe]) -> Markup? {
    let chips = recipes.map { recipe -> Markup in
      let scale = RecipeAdaptation(factor: recipe.factor).scale
      let factor: Markup = recipe.factor == .one ? "" : " \(scale)"
      let remove: Markup = """
        <button class="icon" form="off" name="recipe" value="\(recipe.id)" aria-label="Take \(recipe.title) off the list">\
        \(icon("close"))</button>
        """
      return """
        <li class="chip"><a href="\(Link.recipe(recipe.id))"><bdi>\(recipe.title)</bdi>\(factor)</a>\
        \(remove, if: !frame.isReadOnly)</li>
        """
    }
    return chips.isEmpty ? nil : "<ul class=\"chips\" aria-label=\"Recipes on the list\">\(chips)</ul>"
  }

  private func unneeded(_ name: Markup, _ sign: StaticString, _ items: [ShoppingItem]) -> Markup? {
    if items.isEmpty { return nil }
    return """
      <details class="sheet"><summary>\(icon(sign))\(name) <span class="dim">\(items.count)</span>\
      \(icon("down", class: "down end"))</summary><p class="dim" dir="auto">\(items.map(\.name).joined(separator: ", "))</p></details>

      """
  }

  private var emptyShop: Markup {
    if frame.isReadOnly { return empty("nothing", "Nothing to buy", "<p>The list is empty.</p>") }
    return empty(
      "nothing", "Nothing to buy",
      "<p>Put a recipe on the list from its page, or add things of your own below.</p>")
  }

  private static let insecureNote: Markup = """
    <p class="dim">Over plain http this page cannot be opened without a connection. What you tick while it is open is sent \
    all the same.</p>
    """

  private var lineForm: Markup {
    let fault: Markup = content.line == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"item-fault\" autofocus"
    return """
      <form class="dock" id="line" method="post" action="\(Link.shoppingLines)"><div class="grow"><label class="find">\
      <span class="vh">Add an item</span>\(icon("plus"))<input class="field" name="item" dir="auto" required autocomplete="off" \
      placeholder="Add an item, such as 2 rolls of foil" value="\(exact: content.line?.text ?? "")"\(fault)></label>\
      \(content.line.map { "<p class=\"fault\" id=\"item-fault\">\($0.fault)</p>" })</div>\
      <button class="btn go">Add</button></form>
      """
  }

  /// The forms that the buttons of the list belong to.
  private static let shopForms: Markup = """
    <form id="tick" method="post" action="\(Link.tick)" hidden></form>\
    <form id="move" action="\(Link.movingEntry)" hidden></form>\
    <form id="off" method="post" action="\(Link.unshopRecipe)" hidden></form>\
    <form id="clear" method="post" action="\(Link.clearShopping)" hidden></form>
    """
}
