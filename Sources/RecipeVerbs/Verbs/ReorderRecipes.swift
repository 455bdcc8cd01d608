import RecipeFormats
import RecipeModel
package import RecipeStore

package struct ReorderRecipes: Verb {
  package var destination = DestinationRequest<RecipeName>()
  package var collection: CollectionReference?
  package var list: NamedList?
  package var recipes: [RecipeName] = []

  /// A list that is no collection.
  package enum NamedList: String, CaseIterable, Sendable {
    case all, favorites
  }

  package init() {}

  package static let name = "reorder"
  package static let declaration = Declaration<Self>(
    "Move recipes in your own order.",
    usage: [
      "recipes reorder RECIPE... (--before RECIPE | --after RECIPE | --to PLACE)", "recipes reorder --by title",
      "recipes reorder                  in your editor, one recipe per line", "recipes list ... | recipes reorder",
    ],
    text: """
      Several recipes land together, in the order named. Every collection has its own order. In the shell the open \
      list is meant, unless another is named. From a pipe the numbers that begin the lines are put in that order.
      """,
    examples: [
      "recipes reorder 12 --before 3", "recipes reorder tomato soup --to top -c Soups",
      "recipes list --sort time | recipes reorder",
    ],
    groups: [
      DestinationRequest.parameters(.recipe.called("neighbor")).within(\.destination).inSection("Destination"),
      [
        .option(\.collection, "collection", .collection, "In the order of this collection.", short: "c"),
        .flag(\.isOfFavorites, "favorites", "Among the favorites, in the order of the library.", short: "f")
          .only(.commandLine),
        .option(\.list, "favorites", .choice("list"), "The list; else the library.", json: "list")
          .only([.forms, .json]),
        .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.", field: "item"),
      ],
    ],
    rules: DestinationRequest<RecipeName>.rules
      + [.exclusive(["collection", "favorites"], "give one of `collection` and `favorites`")],
    forms: [
      Form("/lists/all/reorder", given: [("list", .string("all"))]),
      Form("/lists/favorites/reorder", given: [("list", .string("favorites"))]), "/collections/{collection}/reorder",
    ],
    routes: [
      Route(
        .post, "/recipes/{recipe}/move", "reorderRecipe",
        "Move a recipe in the library's order, or in that of the favorites or of a collection")
    ])

  private var isOfFavorites: Bool {
    get { list == .favorites }
    set { if newValue { list = .favorites } }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let ids = try names.recipes(recipes, in: store)
    guard let place = try destination.resolved({ try names.recipe($0, in: store) }) else {
      throw DestinationRequest<RecipeName>.missing
    }
    let list = try orderedList(naming: names, in: store)
    try store.checkHasOrder(list)
    let isMoved = try !store.move(ids, to: place, in: list).isEmpty
    let landing = try place.phrase { .recipe($0, title: try store.listRow(with: $0)?.title ?? "\($0)") }
    return VerbResult(
      .recipes(ids, changed: isMoved ? ids : []), done: "Moved \(.subjects) \(landing)",
      already: "it is in that order")
  }

  /// The list that is meant.
  package func orderedList(naming names: any Names, in store: RecipeStore) throws -> OrderedList {
    if let collection { return .collection(try names.collection(collection, in: store)) }
    return switch list {
    case .all: .library
    case .favorites: .favorites
    case nil: try names.usualList()
    }
  }
}
