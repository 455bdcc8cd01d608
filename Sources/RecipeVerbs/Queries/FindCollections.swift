package import RecipeStore
package import RecipeViewModels

/// The collections, with how many recipes each has.
package struct FindCollections: Query {
  package var sort = CollectionSort.manual
  package var isReversed = false
  package var limit: Int?
  package var words: [String] = []
  /// The only one that is meant.
  package var collection: CollectionReference?

  package init() {}

  package static let name = "collections list"
  package static let declaration = Declaration<Self>(
    "List the collections and how many recipes each has.",
    usage: ["recipes collections list [WORD] [--sort ORDER] [--reverse] [--limit COUNT]"],
    text: "The word list may be left out. By count, the collection with most recipes comes first.",
    examples: ["recipes collections --sort count --limit 10", "recipes collections list add"],
    parameters: [
      .option(\.sort, "sort", .choice("order"), "By manual, title, or count.", short: "s"),
      .flag(\.isReversed, "reverse", "In reverse order.", short: "r"),
      .option(
        \.limit, "limit", .count.documented(as: .integer(1...1000)), "At most COUNT collections.", short: "n"
      ).documented("At most so many collections."),
      .words(\.words, "word", .text("word", atLeast: 1), "What the names must contain.", isRequired: false),
      .option(\.collection, "collection", .collection, "The collection.").only(.json),
    ],
    routes: [
      Route(
        .get, "/collections", "listCollections", "List the collections, in their order",
        query: ["sort", "reverse", "limit", "word"], answer: .list(of: "Collection")),
      Route(
        .get, "/collections/{collection}", "showCollection", "Show a collection", query: [],
        answer: .schema("Collection")),
    ])

  package func answer(from library: OpenLibrary) throws -> [RecipeCollection] {
    let store = library.store
    if let collection {
      return [try store.collection(named: library.names.collection(collection, in: store))]
    }
    return CollectionQuery(
      containing: words.joined(separator: " "), sort: sort, isReversed: isReversed, limit: limit
    ).listed(of: try store.collections())
  }
}

/// The lists and collections as an outline, with the rows that are shown.
package struct ShowSidebar: Query {
  package init() {}

  package static let name = "sidebar"
  package static let declaration = Declaration<Self>(
    "Show the lists and collections as an outline.", usage: [],
    routes: [
      Route(
        .get, "/sidebar", "showSidebar", "The lists and collections as an outline", answer: .list(of: "SidebarRow"))
    ])

  package func answer(
    from library: OpenLibrary
  ) throws -> [(item: SidebarItem, level: Int, isExpanded: Bool, row: SidebarRow)] {
    let sidebar = SidebarViewModel(of: library.store)
    try sidebar.load()
    return try sidebar.visibleRows()
  }
}
