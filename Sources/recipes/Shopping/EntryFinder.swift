import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Finds the entries of the shopping list that words on a command line name: by number, by name, or by a part of a name that
/// fits one.
///
/// The words up to a comma are tried as one name first, so that no quotes are needed.
struct EntryFinder {
  let list: ShoppingList
  let store: RecipeStore
  /// The names on standard input; `nil` as long as it was not read.
  let piped: [PipedEntry]?

  /// Returns the entries that words name, each once.
  ///
  /// - Throws: `CommandError` for a number or name that no entry has, and for a part that fits several;
  ///   `RecipeNames.Question.entriesOnStandardInput`.
  func entries(named words: [String]) throws -> [NumberedItem] {
    var seen: Set<ItemKey> = []
    return try TypedNames.groups(words).flatMap(entries(namedTogether:)).filter { seen.insert($0.item.id).inserted }
  }

  private func entries(namedTogether words: [String]) throws -> [NumberedItem] {
    if words.count > 1, !words.contains(where: TypedNames.isNumber) {
      let found = entries(called: words.joined(separator: " "))
      if found.count == 1 { return found }
    }
    return try words.flatMap(entries(named:))
  }

  /// Returns the entries that one word names.
  func entries(named word: String) throws -> [NumberedItem] {
    if word == RecipeNames.standardInput { return try pipedEntries() }
    let reference = RecipeReference(word)
    switch reference {
    case .backwards(let range, let forwards): throw CommandError.backwards(range, forwards: forwards)
    case .id(let number): return [try entry(numbered: number, typed: word)]
    case .ids(let ranges):
      let found = list.numbered.filter { entry in
        entry.number.map { number in ranges.contains { $0.contains(number) } } ?? false
      }
      if found.isEmpty { throw Self.noEntry(word) }
      return found.sorted { $0.number! < $1.number! }
    case .title, .day: return [try entry(called: word)]
    }
  }

  /// Returns the entry with a number, which is that of its food for life.
  func entry(numbered number: Int, typed word: String) throws -> NumberedItem {
    if let entry = list.numbered.first(where: { $0.number == number }) { return entry }
    guard let food = try store.shoppingFood(numbered: number) else { throw Self.noEntry(word) }
    // A newer table may know the food by another key, which has another number.
    if let entry = list.numbered.first(where: { food.keys.contains($0.item.id) }) { return entry }
    throw CommandError("\(SafeText(line: food.name)) (\(number)) is not on the list", .nothing)
  }

  private static func noEntry(_ word: String) -> CommandError {
    CommandError("the list has no entry \(word.shortened(to: 20))", .nothing)
  }

  private func entry(called word: String) throws -> NumberedItem {
    let found = entries(called: word)
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      let similar = mostSimilar(to: word, among: list.items.map(\.name))
      let hint: StyledText = similar.map { "; did you mean \($0)?" } ?? ""
      throw CommandError("\(word.quoted()) is not on the list\(hint)", .nothing)
    }
    throw CommandError(
      "\(word.quoted()) fits \(found.count) entries; use a number", .nothing,
      details: found.map { "   \("\($0.number ?? 0)", .number)  \($0.item.name)" })
  }

  private func pipedEntries() throws -> [NumberedItem] {
    guard let piped else { throw RecipeNames.Question.entriesOnStandardInput }
    return try piped.flatMap { name in
      switch name {
      case .number(let number): [try entry(numbered: number, typed: "\(number)")]
      case .recipe(let id): try entries(named: "\(id)")
      case .typed(let word): try entries(named: word)
      }
    }
  }

  /// `true` if one entry has a name, or a part of its name that begins where a word begins.
  func hasEntry(called name: String) -> Bool { entries(called: name).count == 1 }

  /// Those with the key or the name, else those with it in their name, where a word begins.
  private func entries(called name: String) -> [NumberedItem] {
    let (key, text) = (ItemKey(name: name), TextFold.fold(name))
    let all = list.numbered
    let exact = all.filter { $0.item.id == key || $0.item.id == key?.bought || TextFold.fold($0.item.name) == text }
    return exact.isEmpty ? all.filter { SearchWords.hasWord(text, in: TextFold.fold($0.item.name)) } : exact
  }
}
