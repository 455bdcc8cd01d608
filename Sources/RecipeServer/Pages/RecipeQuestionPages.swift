package import RecipeModel
package import RecipeStore

extension Page {
  /// `/recipes/12/collections`: puts a recipe into collections and takes it out of them, one press each.
  ///
  /// - Parameter collections: Those that are filled by hand.
  package static func collecting(
    _ recipe: Recipe, collections: [RecipeCollection], in frame: PageFrame
  ) -> Markup {
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
      "Collections of \(recipe.title)", .wide, at: .elsewhere, in: frame,
      main(
        """
        \(pageHead("Collections of <bdi>\(recipe.title)</bdi>", back: .recipe(recipe.id)))
        <form class="flow" method="post" action="\(Link.collecting(recipe.id))"><div class="chips">\(chips)</div></form>
        <form class="bar" method="post" action="\(Link.collecting(recipe.id))"><label class="grow">\
        <span class="label">Another collection</span><input class="field" name="into" dir="auto" required></label>\
        <button class="btn end">Put into it</button></form>
        """))
  }

  /// `/recipes/12/delete`: asks, where no script has offered to take it back.
  package static func deleting(_ recipe: Recipe, in frame: PageFrame) -> Markup {
    document(
      "Delete \(recipe.title)", .wide, at: .elsewhere, in: frame,
      main(
        """
        <form class="empty" method="post" action="\(Link.deleting(recipe.id))">
        <h1>Delete <bdi>\(recipe.title)</bdi>?</h1>
        <p>It leaves the library and its collections. The history can bring it back.</p>
        <p class="bar"><a class="btn" href="\(Link.recipe(recipe.id))">Keep it</a>\
        <button class="btn go">\(icon("trash"))Delete</button></p></form>
        """))
  }
}
