import RecipeFormats
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  /// The operations that the table of verbs declares.
  static let verbs: [APIOperation] = VerbTable.all.flatMap { $0.operations }.reduce(into: []) { operations, next in
    if let place = operations.firstIndex(where: { $0.id == next.id }) {
      operations[place] = operations[place].joined(with: next)
    } else {
      operations.append(next)
    }
  }

  /// One operation for two verbs: the one is meant that all members of the body belong to.
  private func joined(with other: APIOperation) -> APIOperation {
    guard case .members(let own) = body, case .members(let others) = other.body,
      case .perform(let verb, let answer) = action, case .perform(let otherVerb, _) = other.action
    else { preconditionFailure("\(id) takes no members") }
    var joined = self
    joined.body = .members(own.joined(with: others))
    joined.action = .perform(
      { request in
        let names = request.members.members.map(\.key)
        let isOwn = names.allSatisfy { own.has($0) }
        if isOwn == names.allSatisfy({ others.has($0) }) {
          let telling = [own.first { !others.has($0.name) }, others.first { !own.has($0.name) }].compactMap(\.?.name)
          throw Refusal(422, "give \(telling.joined(separator: " or "))", field: telling.first)
        }
        return try isOwn ? verb(request) : otherVerb(request)
      }, answer: answer)
    return joined
  }

  fileprivate init<V: Verb>(_ route: Route, of verb: V.Type) {
    let infos = V.declaration.infos.filter { $0.surfaces.contains(.json) }
    let inPath = route.path.partsInBraces.map { (part: $0, name: route.names[$0] ?? $0) }
    let known = Set(inPath.map(\.name) + route.given.map(\.0))
    let inBody =
      route.body?.compactMap { member in infos.first { $0.json == member.name }?.member(as: member) }
      ?? infos.filter { !known.contains($0.json) }.map { $0.member(as: Route.Member($0.json)) }
    let body: Body = route.file.map { .bytes($0.types) } ?? (inBody.isEmpty ? .none : .members(inBody))
    self.init(
      id: route.id, method: route.method, path: route.path, summary: route.summary,
      query: (route.query ?? []).compactMap { member in infos.first { $0.json == member.name }?.member(as: member) },
      body: body, answer: Answer(route.answer),
      action: .perform(
        { request in
          let parts = inPath.map { ($0.name, request.values($0.part)[0]) }
          let query = (route.query ?? []).flatMap { member in request.values(member.name).map { (member.name, $0) } }
          let members = request.members.members.map { ($0.key, $0.value) }
          try route.check(members.map(\.0))
          let given = (parts + route.given + query + members).map { ($0.0, GivenValue.json($0.1)) }
          return try V(given + (route.file.map { [($0.name, .file(GivenFile("", request.bytes)))] } ?? []))
        }, answer: { outcome, _, store in try .answer(route.answer, outcome, in: store) }))
  }
}

extension [ValueMember] {
  fileprivate func has(_ name: String) -> Bool { contains { $0.name == name } }

  /// The members of either, of which those must be there that both need.
  fileprivate func joined(with others: [ValueMember]) -> [ValueMember] {
    (self + others.filter { !has($0.name) }).map { member in
      var member = member
      member.isRequired = (self + others).filter { $0.name == member.name }.count { $0.isRequired } == 2
      return member
    }
  }
}

extension Verb {
  fileprivate static var operations: [APIOperation] { declaration.routes.map { APIOperation($0, of: Self.self) } }
}

extension APIOperation.Answer {
  init(_ answer: Route.Answer) {
    self =
      switch answer {
      case .nothing: .nothing
      case .schema(let name, let status): .schema(name, status: status)
      case .list(let name): .list(of: name)
      case .file: .file
      }
  }
}

extension ParameterInfo {
  /// The parameter as a member of a body or of a query.
  func member(as member: Route.Member) -> ValueMember {
    ValueMember(
      json, isRepeated && !member.isSingle ? .list(kind) : kind, member.help ?? documentation ?? help,
      isRequired: isRequired || member.isRequired)
  }
}

extension String {
  /// The names of the parts of a path that are captured.
  var partsInBraces: [String] {
    split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }
}

extension APIAnswer {
  /// What a verb is answered with, read after it.
  fileprivate static func answer(
    _ answer: Route.Answer, _ outcome: VerbOutcome, in store: RecipeStore
  ) throws -> APIAnswer {
    switch answer {
    case .nothing: return .done
    case .schema("Recipe", let status): return try .recipe(outcome.recipes[0], in: store, status: status)
    case .list(of: "Recipe"): return try .recipes(outcome.recipes, in: store)
    case .list(of: "Aisle"): return .json(.array(try store.aisles().map(\.json)))
    case .schema("Collection", let status): return .json(outcome.collection?.json ?? .null, status: status)
    case .schema("Cooking", let status):
      let added = try store.cookings(of: outcome.recipes).max { $0.number < $1.number }
      return .json(added?.json ?? .null, status: status)
    case .list(of: "ShoppingSection"):
      return .json(try (outcome.shoppingList ?? store.shoppingList()).numbered.sectionsJSON)
    case .list(of: "PlannedDay"): return .json(try store.plan(of: outcome.plannedDays).json)
    case .list(of: "SidebarRow"):
      let rows = try ShowSidebar().answer(from: OpenLibrary(store, RequestedNames()))
      return .json(.array(rows.map { $0.row.json(level: $0.level, isExpanded: $0.isExpanded) }))
    case .list(of: "Step"): return .json(.array(outcome.steps.map { $0.json() }))
    case .schema(let name, _), .list(let name): preconditionFailure("no verb is answered with \(name)")
    case .file: preconditionFailure("no verb is answered with a file")
    }
  }
}

extension RecipeStore {
  /// The plan of the days that a verb was about.
  fileprivate func plan(of days: VerbResult.PlannedDays?) throws -> MealPlan {
    switch days {
    case .single(let days):
      let sections = try days.flatMap { day in
        let shown = day ?? today
        return try mealPlan(shown...shown).sections.filter { $0.day == day }
      }
      return MealPlan(sections: sections)
    case .range(let days): return try mealPlan(days)
    case nil: return .empty
    }
  }
}
