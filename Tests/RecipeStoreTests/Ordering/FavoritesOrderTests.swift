import RecipeModel
import Testing

@testable import RecipeStore

/// The library is A b c D e F g; the favorites are those in capitals: 1, 4 and 6.
@Suite struct FavoritesOrderTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add("AbcDeFg".map { RecipeDraft(title: String($0), isFavorite: $0.isUppercase) })
  }

  @Test(arguments: [
    ([6], Destination.before(4), "AbcFDeg"),
    ([6], .after(1), "AFbcDeg"),
    ([6], .top, "FAbcDeg"),
    ([1], .bottom, "bcDeFAg"),
    ([6], .place(2), "AbcFDeg"),
    ([1], .place(3), "bcDeFAg"),
    ([6, 1], .after(4), "bcDFAeg"),
  ])
  func `a favorite moves in the library, next to the neighbor named`(
    ids: [Int], destination: Destination<Int>, library: String
  ) throws {
    try store.move(ids, to: destination, in: .favorites)
    #expect(try store.titles().joined() == library)
  }

  @Test func `a favorite in the right place among the favorites is not moved in the library`() throws {
    #expect(try store.rowsWritten { try store.move([6], to: .after(4), in: .favorites) } == 0)
    #expect(try store.rowsWritten { try store.move([1], to: .before(4), in: .favorites) } == 0)
    #expect(try store.rowsWritten { try store.move([6], to: .bottom, in: .favorites) } == 0)
    #expect(try store.titles().joined() == "AbcDeFg")
  }

  @Test func `a new order moves the fewest favorites`() throws {
    #expect(try store.arrange([6, 1, 4], in: .favorites) == .moved([6]))
    #expect(try store.titles().joined() == "FAbcDeg")
    #expect(try store.arrange([1, 6, 4], in: .favorites).moved.count == 1)
    #expect(try store.identifiers(of: .favorites) == [1, 6, 4])
  }
}
