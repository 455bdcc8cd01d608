import RecipeFormats
import RecipeKitchen
import RecipeStore
import RecipeViewModels

package struct MoveEntries: Verb {
  package var entries: [EntryName] = []
  package var aisle = ""

  package init() {}

  package static let name = "shop move"
  package static let declaration = Declaration<Self>(
    "Move entries to another aisle, for this list and all later ones.",
    usage: ["recipes shop move ENTRY... --aisle AISLE"], examples: ["recipes shop move tofu --aisle Frozen"],
    parameters: [
      .words(\.entries, "entry", .entry, "Numbers or names.", json: "entries", field: "item"),
      .option(
        \.aisle, "aisle", .text("aisle", atLeast: 1), "The aisle.", isRequired: true, field: "aisle"
      ).formerly(["--to"]),
    ],
    forms: ["/shop/reorder"],
    routes: [.moveEntries([.keys, .init("aisle", "To the end of this aisle, for later lists too.")])])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let aisle = try library.names.aisle(aisle, in: library.store)
    let moved = try library.changeEntries(
      entries, where: { $0.heading != aisle.name },
      by: { try library.store.moveShoppingItems($0, toAisle: aisle.id) })
    return VerbResult(
      moved, done: "Moved \(moved.changed.names) to \(title: aisle.name)",
      already: "in \(aisle.name) already: \(moved.unchanged.names)",
      sentence: "Moved \(.subjects) to \(self.aisle)")
  }
}

package struct ReorderEntries: Verb {
  package var destination = DestinationRequest<EntryName>()
  package var entries: [EntryName] = []

  package init() {}

  package static let name = "shop reorder"
  package static let declaration = Declaration<Self>(
    "Move entries in their aisle.",
    usage: ["recipes shop reorder ENTRY... (--before ENTRY | --after ENTRY | --to PLACE)"],
    text: "Next to an entry of another aisle, they move there. The order is remembered for later lists.",
    examples: ["recipes shop reorder onion --before tomatoes", "recipes shop reorder milk eggs --to top"],
    groups: [
      DestinationRequest.parameters(.entry.called("neighbor")).within(\.destination).inSection("Destination"),
      [.words(\.entries, "entry", .entry, "Numbers or names.", json: "entries", field: "item")],
    ],
    rules: DestinationRequest<EntryName>.rules, forms: ["/shop/reorder"],
    routes: [.moveEntries([.keys, "before", "after", "to"])])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    var landing: Phrase = ""
    let moved = try library.changeEntries(entries) { keys in
      let list = try store.shoppingList()
      var neighbor = ""
      let place = try destination.resolved { name in
        let entry = try library.names.entry(name, of: list, in: store)
        neighbor = entry.item.name
        return entry.item.id
      }
      guard let place else { throw DestinationRequest<EntryName>.missing }
      landing = place.phrase { _ in .name(neighbor) }
      return try store.moveShoppingItems(keys, to: place)
    }
    return VerbResult(
      moved, done: "Moved \(moved.changed.names) \(landing)",
      already: "in that order already: \(moved.unchanged.names)", sentence: "Moved \(.subjects) \(landing)")
  }
}

extension Route {
  /// Two verbs: which of them is meant depends on the members that are sent.
  fileprivate static func moveEntries(_ body: [Member]) -> Route {
    Route(
      .post, "/shopping-list/move", "moveEntries", "Move entries in their aisle, or to another one", body: body,
      answer: .shoppingList)
  }
}
