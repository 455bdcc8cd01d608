package import RecipeModel
package import RecipeStore

/// `/recipes/12/collections`: puts a recipe into collections and takes it out of them, one press each.
///
/// - Parameter collections: Those that are filled by hand.
package struct CollectingPage: Page {
  private let recipe: Recipe
  private let collections: [RecipeCollection]
  let frame: PageFrame

  package init(_ recipe: Recipe, collections: [RecipeCollection], in frame: PageFrame) {
    (self.recipe, self.collections, self.frame) = (recipe, collections, frame)
  }

  package var markup: Markup {
    let inside = Set(recipe.collections.map(CollectionName.key))
    let chips = collections.map { collection -> Markup in
      let isIn = inside.contains(CollectionName.key(collection.name))
      let here: Markup = isIn ? " aria-pressed=\"true\"" : " aria-pressed=\"false\""
      return """
        <button class="chip" name="\(isIn ? "take" : "put")" value="\(collection.id)"\(here)><bdi>\(collection.name)</bdi>\
        </button>
        """
    }
    return document(
      "Collections of \(recipe.title)", .wide, at: .elsewhere,
      main(
        """
        \(pageHead("Collections of <bdi>\(recipe.title)</bdi>", back: .recipe(recipe.id)))
        <form class="flow" method="post" action="\(Link.collecting(recipe.id))"><div class="chips">\(chips)</div></form>
        <form class="bar" method="post" action="\(Link.collecting(recipe.id))"><label class="grow">\
        <span class="label">Another collection</span><input class="field" name="into" dir="auto" required></label>\
        <button class="btn end">Put into it</button></form>
        """))
  }
}
