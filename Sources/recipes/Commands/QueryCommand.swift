import RecipeStore
import RecipeVerbs

/// A command that asks a query, and prints the answer.
protocol CommandOfQuery: Command {
  associatedtype Asked: Query
  var query: Asked { get set }
}

extension CommandOfQuery {
  static var name: String { Asked.name }
  static var declaration: Declaration<Self> { Asked.declaration.ofCommand.within(\.query) }
  var isPaged: Bool { true }
  func check() throws(Misuse) { try query.check() }
}

extension Session {
  /// Reads the answer to a query at one moment, with the names that a person types.
  func answer<Asked: Query>(_ query: Asked, from store: RecipeStore) throws -> Asked.Answer {
    try store.read { try query.answer(from: OpenLibrary(store, LenientNames(session: self))) }
  }
}
