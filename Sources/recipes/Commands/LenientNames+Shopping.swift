import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension LenientNames {
  func wanted(_ names: [RecipeName], in store: RecipeStore) throws -> (recipes: [Recipe.ID], items: [String]) {
    let typed = names.compactMap { name in if case .typed(let word) = name { word } else { nil } }
    guard typed.count == names.count else { return try RequestedNames().wanted(names, in: store) }
    var (recipes, items): ([Recipe.ID], [String]) = ([], [])
    for name in try NewName.all(in: typed, isTitle: { try !store.recipes(titled: $0).isEmpty }) {
      switch name {
      case .numbers(let numbers): recipes += try session.recipes(named: [numbers], in: store)
      case .words(let words):
        if try !store.recipes(titled: words).isEmpty {
          recipes += try session.recipes(named: [words], in: store)
        } else if let id = try recipe(begunBy: words, in: store) {
          recipes.append(id)
        } else {
          items.append(words)
        }
      }
    }
    return (recipes, items)
  }

  /// The only recipe whose title words begin, if someone could be asked about it and means it.
  private func recipe(begunBy words: String, in store: RecipeStore) throws -> Recipe.ID? {
    guard session.canAsk else { return nil }
    let found = try store.recipes(withTitleBeginning: words)
    guard found.count == 1 else { return nil }
    guard let isRecipe = session.names.areRecipes[words] else {
      throw RecipeNames.Question.isRecipe(try store.listRows(with: found)[0], name: words)
    }
    return isRecipe ? found[0] : nil
  }

  func listed(
    _ names: [EntryName], on list: ShoppingList, in store: RecipeStore
  ) throws -> (recipes: [Recipe.ID], entries: [NumberedItem]) {
    guard let words = names.typed else { return try RequestedNames().listed(names, on: list, in: store) }
    var named = NamedOnList(finder(of: list, in: store), session)
    for group in TypedNames.groups(words) { try named.add(group) }
    return (named.recipes, named.entries)
  }

  func entries(_ names: [EntryName], of list: ShoppingList, in store: RecipeStore) throws -> [NumberedItem] {
    guard let words = names.typed else { return try RequestedNames().entries(names, of: list, in: store) }
    return try finder(of: list, in: store).entries(named: words)
  }

  func entry(_ name: EntryName, of list: ShoppingList, in store: RecipeStore) throws -> NumberedItem {
    let named = try entries([name], of: list, in: store)
    guard named.count == 1 else { throw CommandError("\(name.text.quoted()) is more than one entry", .usage) }
    return named[0]
  }

  private func finder(of list: ShoppingList, in store: RecipeStore) -> EntryFinder {
    EntryFinder(list: list, store: store, piped: session.names.pipedEntries)
  }

  func shoppingUnits() throws -> MeasurementSystem? { try session.shoppingUnits() }
}

extension [EntryName] {
  /// What was typed; nil if any was not.
  fileprivate var typed: [String]? {
    let words = compactMap { name in if case .typed(let word) = name { word } else { nil } }
    return words.count == count ? words : nil
  }
}

/// The recipes and the entries of a list that words name.
private struct NamedOnList {
  private let finder: EntryFinder
  private let session: Session
  private(set) var recipes: [Recipe.ID] = []
  private(set) var entries: [NumberedItem] = []

  private var list: ShoppingList { finder.list }
  private var store: RecipeStore { finder.store }

  init(_ finder: EntryFinder, _ session: Session) { (self.finder, self.session) = (finder, session) }

  /// Adds what words name that are one name, or one each.
  mutating func add(_ words: [String]) throws {
    let name = words.joined(separator: " ")
    if words.count > 1, !words.contains(where: TypedNames.isNumber) {
      if try !recipesOnList(titled: name).isEmpty || finder.hasEntry(called: name) { return try add(name: name) }
    }
    for word in words { try add(name: word) }
  }

  private mutating func add(name: String) throws {
    if name == RecipeNames.standardInput { return try addPiped() }
    let reference = RecipeReference(name)
    if !reference.ranges.isEmpty { return try add(reference.ranges, typed: name) }
    let titled = reference.isTitle ? try store.recipes(titled: name) : []
    let there = titled.filter(isOnList)
    if !there.isEmpty { return recipes += there }
    if !titled.isEmpty, !finder.hasEntry(called: name) { return recipes += titled }
    entries += try finder.entries(named: name)
  }

  private mutating func addPiped() throws {
    guard let piped = finder.piped else { throw RecipeNames.Question.entriesOnStandardInput }
    for name in piped {
      switch name {
      case .number(let number): entries.append(try finder.entry(numbered: number, typed: "\(number)"))
      case .recipe(let id): recipes += try session.recipes(named: ["\(id)"], in: store)
      case .typed(let word): try add(name: word)
      }
    }
  }

  /// - Throws: `CommandError` for a number that both are on the list with.
  private mutating func add(_ ranges: [ClosedRange<Int>], typed word: String) throws {
    let known = list.recipes.filter { recipe in ranges.contains { $0.contains(recipe.id) } }
    let found = list.numbered.filter { entry in ranges.contains { $0.contains(entry.number ?? 0) } }
    for recipe in known {
      guard let entry = found.first(where: { $0.number == recipe.id }) else { continue }
      throw CommandError(
        """
        \(recipe.id) is \(entry.item.name) and the recipe \(recipe.id)  \(recipe.title); use the name, or \
        --recipe \(recipe.id)
        """, .nothing)
    }
    recipes += known.map(\.id)
    if known.isEmpty || !found.isEmpty { entries += try finder.entries(named: word) }
  }

  private func isOnList(_ id: Recipe.ID) -> Bool { list.recipes.contains { $0.id == id } }

  private func recipesOnList(titled name: String) throws -> [Recipe.ID] {
    try store.recipes(titled: name).filter(isOnList)
  }
}
