import FoundationEssentials
import RecipeKitchen
package import RecipeModel
import SQLite

/// Recipes that are one, and recipes that only look like one.
extension RecipeStore {
  /// Merges recipes into another, and deletes them.
  ///
  /// The fields of the recipe that stays win; those it lacks are filled, and paragraphs that its notes lack are appended.
  /// It joins the collections of the others, and gets their pictures, cookings, planned meals, places on the shopping list,
  /// copies, and what was said of them and diets; what links to them links to it, and it is parted from what they are parted from. It is a favorite if one of
  /// them is, and has their stars if it has none.
  ///
  /// - Returns: No change if the only recipe to merge is the one that stays.
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.needsItself` if the recipes name one another; `.invalid` if the notes are
  ///   too long together. All recipes are then as they were.
  @discardableResult
  package func merge(_ ids: [Recipe.ID], into id: Recipe.ID) throws -> RecipeChange {
    try verb("merge") {
      let merged = try existing(ids).filter { $0 != id }
      guard let kept = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      if merged.isEmpty { return .none }
      let recipes = try merged.compactMap(recipe(with:))
      let keys = try linkKeys(of: merged)
      var draft = RecipeDraft(kept)
      for recipe in recipes { draft.fill(from: recipe) }
      try checkNumbersAreLeft(for: recipes)
      var changes = ChangeCollector()
      changes.update(id)
      changes.add(try update(id, to: draft))
      for recipe in recipes { changes.add(try moveLog(of: recipe, to: id)) }
      for recipe in recipes { try giveSaidDiets(of: recipe, to: id) }
      for recipe in recipes { changes.add(try moveToKitchen(of: recipe.id, to: id)) }
      changes.add(.updated(try moveVariants(of: recipes, to: kept)))
      try movePartedPairs(of: merged, to: id)
      changes.add(try delete(merged))
      changes.add(.updated(try rewriteLinks(with: keys, to: id)))
      try LinkReader(connection: connection).checkNeedsNotItself(id)
      return changes.change
    }
  }

  /// Says of recipes that no two of them are duplicates.
  ///
  /// - Returns: Those of pairs of which that was not said before.
  /// - Throws: `RecipeStoreError.noSuchRecipe`
  @discardableResult
  package func part(_ ids: [Recipe.ID]) throws -> RecipeChange {
    try verb("duplicates") {
      let ids = try existing(ids)
      var parted: Set<Recipe.ID> = []
      for (place, id) in ids.enumerated() {
        for other in ids[(place + 1)...] where try part(id, other) { parted.formUnion([id, other]) }
      }
      return .updated(ids.filter(parted.contains))
    }
  }

  /// - Returns: `false` if that was said of them before.
  private func part(_ one: Recipe.ID, _ other: Recipe.ID) throws -> Bool {
    try connection.run(PartedRecipesTable.insert, min(one, other), max(one, other)) > 0
  }

  /// Parts a recipe from those that others, which become a part of it, are parted from.
  private func movePartedPairs(of merged: [Recipe.ID], to id: Recipe.ID) throws {
    let same = Set(merged + [id])
    for pair in try partedRecipes() where pair.contains(where: same.contains) {
      for other in pair where !same.contains(other) { _ = try part(id, other) }
    }
  }

  private func checkNumbersAreLeft(for recipes: [Recipe]) throws {
    if recipes.contains(where: { !$0.log.cookings.isEmpty }) { try connection.checkNumbersAreLeft() }
  }

  /// Gives the cookings of a recipe to another, and its stars where that has none.
  private func moveLog(of recipe: Recipe, to id: Recipe.ID) throws -> RecipeChange {
    let rows = try connection.query(CookingsTable.rows, recipe.id) {
      (
        day: $0.text(at: 0), madeAt: $0.int(at: 1), servings: $0.text(at: 2), stars: $0.int(at: 3), note: $0.text(at: 4)
      )
    }
    for row in rows {
      try connection.run(CookingsTable.insert, id, row.day, row.madeAt, row.servings, row.stars, row.note)
    }
    if recipe.log.rating > 0, try rating(of: id) == nil { try connection.run(RatingsTable.set, id, recipe.log.rating) }
    return .updated([id])
  }

  /// Plans and buys for a recipe what was planned and bought for another.
  private func moveToKitchen(of merged: Recipe.ID, to id: Recipe.ID) throws -> RecipeChange {
    let planned =
      try connection.run(PlannedMealsTable.setRecipe, merged, id) + connection.run(PlanRulesTable.setRecipe, merged, id)
    let rows = try shoppingRows(of: merged)
    for row in rows {
      // A recipe is on the list by itself once, for as much as both were, unless that is more than a factor can be.
      if row.day == nil, let own = try shoppingRows(of: id).first(where: { $0.day == nil }),
        let sum = own.factor.adding(row.factor), Rational.factor(sum.description) == sum
      {
        try connection.run(ShoppingRecipesTable.setFactor, own.id, sum.description)
        try connection.run(ShoppingRecipesTable.deleteWithID, row.id)
      } else {
        try connection.run(ShoppingRecipesTable.setRecipe, row.id, id)
      }
    }
    let leftOvers = try connection.run(StocksTable.setRecipe, merged, id)
    return RecipeChange(shopping: !rows.isEmpty || leftOvers > 0, plan: planned > 0)
  }

  /// Makes the copies of recipes copies of another. That is a copy of what it was a copy of, or else of what they were; of
  /// nothing if that is a copy of one of them.
  ///
  /// - Returns: The recipes that are copies of another one now.
  private func moveVariants(of recipes: [Recipe], to kept: Recipe) throws -> [Recipe.ID] {
    let same = Set(recipes.map(\.uuid) + [kept.uuid])
    let original = try ([kept] + recipes).compactMap(\.variantOf).first { try !isVariant($0, ofAnyOf: same) }
    let ids = Set(recipes.map(\.id) + [kept.id])
    var moved: [Recipe.ID] = []
    for recipe in recipes {
      for copy in try variants(of: recipe).copies where !ids.contains(copy.id) {
        _ = try setOriginal(of: copy.id, to: kept.uuid, from: recipe.uuid)
        moved.append(copy.id)
      }
    }
    _ = try setOriginal(of: kept.id, to: original, from: kept.variantOf)
    return moved
  }

  /// Returns whether a recipe is one of some, or a copy of one, or of a copy, and so on.
  private func isVariant(_ uuid: UUID, ofAnyOf uuids: Set<UUID>) throws -> Bool {
    var seen: Set<UUID> = []
    var next: UUID? = uuid
    while let uuid = next, seen.insert(uuid).inserted {
      if uuids.contains(uuid) { return true }
      next = try connection.first(VariantsTable.originalOfUUID, uuid.storedBytes) { UUID($0.bytes(at: 0)) } ?? nil
    }
    return false
  }
}

extension RecipeDraft {
  /// Gives the draft what it lacks of a recipe.
  fileprivate mutating func fill(from recipe: Recipe) {
    let other = RecipeDraft(recipe)
    // A time of one and a time of the other would make a sum that neither has.
    let hasTime = prepTime > 0 || cookTime > 0
    for field in RecipeField.allCases {
      switch (field, self[field], other[field]) {
      case (.prepTime, _, _) where hasTime, (.cookTime, _, _) where hasTime: continue
      case (.notes, .text(let own), .text(let more)):
        let known = Set(own.paragraphs)
        let new = more.paragraphs.filter { !known.contains($0) }
        notes = ([own].filter { !$0.isEmpty } + new).joined(separator: "\n\n")
      case (_, .names(let own), .names(let more)):
        let known = Set(own.map(CollectionName.key))
        self[field] = .names(own + more.filter { !known.contains(CollectionName.key($0)) })
      case (_, let own, let more): if !own.isStated { self[field] = more }
      }
    }
  }
}

extension String {
  /// The parts of a text between empty lines.
  fileprivate var paragraphs: [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }
}
