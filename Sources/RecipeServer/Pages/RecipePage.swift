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
  /// The recipe that it is a variant of, and its own variants.
  package var variants: RecipeVariants
  /// Whether it is for those who eat here.
  package var eaters: [EaterAnswer]
  /// What foods are, for its nutrition.
  package var ownFoods: [OwnFood]
  package var pane: ListContent?

  package init(
    _ adapted: AdaptedRecipe, amounts: AmountRequest = AmountRequest(), collections: [RecipeCollection] = [],
    cookings: [CookedRecipe] = [], variants: RecipeVariants = RecipeVariants(), eaters: [EaterAnswer] = [],
    ownFoods: [OwnFood] = [],
    pane: ListContent? = nil
  ) {
    self.adapted = adapted
    self.amounts = amounts
    self.collections = collections
    self.cookings = cookings
    self.variants = variants
    self.eaters = eaters
    self.ownFoods = ownFoods
    self.pane = pane
  }

  var recipe: Recipe { adapted.recipe }
  var id: Recipe.ID { recipe.id }
}

/// `/recipes/12`: a recipe, on wide screens next to the list that it was opened in.
package struct RecipePage: RecipeParts {
  let content: RecipeContent
  let frame: PageFrame

  package init(_ content: RecipeContent, in frame: PageFrame) {
    (self.content, self.frame) = (content, frame)
  }

  package var markup: Markup {
    let pane = content.pane.map { list -> Markup in
      let heading: Markup = "<h2 class=\"h1\"><bdi>\(list.title)</bdi></h2>"
      return """
        <aside class="pane flow" aria-label="List">
        \(ListPane(list, heading: heading, showing: content.id, in: frame))
        </aside>
        """
    }
    return document(
      content.recipe.title, pane == nil ? .wide : .detail, at: content.pane.map { .list($0.list) } ?? .elsewhere,
      scripts: [.recipeScript] + (pane == nil ? [] : [.reorderScript]),
      """
      \(pane)
      \(main("\(recipeHead)\n\(article)"))
      \(rowForms(RowOptions(isReadOnly: frame.isReadOnly)), if: pane == nil)
      """)
  }

  private var article: Markup {
    let direction: Markup = TextDirection.isRightToLeft(content.recipe) ? " dir=\"rtl\"" : ""
    return """
      <article class="recipe flow" id="recipe"\(direction)\(frame.live("recipe/\(content.id)"))>
      \(hero)
      \(collectionLinks)\(variantLinks)
      <h1><bdi>\(content.recipe.title)</bdi></h1>
      \(facts)\(DietsSection(content.eaters))
      \(actions)
      <div class="split flow">
      \(ScalableIngredients(content))
      <div class="flow">
      \(directions)
      \(notes)
      \(RecipeLog(content, in: frame))
      \(NutritionSection(NutritionSummary(content.adapted, own: content.ownFoods)))
      \(footer)
      </div>
      </div>
      </article>
      """
  }
}

// MARK: - Head

extension RecipePage {
  private var recipeHead: Markup {
    let list = content.pane?.list ?? .library(.all)
    let back = content.pane?.title ?? LibraryList.all.title
    return """
      <header class="head phone"><a class="icon" href="\(Link.list(list))" aria-label="Back to \(back)">\
      \(icon("back", class: "turn"))</a><span class="end"></span>\
      \(menu("More", recipeMenu))</header>
      """
  }

  private var recipeMenu: Markup {
    let id = content.id
    return """
      \("<a href=\"\(Link.editing(id))\">\(icon("edit"))Edit</a>", if: !frame.isReadOnly)\
      \("<button form=\"copy\">\(icon("plus"))Copy</button>", if: !frame.isReadOnly)\
      \("<a href=\"\(Link.collecting(id))\">\(icon("box"))Collections</a>", if: !frame.isReadOnly)\
      <a href="\(Link.history(of: id))">\(icon("history"))History of this recipe</a>\
      <a href="\(Link.printing(id).with(content.amounts))">\(icon("print"))Print</a>\
      <a href="\(Link.exporting(id).with(content.amounts))">\(icon("up"))Export</a>\
      \("<a href=\"\(Link.deleting(id))\">\(icon("trash"))Delete</a>", if: !frame.isReadOnly)
      """
  }

  private var collectionLinks: Markup? {
    let ids = Dictionary(content.collections.map { (CollectionName.key($0.name), $0.id) }) { first, _ in first }
    let links = content.recipe.collections.enumerated().map { place, name -> Markup in
      let separator: Markup = place == 0 ? "" : " · "
      guard let id = ids[CollectionName.key(name)] else { return "\(separator)<bdi>\(name)</bdi>" }
      return "\(separator)<a href=\"\(Link.list(.collection(id)))\"><bdi>\(name)</bdi></a>"
    }
    return links.isEmpty ? nil : "<div class=\"dim\">\(links)</div>"
  }

  /// `Variant of Tomato soup`, `Variants: Tomato soup (2), Red soup`
  private var variantLinks: Markup {
    func link(_ recipe: LinkedRecipe) -> Markup {
      "<a href=\"\(Link.recipe(recipe.id))\"><bdi>\(recipe.title)</bdi></a>"
    }
    let variants = content.variants
    var lines: Markup = ""
    if let original = variants.original { lines += "\n<div class=\"dim\">Variant of \(link(original))</div>" }
    if let first = variants.copies.first {
      let links = variants.copies.dropFirst().reduce(link(first)) { "\($0), \(link($1))" }
      lines += "\n<div class=\"dim\">Variants: \(links)</div>"
    }
    return lines
  }

  private var actions: Markup {
    let (id, recipe) = (content.id, content.recipe)
    let cook = Link.cooking(id).with(content.amounts)
    return """
      <div class="act"><a class="btn go" href="\(cook)">\(icon("cook"))Cook</a>\
      \(heart(id, recipe.title, isFavorite: recipe.isFavorite, frame.isReadOnly))\
      \(shopping, if: !frame.isReadOnly)\
      \("<form id=\"copy\" method=\"post\" action=\"\(Link.copying(id))\" hidden></form>", if: !frame.isReadOnly)\
      \("<a class=\"icon\" href=\"\(planLink)\" aria-label=\"Plan\">\(icon("plan"))</a>", if: !frame.isReadOnly)\
      \("<a class=\"icon\" href=\"\(Link.editing(id))\" aria-label=\"Edit\">\(icon("edit"))</a>", if: !frame.isReadOnly)\
      <span class="calm">\(menu("More", recipeMenu))</span></div>
      """
  }

  /// Puts the recipe on the shopping list, in the amounts that are shown.
  private var shopping: Markup {
    """
    <button class="icon" form="buy" name="recipe" value="\(content.id)" aria-label="Put on the shopping list">\
    \(icon("shop"))</button><form id="buy" method="post" action="\(Link.shopForRecipe)" hidden>\
    \(hidden("serves", content.amounts.serves))\(hidden("scale", content.amounts.scale))</form>
    """
  }

  private var planLink: Link {
    Link.planning.with("recipe", "\(content.id)").with("serves", content.amounts.serves)
      .with("scale", content.amounts.scale)
  }
}

extension RecipePage {

  /// Where the recipe is from, its number, and its history.
  private var footer: Markup {
    let recipe = content.recipe
    let source: Markup = source.map { "\($0) · " } ?? ""
    let added = recipe.addedOn.map { date -> Markup in ", added on <time>\(PrintedTime.text(date).prefix(10))</time>" }
    return """
      <p class="dim extra">\(source)Recipe \(recipe.id)\(added) · <a href="\(Link.history(of: recipe.id))">History</a></p>
      """
  }
}
