import RecipeFormats
import RecipeModel
import RecipeViewModels

/// `/recipes/12/print`: the recipe as it comes out of a printer, its amounts as asked for.
package struct PrintPage: RecipeParts {
  let content: RecipeContent
  let frame: PageFrame

  package init(_ content: RecipeContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    document(
      content.recipe.title, .paper, at: .elsewhere,
      """
      <header class="act"><a class="btn" href="\(Link.recipe(content.id).with(content.amounts))">Back</a>\
      <button class="btn go scripted" id="print" type="button">\(icon("print"))Print</button>\
      <span class="dim">Your browser prints this page as it stands.</span></header>
      \(main(sheet))
      """)
  }

  /// The recipe with nothing to press, nothing to tick.
  private var sheet: Markup {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    let direction: Markup = TextDirection.isRightToLeft(content.recipe) ? " dir=\"rtl\"" : ""
    return """
      <article class="recipe flow"\(direction)>
      \(hero)
      <h1><bdi>\(content.recipe.title)</bdi></h1>
      \(facts)
      \("<section><h2>Ingredients</h2>\(ingredients(layout.ingredients))</section>", if: !layout.ingredients.isEmpty)
      \(directions)
      \(notes)
      \(source.map { "<p class=\"dim\">\($0)</p>" })
      </article>
      """
  }

  /// Lines of ingredients to read.
  private func ingredients(_ groups: [RecipeLayout.Group]) -> Markup {
    let groups = groups.map { group -> Markup in
      """
      \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
      <ul class="ingr">\(group.lines.map { "<li dir=\"auto\">\(IngredientText($0, content.adapted.links))</li>\n" })</ul>

      """
    }
    return "\(groups)"
  }
}
