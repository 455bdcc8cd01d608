import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Hundreds of commands at random, and the whole contents after each of them to compare with.
@Suite struct HistoryPropertyTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `all is undone and all is done again, state by state`(seed: UInt64) throws {
    var play = try RandomPlay(seed: seed)
    for _ in 0..<100 { try play.change() }
    let states = play.states
    for (count, state) in states.enumerated().dropLast().reversed() {
      try play.store.undo()
      #expect(try play.store.contents() == state, "seed \(seed), after \(count) steps")
    }
    try play.store.checkConsistency()
    for (count, state) in states.enumerated().dropFirst() {
      try play.store.redo()
      #expect(try play.store.contents() == state, "seed \(seed), after \(count) steps")
    }
    try play.store.checkConsistency()
    try play.store.undo(states.count - 1)
    #expect(try play.store.contents() == states[0])
    try play.store.checkConsistency()
  }

  @Test(arguments: [31, 32] as [UInt64])
  func `each recipe is worked out of the history as it was after each step`(seed: UInt64) throws {
    var play = try RandomPlay(seed: seed)
    var states: [(step: Int, recipes: [Recipe.ID: Recipe])] = []
    for _ in 0..<60 {
      try play.change()
      let recipes = try play.store.recipes(of: .all)
      states.append(
        (try #require(try play.store.lastStep()).id, Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })))
    }
    try play.undo(9)
    let ids = Set(states.flatMap { $0.recipes.keys }).shuffled(using: &play.random).prefix(6)
    for (step, recipes) in states.shuffled(using: &play.random).prefix(20) {
      for id in ids {
        do {
          #expect(
            try play.store.recipe(id, at: .step(step)).recipe == recipes[id], "seed \(seed), recipe \(id) at \(step)")
        } catch RecipeStoreError.past(.wasNotThere) {
          #expect(recipes[id] == nil, "seed \(seed), recipe \(id) at \(step)")
        }
      }
    }
  }

  @Test(arguments: [11, 13] as [UInt64])
  func `changes, undo, and redo in any order agree with a list of states`(seed: UInt64) throws {
    var play = try RandomPlay(seed: seed)
    for turn in 0..<150 {
      switch Int.random(in: 0..<10, using: &play.random) {
      case 0..<5: try play.change()
      case 5..<8: try play.undo(Int.random(in: 1...4, using: &play.random))
      default: try play.redo(Int.random(in: 1...3, using: &play.random))
      }
      #expect(try play.store.contents() == play.states[play.present], "seed \(seed), turn \(turn)")
    }
    try play.store.checkConsistency()
  }

  @Test(arguments: [21, 22] as [UInt64])
  func `an older step by itself is undone and brought back exactly, or refused and nothing has changed`(
    seed: UInt64
  ) throws {
    var play = try RandomPlay(seed: seed)
    var refused = 0
    var undone = 0
    for turn in 0..<150 {
      try play.change()
      let id = try #require(try play.store.history().randomElement(using: &play.random)).id
      let before = try play.store.dump()
      let contents = try play.store.contents()
      do {
        try play.store.undo(step: id, command: "undo --step \(id)")
        undone += 1
        try play.store.checkConsistency()
        if try play.store.history()[0].isUndone { try play.store.redo() } else { try play.store.undo() }
        #expect(try play.store.contents() == contents, "seed \(seed), turn \(turn), step \(id)")
        if Bool.random(using: &play.random), try play.store.history()[0].isUndone { try play.store.redo() }
      } catch RecipeStoreError.history {
        refused += 1
        #expect(try play.store.dump() == before, "seed \(seed), turn \(turn), step \(id)")
      }
      play.noteState()
    }
    #expect(refused > 10 && undone > 10)
  }
}

/// A store that is changed at random, with its contents after each step.
private struct RandomPlay {
  private struct NothingToDo: Error {}

  let store: RecipeStore
  var random: SeededGenerator

  /// The contents before the first step, and after each.
  private(set) var states: [[String]]

  /// How many steps are not undone.
  private(set) var present = 0
  private var titles = 0

  init(seed: UInt64) throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    random = SeededGenerator(seed: seed)
    states = [try store.contents()]
  }

  /// Does something, until that has made a step.
  mutating func change() throws {
    let before = try lastStep()
    repeat {
      do {
        if Int.random(in: 0..<8, using: &random) > 0 {
          try changeOnce()
        } else {
          let (before, generator) = (titles, random)
          try store.step("several") { [self] in
            var inner = self
            for _ in 0..<3 { try? inner.changeOnce() }
          }
          (titles, random) = (before + 3, generator)
          _ = random.next()
        }
      } catch is NothingToDo {
      } catch is RecipeStoreError {
      }
    } while try lastStep() == before
    states.removeSubrange((present + 1)...)
    states.append(try store.contents())
    present += 1
  }

  /// The last number, which no undo resets.
  private func lastStep() throws -> Int? {
    try store.connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'history_steps'") { $0.int(at: 0) }
  }

  mutating func undo(_ count: Int) throws {
    guard present >= count else {
      #expect(throws: RecipeStoreError.self) { try store.undo(count) }
      return
    }
    try store.undo(count)
    present -= count
  }

  mutating func redo(_ count: Int) throws {
    guard present + count < states.count else {
      #expect(throws: RecipeStoreError.self) { try store.redo(count) }
      return
    }
    try store.redo(count)
    present += count
  }

  /// Takes what there is for the last state, whatever led to it.
  mutating func noteState() {
    states = [(try? store.contents()) ?? []]
    present = 0
  }

  private mutating func changeOnce() throws {
    let ids = try store.identifiers(of: .all).shuffled(using: &random)
    let collections = try store.collections().map(\.name).shuffled(using: &random)
    let name = collections.first ?? "Soups"
    let some = Array(ids.prefix(Int.random(in: 1...3, using: &random)))
    switch Int.random(in: 0..<27, using: &random) {
    case 0, 1: try store.add((0..<Int.random(in: 1...3, using: &random)).map { _ in draft() })
    case 2: try store.importDrafts([draft(), draft()], into: Bool.random(using: &random) ? "Imported" : nil)
    case 3: try store.update(try first(of: ids), to: draft())
    case 4: try store.setFavorite(some, Bool.random(using: &random))
    case 5: try store.collect(some, into: ["Soups", "Quick", "Baking"].randomElement(using: &random)!)
    case 6: try store.uncollect(some, from: name)
    case 7: try store.delete(Array(some.prefix(2)))
    case 8, 9: try store.move(some, to: destination(ids), in: .library)
    case 10: try store.move([try first(of: ids)], to: .top, in: .collection(name))
    case 11: try store.move([try first(of: store.identifiers(of: .favorites))], to: .bottom, in: .favorites)
    case 12: try store.order(by: [.title, .added].randomElement(using: &random)!, in: .library)
    case 13: try store.renameCollection(name, to: ["Soups", "SOUPS", "Stews", "Quick"].randomElement(using: &random)!)
    case 14: try store.moveCollection(name, to: Bool.random(using: &random) ? .top : .bottom)
    case 15: try store.deleteCollection(name)
    case 16, 17:
      let stars = Int.random(in: 0...5, using: &random)
      try store.addCooking(Cooking(on: store.today, stars: stars, note: "note"), of: some)
    case 18: try store.rate(some, [nil, 1, 5].randomElement(using: &random)!)
    case 19: try store.setFood(food(), to: meaning())
    case 20, 21: try store.merge(Array(some.dropFirst()), into: try first(of: some))
    case 22: try store.copy(try first(of: ids))
    case 23: try store.part(some)
    case 24:
      let day = store.today.adding(days: Int.random(in: 0...2, using: &random))
      try store.plan([.recipe(try first(of: ids), factor: .one)], on: [day], meal: "dinner")
    case 25: try store.addToShoppingList(some.map { ($0, Rational(2)) })
    default: try store.forgetFoods([food()])
    }
  }

  private mutating func destination(_ ids: [Recipe.ID]) -> Destination<Recipe.ID> {
    let neighbor = ids.last ?? 0
    return [.before(neighbor), .after(neighbor), .top, .bottom, .place(1)].randomElement(using: &random)!
  }

  private func first(of ids: [Recipe.ID]) throws -> Recipe.ID {
    guard let id = ids.first else { throw NothingToDo() }
    return id
  }

  private mutating func food() -> String { ["oat milk", "Oat milks", "quark", "salt"].randomElement(using: &random)! }

  private mutating func meaning() -> OwnFood.Meaning {
    let facts = Nutrients(facts: "kcal \(Int.random(in: 0...2, using: &random)), fat 0.5")!
    return [.listed("01012"), .listed("16157"), .facts(facts)].randomElement(using: &random)!
  }

  private mutating func draft() -> RecipeDraft {
    titles += 1
    return RecipeDraft(
      title: ["Soup", "Pie", "豆腐", "Crème"].randomElement(using: &random)! + " \(titles)",
      prepTime: Int.random(in: 0...3, using: &random) * 600, ingredients: "salt\n\(titles) 豆",
      notes: Bool.random(using: &random) ? "note" : "", isFavorite: Bool.random(using: &random),
      collections: ["Soups", "Quick", "Baking"].filter { _ in Bool.random(using: &random) })
  }
}
