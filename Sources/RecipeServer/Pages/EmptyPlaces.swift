extension PagePart {
  /// A drawing, what is so, what to do.
  func empty(_ drawing: StaticString, _ heading: Markup, level: StaticString = "h2", _ words: Markup) -> Markup {
    let tag = Markup(stringLiteral: level)
    return "<div class=\"empty\">\(self.drawing(drawing))<\(tag)>\(heading)</\(tag)>\(words)</div>"
  }

  /// What a library without recipes shows.
  func emptyLibrary(level: StaticString = "h2", in frame: PageFrame) -> Markup {
    if frame.isReadOnly {
      return empty("welcome", "An empty recipe box", level: level, "<p>It has no recipes yet.</p>")
    }
    return empty(
      "welcome", "An empty recipe box", level: level,
      """
      <p>Write the first card, or bring the recipes that you have: a web page, a file, or the export of another program.</p>
      <p class="bar"><a class="btn go" href="\(Link.newRecipe)">\(icon("plus"))Add a recipe</a>\
      <a class="btn" href="\(Link.importing)">Import</a></p>
      """)
  }
}
