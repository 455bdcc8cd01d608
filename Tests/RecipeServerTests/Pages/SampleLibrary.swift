import Foundation
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeServer
import RecipeStore
import RecipeTestSupport
import RecipeViewModels

/// The sample recipes in a store in memory, and what pages show of them.
struct SampleLibrary {
  /// 21 November 2026, 12:00 UTC.
  static let noon = 1_795_262_400

  /// Names that pictures could have.
  static let pictures = ["a", "b", "c"].map { String(repeating: $0, count: 64) + ".jpg" }

  let store: RecipeStore

  /// - Parameter recipes: How many of the sample recipes there are.
  init(recipes: Int = .max) throws {
    var count: UInt8 = 0
    store = try RecipeStore(
      at: .memory,
      environment: StoreEnvironment(
        now: { Self.noon }, timeZone: .utc,
        makeUUID: {
          count &+= 1
          return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, count))
        }))
    let drafts = try Self.drafts().prefix(recipes)
    if !drafts.isEmpty { _ = try store.step("import recipes.json") { try store.add(Array(drafts)) } }
  }

  private static func drafts() throws -> [RecipeDraft] {
    let file = URL(filePath: #filePath).appending(path: "../../../../SampleData/recipes.json").standardizedFileURL
    var reader = RecipeJSONReader(ByteSource([UInt8](try Data(contentsOf: file))))
    var drafts: [RecipeDraft] = []
    while let recipe = try reader.next() { drafts.append(try recipe.get().draft) }
    for (place, id) in [12, 3, 29].enumerated() { drafts[id - 1].imageNames = [pictures[place]] }
    return drafts
  }

  func recipe(_ id: Recipe.ID) throws -> Recipe {
    guard let recipe = try store.recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    return recipe
  }

  /// The frame of a page that is live.
  func frame(isReadOnly: Bool = false, isSecure: Bool = true, said: PageFrame.Said? = nil) throws -> PageFrame {
    PageFrame(
      sidebar: try outline(),
      marks: [
        "home": "k3:17", "sidebar": "k4:2", "side": "k7:3", "list/all": "k5:9", "recipe/12": "k6:1", "shop": "k8:4",
        "plan/2026-11-16": "k9:5",
      ],
      isReadOnly: isReadOnly, isSecure: isSecure, said: said)
  }

  func outline(expanding names: [String] = []) throws -> [OutlineRow] {
    let sidebar = SidebarViewModel(of: store)
    try sidebar.load()
    for collection in try store.collections() where names.contains(collection.name) {
      try sidebar.expand(.collection(collection.id))
    }
    return try sidebar.visibleRows().map { OutlineRow($0.item, $0.row, level: $0.level, isExpanded: $0.isExpanded) }
  }

  func list(_ list: ShownList = .library(.all), _ query: RecipeQuery = .all, title: String = "All recipes") throws
    -> ListContent
  {
    let model = RecipeListViewModel(of: store)
    try model.show(query)
    let rows = try model.allRows()
    return ListContent(
      list, title: title, count: rows.count, rows: try rows.prefix(80).map(listed), hasMore: rows.count > 80,
      isReorderable: (try? query.orderedList()) != nil)
  }

  func listed(_ row: RecipeListRow) throws -> ListedRecipe {
    ListedRecipe(row, picture: try recipe(row.id).imageNames.first)
  }

  func home() throws -> HomeContent {
    let model = HomeViewModel(of: store)
    try model.load(mostRecents: 7, mostListed: 8)
    func recipes(_ section: HomeSection) throws -> [ListedRecipe] {
      try model.visibleRows(of: section).compactMap { row in
        if case .recipe(let recipe) = row.row { try listed(recipe) } else { nil }
      }
    }
    let outline = try model.visibleRows(of: .collections).compactMap { row -> OutlineRow? in
      guard case .outline(let item) = row.item else { return nil }
      return OutlineRow(item, row.row, level: row.level, isExpanded: row.isExpanded)
    }
    return HomeContent(
      recents: try recipes(.recents).map { HomeContent.Recent($0, others: model.countAdded(with: $0.id) - 1) },
      collections: outline, list: try recipes(.list),
      counts: Dictionary(uniqueKeysWithValues: LibraryList.allCases.map { ($0, model.count(of: $0)) }))
  }

  func content(
    _ id: Recipe.ID, _ amounts: AmountRequest = AmountRequest(), pane: ListContent? = nil, eaters: [EaterDiets] = []
  ) throws -> RecipeContent {
    let answers = try store.dietAnswers(of: recipe(id), in: eaters.flatMap(\.diets))
    return RecipeContent(
      try AdaptedRecipe(recipe(id), amounts, amounts.units, in: store), amounts: amounts,
      collections: try store.collections(),
      cookings: try store.cookings(of: [id]), eaters: EaterAnswer.all(of: eaters, answers),
      ownFoods: try store.ownFoods(), pane: pane)
  }

  /// The keeper of the library, and a guest.
  static let eaters = [
    EaterDiets([Diet.named("vegetarian")!, Diet.named("vegan")!, Diet.free(from: "nuts")!]),
    EaterDiets(of: "Ben", [Diet.named("gluten-free")!, Diet.free(from: "celery")!]),
  ]

  /// A recipe that runs from right to left as a whole.
  static var hummus: RecipeContent {
    let draft = RecipeDraft(
      title: "חומוס", prepTime: 900, cookTime: 3600, servings: "4",
      ingredients: "2 כוסות גרגירי חומוס\n½ כוס טחינה גולמית\n2 שיני שום\nמיץ מלימון אחד",
      directions: "להשרות את החומוס לילה שלם.\nלבשל כשעה, עד שהגרגירים רכים.\nלטחון עם הטחינה, השום ומיץ הלימון.",
      notes: "מגישים עם פיתה חמה.", isFavorite: true, collections: ["ארוחת ערב"])
    let recipe = Recipe(id: 60, uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 60)), draft)
    // Amounts as written are never refused.
    return RecipeContent(try! AdaptedRecipe(recipe))
  }

  func cook(_ id: Recipe.ID, step: Int, _ amounts: AmountRequest = AmountRequest()) throws -> CookContent {
    CookContent(try AdaptedRecipe(recipe(id), amounts, amounts.units), amounts: amounts, step: step)
  }

  func cooked(_ id: Recipe.ID, _ amounts: AmountRequest = AmountRequest()) throws -> CookedContent {
    CookedContent(try AdaptedRecipe(recipe(id), amounts, amounts.units), on: store.today)
  }

  func search(_ words: String) throws -> SearchContent {
    var hits: [SearchContent.Hit] = []
    try store.search(words) { hits.append(SearchContent.Hit($0, words: SearchWords(words))) }
    return SearchContent(words: words, hits: hits, count: hits.count)
  }

  func cookable(_ foods: String, missing: Int) throws -> CookableContent {
    let found = try store.recipes(having: FoodsAtHome([foods]), missingAtMost: missing)
    return CookableContent(foods: foods, missing: missing, found: found.map { .init($0) })
  }

  /// The week of today, with a meal of every kind: cooked, scaled, a note, one that recurs, one for some day.
  func plan() throws -> PlanContent {
    let (today, week) = (store.today, store.today.week(from: 1))
    try store.plan([.recipe(12, factor: .one)], on: [today.adding(days: -1)], meal: "dinner")
    try store.addCooking(Cooking(on: today.adding(days: -1)), of: [12])
    try store.plan([.recipe(29, factor: Rational(2)), .note("left-overs & <toast>")], on: [today], meal: "dinner")
    try store.plan([.recipe(3, factor: .one)], every: Recurrence(weekday: 2, firstDay: week.lowerBound), meal: "lunch")
    try store.plan([.recipe(20, factor: .one)], on: [nil])
    return PlanContent(try store.mealPlan(week), week, today: today)
  }

  /// A shopping list of every kind of entry: got, got less than is needed now, one's own, in the pantry, set aside.
  func shop() throws -> ShoppingList {
    try store.addToPantry(["salt", "olive oil"])
    try store.addToShoppingList([(12, .one), (29, Rational(2))], lines: ["2 rolls of <foil>"])
    let keys = try store.shoppingList().items.map(\.id)
    try store.tickShoppingItems([keys[0], keys[1]], true)
    try store.addToShoppingList([(12, Rational(2))])
    try store.setAsideShoppingItems([keys[2]])
    return try store.shoppingList()
  }

  /// A shopping list of what is at home in part, or without an amount.
  func stockedShop() throws -> ShoppingList {
    _ = try pantry()
    try store.addToShoppingList([(29, Rational(2))], lines: ["2 rolls of <foil>"])
    return try store.shoppingList()
  }

  /// What is at home: past its day, twice, without an amount, left over, and always there.
  func pantry() throws -> PantryContents {
    let today = store.today
    try store.addToPantry(["salt"])
    try store.addStocks([FoodLine("200 ml <cream>"), FoodLine("spinach")], until: today.adding(days: -1))
    try store.addStocks([FoodLine("100 ml <cream>")], until: today.adding(days: 6))
    try store.addStocks([FoodLine("6 eggs")])
    try store.addLeftOvers(of: 12, servings: "2")
    return try store.pantryContents()
  }

  func move(_ id: Recipe.ID) throws -> MoveContent {
    let key = "\(id)"
    let rows = try list().rows.map { MoveContent.Row(id: $0.id, title: $0.row.title) }
    let place = rows.firstIndex { $0.id == key }!
    return MoveContent(
      rows[place], in: "All recipes", back: .list(.library(.all)), action: .reorder(.library(.all)),
      others: rows.filter { $0.id != key }, place: place)
  }

  func history(of id: Recipe.ID? = nil) throws -> HistoryContent {
    guard let id else {
      return HistoryContent(
        try store.history().map { HistoryContent.Step($0) }, canUndo: true, canRedo: true, now: Self.noon)
    }
    let recipe = try recipe(id)
    return HistoryContent(
      try store.history(of: id).map { HistoryContent.Step($0.step, events: $0.events) },
      recipe: (id, recipe.title), canUndo: true, canRedo: false, now: Self.noon + 86_400)
  }
}
