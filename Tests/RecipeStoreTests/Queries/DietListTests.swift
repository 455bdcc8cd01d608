import RecipeKitchen
import RecipeModel
import Testing

@testable import RecipeStore

/// Lists of what keeps to diets, and the answers for one recipe.
@Suite struct DietListTests {
  private let store: RecipeStore
  private let vegan = Diet.named("vegan")!
  private let withoutNuts = Diet.free(from: "nuts")!

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Salad", ingredients: "1 lettuce\n2 tbsp olive oil", collections: ["Cold"]),
      RecipeDraft(title: "Omelette", ingredients: "3 eggs\nsalt"),
      RecipeDraft(title: "Soup", ingredients: "2 cups stock\n1 onion", collections: ["Cold"]),
      RecipeDraft(title: "Dough", ingredients: "200 g flour\n100 ml water"),
      RecipeDraft(title: "Pizza", ingredients: "1 batch [[Dough]]\n200 g tomatoes"),
      RecipeDraft(title: "Quiche", ingredients: "1 batch [[Dough]]\n\n2 eggs"),
      RecipeDraft(title: "Trifle", ingredients: "1 batch [[Custard]]"),
      RecipeDraft(title: "Water"),
    ])
  }

  private func query(_ diets: [Diet], orUnknown includesUnknown: Bool = false) -> RecipeQuery {
    var query = RecipeQuery()
    (query.diets, query.includesUnknown) = (diets, includesUnknown)
    return query
  }

  private func answer(_ id: Recipe.ID, _ diet: Diet) throws -> DietAnswer {
    let recipe = try #require(try store.recipe(with: id))
    return try store.dietAnswers(of: recipe, in: [diet])[0]
  }

  @Test func `only recipes are listed that nothing was found against`() throws {
    #expect(try store.titles(of: query([vegan])) == ["Salad", "Dough", "Pizza"])
    #expect(
      try store.titles(of: query([vegan], orUnknown: true)) == ["Salad", "Soup", "Dough", "Pizza", "Trifle", "Water"])
    #expect(try store.titles(of: query([withoutNuts])) == ["Salad", "Omelette", "Soup", "Dough", "Pizza", "Quiche"])
    #expect(try store.titles(of: query([vegan, Diet.named("gluten-free")!])) == ["Salad"])
  }

  @Test func `a diet holds besides other conditions, the order, and the limit`() throws {
    var cold = query([vegan])
    cold.collections = ["Cold"]
    #expect(try store.titles(of: cold) == ["Salad"])
    var last = query([vegan])
    (last.sort, last.isReversed, last.limit) = (.title, true, 2)
    #expect(try store.titles(of: last) == ["Salad", "Pizza"])
    #expect(try store.count(of: last) == 3)
    var found = query([vegan])
    found.words = "tomatoes"
    #expect(try store.titles(of: found) == ["Pizza"])
    #expect(throws: RecipeStoreError.listHasNoManualOrder("a filtered list")) { try query([vegan]).orderedList() }
  }

  @Test func `a list follows the recipes, those that others name included`() throws {
    #expect(try store.titles(of: query([vegan])) == ["Salad", "Dough", "Pizza"])
    try store.update(4, to: RecipeDraft(title: "Dough", ingredients: "200 g flour\n50 g butter"))
    #expect(try store.titles(of: query([vegan])) == ["Salad"])
    _ = try store.undo()
    #expect(try store.titles(of: query([vegan])) == ["Salad", "Dough", "Pizza"])
  }

  @Test func `the first line of the recipe that decides is named, also where another recipe has the food`() throws {
    let quiche = try answer(6, vegan)
    #expect(quiche.value == .no && quiche.line == 3 && quiche.reasons == [.food(key: "egg", written: "eggs")])
    try store.update(4, to: RecipeDraft(title: "Dough", ingredients: "200 g flour\n50 g butter"))
    let pizza = try answer(5, vegan)
    #expect(pizza.value == .no && pizza.line == 1 && pizza.lineCount == 3)
    let trifle = try answer(7, vegan)
    #expect(trifle.value == .notKnown && trifle.line == 1 && trifle.reasons == [.unread("Custard")])
    #expect(try answer(8, vegan).value == .notKnown)
  }

  @Test func `a person's word goes before the lines, until the ingredients are others`() throws {
    try store.say(["vegan": true], of: 2)
    try store.say(["vegan": false, "nut-free": false], of: 1)
    #expect(try store.titles(of: query([vegan])) == ["Omelette", "Dough", "Pizza"])
    #expect(try !store.titles(of: query([withoutNuts])).contains("Salad"))
    let said = try answer(2, vegan)
    #expect(said.value == .yes && said.line == nil)
    #expect(said.said == DietAnswer.Word(isKept: true, isOfTheseLines: true))
    #expect(try answer(1, withoutNuts).value == .no)
    try store.update(2, to: RecipeDraft(title: "Omelette", ingredients: "3 eggs\nsalt\npepper"))
    #expect(try store.titles(of: query([vegan])) == ["Dough", "Pizza"])
    #expect(try store.titles(of: query([vegan], orUnknown: true)).contains("Omelette"))
    #expect(try answer(2, vegan).said == DietAnswer.Word(isKept: true, isOfTheseLines: false))
    #expect(try answer(2, vegan).value == .notKnown)
    _ = try store.undo()
    #expect(try answer(2, vegan).value == .yes)
  }

  @Test func `other fields may change under a word, and it is forgotten when it is unset`() throws {
    try store.say(["vegan": true], of: 2)
    try store.update(2, to: RecipeDraft(title: "Tortilla", ingredients: "3 eggs\nsalt", notes: "Good cold."))
    #expect(try answer(2, vegan).value == .yes)
    #expect(try store.say(["vegan": true], of: 2).isEmpty)
    #expect(try store.say(["vegan": nil], of: 2).updated == [2])
    #expect(try store.say(["vegan": nil], of: 2).isEmpty)
    #expect(try answer(2, vegan).value == .no)
    #expect(throws: RecipeStoreError.noSuchRecipe(99)) { try store.say(["vegan": true], of: 99) }
  }

  @Test func `what is said is a part of the history, and of the recipe as it was`() throws {
    try store.say(["vegan": true, "egg-free": false], of: 2)
    try store.say(["vegan": false], of: 2)
    try store.update(2, to: RecipeDraft(title: "Omelette", ingredients: "4 eggs"))
    try store.say(["vegan": false], of: 2)
    try store.say(["vegan": nil], of: 2)
    let entries = try store.history(of: 2)
    let (events, steps) = (entries.map(\.events), entries.map(\.step.id))
    #expect(events[0] == [.saidDiet("vegan", from: false, to: nil)])
    #expect(events[1] == [.saidDiet("vegan", from: nil, to: nil)])
    #expect(events[3] == [.saidDiet("vegan", from: true, to: false)])
    #expect(events[4] == [.saidDiet("egg-free", from: nil, to: false), .saidDiet("vegan", from: nil, to: true)])
    func said(after step: Int) throws -> [SaidDiet] { try store.recipe(2, at: .step(step)).recipe.saidDiets }
    let eggs = SaidDiet("egg-free", isKept: false)
    #expect(try said(after: steps[4]) == [eggs, SaidDiet("vegan", isKept: true)])
    #expect(try said(after: steps[3]) == [eggs, SaidDiet("vegan", isKept: false)])
    let earlier = SaidDiet("egg-free", isKept: false, isOfThisText: false)
    #expect(try said(after: steps[2]) == [earlier, SaidDiet("vegan", isKept: false, isOfThisText: false)])
    #expect(try said(after: steps[1]) == [earlier, SaidDiet("vegan", isKept: false)])
    #expect(try said(after: steps[0]) == [earlier])
  }

  @Test func `a copy says nothing of diets, and a word leaves with its recipe and comes back with it`() throws {
    try store.say(["vegan": true], of: 2)
    let copy = try #require(try store.copy(2).inserted.first)
    #expect(try store.recipe(with: copy)?.saidDiets == [])
    try store.delete([2])
    _ = try store.undo()
    #expect(try answer(2, vegan).value == .yes)
  }

  @Test func `a saved filter keeps its diets`() throws {
    let asked = query([vegan, withoutNuts, Diet.free(from: "red onion")!], orUnknown: true)
    let filter = SavedFilter(asked)
    #expect(filter.text == #"--diet vegan --free-from nuts --free-from "red onion" --or-unknown"#)
    #expect(SavedFilter(text: filter.text)?.text == filter.text)
    #expect(SavedFilter(text: "--diet vegn") == nil)
    #expect(SavedFilter(text: "--free-from zorp") == nil)
    try store.addCollection("Plants", filter: SavedFilter(query([vegan])))
    #expect(try store.titles(of: .collection("Plants")) == ["Salad", "Dough", "Pizza"])
    var narrower = RecipeQuery(collections: ["Plants"])
    narrower.diets = [Diet.named("gluten-free")!]
    narrower.includesUnknown = true
    #expect(try store.titles(of: narrower) == ["Salad"])
  }
}
