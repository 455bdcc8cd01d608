/// Every POST of the page: its path, and in each comment the fields that it takes.
///
/// The router is built from these cases, and so is the test that goes through all of them.
///
/// **Fields** are those of `application/x-www-form-urlencoded`. Where a file may come along, the form is
/// `multipart/form-data`. A field that a route does not know is passed over.
///
/// **Answers.** A request whose `Accept` names `text/html`, as that of every form does, is answered with a page: 303 to
/// where the person was (`Referer`, if it is of this server; else a place that the route chooses), with `?done=17` if the
/// change was step 17 of the history; or, when it is refused, the form again with the message next to its field.
/// Any other request, as those of the script (`fetch` sends `*/*`), is answered with 204 and the header `Recipes-Step: 17`,
/// or with `application/problem+json`: `status`, `title`, `detail`, and `field` where one is at fault (RFC 9457).
/// A change that changes nothing is answered alike, without a step.
///
/// Refusals: 400 for a field that is missing or cannot be read, 403 on a device or a server that is read-only, 404 for
/// what does not exist, 409 for an edit of what was changed meanwhile and for an undo that a later step forbids, 413 and
/// 415 for what is too long or of another kind, 422 for what breaks a rule of the library, 503 for a busy database.
enum FormRoute: String, CaseIterable, Sendable {
  /// `title`, `prep`, `cook`, `serves`, `ingredients`, `directions`, `notes`, `source`; `favorite` if it is one; `in` for
  /// each collection, by name, and `into` for more names, with commas between; multipart: `picture`. Leads to the recipe.
  case addRecipe = "/recipes/new"

  /// As a new recipe, all fields; `version` as the page had it; `image` for each stored picture that stays. What another
  /// version has replaced is answered with 409 and both texts. Leads to the recipe.
  case editRecipe = "/recipes/{recipe}/edit"

  /// No fields. Leads to the library from the recipe's own page.
  case deleteRecipe = "/recipes/{recipe}/delete"

  /// `favorite` or `unfavorite`: the number of a recipe, each any number of times. Two buttons, rather than one that
  /// toggles, so that a request that is sent twice means the same.
  case favorite = "/recipes/favorite"

  /// `put` and `take`: numbers of collections to put the recipe into and take it out of; `into`: the name of one, which is
  /// made if it is missing.
  case collectRecipe = "/recipes/{recipe}/collections"

  /// Multipart: `picture`, a JPEG, PNG, or WebP of at most 10 MiB, by its content.
  case addPicture = "/recipes/{recipe}/pictures"

  /// `name`: the name of the picture that is removed from the recipe.
  case removePicture = "/recipes/{recipe}/pictures/remove"

  /// `on`: the day, `2026-11-27`, else today; `serves`; `stars`, from 1 to 5, or 0; `note`. Leads to the recipe.
  case cooked = "/recipes/{recipe}/cooked"

  /// `number`: of the cooking that is removed.
  case removeCooking = "/recipes/{recipe}/cookings/remove"

  /// `stars`: from 1 to 5, or 0 for none.
  case rate = "/recipes/{recipe}/rate"

  /// `item`: the recipe, as `12` or `r12`; and one of `before`, `after`: another recipe, or `to`: `top` or `bottom`.
  case reorderLibrary = "/lists/all/reorder"
  case reorderFavorites = "/lists/favorites/reorder"
  case reorderCollection = "/collections/{collection}/reorder"

  /// `item`: the collection, as `7` or `c7`; and one of `before`, `after`: another collection, or `to`: `top`, `bottom`.
  case reorderCollections = "/sidebar/reorder"

  /// `name`; `filter`, as on the command line, for a saved filter. Leads to the collection.
  case addCollection = "/collections"

  /// `name`; `merge` to put the recipes into the collection that has the name already, if there is one.
  case renameCollection = "/collections/{collection}/rename"

  /// No fields. Leads home from the collection's own page.
  case deleteCollection = "/collections/{collection}/delete"

  /// `collection`: the number of a collection, or `all` for the header of them. Every open page shows it, and no step of
  /// the history records it.
  case expand = "/sidebar/expand"
  case collapse = "/sidebar/collapse"

  /// No fields; the last step.
  case undo = "/undo"
  case redo = "/redo"

  /// No fields; that step by itself, as the toast that announced it does.
  case undoStep = "/history/{step}/undo"

  /// `recipe`; `serves` or `scale`, else it stays as it is.
  case shopForRecipe = "/shop/recipes"

  /// `recipe`.
  case unshopRecipe = "/shop/recipes/remove"

  /// `item`: something of one's own, with its amount.
  case addShoppingLine = "/shop/items"

  /// `tick` or `untick`: the key of an entry, each any number of times. Entries that have left the list are passed over,
  /// unless all have.
  case tick = "/shop/tick"

  /// `item`: the key of an entry that is not needed this time, any number of times.
  case setAside = "/shop/remove"

  /// `all` to remove everything, not only what was got.
  case clearShopping = "/shop/clear"

  /// `item`: the key of an entry; and one of `before`, `after`: another entry, `to`: `top` or `bottom` of its aisle, or
  /// `aisle`: the name of another one.
  case reorderShopping = "/shop/reorder"

  /// `name`.
  case addAisle = "/shop/aisles"

  /// `aisle`: its name; `name`: the new one.
  case renameAisle = "/shop/aisles/rename"

  /// `aisle`: its name.
  case deleteAisle = "/shop/aisles/delete"

  /// `item`: the name of an aisle; and one of `before`, `after`: that of another, or `to`: `top` or `bottom`.
  case reorderAisles = "/shop/aisles/reorder"

  /// `name`: a food that is always at home, any number of times.
  case addToPantry = "/pantry"

  /// `name`: a food that is no longer always at home, any number of times.
  case removeFromPantry = "/pantry/remove"

  /// `recipe`, with `serves` or `scale`, or `note`; `on`: the day, empty for some day; `meal`; `every` to
  /// plan it for each week from that day on.
  case planMeal = "/plan/meals"

  /// `item`: the key of a meal; and one of `before`, `after`: another meal, `to`: `top` or `bottom` of its own, or `on`: the
  /// day, empty for some day, and `meal`, of which one will do.
  case reorderPlan = "/plan/reorder"

  /// `item`: the key of a meal; `every` to remove what recurs on all of its days.
  case removeMeal = "/plan/remove"

  /// `from`, `to`: the days; `onto`: the day that the first one becomes.
  case copyPlan = "/plan/copy"

  /// `from`, `to`: the days whose recipes go on the shopping list.
  case shopForPlan = "/plan/shop"

  /// `address` of a page, or multipart `file`; `into`: a collection for all of them. Leads to the recipe, or to the
  /// recents if there are several.
  case importRecipes = "/import"
}

extension FormRoute {
  /// The most bytes of the request's body: 1 MiB, and where a file may come along, 10 MiB for it besides.
  var mostBytes: Int { takesFile ? 11 << 20 : 1 << 20 }

  /// Whether the form is one that may bring a file.
  var takesFile: Bool {
    switch self {
    case .addRecipe, .editRecipe, .addPicture, .importRecipes: true
    default: false
    }
  }
}
