package import RecipeModel
package import RecipeStore
import RecipeViewModels

/// A recipe in a list, with the name of its first picture.
package struct ListedRecipe: Identifiable, Hashable, Sendable {
  package let row: RecipeListRow
  package let picture: String?

  package var id: Recipe.ID { row.id }

  package init(_ row: RecipeListRow, picture: String? = nil) {
    self.row = row
    self.picture = picture
  }
}

/// What the rows of a list offer.
package struct RowOptions: Hashable, Sendable {
  /// The list that a recipe's page is opened next to.
  package var list: ShownList
  /// `true` if rows can be moved: the order is the person's own, and the device may write.
  package var isReorderable: Bool
  package var isReadOnly: Bool

  package init(list: ShownList = .library(.all), isReorderable: Bool = false, isReadOnly: Bool = false) {
    self.list = list
    self.isReorderable = isReorderable && !isReadOnly
    self.isReadOnly = isReadOnly
  }
}

/// The row of a recipe in a list: at most 600 bytes for a title of usual length, for it is sent with each change.
package struct RecipeRow: PagePart {
  private let recipe: ListedRecipe
  private let options: RowOptions
  private let words: Markup?
  private let isHere: Bool

  /// - Parameters:
  ///   - words: Other words than the title and the facts: those that a search found.
  ///   - isHere: Whether the recipe is shown next to the list.
  package init(_ recipe: ListedRecipe, _ options: RowOptions, words: Markup? = nil, isHere: Bool = false) {
    (self.recipe, self.options, self.words, self.isHere) = (recipe, options, words, isHere)
  }

  package var markup: Markup {
    let here: Markup = isHere ? " class=\"here\"" : ""
    return """
      <li id="\(RowKey.recipe(recipe.id))"\(here)><div class="in">\(words ?? title)</div>\(thumbnail)\
      \(heart(recipe.id, recipe.row.title, isFavorite: recipe.row.isFavorite, options.isReadOnly))\
      \(grip, if: options.isReorderable)</li>

      """
  }

  private var title: Markup {
    let here: Markup = isHere ? " aria-current=\"page\"" : ""
    let tags = recipe.row.collections.prefix(3).map { name -> Markup in "<i>\(name)</i>" }
    return """
      <a class="t" href="\(Link.recipe(recipe.id, in: options.list))"\(here)><bdi>\(recipe.row.title)</bdi></a>\
      <p class="meta">\(facts(of: recipe.row))\(tags)</p>
      """
  }

  private var thumbnail: Markup? {
    recipe.picture.map { "<img src=\"\(Link.picture($0))\" alt=\"\" loading=\"lazy\">" }
  }

  private var grip: Markup {
    """
    <button class="icon grip" form="move" name="item" value="\(recipe.id)" aria-label="Move \(recipe.row.title)"><svg><use href="#grip"/>\
    </svg></button>
    """
  }
}

extension PagePart {
  /// Time and servings, as far as they are stated.
  func facts(of row: RecipeListRow) -> Markup {
    """
    \("<span>\(CookingTime.text(row.totalTime))</span>", if: row.totalTime > 0)\
    \("<bdi>\(Servings.phrase(row.servings))</bdi>", if: !row.servings.isEmpty)
    """
  }

  /// The heart of a recipe: a button of the form `favorite`, on a page that may only be read a sign.
  func heart(_ id: Recipe.ID, _ title: String, isFavorite: Bool, _ isReadOnly: Bool) -> Markup {
    if isReadOnly {
      let sign: Markup = """
        <span class="icon heart" role="img" aria-label="Favorite"><svg class="on"><use href="#heart"/></svg></span>
        """
      return isFavorite ? sign : ""
    }
    return """
      <button class="icon heart" form="favorite" name="\(isFavorite ? "un" : "")favorite" value="\(id)" aria-pressed="\(isFavorite ? "true" : "false")" \
      aria-label="Favorite: \(title)"><svg><use href="#heart"/></svg></button>
      """
  }

  /// The forms that the hearts and grips of a list belong to.
  func rowForms(_ options: RowOptions) -> Markup {
    """
    \("<form id=\"favorite\" method=\"post\" action=\"\(Link.favorite)\" hidden></form>", if: !options.isReadOnly)\
    \("<form id=\"move\" action=\"\(Link.moving(in: options.list))\" hidden></form>", if: options.isReorderable)
    """
  }
}

/// The keys of rows: the identifiers of their elements, and of the items in events.
package enum RowKey {
  /// `r12`
  package static func recipe(_ id: Recipe.ID) -> String { "r\(id)" }
}
