import RecipeModel
import SQLite

/// The names of the collections of recipe after recipe, read alongside them.
///
/// Memberships are kept in the order of the recipes' numbers, and most lists go through the recipes nearly in that order:
/// reading on from one recipe to the next costs a step, where finding each recipe's memberships by themselves took half
/// of the time of a list. A name is read once for many recipes.
struct CollectionNames {
  private let connection: Connection

  /// Names read so far, each as the list that most recipes have: that of their only collection. A collection has one
  /// place, by the end of its number, which another one may take, so a list needs little memory however many there are.
  private var known = [(collection: Int, name: [String]?)](repeating: (0, nil), count: Self.places)

  /// The membership that the statement stands at, `nil` after the last.
  private var next: Membership?

  /// The recipe, or the first one after it, whose first membership is `next`; `nil` before anything is read.
  private var first: Recipe.ID?

  private struct Membership {
    let recipe: Recipe.ID
    let ordinal: Int
    let collection: Int

    init(_ row: borrowing Statement) {
      (recipe, ordinal, collection) = (row.int(at: 0), row.int(at: 1), row.int(at: 2))
    }
  }

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// The names of a recipe's collections in the order it got them.
  ///
  /// - Parameter statement: `CollectionMembersTable.membershipsFrom`, which nothing else steps.
  mutating func names(of recipe: Recipe.ID, _ statement: inout Statement) throws -> [String] {
    try find(recipe, &statement)
    guard let membership = next, membership.recipe == recipe else { return [] }
    try step(&statement)
    guard next?.recipe == recipe else { return try name(of: membership.collection) }
    var memberships = [membership]
    while let membership = next, membership.recipe == recipe {
      memberships.append(membership)
      try step(&statement)
    }
    memberships.sort { ($0.ordinal, $0.collection) < ($1.ordinal, $1.collection) }
    return try memberships.flatMap { try name(of: $0.collection) }
  }

  /// Goes on to the first membership of a recipe or those after it.
  private mutating func find(_ recipe: Recipe.ID, _ statement: inout Statement) throws {
    defer { first = recipe < .max ? recipe + 1 : nil }
    if let first, first <= recipe {
      for _ in 0..<Self.mostPassed {
        guard let next, next.recipe < recipe else { return }
        try step(&statement)
      }
      guard let next, next.recipe < recipe else { return }
    }
    statement.reset()
    try statement.bind(recipe, at: 1)
    try step(&statement)
  }

  private mutating func step(_ statement: inout Statement) throws {
    next = try statement.step() ? Membership(statement) : nil
  }

  private mutating func name(of collection: Int) throws -> [String] {
    let place = collection & (Self.places - 1)
    if known[place].collection == collection, let name = known[place].name { return name }
    let name = [try connection.first(CollectionsTable.nameWithID, collection) { $0.text(at: 0) } ?? ""]
    known[place] = (collection, name)
    return name
  }

  /// Passing more memberships than this takes longer than looking one up.
  private static let mostPassed = 8

  /// A power of two, and more collections than most libraries have.
  private static let places = 1024
}
