package import RecipeModel
import SQLite

/// One recipe that was added, or many at the same moment, as by an import.
package struct RecentAddition: Hashable, Sendable {
  /// The recipe, or the last one of many.
  package let recipe: Recipe.ID
  package let count: Int
}

extension RecipeStore {
  /// Returns what was added in the last 30 days, newest first: five or more recipes of one moment as one, so that an import
  /// leaves room for what was added before it.
  ///
  /// - Complexity: O(*m*) for *m* recipes of the newest `limit` moments.
  package func recentAdditions(limit: Int) throws -> [RecentAddition] {
    let leastTogether = 5
    return try read {
      var additions: [RecentAddition] = []
      let moments = try rows((RecipesTable.momentsAfter, [recentsStart, limit])) {
        (moment: $0.int(at: 0), count: $0.int(at: 1), last: $0.int(at: 2))
      }
      for (moment, count, last) in moments where additions.count < limit {
        if count >= leastTogether {
          additions.append(RecentAddition(recipe: last, count: count))
        } else {
          let ids = try rows((RecipesTable.idsAddedAt, [moment])) { $0.int(at: 0) }
          additions += ids.map { RecentAddition(recipe: $0, count: 1) }
        }
      }
      return Array(additions.prefix(limit))
    }
  }
}
