import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  /// The operations that the table of queries declares, each with the way in which it is answered.
  static let queries: [APIOperation] = [
    reading(ListRecipes.self, list),
    reading(ShowRecipes.self) { asked, shown, _ in
      let bytes = APIAnswer.bytes(of: shown[0], isExpanded: asked.isExpanded)
      return .json(bytes, headers: ["etag": shown[0].written.entityTag])
    },
    reading(ListCookings.self) { asked, cookings, _ in
      .json(.array(cookings.found.prefix(asked.limit ?? .max).map(\.json)))
    },
    reading(SummarizeNutrition.self) { _, summaries, _ in .json(summaries[0].json) },
    reading(FindCollections.self) { asked, found, _ in
      .json(asked.collection == nil ? .array(found.map(\.json)) : found[0].json)
    },
    reading(ShowShoppingList.self) { asked, list, _ in
      .json((list.numbered + (asked.showsAll ? list.hidden : [])).sectionsJSON)
    },
    reading(ShowAisles.self) { _, aisles, _ in .json(.array(aisles.map(\.json))) },
    reading(ShowPantry.self) { _, contents, _ in .json(.array(contents.json)) },
    reading(FindFoods.self) { _, foods, _ in .json(.array(foods.map(\.json))) },
    reading(ShowPlan.self) { _, plan, _ in .json(plan.json) },
    reading(ShowHistory.self, history),
    reading(CompareRecipes.self) { _, difference, _ in .json(difference.json) },
    reading(FindDuplicates.self) { _, found, _ in .json(.array(found.pairs.map(\.json))) },
    reading(ShowStatistics.self) { _, counted, _ in .json(counted.figures.json) },
    reading(ShowSidebar.self) { _, rows, _ in
      .json(.array(rows.map { $0.row.json(level: $0.level, isExpanded: $0.isExpanded) }))
    },
    reading(ExportRecipes.self) { asked, ids, store in
      let file = try RecipeExport(ids, of: store, as: asked.format ?? .json, asked.amounts, asked.amounts.units)
      return APIAnswer(
        status: 200, headers: ["content-type": file.type, "content-disposition": file.disposition], bytes: file.bytes)
    },
  ].flatMap(\.self)

  /// How many are listed where a request does not say how many at most.
  private static let usualCount = 100

  private static func list(_ asked: ListRecipes, _ query: RecipeQuery, _ store: RecipeStore) throws -> APIAnswer {
    var query = query
    // After the recipe that an earlier part ended with.
    query.limit = nil
    let cookable =
      asked.have.isEmpty
      ? nil : try store.recipes(having: FoodsAtHome(asked.have), missingAtMost: asked.missing ?? 0, in: query)
    var ids = try cookable?.map(\.row.id)[...] ?? store.identifiers(of: query)[...]
    if let last = asked.last {
      guard let place = ids.firstIndex(of: last) else {
        throw Refusal(404, "recipe \(last) is not in this list", field: "after")
      }
      ids = ids[(place + 1)...]
    }
    return try .recipes(
      Array(ids.prefix(asked.filter.query.limit ?? usualCount)), in: store, match: query.words.map { SearchWords($0) },
      missing: cookable.map { found in Dictionary(uniqueKeysWithValues: found.map { ($0.row.id, $0.missing) }) })
  }

  private static func history(
    _ asked: ShowHistory, _ history: ShowHistory.Answer, _ store: RecipeStore
  ) throws -> APIAnswer {
    switch history {
    case .steps(let steps):
      return .json(.array(steps.prefix(asked.limit ?? usualCount).map { $0.json() }))
    case .changes(let entries):
      if entries.isEmpty { throw Refusal(404, "no change of this recipe is kept") }
      return .json(.array(entries.map { $0.step.json(events: $0.events) }))
    }
  }
}

// MARK: - Requests

extension APIOperation {
  /// - Parameter answer: Writes the answer to a request.
  private static func reading<Q: Query>(
    _ query: Q.Type, _ answer: @escaping @Sendable (Q, Q.Answer, RecipeStore) throws -> APIAnswer
  ) -> [APIOperation] {
    Q.declaration.routes.map { APIOperation($0, of: query, answer) }
  }

  private init<Q: Query>(
    _ route: Route, of query: Q.Type, _ answer: @escaping @Sendable (Q, Q.Answer, RecipeStore) throws -> APIAnswer
  ) {
    let infos = Q.declaration.infos.filter { $0.surfaces.contains(.json) }
    let inPath = route.path.partsInBraces
    let inQuery =
      route.query ?? infos.filter { !inPath.contains($0.json) }.map { Route.Member($0.json) }
    self.init(
      id: route.id, method: route.method, path: route.path, summary: route.summary,
      query: inQuery.compactMap { member in infos.first { $0.json == member.name }?.member(as: member) },
      answer: Answer(route.answer),
      action: .read { request, store in
        let asked = try Q(
          infos.flatMap { info -> [(String, GivenValue)] in
            let values = request.values(info.json)
            if info.isRepeated, !values.isEmpty { return [(info.json, .json(.array(values)))] }
            return values.map { (info.json, .json($0)) }
          })
        return try answer(asked, asked.answer(from: OpenLibrary(store, RequestedNames())), store)
      })
  }
}
