import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Random moves, compared with the same moves in an array.
@Suite struct MovingPropertyTests {
  enum Pattern: CaseIterable {
    case anywhere
    /// Always just before the same recipe.
    case oneSpot
    /// Always between the same two recipes, from both sides.
    case bothSidesOfOneSpot
    /// Blocks of recipes, to any kind of destination.
    case blocks
  }

  @Test(arguments: [OrderedList.library, .collection("Soups")], Pattern.allCases)
  func `ten thousand moves end in the order of an array`(list: OrderedList, pattern: Pattern) throws {
    let seed: UInt64 = 20_261_121
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add((1...200).map { RecipeDraft(title: "Recipe \($0)", collections: ["Soups"]) })
    var expected = Array(1...200)
    var written = 0
    var moved = 0
    for step in 1...10_000 {
      let move = pattern.move(step, in: expected, using: &random)
      let before = expected
      apply(move, to: &expected)
      let rows = try store.rowsWritten { try store.move(move.ids, to: move.destination, in: list) }
      if expected == before { #expect(rows == 0, "seed \(seed), step \(step): \(move)") }
      written += rows
      moved += move.ids.count
      if step % 500 == 0 {
        #expect(try ids(of: list, in: store) == expected, "seed \(seed), step \(step): \(move)")
      }
    }
    #expect(written <= 3 * moved)
    #expect(pattern != .anywhere || written <= moved)
  }

  @Test func `two thousand moves among the favorites end in the order of an array`() throws {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add((1...60).map { RecipeDraft(title: "Recipe \($0)", isFavorite: $0 % 3 == 0) })
    var expected = (1...60).filter { $0 % 3 == 0 }
    let others = (1...60).filter { $0 % 3 != 0 }
    for step in 1...2000 {
      let move = Pattern.blocks.move(step, in: expected, using: &random)
      apply(move, to: &expected)
      try store.move(move.ids, to: move.destination, in: .favorites)
      #expect(try store.identifiers(of: .favorites) == expected, "seed \(seed), step \(step): \(move)")
    }
    #expect(try store.identifiers(of: .all).filter { $0 % 3 != 0 } == others)
  }

  @Test(arguments: [OrderedList.library, .favorites, .collection("Soups")])
  func `random orders are stored as given, with one row written for each recipe that moved`(list: OrderedList) throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add((1...40).map { RecipeDraft(title: "Recipe \($0)", isFavorite: true, collections: ["Soups"]) })
    var written = 0
    var moved = 0
    for step in 1...300 {
      var order = try ids(of: list, in: store)
      let shuffled = Int.random(in: 0..<order.count, using: &random)
      order[..<shuffled].shuffle(using: &random)
      var change = RecipeChange.none
      let rows = try store.rowsWritten { change = try store.arrange(order, in: list) }
      #expect(try ids(of: list, in: store) == order, "seed \(seed), step \(step)")
      // The favorites move one run after the other, which uses up gaps between those that are yet to move.
      #expect(rows == change.moved.count || list == .favorites, "seed \(seed), step \(step)")
      written += rows
      moved += change.moved.count
    }
    #expect(written <= 3 * moved)
  }

  private func ids(of list: OrderedList, in store: RecipeStore) throws -> [Recipe.ID] {
    switch list {
    case .library: try store.identifiers(of: .all)
    case .favorites: try store.identifiers(of: .favorites)
    case .collection(let name): try store.identifiers(of: .collection(name))
    }
  }

  /// The same move in an array.
  private func apply(_ move: Move, to order: inout [Int]) {
    order.removeAll(where: move.ids.contains)
    let index =
      switch move.destination {
      case .before(let neighbor): order.firstIndex(of: neighbor)!
      case .after(let neighbor): order.firstIndex(of: neighbor)! + 1
      case .top: 0
      case .bottom: order.count
      case .place(let place): place - 1
      }
    order.insert(contentsOf: move.ids, at: index)
  }
}

struct Move {
  let ids: [Int]
  let destination: Destination<Int>
}

extension MovingPropertyTests.Pattern {
  func move(_ step: Int, in order: [Int], using random: inout some RandomNumberGenerator) -> Move {
    switch self {
    case .anywhere:
      let chosen = order.shuffled(using: &random).prefix(2)
      return Move(ids: [chosen[0]], destination: Bool.random(using: &random) ? .before(chosen[1]) : .after(chosen[1]))
    case .oneSpot:
      return Move(ids: [order.filter { $0 != 100 }.randomElement(using: &random)!], destination: .before(100))
    case .bothSidesOfOneSpot:
      let id = order.filter { $0 != 100 && $0 != 101 }.randomElement(using: &random)!
      return Move(ids: [id], destination: step.isMultiple(of: 2) ? .before(101) : .after(100))
    case .blocks:
      let shuffled = order.shuffled(using: &random)
      let ids = Array(shuffled.prefix(Int.random(in: 1...5, using: &random)))
      let neighbor = shuffled.last!
      let place = Int.random(in: 1...order.count - ids.count + 1, using: &random)
      let destinations: [Destination<Int>] = [.before(neighbor), .after(neighbor), .top, .bottom, .place(place)]
      return Move(ids: ids, destination: destinations.randomElement(using: &random)!)
    }
  }
}
