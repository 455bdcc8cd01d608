package import RecipeStore
import RecipeViewModels

/// What can be cooked with what is at home.
package struct CookableContent: Sendable {
  /// What is at home, as it was typed.
  package let foods: String
  /// The number of foods that may be missing.
  package let missing: Int
  package var found: [Found]
  /// Why nothing was looked for.
  package var fault: String?

  package struct Found: Sendable {
    package let recipe: ListedRecipe
    package let missing: [String]

    package init(_ found: CookableRecipe, picture: String? = nil) {
      recipe = ListedRecipe(found.row, picture: picture)
      missing = found.missing
    }
  }

  package init(foods: String, missing: Int, found: [Found] = [], fault: String? = nil) {
    (self.foods, self.missing, self.found, self.fault) = (foods, missing, found, fault)
  }

  /// Beyond that, one looks for other recipes.
  static let mostMissing = 3
}

/// `/have?have=eggs, rice&missing=1`: the recipes that need little besides that and the pantry.
package struct CookablePage: Page {
  private let content: CookableContent
  let frame: PageFrame

  package init(_ content: CookableContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    document(
      "What can I cook?", .list, at: .search,
      """
      <main class="pane flow" id="main" tabindex="-1">
      <header class="head"><a class="icon phone" href="\(Link.searching)" aria-label="Back">\(icon("back", class: "turn"))</a>\
      <h1>What can I cook?</h1></header>
      <form class="flow" action="\(Link.having)">
      \(field(
        FormField(
          name: "have", label: "At home, with commas between", value: content.foods, fault: content.fault,
          hint: "eggs, rice", hasFocus: content.foods.isEmpty || content.fault != nil)))\
      <div class="asks"><label class="label" for="missing">May be missing</label>\
      <select class="field" id="missing" name="missing">\(choices(content.missing))</select></div>
      <p class="bar"><button class="btn go">Find recipes</button></p>
      </form>
      \(found)
      </main>
      \(noRecipeChosen)
      """)
  }

  private func choices(_ chosen: Int) -> [Markup] {
    (0...CookableContent.mostMissing).map { count in
      let name: Markup = count == 0 ? "nothing" : count == 1 ? "1 food" : "\(count) foods"
      return "<option value=\"\(count)\"\(" selected", if: count == chosen)>\(name)</option>"
    }
  }

  private var found: Markup {
    if content.fault != nil { return "" }
    if content.foods.isEmpty {
      return """
        <p class="dim said">What is in the pantry counts as well; “shop” is what is ticked on the shopping list.</p>
        """
    }
    if content.found.isEmpty {
      return empty("nothing", "No recipe can be cooked with that", "<p>Name more, or let more be missing.</p>")
    }
    let options = RowOptions(isReadOnly: frame.isReadOnly)
    let count: Markup = content.found.count == 1 ? "1 recipe" : "\(content.found.count) recipes"
    return """
      <p class="dim said" id="count">\(count)\(", what needs least first", if: content.found.count > 1)</p>
      <ol class="rows" id="list">
      \(content.found.map { row($0, options) })</ol>
      \(rowForms(options))
      """
  }

  private func row(_ found: CookableContent.Found, _ options: RowOptions) -> RecipeRow {
    let listed = found.recipe
    let second: Markup =
      found.missing.isEmpty
      ? facts(of: listed.row) : "<span dir=\"auto\">Missing: \(found.missing.joined(separator: ", "))</span>"
    return RecipeRow(
      listed, options,
      words: """
        <a class="t" href="\(Link.recipe(listed.id))"><bdi>\(listed.row.title)</bdi></a><p class="meta">\(second)</p>
        """)
  }
}
