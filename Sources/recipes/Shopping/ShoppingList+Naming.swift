import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension ShoppingList {
  /// The items that words name: by number, by name, or by a part of a name that fits one.
  ///
  /// The words up to a comma are tried as one name first, so that no quotes are needed.
  ///
  /// - Throws: `CommandError` for a number or name that no item has, and for a part that fits several.
  func items(named words: [String]) throws(CommandError) -> [NumberedItem] {
    let all = numbered
    var seen: Set<ItemKey> = []
    var items: [NumberedItem] = []
    for group in TypedNames.groups(words) {
      items += try Self.items(namedTogether: group, among: all).filter { seen.insert($0.item.id).inserted }
    }
    return items
  }

  /// `true` if one item has a name, or a part of its name that begins where a word begins.
  func hasItem(called name: String) -> Bool { Self.items(called: name, among: numbered).count == 1 }

  private static func items(
    namedTogether words: [String], among all: [NumberedItem]
  ) throws(CommandError) -> [NumberedItem] {
    if words.count > 1, words.allSatisfy({ RecipeReference($0).isTitle }) {
      let found = items(called: words.joined(separator: " "), among: all)
      if found.count == 1 { return found }
    }
    var found: [NumberedItem] = []
    for word in words { found += try items(named: word, among: all) }
    return found
  }

  private static func items(named word: String, among all: [NumberedItem]) throws(CommandError) -> [NumberedItem] {
    let reference = RecipeReference(word)
    if case .backwards(let range, let forwards) = reference { throw .backwards(range, forwards: forwards) }
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

  /// Those with the key or the name, else those with it in their name, where a word begins.
  private static func items(called name: String, among all: [NumberedItem]) -> [NumberedItem] {
    let (key, text) = (ItemKey(name: name), TextFold.fold(name))
    let exact = all.filter { $0.item.id == key || $0.item.id == key?.bought || TextFold.fold($0.item.name) == text }
    return exact.isEmpty ? all.filter { SearchWords.hasWord(text, in: TextFold.fold($0.item.name)) } : exact
  }
}
