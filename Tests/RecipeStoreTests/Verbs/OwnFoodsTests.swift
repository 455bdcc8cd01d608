import RecipeKitchen
import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// What a person says that foods are.
@Suite struct OwnFoodsTests {
  private let store: RecipeStore
  private static let milk = OwnFood.Meaning.facts(Nutrients(facts: "kcal 46, fat 1.5")!)

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
  }

  private func foods() throws -> [String] {
    try store.ownFoods().map { food in
      switch food.meaning {
      case .listed(let number): "\(food.key) \(food.name) \(number)"
      case .facts(let facts): "\(food.key) \(food.name) \(facts.facts)"
      }
    }
  }

  @Test func `a food is one by its name in whatever case and number, and is what was said last`() throws {
    #expect(try store.setFood("Oat milks", to: Self.milk).change == RecipeChange(foods: true))
    try store.setFood("quark", to: .listed("01012"))
    #expect(try foods() == ["oat milk Oat milks kcal 46, fat 1.5", "quark quark 01012"])
    #expect(try store.setFood("quark", to: .listed("01012")).change.isEmpty)
    try store.setFood("oat milk", to: .listed("16157"))
    #expect(try foods() == ["oat milk oat milk 16157", "quark quark 01012"])
    #expect(try store.forgetFoods(["QUARK"]).foods.map(\.name) == ["quark"])
    #expect(try foods() == ["oat milk oat milk 16157"])
  }

  @Test func `what is said is a step of the history, undone alone and in a row`() throws {
    _ = try store.step("nutrition map milk") { try store.setFood("milk", to: Self.milk) }
    _ = try store.step("nutrition map quark") { try store.setFood("quark", to: .listed("01012")) }
    _ = try store.step("nutrition unmap milk") { try store.forgetFoods(["milk"]) }
    #expect(try foods() == ["quark quark 01012"])
    _ = try store.undo(step: 2, command: "undo --step 2")
    #expect(try foods() == [])
    _ = try store.undo(2)
    #expect(try foods() == ["milk milk kcal 46, fat 1.5", "quark quark 01012"])
    _ = try store.undo(2)
    #expect(try foods() == [])
    _ = try store.redo(2)
    #expect(try foods() == ["milk milk kcal 46, fat 1.5", "quark quark 01012"])
  }

  @Test func `what names no food, no food of the table, or more than 100 g is refused, and nothing is changed`() throws
  {
    try store.setFood("milk", to: Self.milk)
    #expect(throws: RecipeStoreError.invalidFood("\" \" names no food")) {
      try store.setFood(" ", to: Self.milk)
    }
    #expect(throws: RecipeStoreError.invalidFood("the table has no food with the number \"99999\"")) {
      try store.setFood("milk", to: .listed("99999"))
    }
    var heavy = Nutrients()
    heavy.set(.fat, to: 60)
    heavy.set(.protein, to: 41)
    #expect(throws: RecipeStoreError.invalidFood("100 g cannot hold that")) {
      try store.setFood("milk", to: .facts(heavy))
    }
    #expect(throws: RecipeStoreError.noSuchFood("quark")) { try store.forgetFoods(["milk", "quark"]) }
    #expect(try foods() == ["milk milk kcal 46, fat 1.5"])
  }
}
