package import RecipeModel

/// `/recipes/12/delete`: asks, where no script has offered to take it back.
package struct DeletingPage: Page {
  private let recipe: Recipe
  let frame: PageFrame

  package init(_ recipe: Recipe, in frame: PageFrame) {
    (self.recipe, self.frame) = (recipe, frame)
  }

  package var markup: Markup {
    document(
      "Delete \(recipe.title)", .wide, at: .elsewhere,
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
