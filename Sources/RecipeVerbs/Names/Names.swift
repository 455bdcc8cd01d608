import FoundationEssentials
package import RecipeKitchen
package import RecipeModel
package import RecipeStore
package import RecipeViewModels

/// Finds what a verb names: the one difference between a person, who types loosely and can be asked, and a request.
///
/// Asked in the verb's transaction. Names that need an answer first throw; the transaction ends, and the verb runs again.
package protocol Names {
  /// The recipes that are named, each once, in the order of the names.
  func recipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID]

  /// The only recipe that is named.
  func recipe(_ name: RecipeName, in store: RecipeStore) throws -> Recipe.ID

  /// The day that is named, which is past or today.
  func pastDay(_ name: DayName) throws -> CalendarDay

  /// Since when a recipe must not have been cooked.
  func age(_ text: String) throws -> CookedBefore

  /// The diets of some names, with commas between.
  func diets(_ text: String) throws -> [Diet]

  /// The amounts that a recipe is shown with.
  ///
  /// - Parameter asked: Those that were asked for.
  func amounts(_ asked: AmountRequest, of recipe: Recipe) throws -> AmountRequest

  /// The list in a manual order that is meant where none is named.
  func usualList() throws -> OrderedList

  /// The number of a food of the table.
  func listedFood(_ text: String) throws -> String

  /// A saved filter in the words of the command line.
  func filter(_ text: String) throws -> SavedFilter

  /// The name of a collection, for a verb of the store.
  func collection(_ reference: CollectionReference, in store: RecipeStore) throws -> String

  /// The names of collections, for a verb of the store.
  func collections(_ references: [CollectionReference], in store: RecipeStore) throws -> [String]

  /// The names of things that are there.
  func existing(_ names: [String], isThere: (String) throws -> Bool) throws -> [String]

  /// - Throws: `RecipeStoreError.noSuchAisle`
  func aisle(_ name: String, in store: RecipeStore) throws -> ShoppingAisle

  /// Returns the recipes that are to be put on the shopping list, and, of words that are no title, things to buy.
  func wanted(_ names: [RecipeName], in store: RecipeStore) throws -> (recipes: [Recipe.ID], items: [String])

  /// What is to be taken off the shopping list: entries, and, of words that are a title, recipes, even those that are not on
  /// it.
  func listed(
    _ names: [EntryName], on list: ShoppingList, in store: RecipeStore
  ) throws -> (recipes: [Recipe.ID], entries: [NumberedItem])

  /// The entries that are named, each once, in the order of the names.
  func entries(_ names: [EntryName], of list: ShoppingList, in store: RecipeStore) throws -> [NumberedItem]

  /// The only entry that is named.
  func entry(_ name: EntryName, of list: ShoppingList, in store: RecipeStore) throws -> NumberedItem

  /// The units in which mixed amounts of the shopping list are shown; nil for those written.
  func shoppingUnits() throws -> MeasurementSystem?

  /// What is to be planned: recipes, each once, and rows of a plan, in the order of the names.
  func mealsToPlan(_ names: [RecipeName], in store: RecipeStore) throws -> [NamedMeal]

  /// What is named of the plan, each once, in the order of the names.
  ///
  /// - Parameter takesRules: `true` if what recurs may be named without a day.
  func planned(_ names: [MealName], takesRules: Bool, in store: RecipeStore) throws -> [Planned]

  /// The meals that are named, each once, in the order of the names; of what recurs the next one.
  func meals(_ names: [MealName], of store: RecipeStore) throws -> [PlannedMeal]

  /// The only meal that is named.
  func meal(_ name: MealName, of store: RecipeStore) throws -> PlannedMeal

  /// The day that is named, which is today or to come, if it does not say otherwise.
  func comingDay(_ name: DayName, in store: RecipeStore) throws -> CalendarDay

  /// The days that something is planned for.
  func days(_ names: DayNames, in store: RecipeStore) throws -> [CalendarDay?]

  func days(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay>

  /// The days that are named, which are past, if they do not say otherwise; of any number.
  func pastDays(_ range: DayRangeName, in store: RecipeStore) throws -> ClosedRange<CalendarDay>

  /// The days of the plan that are shown where none are named.
  func shownDays(in store: RecipeStore) throws -> ClosedRange<CalendarDay>

  /// The recipe whose history is meant, which may be gone.
  func pastRecipe(_ names: [RecipeName], in store: RecipeStore) throws -> Recipe.ID

  /// The recipes that are meant as they were, which may be gone; each once, in the order of the names.
  func pastRecipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID]

  /// The recipes that are compared, in the order of the names: one may be named twice, and one alone may be gone.
  func compared(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID]

  /// The moment of the history that is named.
  func moment(_ text: String) throws -> HistoryMoment

  /// The recipes and the days whose cookings are meant.
  func cookings(_ names: [RecipeName], in store: RecipeStore) throws -> CookingsAsked

  /// From today to the end of this week.
  func restOfWeek(in store: RecipeStore) throws -> ClosedRange<CalendarDay>
}

/// The names of a request, an assistant, or a verb that is made again: each means one thing, or nothing.
package struct RequestedNames: Names {
  package init() {}

  /// - Throws: `NameError.noSuchRecipe` for a UUID that no recipe has, and for words of a title. Numbers are left to the
  ///   store, which says which of them no recipe has.
  package func recipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    var seen: Set<Recipe.ID> = []
    return try names.map { try recipe($0, in: store) }.filter { seen.insert($0).inserted }
  }

  /// - Throws: `NameError.noFilter`
  package func filter(_ text: String) throws -> SavedFilter {
    guard let filter = SavedFilter(text: text.trimmed()) else { throw NameError.noFilter(text) }
    return filter
  }

  package func listedFood(_ text: String) -> String { text }

  package func existing(_ names: [String], isThere: (String) throws -> Bool) -> [String] { names }

  package func usualList() -> OrderedList { .library }

  package func pastDay(_ name: DayName) throws -> CalendarDay { try day(name) }

  package func pastRecipe(_ names: [RecipeName], in store: RecipeStore) throws -> Recipe.ID {
    try recipe(names[0], in: store)
  }

  package func pastRecipes(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    try recipes(names, in: store)
  }

  package func compared(_ names: [RecipeName], in store: RecipeStore) throws -> [Recipe.ID] {
    try names.map { try recipe($0, in: store) }
  }

  /// - Throws: `NameError.noSuchMoment`
  package func moment(_ text: String) throws -> HistoryMoment {
    guard let moment = HistoryMoment(text) else { throw NameError.noSuchMoment(text) }
    return moment
  }

  package func cookings(_ names: [RecipeName], in store: RecipeStore) throws -> CookingsAsked {
    CookingsAsked(recipes: names.isEmpty ? nil : try recipes(names, in: store))
  }

  /// - Throws: `NameError.noSuchAge`
  package func age(_ text: String) throws -> CookedBefore {
    guard let age = CookedBefore(text) else { throw NameError.noSuchAge }
    return age
  }

  package func diets(_ text: String) throws -> [Diet] { try DietNames.diets(text) }

  package func amounts(_ asked: AmountRequest, of recipe: Recipe) -> AmountRequest { asked }

  /// - Throws: `NameError.noSuchDay` for a day that must be known to know which it is.
  func day(_ name: DayName) throws -> CalendarDay {
    switch name {
    case .day(let day): return day
    case .typed(let text): throw NameError.noSuchDay(text)
    }
  }

  package func recipe(_ name: RecipeName, in store: RecipeStore) throws -> Recipe.ID {
    switch name {
    case .number(let id): return id
    case .uuid(let uuid):
      guard let id = try store.recipeID(with: uuid) else { throw NameError.noSuchRecipe(uuid.uuidString.lowercased()) }
      return id
    case .typed(let text): throw NameError.noSuchRecipe(text)
    }
  }

  /// - Throws: `NameError.noSuchCollection`; `RecipeStoreError.noSuchCollection`.
  package func collection(_ reference: CollectionReference, in store: RecipeStore) throws -> String {
    switch reference {
    case .id(let id):
      guard let name = try store.collectionName(with: id) else { throw NameError.noSuchCollection(id) }
      return name
    case .name(let name):
      guard let id = try store.collectionID(named: name), let stored = try store.collectionName(with: id) else {
        let names = try store.collections().map(\.name)
        throw RecipeStoreError.noSuchCollection(name, suggestion: mostSimilar(to: name, among: names))
      }
      return stored
    }
  }
}

extension RequestedNames {
  package func collections(_ references: [CollectionReference], in store: RecipeStore) throws -> [String] {
    try references.map { try collection($0, in: store) }
  }

  /// The aisle with a whole name, in whatever case: the beginning of one will not do, as no one looks at what was found.
  package func aisle(_ name: String, in store: RecipeStore) throws -> ShoppingAisle {
    let key = TextFold.fold(name.trimmed())
    guard let aisle = try store.aisles().first(where: { TextFold.fold($0.name) == key }) else {
      throw RecipeStoreError.noSuchAisle(name)
    }
    return aisle
  }
}

/// A name of a request that nothing has.
package enum NameError: Error, Equatable, Sendable {
  case noSuchRecipe(String)
  case noSuchCollection(RecipeCollection.ID)
  case noSuchDay(String)
  case noSuchAge
  case noSuchMoment(String)
  case noSuchPicture(Recipe.ID)
  case noFilter(String)
  case noSuchDiet(String, suggestion: String?)
  case noSuchAllergen(String, suggestion: String?)
}

extension NameError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchRecipe(let name): "no recipe is called \(name.quoted())"
    case .noSuchCollection(let id): "no collection has the number \(id)"
    case .noSuchPicture(let id): "recipe \(id) has no such picture"
    case .noFilter(let text):
      "not a filter: \(text.quoted()); name long options of list, such as --max-time 30m"
    case .noSuchMoment(let text): "\(text.quoted()) is not a step or a day; use a number, last, or 2026-11-20"
    case .noSuchDiet(let name, let similar):
      "\(name.quoted()) is not a diet; \(similar.map { "did you mean \($0.quoted())?" } ?? "use vegan, vegetarian, or gluten-free")"
    case .noSuchAllergen(let name, let similar):
      "\(name.quoted()) is not a food; \(similar.map { "did you mean \($0.quoted())?" } ?? "use nuts, milk, or celery")"
    case .noSuchAge: "cooked-before must be an age such as 90d, 12w, 1y, or a day"
    case .noSuchDay(let text): "\(text.quoted()) is not a day; give a date such as 2026-11-27"
    }
  }
}

extension HistoryMoment {
  /// Reads the number of a step, `last`, or a date; nil for anything else.
  package init?(_ text: String) {
    let text = text.trimmed()
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .step(Int(text) ?? .max)
    } else if TextFold.fold(text) == "last" {
      self = .lastStep
    } else if let day = CalendarDay(text) {
      self = .day(day)
    } else {
      return nil
    }
  }
}
