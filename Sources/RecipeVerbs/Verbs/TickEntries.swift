import RecipeKitchen
import RecipeStore
import RecipeViewModels

package struct TickEntries: Verb {
  package var entries: [EntryName] = []
  /// How much was needed of each when it was ticked, if that may be long ago; else none.
  package var needs: [String] = []

  package init() {}

  package static let name = "shop tick"
  package static let declaration = Declaration<Self>(
    "Tick what you got.", usage: ["recipes shop tick ENTRY..."],
    text: """
      An ENTRY is its number in the list, its name, or a part of its name. A tick remembers how much you got: if you \
      need more later, the list shows 4 of 6.
      """,
    examples: ["recipes shop tick onion 3", "recipes shop tick 1-4"],
    parameters: [
      .words(\.entries, "entry", .entry, "Numbers or names.", json: "entries", field: "tick"),
      .options(\.needs, "need", .need, "How much was needed of each.").only([.forms, .json]),
    ],
    forms: ["/shop/tick"],
    routes: [
      Route(
        .post, "/shopping-list/tick", "tickEntries",
        "Tick what was got; entries that have left the list are passed over, unless all have",
        body: [.keys], answer: .shoppingList)
    ])

  package func check() throws(Misuse) {
    if !needs.isEmpty, needs.count != entries.count { throw .rule("use `need` once for each `entry`") }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, units) = (library.store, try library.names.shoppingUnits())
    let seen = Dictionary(zip(entries, needs).map { (ItemKey(text: $0.text), $1) }) { first, _ in first }
    let shown = try entries.stillOn(store.shoppingList(in: units))
    let ticked = try library.changeEntries(
      shown, in: units, where: { !$0.item.isGot },
      by: { try store.tickShoppingItems($0, true, in: units, seen: seen) })
    return VerbResult(
      ticked, done: "\(.tick) \(ticked.changed.names)", already: "ticked already: \(ticked.unchanged.names)",
      sentence: "Ticked \(.subjects)")
  }
}

package struct UntickEntries: Verb {
  package var entries: [EntryName] = []

  package init() {}

  package static let name = "shop untick"
  package static let declaration = Declaration<Self>(
    "Untick what you did not get after all.", usage: ["recipes shop untick ENTRY..."],
    examples: ["recipes shop untick onion"],
    parameters: [.words(\.entries, "entry", .entry, "Numbers or names.", json: "entries", field: "untick")],
    forms: ["/shop/tick"],
    routes: [
      Route(
        .post, "/shopping-list/untick", "untickEntries", "Untick what was not got after all", body: [.keys],
        answer: .shoppingList)
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let (store, units) = (library.store, try library.names.shoppingUnits())
    let shown = try entries.stillOn(store.shoppingList(in: units))
    let unticked = try library.changeEntries(shown, in: units, where: \.item.isTicked) {
      try store.tickShoppingItems($0, false, in: units)
    }
    return VerbResult(
      unticked, done: "To get again: \(unticked.changed.names)", already: "not ticked: \(unticked.unchanged.names)",
      sentence: "Unticked \(.subjects)")
  }
}

extension [EntryName] {
  /// Those that have not left the list meanwhile; all of them if all have, which is then said.
  fileprivate func stillOn(_ list: ShoppingList) -> [EntryName] {
    let known = Set(list.items.map(\.id))
    let shown = filter { name in if case .key(let key) = name { known.contains(key) } else { true } }
    return shown.isEmpty ? self : shown
  }
}

extension Route.Member {
  /// Entries of the shopping list.
  static let keys = Route.Member("entries", "Their keys.", isRequired: true)
}

extension Route.Answer {
  static let shoppingList = Route.Answer.list(of: "ShoppingSection")
}
