import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// More recipes than a verb may be about without a question: a range may have been meant otherwise.
struct ManyRecipes: Error {
  let count: Int
}

/// The names that a person typed: loosely, and where they fit several recipes, the person is asked.
struct LenientNames: Names {
  let session: Session
  var mostRecipes: Int?

  func recipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    try recipes(names, in: store, takesSeveral: true)
  }

  /// - Parameter takesSeveral: Whether the user may choose several where a name fits several.
  func recipes(_ names: [RecipeName], in store: RecipeStore, takesSeveral: Bool) throws -> [Recipe.ID] {
    let ids = try session.recipes(named: words(of: names, in: store), in: store, takesSeveral: takesSeveral)
    if let mostRecipes, ids.count > mostRecipes { throw ManyRecipes(count: ids.count) }
    return ids
  }

  func recipe(_ name: RecipeName, in store: RecipeStore) throws -> Recipe.ID {
    guard case .typed(let word) = name else { return try RequestedNames().recipe(name, in: store) }
    return try session.recipe(named: [word], in: store)
  }

  func pastDay(_ name: DayName) throws -> CalendarDay {
    guard case .typed(let text) = name else { return try RequestedNames().pastDay(name) }
    return try session.dayWords(.past, today: session.library.today()).typedDay(text)
  }

  func pastRecipe(_ names: [RecipeName], in store: RecipeStore) throws -> Recipe.ID {
    let words = try words(of: names, in: store)
    if words.count == 1, case .id(let id) = RecipeReference(words[0]) { return id }
    return try session.recipe(named: words, in: store)
  }

  /// Numbers are not looked for in the library, which may not have them any more.
  func pastRecipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    let words = try words(of: names, in: store)
    let numbers = words.compactMap { word in if case .id(let id) = RecipeReference(word) { id } else { nil } }
    guard numbers.count == words.count else { return try session.recipes(named: words, in: store) }
    var seen: Set<Recipe.ID> = []
    return numbers.filter { seen.insert($0).inserted }
  }

  /// Each number is a name by itself, and so are the words between, up to a comma.
  func compared(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    let words = try words(of: names, in: store)
    if words.count == 1 { return try pastRecipes(names, in: store) }
    var runs: [[String]] = []
    for word in words {
      if let last = runs.last, !TypedNames.isNumber(last[0]), !TypedNames.isNumber(word) {
        runs[runs.count - 1].append(word)
      } else {
        runs.append([word])
      }
    }
    let groups = runs.flatMap { TypedNames.isNumber($0[0]) ? [$0] : TypedNames.groups($0) }
    return try groups.flatMap { try session.recipes(named: $0, in: store) }
  }

  func moment(_ text: String) throws -> HistoryMoment {
    if let moment = HistoryMoment(text) { return moment }
    return .day(try session.dayWords(.past, today: session.library.today()).typedMoment(text))
  }

  func cookings(_ names: [RecipeName], in store: RecipeStore) throws -> CookingsAsked {
    try CookingsAsked(words(of: names, in: store), in: store, session)
  }

  func words(of names: [RecipeName], in store: RecipeStore) throws -> [String] {
    try names.map { name in
      if case .typed(let word) = name { return word }
      return "\(try RequestedNames().recipe(name, in: store))"
    }
  }

  func listedFood(_ text: String) throws -> String { try Food.named(text).number }

  func filter(_ text: String) throws -> SavedFilter { try SavedFilter(typed: text, naming: self) }

  func age(_ text: String) throws -> CookedBefore { try CookedBefore(text) ?? .day(session.typedAge(text)) }

  func diets(_ text: String) throws -> [Diet] { try session.diets(named: text) }

  /// Those asked for; if none are, those that a shell has been told to show the recipe by.
  func amounts(_ asked: AmountRequest, of recipe: Recipe) throws -> AmountRequest {
    let units = try asked.shownUnits(in: session.world.environment, configured: session.configuredUnits)
    return AmountRequest(asked.size ?? (session.shell?.scales[recipe.id]).map { .scale($0) }, units: units)
  }

  func usualList() throws -> OrderedList { try session.shell?.list.query.orderedList() ?? .library }

  func aisle(_ name: String, in store: RecipeStore) throws -> ShoppingAisle { try store.aisle(named: name) }

  func collection(_ reference: CollectionReference, in store: RecipeStore) throws -> String {
    if case .name(let name) = reference { return name }
    return try RequestedNames().collection(reference, in: store)
  }

  func collections(_ references: [CollectionReference], in store: RecipeStore) throws -> [String] {
    let names = try references.map { try collection($0, in: store) }
    return try existing(names) { try store.collectionID(named: $0) != nil }
  }

  func existing(_ names: [String], isThere: (String) throws -> Bool) rethrows -> [String] {
    try TypedNames.existing(names, isThere: isThere)
  }
}
