import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

/// Nothing that a one-shot command asks may grow with the library: no table is read whole, and nothing is sorted.
@Suite struct QueryPlanTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(RecipeDraft(title: "A", collections: ["C", "D"]))
  }

  @Test(arguments: [
    RecipeQuery(limit: 20), RecipeQuery(isReversed: true, limit: 20), RecipeQuery(favoritesOnly: true, limit: 20),
    RecipeQuery(recentsOnly: true, limit: 20), RecipeQuery(collections: ["C"], limit: 20),
    RecipeQuery(collections: ["C"], isReversed: true, limit: 20), RecipeQuery(sort: .title, limit: 20),
    RecipeQuery(sort: .title, isReversed: true, limit: 20), RecipeQuery(sort: .added, limit: 20),
    RecipeQuery(words: "soup", limit: 20), RecipeQuery(collections: ["C"], favoritesOnly: true, limit: 20),
  ])
  func `the first rows of a list come from an index in their order`(query: RecipeQuery) throws {
    let sql = RecipeQuerySQL(
      query, collectionIDs: query.collections.isEmpty ? [] : [1], recentsStart: 0, today: CalendarDay("2026-11-23")!,
      seed: 0)
    for columns in ["recipes.id", RecipesTable.listColumns, RecipesTable.columns] {
      #expect(try steps(of: sql.select(columns).sql).filter(\.grows).map(\.detail) == [])
    }
  }

  @Test(arguments: [
    RecipesTable.recipeWithID, RecipesTable.exists, RecipesTable.isFavorite, RecipesTable.idWithUUID,
    RecipesTable.addedAt, RecipesTable.imageNamesWithID,
    RecipesTable.recentMoments, RecipesTable.recipesAddedAt, RecipesTable.lastID,
    RecipesTable.setFavorite, RecipesTable.update, RecipesTable.delete,
    RecipesTable.idsWithTitle, RecipesTable.idsWithSourceAndTitle,
    RecipesTable.idsWithTitleAndIngredients,
    CollectionsTable.withKey, CollectionsTable.rename, CollectionsTable.delete,
    CollectionMembersTable.insert, CollectionMembersTable.delete, CollectionMembersTable.setOrdinal,
    CollectionMembersTable.contains, CollectionMembersTable.lastOrdinal, CollectionMembersTable.membershipsFrom,
    CollectionsTable.withID, CollectionMembersTable.recipesOfCollection, CountsTables.recipesAddedAfter,
    RecipesTable.ingredientsAndServings,
  ])
  func `a row is found by an index`(sql: String) throws {
    #expect(try steps(of: sql).filter(\.grows).map(\.detail) == [])
  }

  @Test(arguments: ["recipes", "collections", "collection_members"])
  func `neighbors in an order are found by an index`(table: String) throws {
    let orders = [OrderSQL.library, .collections, .members]
    let order = orders.first { $0.setPosition.hasPrefix("UPDATE \(table) ") }!
    for sql in [order.position, order.rowsBefore, order.rowsFrom, order.setPosition] {
      #expect(try steps(of: sql).filter(\.grows).map(\.detail) == [])
    }
  }

  @Test func `recipes that name others are found by an index of them alone`() throws {
    #expect(
      try steps(of: RecipesTable.withLinks).map(\.detail) == ["SCAN recipes USING INDEX recipes_with_links"])
  }

  @Test func `a part of a title is looked for in the index of titles alone`() throws {
    let scans = try steps(of: RecipesTable.titlesWithPart).map(\.detail).filter { $0.hasPrefix("SCAN") }
    #expect(
      scans.allSatisfy { $0.contains("COVERING INDEX recipes_by_title_key") || $0.contains("subquery") }, "\(scans)")
  }

  @Test func `a plan that reads a whole table or sorts it is noticed`() throws {
    #expect(try steps(of: "SELECT id FROM recipes WHERE notes = 'x'").contains(where: \.grows))
    #expect(try steps(of: "SELECT id FROM recipes ORDER BY servings").contains(where: \.grows))
    let sorted = RecipeQuerySQL(
      RecipeQuery(sort: .time), collectionIDs: [], recentsStart: 0, today: CalendarDay("2026-11-23")!, seed: 0)
    #expect(try steps(of: sorted.select(RecipesTable.listColumns).sql).contains(where: \.grows))
  }

  private struct Step {
    let detail: String
    let isInSubquery: Bool

    /// `true` if the step reads a whole table without an index's order, or sorts.
    ///
    /// In a subquery it is the few collections of one recipe that are sorted.
    var grows: Bool {
      if isInSubquery { return false }
      if detail.contains("TEMP B-TREE") { return true }
      return detail.hasPrefix("SCAN") && !detail.contains("INDEX")
    }
  }

  /// SQLite's plan for a statement.
  ///
  /// - Source: sqlite.org/eqp.html.
  private func steps(of sql: String) throws -> [Step] {
    var subqueries: Set<Int> = []
    return try store.connection.query("EXPLAIN QUERY PLAN \(sql)") { row in
      let detail = row.text(at: 3)
      let isInSubquery = subqueries.contains(row.int(at: 1))
      if isInSubquery || detail.contains("SCALAR SUBQUERY") { subqueries.insert(row.int(at: 0)) }
      return Step(detail: detail, isInSubquery: isInSubquery)
    }
  }
}
