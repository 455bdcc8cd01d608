package import RecipeModel
import SQLite

/// A recipe that was added lately, or the newest of many that were added at the same moment, as by an import.
package struct RecentAddition: Hashable, Sendable {
  package let recipe: Recipe.ID

  /// The number of others that were added at that moment.
  package let others: Int

  /// As many recipes of one moment are one entry, so that an import does not hide what was added one by one.
  fileprivate static let smallestGroup = 5
}

extension RecipeStore {
  /// Returns the additions of the last thirty days, newest first: recipes, and groups of those added at one moment.
  ///
  /// - Parameter limit: How many entries at most.
  /// - Complexity: O(*n*) for *n* recent recipes, of which only an index is read.
  package func recentAdditions(limit: Int) throws -> [RecentAddition] {
    try read {
      var additions: [RecentAddition] = []
      let moments = try connection.query(RecipesTable.recentMoments, recentsStart, limit) {
        (addedAt: $0.int(at: 0), count: $0.int(at: 1), newest: $0.int(at: 2))
      }
      for moment in moments where additions.count < limit {
        if moment.count >= RecentAddition.smallestGroup {
          additions.append(RecentAddition(recipe: moment.newest, others: moment.count - 1))
        } else {
          let recipes = try connection.query(RecipesTable.recipesAddedAt, moment.addedAt) { $0.int(at: 0) }
          additions += recipes.map { RecentAddition(recipe: $0, others: 0) }
        }
      }
      return Array(additions.prefix(limit))
    }
  }
}
