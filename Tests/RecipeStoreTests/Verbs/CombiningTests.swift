import FoundationEssentials
import RecipeKitchen
import RecipeModel
import Testing

@testable import RecipeStore

/// Recipes that are merged into another one, and pairs that are parted.
@Suite struct CombiningTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "Soup", "Soup (2)", "Stew", "Toast")
  }

  private func recipe(_ id: Recipe.ID) throws -> Recipe { try #require(try store.recipe(with: id)) }

  private func edit(_ id: Recipe.ID, _ change: (inout RecipeDraft) -> Void) throws {
    var draft = RecipeDraft(try recipe(id))
    change(&draft)
    try store.update(id, to: draft)
  }

  @Test func `the recipe that stays keeps its fields, and gets those that it lacks`() throws {
    try edit(1) {
      ($0.servings, $0.notes, $0.collections) = ("4", "Freezes well.\n\nSalt it.", ["Soups"])
      $0.imageNames = ["a.jpg"]
    }
    try edit(2) {
      ($0.prepTime, $0.cookTime, $0.servings, $0.source) = (600, 1200, "6", "my aunt")
      ($0.ingredients, $0.directions) = ("1 onion", "Boil.")
      ($0.notes, $0.collections) = ("Salt it.\n\nGood cold.", ["soups", "Quick"])
      ($0.isFavorite, $0.imageNames) = (true, ["a.jpg", "b.jpg"])
    }
    try edit(3) { ($0.cookTime, $0.notes, $0.source) = (60, "Good cold.", "a book") }
    var expected = RecipeDraft(try recipe(1))
    (expected.prepTime, expected.cookTime, expected.source) = (600, 1200, "my aunt")
    (expected.ingredients, expected.directions, expected.isFavorite) = ("1 onion", "Boil.", true)
    (expected.notes, expected.collections) = ("Freezes well.\n\nSalt it.\n\nGood cold.", ["Soups", "Quick"])
    expected.imageNames = ["a.jpg", "b.jpg"]
    let change = try store.merge([2, 3], into: 1)
    #expect(change.updated == [1] && change.deleted == [2, 3] && Set(change.collections) == ["Soups", "Quick"])
    #expect(RecipeDraft(try recipe(1)) == expected)
    #expect(try store.identifiers(of: .all) == [1, 4])
  }

  @Test(arguments: Set(RecipeField.allCases).subtracting([.title, .addedOn]))
  func `no field of a recipe that is merged is lost`(field: RecipeField) throws {
    let full = try RecipeDraft(
      title: "t", prepTime: 60, cookTime: 120, servings: "3", ingredients: "i", directions: "d", notes: "n",
      source: "s", isFavorite: true, addedOn: AddedOn("2021-03-11"), collections: ["Soups"], imageNames: ["j.jpg"])
    try edit(2) { $0[field] = full[field] }
    try store.merge([2], into: 1)
    #expect(RecipeDraft(try recipe(1))[field] == full[field])
  }

  @Test func `what was said of diets is kept, and holds for the ingredients that it was said of`() throws {
    try edit(1) { $0.ingredients = "1 onion" }
    try edit(2) { $0.ingredients = "1 onion" }
    try edit(3) { $0.ingredients = "1 leek" }
    try store.say(["vegan": true], of: 1)
    try store.say(["vegan": false, "egg-free": true], of: 2)
    try store.say(["nut-free": true], of: 3)
    try store.merge([2, 3], into: 1)
    #expect(
      try recipe(1).saidDiets == [
        SaidDiet("egg-free", isKept: true), SaidDiet("nut-free", isKept: true, isOfThisText: false),
        SaidDiet("vegan", isKept: true),
      ])
  }

  @Test func `a time that the recipe states is not added to`() throws {
    try edit(1) { $0.cookTime = 3000 }
    try edit(2) { ($0.prepTime, $0.cookTime) = (900, 2100) }
    try store.merge([2], into: 1)
    #expect(try recipe(1).totalTime == 3000)
  }

  @Test func `cookings, stars, meals, and places on the list go to the recipe that stays`() throws {
    let day = store.today
    try store.addCooking(Cooking(on: day.adding(days: -2), stars: 4, note: "good"), of: [2])
    try store.addCooking(Cooking(on: day.adding(days: -1)), of: [1])
    try store.rate([3], 2)
    try store.plan([.recipe(2, factor: Rational(2))], on: [day], meal: "dinner")
    try store.plan([.recipe(3, factor: .one)], every: Recurrence(weekday: 1, firstDay: day), meal: "lunch")
    for id in 1...4 { try edit(id) { $0.ingredients = "\(id) onions" } }
    try store.addToShoppingList([(1, Rational(2)), (2, Rational(3)), (3, .one)])
    let change = try store.merge([2, 3], into: 1)
    #expect(change.shopping && change.plan)
    let log = try recipe(1).log
    #expect(log.cookings.map(\.day) == [day.adding(days: -2), day.adding(days: -1)])
    #expect(log.cookings[0].note == "good" && log.rating == 4)
    let meals = try store.mealPlan(day...day.adding(days: 6)).meals
    #expect(Set(meals.map(\.recipeID)) == [1] && Set(meals.map(\.meal)) == ["dinner", "lunch"])
    let item = try #require(try store.shoppingList().items.first)
    #expect(item.recipes.map(\.id) == [1])
    #expect(try store.shoppingRows(of: 1).map(\.factor) == [Rational(6)])
  }

  @Test func `links to the recipes that go lead to the one that stays`() throws {
    try store.add(RecipeDraft(title: "Feast", ingredients: "1 batch [[Soup (2)]]\n1 batch [[3]]\n2 [[Toast]]"))
    try store.add(RecipeDraft(title: "Lunch", ingredients: "1 batch [[soup (2)]]"))
    let change = try store.merge([2, 3], into: 1)
    #expect(change.updated == [1, 5, 6])
    #expect(try recipe(5).ingredients == "1 batch [[Soup]]\n1 batch [[Soup]]\n2 [[Toast]]")
    #expect(try recipe(6).ingredients == "1 batch [[Soup]]")
  }

  @Test func `a link that fits both is clear afterwards, and stays as it is`() throws {
    try edit(2) { $0.title = "Soup" }
    try store.add(RecipeDraft(title: "Feast", ingredients: "1 batch [[Soup]]"))
    #expect(try store.merge([2], into: 1).updated == [1])
    #expect(try recipe(5).ingredients == "1 batch [[Soup]]")
    #expect(try store.linkProblems().isEmpty)
  }

  @Test func `recipes that name one another are not merged`() throws {
    try edit(1) { $0.ingredients = "1 batch [[Soup (2)]]" }
    let before = try store.contents()
    #expect(throws: RecipeStoreError.self) { try store.merge([2], into: 1) }
    #expect(try store.contents() == before)
  }

  @Test func `copies of the recipes that go are copies of the one that stays`() throws {
    try store.copy(2, as: "Red soup")
    try store.copy(5, as: "Redder soup")
    try store.merge([2], into: 1)
    #expect(try recipe(5).variantOf == recipe(1).uuid)
    // What a copy is merged into its original is a copy of nothing.
    try store.merge([1], into: 5)
    #expect(try recipe(5).variantOf == nil)
    #expect(try recipe(6).variantOf == recipe(5).uuid)
  }

  @Test func `a recipe becomes a copy of what one that goes is a copy of`() throws {
    try store.copy(3)
    try store.copy(4)
    try store.merge([5, 6], into: 1)
    #expect(try recipe(1).variantOf == recipe(3).uuid)
  }

  @Test(arguments: 0..<24)
  func `no recipe is a copy of its own copy, whichever of a chain are merged`(place: Int) throws {
    for id in 4...6 { try store.copy(id) }
    let chain = [4, 5, 6, 7]
    let kept = chain[place % 4]
    let others = chain.filter { $0 != kept }
    let merged = place < 12 ? [others[place / 4]] : others.filter { $0 != others[place / 4 - 3] }
    try store.merge(merged, into: kept)
    let left = try store.recipes(of: .all).filter { $0.id > 3 }
    let originals = Dictionary(uniqueKeysWithValues: left.map { ($0.uuid, $0.variantOf) })
    for recipe in left {
      var (uuid, steps) = (recipe.uuid, 0)
      while let original = originals[uuid] ?? nil, steps < 4 { (uuid, steps) = (original, steps + 1) }
      #expect(steps < left.count && originals[uuid] != nil, "\(merged) into \(kept)")
    }
    // They are still one family.
    #expect(left.count { $0.variantOf == nil } == 1)
  }

  @Test func `a merge is undone and redone whole`() throws {
    try store.addCooking(Cooking(on: store.today, stars: 4), of: [2])
    try store.plan([.recipe(2, factor: .one)], on: [store.today], meal: "dinner")
    try store.addToShoppingList([(2, .one)])
    try store.copy(2)
    try store.part([1, 2])
    try store.part([2, 3])
    try store.add(RecipeDraft(title: "Feast", ingredients: "1 batch [[Soup (2)]]"))
    let before = try store.contents()
    try store.merge([2, 3], into: 1)
    let after = try store.contents()
    try store.undo()
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.contents() == after)
    #expect(try store.connection.alteredRows(in: LibraryTable.all) == [])
  }

  @Test func `the number of a recipe that was merged is never given again`() throws {
    try store.merge([4], into: 1)
    try store.add(RecipeDraft(title: "Bread"))
    #expect(try store.identifiers(of: .all) == [1, 2, 3, 5])
  }

  @Test func `a recipe that is on the list as often as can be keeps both places`() throws {
    for id in 1...2 { try edit(id) { $0.ingredients = "1 onion" } }
    try store.addToShoppingList([(1, Rational(900)), (2, Rational(200))])
    try store.merge([2], into: 1)
    #expect(try store.shoppingRows(of: 1).map(\.factor) == [Rational(900), Rational(200)])
  }

  @Test func `the meals of a day keep their numbers, and are bought as before`() throws {
    let day = store.today.adding(days: 1)
    for id in 1...2 { try edit(id) { $0.ingredients = "1 onion" } }
    try store.plan([.recipe(1, factor: .one), .recipe(2, factor: Rational(2))], on: [day], meal: "dinner")
    try store.addToShoppingList(planned: day...day)
    let before = try store.mealPlan(day...day).meals.map(\.number)
    try store.merge([2], into: 1)
    let meals = try store.mealPlan(day...day).meals
    #expect(meals.map(\.number) == before && meals.map(\.factor) == [.one, Rational(2)])
    #expect(try store.shoppingRows(of: 1).map(\.day) == [day, day])
    #expect(try store.addToShoppingList(planned: day...day).change == .none)
  }

  @Test func `the session of a recipe that was merged waits until that is undone`() throws {
    try store.setCookingSession(of: 2, CookingSession(step: 2, factor: .one, timers: []))
    try store.merge([2], into: 1)
    #expect(try store.cookingSession(of: 1) == nil)
    try store.undo()
    #expect(try store.cookingSession(of: 2)?.step == 2)
  }

  @Test func `a recipe merged into itself is no change, and a number that no recipe has is refused`() throws {
    let before = try store.contents()
    #expect(try store.merge([1, 1], into: 1) == .none)
    #expect(throws: RecipeStoreError.noSuchRecipe(99)) { try store.merge([2, 99], into: 1) }
    #expect(throws: RecipeStoreError.noSuchRecipe(99)) { try store.merge([2], into: 99) }
    #expect(throws: RecipeStoreError.noSuchRecipe(99)) { try store.part([2, 99]) }
    #expect(try store.contents() == before)
  }

  @Test func `the recipe that stays is parted from what those that go were parted from`() throws {
    try edit(3) { $0.title = "Soup (3)" }
    try store.part([2, 3])
    try store.merge([2], into: 1)
    #expect(try store.partedRecipes() == [[1, 3]])
    #expect(try store.duplicates().pairs.isEmpty)
    try store.undo()
    #expect(try store.duplicates().pairs.map(\.ids) == [[1, 2], [1, 3]])
  }

  @Test func `pairs that are parted are listed no more, until that is undone or one of them is deleted`() throws {
    #expect(try store.duplicates().pairs.map(\.ids) == [[1, 2]])
    #expect(try store.part([2, 1, 3]).updated == [2, 1, 3])
    #expect(try store.part([1, 2]) == .none)
    #expect(try store.duplicates().pairs.isEmpty)
    try store.undo()
    #expect(try store.duplicates().pairs.map(\.ids) == [[1, 2]])
    try store.redo()
    let before = try store.contents()
    try store.delete([2])
    try store.undo()
    #expect(try store.contents() == before)
  }
}
