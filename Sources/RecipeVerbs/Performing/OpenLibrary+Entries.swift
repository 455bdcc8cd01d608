import RecipeKitchen
import RecipeStore
import RecipeViewModels

/// Entries of the shopping list that a verb named.
struct TouchedEntries {
  /// Those that have changed, as they are afterwards.
  var changed: [NumberedItem] = []
  var unchanged: [NumberedItem] = []
}

extension OpenLibrary {
  /// Changes the entries of the shopping list that are named, all or none.
  ///
  /// - Parameters:
  ///   - units: Those of the list that is shown.
  ///   - isConcerned: Whether the change concerns an entry, as it is before.
  func changeEntries(
    _ entries: [EntryName], in units: MeasurementSystem? = nil,
    where isConcerned: (NumberedItem) -> Bool = { _ in true },
    by change: ([ItemKey]) throws -> RecipeChange
  ) throws -> TouchedEntries {
    let named = try names.entries(entries, of: store.shoppingList(in: units), in: store)
    let concerned = named.filter(isConcerned)
    guard !concerned.isEmpty, try !change(concerned.map(\.item.id)).isEmpty else {
      return TouchedEntries(unchanged: named)
    }
    let after = Dictionary(uniqueKeysWithValues: try store.shoppingList(in: units).numbered.map { ($0.item.id, $0) })
    return TouchedEntries(
      changed: concerned.map { after[$0.item.id] ?? $0 }, unchanged: named.filter { !isConcerned($0) })
  }
}

extension VerbResult {
  init(_ entries: TouchedEntries, done: Phrase, already: Phrase, sentence: Phrase) {
    let isChanged = !entries.changed.isEmpty
    self.init(
      .shopping(entries: entries.changed, isChanged: isChanged), done: isChanged ? [done] : [],
      already: entries.unchanged.isEmpty ? [] : [already], sentence: sentence)
  }
}
