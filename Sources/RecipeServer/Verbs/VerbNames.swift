import RecipeKitchen
import RecipeModel
package import RecipeStore

/// The names of what a verb is about, as they were before it: for the words of its step, and for the sentence about it.
struct VerbNames {
  private var titles: [Recipe.ID: String] = [:]
  private var collections: [CollectionReference: String] = [:]
  private var entries: [ItemKey: String] = [:]
  private var meals: [PlannedMeal.ID: String] = [:]

  /// - Throws: `RecipeStoreError`; what is not there has no name, which the verb will say.
  init(_ verb: LibraryVerb, in store: RecipeStore) throws {
    for id in verb.recipes { titles[id] = try store.listRow(with: id)?.title }
    for reference in verb.collections {
      guard case .id(let id) = reference else { continue }
      collections[reference] = try store.collectionName(with: id)
    }
    for id in verb.meals { meals[id] = try store.plannedMeal(with: id).title }
    if !verb.entries.isEmpty {
      entries = Dictionary(try store.shoppingList().items.map { ($0.id, $0.name) }) { first, _ in first }
    }
  }

  func title(_ id: Recipe.ID) -> String { titles[id]?.shortened(to: Self.longest) ?? "\(id)" }

  func name(_ collection: CollectionReference) -> String {
    switch collection {
    case .id(let id): collections[collection] ?? "\(id)"
    case .name(let name): text(name)
    }
  }

  /// An entry of the shopping list.
  func entry(_ key: ItemKey) -> String { text(entries[key] ?? key.text) }

  /// A meal of the plan.
  func meal(_ id: PlannedMeal.ID) -> String { text(meals[id] ?? id.text) }

  /// `onion, double cream`, or `7 entries`.
  func entries(_ keys: [ItemKey]) -> String {
    keys.count <= 3 ? keys.map(entry).joined(separator: ", ") : "\(keys.count) entries"
  }

  /// What a request says itself.
  func text(_ text: String) -> String { text.onOneLine().trimmed().shortened(to: Self.longest) }

  /// `Tomato soup`, or `3 recipes`.
  func subject(_ ids: [Recipe.ID]) -> String { ids.count == 1 ? title(ids[0]) : "\(ids.count) recipes" }

  /// A line of the history is read by people; the step itself has the whole title.
  private static let longest = 60
}

extension LibraryVerb {
  /// The words of the command line that asks for the same.
  func words(_ names: VerbNames) -> [String] {
    switch self {
    case .add(let draft, _): ["add", draft.title.onOneLine().trimmed().shortened(to: 60)]
    case .edit(let id, _), .addPicture(let id, _), .removePicture(let id, _): ["edit", names.title(id)]
    case .delete(let id): ["delete", names.title(id)]
    case .setFavorite(let ids, let isFavorite): [isFavorite ? "favorite" : "unfavorite"] + ids.map(names.title)
    case .collect(let ids, let into, let from):
      [into.isEmpty ? "uncollect" : "collect"] + ids.map(names.title)
        + into.flatMap { ["--into", names.name($0)] } + from.flatMap { ["--from", names.name($0)] }
    case .move(let ids, let destination, let list):
      ["reorder"] + ids.map(names.title) + destination.words(names.title) + list.words(names)
    case .cook(let id, let entry): ["cooked", names.title(id)] + entry.words
    case .removeCooking(_, let id): ["cooked", names.title(id), "--remove"]
    case .rate(let id, let stars): ["rate", names.title(id), stars.map { "\($0)" } ?? "--none"]
    case .addCollection(let name, let filter):
      ["collections", "add", names.name(.name(name))] + (filter.map { ["--filter", $0.text] } ?? [])
    case .renameCollection(let collection, let name, let isMerging):
      ["collections", "rename", names.name(collection), names.name(.name(name))] + (isMerging ? ["--merge"] : [])
    case .deleteCollection(let collection): ["collections", "delete", names.name(collection)]
    case .moveCollection(let collection, let destination):
      ["collections", "reorder", names.name(collection)] + destination.words(names.name)
    case .importRecipes(let batch): ["import", batch.source.onOneLine()]
    case .shopping(let verb): verb.words(names)
    case .plan(let verb): verb.words(names)
    case .food(let verb): verb.words(names)
    case .undo, .redo, .undoStep, .setExpanded: []
    }
  }

  /// What was done, for a toast: `Moved Toast before Tomato soup`.
  func sentence(_ names: VerbNames, _ result: VerbResult) -> String {
    switch self {
    case .add(let draft, _): "Added \(draft.title.onOneLine().trimmed().shortened(to: 60))"
    case .edit(let id, _): "Changed \(names.title(id))"
    case .delete(let id): "Deleted \(names.title(id))"
    case .setFavorite(let ids, true): "Added \(names.subject(ids)) to your favorites"
    case .setFavorite(let ids, false): "Removed \(names.subject(ids)) from your favorites"
    case .collect(let ids, let into, let from) where into.isEmpty:
      "Removed \(names.subject(ids)) from \(Self.list(from.map(names.name)))"
    case .collect(let ids, let into, let from) where from.isEmpty:
      "Added \(names.subject(ids)) to \(Self.list(into.map(names.name)))"
    case .collect(let ids, let into, let from):
      "Moved \(names.subject(ids)) from \(Self.list(from.map(names.name))) to \(Self.list(into.map(names.name)))"
    case .move(let ids, let destination, _):
      "Moved \(names.subject(ids)) \(destination.phrase(names.title))"
    case .cook(let id, let entry): "Cooked \(names.title(id)) \(CookingLog.signs(entry.stars))".trimmed()
    case .removeCooking(_, let id): "Removed a cooking of \(names.title(id))"
    case .rate(let id, let stars?): "Rated \(names.title(id)) \(CookingLog.signs(stars))"
    case .rate(let id, nil): "Removed the stars of \(names.title(id))"
    case .addCollection(let name, _): "Added the collection \(result.collection ?? name)"
    case .renameCollection(let collection, let name, _):
      "Renamed \(names.name(collection)) to \(result.collection ?? name)"
    case .deleteCollection(let collection): "Deleted the collection \(names.name(collection))"
    case .moveCollection(let collection, let destination):
      "Moved \(names.name(collection)) \(destination.phrase(names.name))"
    case .addPicture(let id, _): "Added a picture to \(names.title(id))"
    case .removePicture(let id, _): "Removed a picture of \(names.title(id))"
    case .importRecipes(let batch):
      "Imported \(result.recipes.count == 1 ? "1 recipe" : "\(result.recipes.count) recipes") from \(batch.source.onOneLine())"
    case .shopping(let verb): verb.sentence(names)
    case .plan(let verb): verb.sentence(names)
    case .food(let verb): verb.sentence(names)
    case .undo, .redo, .undoStep, .setExpanded: ""
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// The recipes that are named, the neighbor of a move included.
  var recipes: [Recipe.ID] {
    switch self {
    case .edit(let id, _), .delete(let id), .addPicture(let id, _), .removePicture(let id, _), .cook(let id, _),
      .removeCooking(_, let id), .rate(let id, _):
      [id]
    case .setFavorite(let ids, _), .collect(let ids, _, _): ids
    case .move(let ids, let destination, _): ids + [destination.neighbor].compactMap(\.self)
    case .shopping(let verb): verb.recipes
    case .plan(let verb): verb.recipes
    default: []
    }
  }

  /// The entries of the shopping list that are named.
  var entries: [ItemKey] {
    if case .shopping(let verb) = self { verb.entries } else { [] }
  }

  /// The meals of the plan that are named.
  var meals: [PlannedMeal.ID] {
    if case .plan(let verb) = self { verb.meals } else { [] }
  }

  /// The collections that are named.
  var collections: [CollectionReference] {
    switch self {
    case .collect(_, let into, let from): into + from
    case .move(_, _, .collection(let collection)), .renameCollection(let collection, _, _),
      .deleteCollection(let collection):
      [collection]
    case .moveCollection(let collection, let destination): [collection] + [destination.neighbor].compactMap(\.self)
    default: []
    }
  }
}

extension CookingEntry {
  fileprivate var words: [String] {
    let options: [(name: String, value: String)] = [
      ("--on", day?.description ?? ""), ("--serves", servings), ("--rating", stars > 0 ? "\(stars)" : ""),
      ("--note", note),
    ]
    return options.flatMap { option in
      let value = option.value.onOneLine().trimmed().shortened(to: 60)
      return value.isEmpty ? [] : [option.name, value]
    }
  }
}

extension ListReference {
  fileprivate func words(_ names: VerbNames) -> [String] {
    switch self {
    case .library: []
    case .favorites: ["--favorites"]
    case .collection(let collection): ["--collection", names.name(collection)]
    }
  }
}

extension Destination {
  func words(_ name: (Neighbor) -> String) -> [String] {
    switch self {
    case .before(let neighbor): ["--before", name(neighbor)]
    case .after(let neighbor): ["--after", name(neighbor)]
    case .top: ["--to", "top"]
    case .bottom: ["--to", "bottom"]
    case .place(let place): ["--to", "\(place)"]
    }
  }

  func phrase(_ name: (Neighbor) -> String) -> String {
    switch self {
    case .before(let neighbor): "before \(name(neighbor))"
    case .after(let neighbor): "after \(name(neighbor))"
    case .top: "to the top"
    case .bottom: "to the bottom"
    case .place(let place): "to place \(place)"
    }
  }
}

extension HistoryStep {
  /// What was asked for, with files by their names alone: a person who reads a page cannot use the folders of the server's
  /// machine, and may not be meant to know them.
  package var nameOnPage: String {
    guard let words = try? ShellWords.split(command) else { return command }
    let shown = words.map { word in
      ["/", "~/", "./", "../"].contains(where: word.hasPrefix) ? String(word.split(separator: "/").last ?? "/") : word
    }
    return shown == words ? command : ShellWords.join(shown)
  }
}
