import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Recipes that name others in their ingredients.
@Suite struct LinksTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try add("Poolish", "150 g flour\n150 g water")
    try add("Pizza dough", "1 batch [[Poolish]]\n350 g flour", servings: "4 balls")
    try add("Pizza", "2 batches [[pizza dough]]\n200 g [[Pesto]]\n\n1 ball mozzarella")
  }

  @discardableResult
  private func add(_ title: String, _ ingredients: String, servings: String = "") throws -> Recipe.ID {
    try store.add(RecipeDraft(title: title, servings: servings, ingredients: ingredients)).inserted[0]
  }

  private func set(_ id: Recipe.ID, title: String? = nil, _ ingredients: String? = nil) throws -> RecipeChange {
    var draft = RecipeDraft(try #require(try store.recipe(with: id)))
    if let title { draft.title = title }
    if let ingredients { draft.ingredients = ingredients }
    return try store.update(id, to: draft)
  }

  private func lines(_ id: Recipe.ID, times factor: Rational = .one) throws -> [String] {
    try store.expandedLines(of: try #require(try store.recipe(with: id)), times: factor).map { line in
      let mark = line.problem != nil ? "!" : line.isExpanded ? "+" : line.link.map { "→\($0.id)" } ?? ""
      return String(repeating: ".", count: line.path.count) + "\(line.factor) \(line.text)\(mark)"
    }
  }

  private func ingredients(_ id: Recipe.ID) throws -> String? { try store.recipe(with: id)?.ingredients }

  @Test func `the lines of a recipe that is named follow, as often as they are needed`() throws {
    #expect(
      try lines(3) == [
        "1 2 batches [[pizza dough]]+", ".2 1 batch [[Poolish]]+", "..2 150 g flour", "..2 150 g water",
        ".2 350 g flour",
        "1 200 g [[Pesto]]!", "1 ", "1 1 ball mozzarella",
      ])
    #expect(try lines(2, times: Rational(3))[1] == ".3 150 g flour")
  }

  @Test func `a link means a number, else the only recipe of a title`() throws {
    #expect(try set(3, "[[1]]\n[[Pizza Dough]]\n[[0]]\n[[99]]") == .updated([3]))
    #expect(try lines(3).filter { !$0.hasPrefix(".") } == ["1 [[1]]+", "1 [[Pizza Dough]]+", "1 [[0]]!", "1 [[99]]!"])
    try add("99", "salt")
    #expect(try lines(3).suffix(2) == ["1 [[99]]+", ".1 salt"])
    try add("Poolish", "rye")
    _ = try set(3, "[[Poolish]]")
    #expect(try lines(3) == ["1 [[Poolish]]!"])
    #expect(
      try store.linkProblems().map(\.problem) == [
        .severalRecipes("Poolish", [1, 5]), .severalRecipes("Poolish", [1, 5]),
      ])
  }

  @Test func `a weight counts where the other recipe says what it weighs`() throws {
    let pesto = try add("Pesto", "100 g basil", servings: "1 jar of 400 g")
    #expect(try lines(3).suffix(4) == ["1 200 g [[Pesto]]+", ".1/2 100 g basil", "1 ", "1 1 ball mozzarella"])
    var draft = RecipeDraft(try #require(try store.recipe(with: pesto)))
    draft.servings = "4"
    try store.update(pesto, to: draft)
    #expect(try lines(3).suffix(3) == ["1 200 g [[Pesto]]→4", "1 ", "1 1 ball mozzarella"])
  }

  @Test func `two ways to one recipe are followed both`() throws {
    try add("Feast", "[[Pizza]]\n[[Poolish]]")
    #expect(try lines(4).count { $0.hasSuffix("150 g flour") } == 2)
  }

  @Test func `a recipe that would need itself is refused and nothing is changed`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.needsItself(["Poolish", "Pizza", "Pizza dough", "Poolish"])) {
      try set(1, "1 [[Pizza]]")
    }
    #expect(throws: RecipeStoreError.needsItself(["Starter", "Starter"])) { try add("Starter", "1 [[starter]]") }
    #expect(throws: RecipeStoreError.needsItself(["Pesto", "Pizza", "Pesto"])) { try add("Pesto", "1 [[Pizza]]") }
    #expect(throws: RecipeStoreError.needsItself(["A", "B", "A"])) {
      try store.add([RecipeDraft(title: "A", ingredients: "[[B]]"), RecipeDraft(title: "B", ingredients: "[[A]]")])
    }
    #expect(try store.contents() == before)
    #expect(
      RecipeStoreError.needsItself(["A", "B", "A"]).description
        == "\"A\" would need itself: A → B → A; change the line that names it")
  }

  @Test func `a circle that came in another way is named and not followed`() throws {
    // Deleting one of two recipes of a title gives a link its meaning.
    try add("Sauce", "salt")
    try add("Sauce", "1 [[Pasta]]")
    try add("Pasta", "1 [[Sauce]]")
    try store.delete([4])
    #expect(try lines(6) == ["1 1 [[Sauce]]+", ".1 1 [[Pasta]]!"])
    #expect(try store.linkProblems().map(\.problem) == [.noRecipe("Pesto")])
  }

  @Test func `recipes that name each other sixteen deep are followed, and no further`() throws {
    try add("Level 0", "salt")
    for level in 1...18 { try add("Level \(level)", "2 [[Level \(level - 1)]]") }
    let deepest = try #require(try lines(22).last)
    #expect(deepest.hasSuffix("2 [[Level 1]]!"))
    #expect(try lines(20).last == String(repeating: ".", count: 16) + "65536 salt")
  }

  @Test func `recipes that name each other many times come to a bounded number of lines`() throws {
    try add("Level 0", "salt")
    for level in 1...12 {
      try add("Level \(level)", Array(repeating: "[[Level \(level - 1)]]", count: 5).joined(separator: "\n"))
    }
    #expect(try lines(16).count <= LinkReader.mostLines + 5 * LinkReader.mostDepth)
  }

  @Test func `a recipe that is renamed is renamed in the lines that name it, in the same step`() throws {
    let before = try store.contents()
    #expect(try set(2, title: "Neapolitan dough") == .updated([2, 3]))
    #expect(try ingredients(3)?.hasPrefix("2 batches [[Neapolitan dough]]\n") == true)
    try store.checkConsistency()
    try store.undo()
    #expect(try store.contents() == before)
    #expect(try set(2, title: "PIZZA DOUGH") == .updated([2]))
  }

  @Test func `a title that cannot be a link is replaced by its number`() throws {
    for (title, link) in [("Dough ]] new", "[[2]]"), ("Poolish", "[[2]]"), ("1", "[[2]]"), ("77", "[[77]]")] {
      _ = try set(2, title: title)
      #expect(try ingredients(3)?.hasPrefix("2 batches \(link)\n") == true, "\(title)")
      try store.undo()
    }
  }

  @Test func `links that mean another recipe as well stay as they are`() throws {
    try add("Pizza dough", "oil")
    #expect(try set(2, title: "Old dough") == .updated([2]))
    #expect(try ingredients(3)?.hasPrefix("2 batches [[pizza dough]]\n") == true)
  }

  @Test func `those that name a recipe are known, and are left as they are when it is deleted`() throws {
    #expect(try store.recipes(naming: [2]) == [LinkedRecipe(id: 3, title: "Pizza")])
    #expect(try store.recipes(naming: [1, 2]).map(\.id) == [3])
    let before = try store.contents()
    try store.delete([2])
    #expect(try lines(3)[0] == "1 2 batches [[pizza dough]]!")
    try store.undo()
    #expect(try store.contents() == before)
    #expect(try lines(3)[0] == "1 2 batches [[pizza dough]]+")
  }

  @Test func `what a recipe needs through others is bought, and says through which`() throws {
    try store.addToShoppingList([(3, Rational(2))], lines: [])
    let list = try store.shoppingList()
    let items = Dictionary(uniqueKeysWithValues: list.items.map { ($0.name, $0) })
    #expect(items.keys.sorted() == ["Pesto", "flour", "mozzarella"])
    #expect(items["flour"]?.amounts == "2 kg")
    #expect(items["flour"]?.recipes.map(\.name) == ["Poolish for Pizza", "Pizza dough for Pizza"])
    #expect(items["flour"]?.recipes.map(\.factor) == [Rational(4), Rational(4)])
    #expect(items["Pesto"]?.amounts == "400 g" && items["Pesto"]?.recipes.map(\.name) == ["Pizza"])
    #expect(list.recipes.map(\.name) == ["Pizza"])
  }

  @Test func `what can be cooked counts the recipes that are named`() throws {
    try store.addToPantry(["flour"])
    let found = try store.recipes(having: ["mozzarella"], missingAtMost: 1)
    #expect(found.map(\.row.id) == [3] && found[0].missing == ["Pesto"])
  }

  /// The links and the own food of each dish, with how many times the dish needs it.
  private struct Web {
    var links: [Int: [(to: Int, times: Int)]] = [:]

    func reaches(_ wanted: Int, from dish: Int) -> Bool {
      (links[dish] ?? []).contains { $0.to == wanted || reaches(wanted, from: $0.to) }
    }

    /// The grams of each food, one path after the other.
    func needed(_ dish: Int) -> [Int: Int] {
      (links[dish] ?? []).reduce(into: [dish: dish]) { sums, link in
        for (food, grams) in needed(link.to) { sums[food, default: 0] += grams * link.times }
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a random web of recipes has no circle, and is bought as a naive reading adds it up`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let dishes = 4...11
    for dish in dishes { try add("Dish \(dish)", "\(dish) g food\(dish)") }
    var web = Web()
    for _ in 0..<40 {
      let dish = Int.random(in: dishes, using: &random)
      let links = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        (to: Int.random(in: dishes, using: &random), times: Int.random(in: 1...3, using: &random))
      }
      var changed = web
      changed.links[dish] = links.filter { $0.to != dish }
      let isCircle = links.contains { $0.to == dish } || changed.reaches(dish, from: dish)
      let lines = links.map { "\($0.times) [[Dish \($0.to)]]" } + ["\(dish) g food\(dish)"]
      do {
        _ = try set(dish, lines.joined(separator: "\n"))
        #expect(!isCircle, "seed \(seed), dish \(dish)")
        web = changed
      } catch RecipeStoreError.needsItself {
        #expect(isCircle, "seed \(seed), dish \(dish)")
      }
    }
    for dish in dishes {
      try store.addToShoppingList([(dish, .one)], lines: [])
      let found = try store.shoppingList().items.map { "\($0.name) \($0.entry.amounts.map(\.exact.number))" }
      let expected = web.needed(dish).map { food, grams in "food\(food) \([Double(grams)])" }
      #expect(found.sorted() == expected.sorted(), "seed \(seed), dish \(dish)")
      try store.undo()
    }
  }
}
