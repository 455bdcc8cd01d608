import RecipeModel

extension Page {
  /// `/recipes/12/print`: the recipe as it comes out of a printer, its amounts as asked for.
  package static func print(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    document(
      content.recipe.title, .paper, at: .elsewhere, in: frame,
      """
      <header class="act"><a class="btn" href="\(adapted(.recipe(content.id), content.amounts))">Back</a>\
      <button class="btn go scripted" id="print" type="button">\(icon("print"))Print</button>\
      <span class="dim">Your browser prints this page as it stands.</span></header>
      \(main(sheet(content)))
      """)
  }
}
