import RecipeFormats
import RecipeModel
import RecipeStore

package struct AddCollection: Verb {
  package var title = ""
  /// The conditions of a saved filter, in the words of the command line.
  package var filter: String?

  package init() {}

  package static let name = "collections add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Add an empty collection, or a saved filter.", usage: ["recipes collections add NAME [--filter OPTIONS]"],
    text: "A saved filter is a collection that holds whatever matches the options of list: its filter, and --sort.",
    examples: [
      "recipes collections add For guests",
      #"recipes collections add Weeknight --filter "--max-time 30m --with chicken""#,
      #"recipes collections add Surprise --filter "--favorites --sort random""#,
    ],
    parameters: [
      .word(\.title, "name", .text("name", atLeast: 1), "The name.").joined,
      .option(\.filter, "filter", .filter, "Hold whatever matches these options of list.").ignoringEmptyField,
    ],
    forms: ["/collections"],
    routes: [
      Route(
        .post, "/collections", "addCollection", "Add an empty collection, or a saved filter",
        answer: .schema("Collection", status: 201))
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, filter) = (library.store, try filter.map(library.names.filter))
    if let filter { try store.addCollection(title, filter: filter) } else { try store.addCollection(title) }
    let added = try store.collection(named: title)
    return VerbResult(
      .collections([added], isChanged: true), done: "Added \(.subjects)", sentence: "Added the collection \(added.name)"
    )
  }
}

package struct EditCollection: Verb {
  package var collection = CollectionReference.name("")
  /// The conditions of the saved filter, in the words of the command line.
  package var filter = ""

  package init() {}

  package static let name = "collections edit"
  package static let declaration = Declaration<Self>(
    "Change a saved filter.", usage: ["recipes collections edit NAME --filter OPTIONS"],
    examples: [#"recipes collections edit Weeknight --filter "--max-time 20m""#],
    parameters: [
      .word(\.collection, "name", .collection, "The saved filter.", json: "collection", field: "collection")
        .joined,
      .option(\.filter, "filter", .filter, "Hold whatever matches these options of list.", isRequired: true),
    ],
    routes: [.changeOfCollection])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, filter) = (library.store, try library.names.filter(filter))
    let name = try library.names.collection(collection, in: store)
    let isChanged = try !store.setFilter(of: name, to: filter).isEmpty
    let changed = try store.collection(named: name)
    return VerbResult(
      .collections([changed], isChanged: isChanged), done: "Changed \(.subjects)",
      already: "\(changed.name) is like that", sentence: "Changed the filter of \(changed.name)")
  }
}

package struct RenameCollection: Verb {
  package var collection = CollectionReference.name("")
  package var title = ""
  package var isMerging = false

  package init() {}

  package static let name = "collections rename"
  package static let declaration = Declaration<Self>(
    "Rename a collection, or merge it into another one.",
    usage: ["recipes collections rename NAME NEW-NAME [--merge]"],
    text:
      "Where a collection has the new name already, the recipes go to its end, and the first collection is deleted.",
    examples: [
      #"recipes collections rename Soups "Soups and stews""#, "recipes collections rename Preserves Holiday --merge",
    ],
    parameters: [
      .word(\.collection, "name", .collection, "The collection.", json: "collection", field: "collection"),
      .word(
        \.title, "new-name", .text("new-name", atLeast: 1), "The new name.", json: "name", field: "name"),
      .flag(\.isMerging, "merge", "Merge it into the collection of that name without asking."),
    ],
    forms: ["/collections/{collection}/rename"], routes: [.changeOfCollection])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let old = try store.collection(named: library.names.collection(collection, in: store))
    let other = try store.collectionID(named: title)
    let isChanged = try !store.renameCollection(old.name, to: title, isMerging: isMerging).isEmpty
    let new = try store.collection(named: title)
    let isMerged = other.map { $0 != old.id } ?? false
    return VerbResult(
      .collections([new], isChanged: isChanged),
      done: isMerged
        ? "Merged \(old.name) into \(title: new.name): \(new.count, "recipe", "recipes")"
        : "Renamed \(old.name) to \(title: new.name)",
      already: "it is called \(old.name)", sentence: "Renamed \(old.name) to \(new.name)")
  }
}

package struct DeleteCollections: Verb {
  package var collections: [CollectionReference] = []

  package init() {}

  package static let name = "collections delete"
  package static let declaration = Declaration<Self>(
    "Delete collections; their recipes stay.", usage: ["recipes collections delete NAME... [--yes]"],
    examples: ["recipes collections delete Drinks Desserts"],
    parameters: [
      .words(\.collections, "name", .collection, "The collections.", json: "collection", field: "collection")
    ],
    forms: ["/collections/{collection}/delete"],
    routes: [
      Route(
        .delete, "/collections/{collection}", "deleteCollection", "Delete a collection; its recipes stay")
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let deleted = try store.collections(named: library.names.collections(collections, in: store))
    try store.deleteCollections(deleted.map(\.name))
    return VerbResult(
      .collections(deleted, isChanged: true),
      done: deleted.count == 1
        ? "Deleted the collection \(title: deleted[0].name)" : "Deleted the collections \(titles: deleted.map(\.name))")
  }
}

package struct ReorderCollection: Verb {
  package var destination = DestinationRequest<CollectionReference>()
  package var collection: CollectionReference?

  package init() {}

  package static let name = "collections reorder"
  package static let declaration = Declaration<Self>(
    "Move a collection in your own order.",
    usage: [
      "recipes collections reorder NAME (--before NAME | --after NAME | --to PLACE)", "recipes collections reorder",
    ],
    text: """
      Without arguments, edit the order in your editor, one collection per line. From a pipe, the collections that \
      begin the lines are put in that order, in the places that they hold.
      """,
    examples: [
      "recipes collections reorder Desserts --to top", "recipes collections reorder Soups --before Salads",
      "recipes collections --sort title | recipes collections reorder",
    ],
    groups: [
      DestinationRequest.parameters(.collection.called("neighbor")).within(\.destination).inSection("Destination"),
      [.word(\.collection, "name", .collection, "The collection.", json: "collection", field: "item").joined],
    ],
    rules: DestinationRequest<CollectionReference>.rules, forms: ["/sidebar/reorder"],
    routes: [
      Route(.post, "/collections/{collection}/move", "moveCollection", "Move a collection among the others")
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, names) = (library.store, library.names)
    guard let collection, let place = try destination.resolved({ try names.collection($0, in: store) }) else {
      throw DestinationRequest<CollectionReference>.missing
    }
    let name = try names.collection(collection, in: store)
    let isMoved = try !store.moveCollection(name, to: place).isEmpty
    let moved = try store.collection(named: name)
    return VerbResult(
      .collections([moved], isChanged: isMoved), done: "Moved \(title: moved.name) \(place.phrase)",
      already: "it is in that order")
  }
}

extension Route {
  /// Two verbs: which of them is meant depends on the members that are sent.
  fileprivate static let changeOfCollection = Route(
    .patch, "/collections/{collection}", "renameCollection",
    "Rename a collection, merge it into the one that has the new name, or give a saved filter other conditions",
    answer: .schema("Collection"))
}

extension ValueForm where Value == String {
  /// Options of the command `list`, in one text.
  fileprivate static var filter: ValueForm {
    ValueForm("options", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      return text
    } json: {
      .string($0)
    } word: { text, _ in
      text.onOneLine().trimmed()
    }
  }
}
