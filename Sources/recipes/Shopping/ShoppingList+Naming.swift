import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

extension ShoppingList {
  /// The items that words name: by number, by name, or by a part of a name that fits one.
  ///
  /// All words together are tried as one name first, so that no quotes are needed.
  ///
  /// - Throws: `CommandError` for a number or name that no item has, and for a part that fits several.
  func items(named words: [String]) throws(CommandError) -> [NumberedItem] {
    let all = numbered
    if words.count > 1, words.allSatisfy({ RecipeReference($0).isTitle }) {
      let found = Self.items(called: words.joined(separator: " "), among: all)
      if found.count == 1 { return found }
    }
    var items: [NumberedItem] = []
    for word in words {
      for item in try Self.items(named: word, among: all) where !items.contains(where: { $0.number == item.number }) {
        items.append(item)
      }
    }
    return items
  }

  private static func items(named word: String, among all: [NumberedItem]) throws(CommandError) -> [NumberedItem] {
    let reference = RecipeReference(word)
    if !reference.isTitle {
      let found = all.filter { item in reference.ranges.contains { $0.contains(item.number ?? 0) } }
      let isWhole = reference.ranges.allSatisfy { range in range.upperBound <= all.count && range.lowerBound > 0 }
      if isWhole, !found.isEmpty { return found }
      throw CommandError("the list has no entry \(word.shortened(to: 20)); it has \(all.count)", .nothing)
    }
    let found = items(called: word, among: all)
    if found.count == 1 { return found }
    if found.isEmpty {
      let similar = mostSimilar(to: word, among: all.map(\.item.name))
      let hint: StyledText = similar.map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(word.quoted()) is not on the list\(hint)", .nothing)
    }
    throw CommandError(
      "\(word.quoted()) fits \(found.count) entries; use a number", .nothing,
      details: found.map { "   \("\($0.number ?? 0)", .number)  \($0.item.name)" })
  }

  /// Those with the key or the name, else those with it in their name.
  private static func items(called name: String, among all: [NumberedItem]) -> [NumberedItem] {
    let (key, text) = (ItemKey(name: name), TextFold.fold(name))
    let exact = all.filter { $0.item.id == key || TextFold.fold($0.item.name) == text }
    return exact.isEmpty ? all.filter { TextFold.fold($0.item.name).contains(text) } : exact
  }
}
