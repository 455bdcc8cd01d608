import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct MovingTests {
  @Test(arguments: [
    ([4], Destination.before(2), [1, 4, 2, 3, 5]),
    ([2], .after(4), [1, 3, 4, 2, 5]),
    ([5], .top, [5, 1, 2, 3, 4]),
    ([1], .bottom, [2, 3, 4, 5, 1]),
    ([5], .place(2), [1, 5, 2, 3, 4]),
    ([1], .place(5), [2, 3, 4, 5, 1]),
    ([5, 1], .before(3), [2, 5, 1, 3, 4]),
    ([5, 1], .place(2), [2, 5, 1, 3, 4]),
    ([4, 2, 4], .top, [4, 2, 1, 3, 5]),
  ])
  func `recipes stand together in the order given`(
    ids: [Int], destination: Destination<Int>, expected: [Int]
  ) throws {
    for list in [OrderedList.library, .collection("c")] {
      let store = try Self.store()
      try store.move(ids, to: destination, in: list)
      #expect(try store.identifiers(of: list.query) == expected)
    }
  }

  @Test func `one move writes one row, and three write three`() throws {
    let store = try Self.store()
    #expect(try store.rowsWritten { try store.move([4], to: .before(2), in: .library) } == 1)
    #expect(try store.rowsWritten { try store.move([1, 3, 5], to: .before(2), in: .library) } == 3)
  }

  @Test(arguments: [
    ([2], Destination.before(3)), ([2], .after(1)), ([1], .top), ([5], .bottom), ([3], .place(3)), ([2, 3], .after(1)),
    ([], .top),
  ])
  func `a move to its own place writes nothing and is no change`(ids: [Int], destination: Destination<Int>) throws {
    let store = try Self.store()
    for list in [OrderedList.library, .favorites, .collection("C")] {
      var change: RecipeChange?
      #expect(try store.rowsWritten { change = try store.move(ids, to: destination, in: list) } == 0)
      #expect(change == RecipeChange.none)
    }
  }

  @Test func `a change names the recipes moved, and the collection as it is written`() throws {
    let store = try Self.store()
    #expect(try store.move([4], to: .before(2), in: .library) == .moved([4]))
    #expect(try store.move([4], to: .before(2), in: .collection("c")) == .moved([4], collections: ["C"]))
  }

  @Test func `a collection has its own order, and the library's is left alone`() throws {
    let store = try Self.store()
    try store.move([5], to: .top, in: .collection("C"))
    #expect(try store.identifiers(of: .collection("C")) == [5, 1, 2, 3, 4])
    #expect(try store.identifiers(of: .all) == [1, 2, 3, 4, 5])
  }

  @Test func `recipes at one position, as undo may leave them, can be moved between`() throws {
    let store = try Self.store()
    try store.connection.run("UPDATE recipes SET position = 7")
    try store.move([5], to: .before(2), in: .library)
    #expect(try store.identifiers(of: .all) == [1, 5, 2, 3, 4])
  }

  @Test func `positions at the ends of the integers, as a damaged file may have them, do no harm`() throws {
    let store = try Self.store()
    try store.connection.run("UPDATE recipes SET position = ?1 WHERE id < 3", Int.min)
    try store.connection.run("UPDATE recipes SET position = ?1 WHERE id > 3", Int.max)
    try store.move([5], to: .before(2), in: .library)
    try store.move([1], to: .bottom, in: .library)
    try store.add(RecipeDraft(title: "F"))
    #expect(try store.identifiers(of: .all) == [5, 2, 3, 4, 1, 6])
  }

  @Test(arguments: [
    ([9], Destination.top, OrderedList.library, RecipeStoreError.noSuchRecipe(9)),
    ([1, 9], .top, .library, .noSuchRecipe(9)),
    ([1], .before(9), .library, .noSuchRecipe(9)),
    ([1], .before(1), .library, .destinationMoves("recipe 1")),
    ([1, 2], .after(2), .favorites, .destinationMoves("recipe 2")),
    ([1], .place(0), .library, .noSuchPlace(0, count: 6)),
    ([1], .place(7), .library, .noSuchPlace(7, count: 6)),
    ([1, 2], .place(6), .library, .noSuchPlace(6, count: 6)),
    ([1], .place(6), .favorites, .noSuchPlace(6, count: 5)),
    ([1, 2], .place(.max), .library, .noSuchPlace(.max, count: 6)),
    ([1], .place(-9_000_000_000_000_000_000), .library, .noSuchPlace(-9_000_000_000_000_000_000, count: 6)),
    ([6], .top, .favorites, .notInList(6, .favorites)),
    ([1], .before(6), .favorites, .notInList(6, .favorites)),
    ([6], .top, .collection("C"), .notInList(6, .collection("C"))),
    ([1], .after(6), .collection("C"), .notInList(6, .collection("C"))),
    ([1], .top, .collection("X"), .noSuchCollection("X", suggestion: nil)),
  ])
  func `a move that cannot be made changes nothing`(
    ids: [Int], destination: Destination<Int>, list: OrderedList, error: RecipeStoreError
  ) throws {
    let store = try Self.store()
    try store.add(RecipeDraft(title: "F"))
    let before = try store.dump()
    #expect(throws: error) { try store.move(ids, to: destination, in: list) }
    #expect(try store.dump() == before)
  }

  /// Five favorites, all in the collection "C".
  static func store() throws -> RecipeStore {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add("ABCDE".map { RecipeDraft(title: String($0), isFavorite: true, collections: ["C"]) })
    return store
  }
}

extension OrderedList {
  var query: RecipeQuery {
    switch self {
    case .library: .all
    case .favorites: .favorites
    case .collection(let name): .collection(name)
    }
  }
}
