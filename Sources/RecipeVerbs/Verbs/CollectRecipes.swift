import RecipeModel
import RecipeStore

package struct CollectRecipes: Verb {
  package var recipes: [RecipeName] = []
  package var targets: [CollectionReference] = []
  package var sources: [CollectionReference] = []

  package init() {}

  package static let name = "collect"
  package static let declaration = Declaration<Self>(
    "Add recipes to a collection.",
    usage: ["recipes collect RECIPE... --into NAME [--from NAME]"],
    text: """
      A collection that does not exist yet is created. With --from the recipes move from one collection to the end of \
      the other, in one step.
      """,
    examples: [
      "recipes collect 12 --into Soups", "recipes collect 12 --into Soups --from Quick",
      #"recipes collect 3-7,12 --into "For guests""#,
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .options(\.targets, "into", .collectionToFill, "The collection.", short: "c")
        .suggested(for: ["--to", "--in", "--collection"]),
      .options(\.sources, "from", .collection, "Remove them from this collection."),
      .options(\.targets, "into", .collection, "The collection.", field: "put").only(.forms),
      .options(\.sources, "from", .collection, "Remove them from this collection.", field: "take").only(.forms),
    ],
    rules: [.some(["into"], "into which collection? use `into` NAME")],
    forms: ["/recipes/{recipe}/collections"],
    routes: [
      Route(
        .put, "/collections/{collection}/recipes/{recipe}", "collect",
        "Add a recipe to a collection, which is made if it is missing", naming: ["collection": "into"], body: [])
    ])

  package func check() throws(Misuse) {
    if targets.contains(where: { target in sources.contains { $0.isSame(as: target) } }) {
      throw .rule("`into` and `from` name the same collection")
    }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let ids = try names.recipes(recipes, in: store)
    let into = try targets.map(library.nameToFill)
    let from = try sources.map { try names.collection($0, in: store) }
    let new = try store.newCollections(among: into)
    // A page may show what is not so any more: what it names by number is left, if it was there.
    let moves = targets.count == 1 && sources.count == 1 && sources[0].isName
    let changed =
      try moves ? store.move(ids, from: from[0], into: into[0]) : store.collect(ids, into: into, from: from)
    var result = try VerbResult(.recipes(ids, changed: changed), Self.phrases(store.names(into), store.names(from)))
    result.newCollections = new
    return result
  }

  private static func phrases(_ into: [String], _ from: [String]) -> (done: Phrase, already: Phrase) {
    from.isEmpty
      ? ("Added \(.subjects) to \(into)", "\(.subjects) is in \(into)")
      : ("Moved \(.subjects) from \(from) to \(into)", "\(.subjects) is in \(into)")
  }
}

package struct UncollectRecipes: Verb {
  package var recipes: [RecipeName] = []
  package var sources: [CollectionReference] = []

  package init() {}

  package static let name = "uncollect"
  package static let declaration = Declaration<Self>(
    "Remove recipes from a collection.",
    usage: ["recipes uncollect RECIPE... --from NAME"],
    text: "The recipes stay in the library. The collection stays even if it is empty.",
    examples: ["recipes uncollect 12 --from Soups"],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles."),
      .options(\.sources, "from", .collection, "The collection.", short: "c", field: "take"),
    ],
    rules: [.some(["from"], "from which collection? use `from` NAME")],
    forms: ["/recipes/{recipe}/collections"],
    routes: [
      Route(
        .delete, "/collections/{collection}/recipes/{recipe}", "uncollect", "Remove a recipe from a collection",
        naming: ["collection": "from"], body: [])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    let ids = try names.recipes(recipes, in: store)
    let from = try sources.map { try names.collection($0, in: store) }
    let changed = try store.collect(ids, into: [], from: from)
    let shown = try store.names(from)
    return VerbResult(
      .recipes(ids, changed: changed),
      (done: "Removed \(.subjects) from \(shown)", already: "\(.subjects) is not in \(shown)"))
  }
}

extension CollectionReference {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }

  fileprivate func isSame(as other: CollectionReference) -> Bool {
    if case (.name(let name), .name(let other)) = (self, other) {
      return CollectionName.key(name) == CollectionName.key(other)
    }
    return self == other
  }
}

extension RecipeStore {
  /// Moves recipes from one collection to the end of another, which is created if it is missing.
  fileprivate func move(_ ids: [Recipe.ID], from source: String, into target: String) throws -> [Recipe.ID] {
    if try collectionID(named: target) == nil { try addCollection(target) }
    for id in ids { try move(id, from: source, into: target, to: .bottom) }
    return ids
  }

  /// Returns the recipes that were not in one of the targets, or were in one of the sources.
  fileprivate func collect(_ ids: [Recipe.ID], into targets: [String], from sources: [String]) throws -> [Recipe.ID] {
    var seen = RecipeIDSet()
    var changed: [Recipe.ID] = []
    for target in targets { changed += try collect(ids, into: target).updated.filter { seen.insert($0) } }
    for source in sources { changed += try uncollect(ids, from: source).updated.filter { seen.insert($0) } }
    return changed
  }

  /// The names of collections as they are shown, not as they were given.
  fileprivate func names(_ names: [String]) throws -> [String] { try names.map { try collection(named: $0).name } }
}
