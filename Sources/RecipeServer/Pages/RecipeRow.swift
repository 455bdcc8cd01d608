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

extension Page {
  /// The row of a recipe in a list: at most 600 bytes for a title of usual length, for it is sent with each change.
  ///
  /// - Parameter isHere: Whether the recipe is shown next to the list.
  package static func row(_ recipe: ListedRecipe, _ options: RowOptions, isHere: Bool = false) -> Markup {
    let here: Markup = isHere ? " aria-current=\"page\"" : ""
    let line: Markup = """
      <a class="t" href="\(Link.recipe(recipe.id, in: options.list))"\(here)><bdi>\(recipe.row.title)</bdi></a>\
      <p class="meta">\(facts(of: recipe.row))\(tags(of: recipe.row))</p>
      """
    return row(recipe, line, options, isHere: isHere)
  }

  /// A row with other words: those that a search found.
  static func row(_ recipe: ListedRecipe, _ words: Markup, _ options: RowOptions, isHere: Bool = false) -> Markup {
    let here: Markup = isHere ? " class=\"here\"" : ""
    return """
      <li id="\(RowKey.recipe(recipe.id))"\(here)><div class="in">\(words)</div>\(thumbnail(recipe.picture))\
      \(heart(recipe.id, recipe.row.title, isFavorite: recipe.row.isFavorite, options.isReadOnly))\
      \(grip(recipe.id, recipe.row.title), if: options.isReorderable)</li>

      """
  }

  /// Time and servings, as far as they are stated.
  static func facts(of row: RecipeListRow) -> Markup {
    """
    \("<span>\(CookingTime.text(row.totalTime))</span>", if: row.totalTime > 0)\
    \("<bdi>\(Servings.phrase(row.servings))</bdi>", if: !row.servings.isEmpty)
    """
  }

  private static func tags(of row: RecipeListRow) -> Markup {
    let tags = row.collections.prefix(3).map { name -> Markup in "<i>\(name)</i>" }
    return "\(tags)"
  }

  private static func thumbnail(_ picture: String?) -> Markup? {
    picture.map { "<img src=\"\(Link.picture($0))\" alt=\"\" loading=\"lazy\">" }
  }

  /// The heart of a recipe: a button of the form `favorite`, on a page that may only be read a sign.
  static func heart(_ id: Recipe.ID, _ title: String, isFavorite: Bool, _ isReadOnly: Bool) -> Markup {
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

  private static func grip(_ id: Recipe.ID, _ title: String) -> Markup {
    """
    <button class="icon grip" form="move" name="item" value="\(id)" aria-label="Move \(title)"><svg><use href="#grip"/>\
    </svg></button>
    """
  }

  /// The forms that the hearts and grips of a list belong to.
  static func rowForms(_ options: RowOptions) -> Markup {
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
