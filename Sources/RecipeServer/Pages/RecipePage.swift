import RecipeFormats
package import RecipeKitchen
import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// A recipe as it is shown: its amounts as asked for, and the list next to it.
package struct RecipeContent: Sendable {
  package var adapted: AdaptedRecipe
  package var amounts: AmountRequest
  /// All collections, by which the names of the recipe's own become links.
  package var collections: [RecipeCollection]
  /// When it was cooked, the newest first.
  package var cookings: [CookedRecipe]
  /// What foods are, for its nutrition.
  package var ownFoods: [OwnFood]
  package var pane: ListContent?

  package init(
    _ adapted: AdaptedRecipe, amounts: AmountRequest = AmountRequest(), collections: [RecipeCollection] = [],
    cookings: [CookedRecipe] = [], ownFoods: [OwnFood] = [], pane: ListContent? = nil
  ) {
    self.adapted = adapted
    self.amounts = amounts
    self.collections = collections
    self.cookings = cookings
    self.ownFoods = ownFoods
    self.pane = pane
  }

  var recipe: Recipe { adapted.recipe }
  var id: Recipe.ID { recipe.id }
}

extension Page {
  /// `/recipes/12`: a recipe, on wide screens next to the list that it was opened in.
  package static func recipe(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    let pane = content.pane.map { self.pane($0, showing: content.id, in: frame) }
    return document(
      content.recipe.title, pane == nil ? .wide : .detail, at: content.pane.map { .list($0.list) } ?? .elsewhere,
      in: frame, scripts: [.recipeScript] + (pane == nil ? [] : [.reorderScript]),
      """
      \(pane)
      \(main("\(recipeHead(content, in: frame))\n\(article(content, in: frame))"))
      \(rowForms(RowOptions(isReadOnly: frame.isReadOnly)), if: pane == nil)
      """)
  }

  /// The recipe itself: also the fragment that takes its place when it has changed.
  package static func article(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    let direction: Markup = TextDirection.isRightToLeft(content.recipe) ? " dir=\"rtl\"" : ""
    return """
      <article class="recipe flow" id="recipe"\(direction)\(frame.live("recipe/\(content.id)"))>
      \(hero(content.recipe))
      \(collectionLinks(content))
      <h1><bdi>\(content.recipe.title)</bdi></h1>
      \(facts(of: content))
      \(actions(content, in: frame))
      <div class="split flow">
      \(ingredients(content))
      <div class="flow">
      \(directions(content))
      \(notes(content.recipe))
      \(log(of: content, in: frame))
      \(nutrition(NutritionSummary(content.adapted, own: content.ownFoods)))
      \(footer(content.recipe))
      </div>
      </div>
      </article>
      """
  }

  /// The recipe as it is printed: nothing to press, nothing to tick.
  static func sheet(_ content: RecipeContent) -> Markup {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    let direction: Markup = TextDirection.isRightToLeft(content.recipe) ? " dir=\"rtl\"" : ""
    return """
      <article class="recipe flow"\(direction)>
      \(hero(content.recipe))
      <h1><bdi>\(content.recipe.title)</bdi></h1>
      \(facts(of: content))
      \("<section><h2>Ingredients</h2>\(plainIngredients(layout.ingredients, content.adapted.links))</section>", if: !layout.ingredients.isEmpty)
      \(directions(content))
      \(notes(content.recipe))
      \(source(of: content.recipe).map { "<p class=\"dim\">\($0)</p>" })
      </article>
      """
  }
}

// MARK: - Head

extension Page {
  private static func recipeHead(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    let list = content.pane?.list ?? .library(.all)
    let back = content.pane?.title ?? LibraryList.all.title
    return """
      <header class="head phone"><a class="icon" href="\(Link.list(list))" aria-label="Back to \(back)">\
      \(icon("back", class: "turn"))</a><span class="end"></span>\
      \(menu("More", recipeMenu(content, in: frame)))</header>
      """
  }

  private static func recipeMenu(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    let id = content.id
    return """
      \("<a href=\"\(Link.editing(id))\">\(icon("edit"))Edit</a>", if: !frame.isReadOnly)\
      \("<a href=\"\(Link.collecting(id))\">\(icon("box"))Collections</a>", if: !frame.isReadOnly)\
      <a href="\(Link.history(of: id))">\(icon("history"))History of this recipe</a>\
      <a href="\(adapted(.printing(id), content.amounts))">\(icon("print"))Print</a>\
      <a href="\(adapted(.exporting(id), content.amounts))">\(icon("up"))Export</a>\
      \("<a href=\"\(Link.deleting(id))\">\(icon("trash"))Delete</a>", if: !frame.isReadOnly)
      """
  }

  private static func hero(_ recipe: Recipe) -> Markup? {
    recipe.imageNames.first(where: Picture.isName).map { name in
      "<figure class=\"hero\"><img src=\"\(Link.picture(name))\" alt=\"\(recipe.title)\" width=\"1200\" height=\"800\"></figure>"
    }
  }

  private static func collectionLinks(_ content: RecipeContent) -> Markup? {
    let ids = Dictionary(content.collections.map { (CollectionName.key($0.name), $0.id) }) { first, _ in first }
    let links = content.recipe.collections.enumerated().map { place, name -> Markup in
      let separator: Markup = place == 0 ? "" : " · "
      guard let id = ids[CollectionName.key(name)] else { return "\(separator)<bdi>\(name)</bdi>" }
      return "\(separator)<a href=\"\(Link.list(.collection(id)))\"><bdi>\(name)</bdi></a>"
    }
    return links.isEmpty ? nil : "<div class=\"dim\">\(links)</div>"
  }

  private static func facts(of content: RecipeContent) -> Markup? {
    let recipe = content.recipe
    let together = recipe.prepTime > 0 && recipe.cookTime > 0 ? recipe.totalTime : 0
    let facts: [(name: Markup, text: String)] = [
      ("Prep", CookingTime.text(recipe.prepTime)), ("Cooking", CookingTime.text(recipe.cookTime)),
      ("Together", CookingTime.text(together)), ("Serves", recipe.servings),
    ]
    let stated = facts.filter { !$0.text.isEmpty }.map { fact -> Markup in
      "<div><dt>\(fact.name)</dt><dd dir=\"auto\">\(fact.text)</dd></div>"
    }
    return stated.isEmpty ? nil : "<dl class=\"facts\">\(stated)</dl>"
  }

  private static func actions(_ content: RecipeContent, in frame: PageFrame) -> Markup {
    let (id, recipe) = (content.id, content.recipe)
    let cook = adapted(.cooking(id), content.amounts)
    return """
      <div class="act"><a class="btn go" href="\(cook)">\(icon("cook"))Cook</a>\
      \(heart(id, recipe.title, isFavorite: recipe.isFavorite, frame.isReadOnly))\
      \(shopping(content), if: !frame.isReadOnly)\
      \("<a class=\"icon\" href=\"\(planLink(content))\" aria-label=\"Plan\">\(icon("plan"))</a>", if: !frame.isReadOnly)\
      \("<a class=\"icon\" href=\"\(Link.editing(id))\" aria-label=\"Edit\">\(icon("edit"))</a>", if: !frame.isReadOnly)\
      <span class="calm">\(menu("More", recipeMenu(content, in: frame)))</span></div>
      """
  }

  /// Puts the recipe on the shopping list, in the amounts that are shown.
  private static func shopping(_ content: RecipeContent) -> Markup {
    """
    <button class="icon" form="buy" name="recipe" value="\(content.id)" aria-label="Put on the shopping list">\
    \(icon("shop"))</button><form id="buy" method="post" action="\(Link.shopForRecipe)" hidden>\
    \(hidden("serves", content.amounts.serves))\(hidden("scale", content.amounts.scale))</form>
    """
  }

  private static func planLink(_ content: RecipeContent) -> Link {
    Link.planning.with("recipe", "\(content.id)").with("serves", content.amounts.serves)
      .with("scale", content.amounts.scale)
  }

  /// A link that asks for the same amounts.
  static func adapted(_ link: Link, _ amounts: AmountRequest) -> Link {
    link.with("serves", amounts.serves).with("scale", amounts.scale).with("units", amounts.units?.rawValue)
  }
}

// MARK: - Text

extension Page {
  private static func directions(_ content: RecipeContent) -> Markup? {
    let layout = RecipeLayout(RecipeDraft(content.recipe))
    if layout.directions.isEmpty { return nil }
    let own: Markup = layout.hasOwnNumbers ? " own" : ""
    let cook = adapted(.cooking(content.id), content.amounts)
    var number = 0
    let groups = layout.directions.map { group -> Markup in
      let steps = group.lines.map { line -> Markup in
        number += 1
        return "<li dir=\"auto\">\(step(line, cook.with("step", "\(number)")))</li>\n"
      }
      return """
        \("<h3 dir=\"auto\">\(group.name)</h3>", if: !group.name.isEmpty)\
        <ol class="steps\(own)">\(steps)</ol>

        """
    }
    return "<section aria-labelledby=\"directions\"><h2 id=\"directions\">Directions</h2>\n\(groups)</section>"
  }

  /// A step with its waits as links to where they are counted down.
  private static func step(_ text: String, _ cook: Link) -> Markup {
    textWithTimers(text) { words, timer in
      """
      <a class="timer" href="\(cook)" data-seconds="\(timer.seconds.lowerBound)" aria-label="Timer: \(words)">\
      \(icon("timer"))\(words)</a>
      """
    }
  }

  /// A step with each of its waits as `chip` makes it of its words.
  static func textWithTimers(_ text: String, _ chip: (String, TextTimer) -> Markup) -> Markup {
    var markup: Markup = ""
    let bytes = Array(text.utf8)
    var start = 0
    for timer in TextTimer.find(in: text) {
      markup += "\(String(decoding: bytes[start..<timer.span.lowerBound], as: UTF8.self))"
      markup += chip(String(decoding: bytes[timer.span], as: UTF8.self), timer)
      start = timer.span.upperBound
    }
    return markup + "\(String(decoding: bytes[start...], as: UTF8.self))"
  }

  private static func notes(_ recipe: Recipe) -> Markup? {
    let lines = recipe.notes.split(separator: "\n").map { line -> Markup in "<p dir=\"auto\">\(line)</p>" }
    if lines.isEmpty { return nil }
    return """
      <section aria-labelledby="notes" class="note"><h2 class="label" id="notes">Notes</h2>\(lines)</section>
      """
  }

  /// Where the recipe is from, its number, and its history.
  private static func footer(_ recipe: Recipe) -> Markup {
    let source: Markup = source(of: recipe).map { "\($0) · " } ?? ""
    let added = recipe.addedOn.map { date -> Markup in ", added on <time>\(PrintedTime.text(date).prefix(10))</time>" }
    return """
      <p class="dim extra">\(source)Recipe \(recipe.id)\(added) · <a href="\(Link.history(of: recipe.id))">History</a></p>
      """
  }

  /// An address of the web is a link, anything else is text.
  private static func source(of recipe: Recipe) -> Markup? {
    let source = recipe.source
    if source.isEmpty { return nil }
    if !WebLink.isSafe(source) { return "From <bdi>\(source)</bdi>" }
    return "From <a href=\"\(exact: source)\" rel=\"noopener noreferrer\" dir=\"ltr\">\(source)</a>"
  }
}
