import Hummingbird
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Every page, by GET.
struct PageRoutes: Sendable {
  let library: LiveLibrary

  /// What a page is made of: the library, the parameters of the address, and what is known of the request.
  private typealias Maker = @Sendable (LiveLibrary, RequestFields, PageRequest) async throws -> Markup?

  func add(to router: Router<RequestState>) {
    for asset in Asset.all {
      router.get(RouterPath(asset.link.text)) { _, _ in Response.asset(asset) }
    }
    for (path, maker) in Self.makers + Self.libraryLists {
      router.get(path) { [library] request, context in
        let page = try await maker(
          library, RequestFields(request, context), PageRequest(request, context))
        guard let page else { throw HTTPError(.notFound) }
        return Response.page(page)
      }
    }
  }

  private static let makers: [(path: RouterPath, maker: Maker)] = [
    ("/", { library, _, request in try await library.homePage(request) }),
    ("/sidebar", { library, _, request in try await library.sidebarPage(request) }),
    (
      "/sidebar/move",
      { library, fields, request in
        try await library.moveCollectionPage(fields.number("item"), request)
      }
    ),
    ("/search", { library, fields, request in try await library.searchPage(fields["q"] ?? "", request) }),
    (
      "/have",
      { library, fields, request in
        try await library.cookablePage(
          having: fields["have"] ?? "", missing: fields["missing"].flatMap { Int($0) } ?? 0, request)
      }
    ),
    ("/history", { library, _, request in try await library.historyPage(request) }),
    (
      "/import",
      { library, fields, request in
        try await library.importPage(address: fields.sharedAddress, request)
      }
    ),
    (
      "/plan",
      { library, fields, request in
        try await library.planPage(fields.day("week"), request)
      }
    ),
    ("/plan/add", planning),
    (
      "/plan/move",
      { library, fields, request in
        guard let id = PlannedMeal.ID(text: fields["item"] ?? "") else { return nil }
        return try await library.movingMealPage(id, request)
      }
    ),
    ("/shop", { library, _, request in try await library.shopPage(request) }),
    (
      "/shop/move",
      { library, fields, request in
        try await library.movingEntryPage(ItemKey(stored: fields["item"] ?? ""), request)
      }
    ),
    ("/shop/aisles", { library, _, request in try await library.aislesPage(request) }),
    ("/pantry", { library, _, request in try await library.pantryPage(request) }),
    ("/collections/:collection", list { .collection(try $0.number("collection")) }),
    ("/collections/:collection/export", export { .collection(try $0.number("collection")) }),
    ("/collections/:collection/move", move { .collection(try $0.number("collection")) }),
    (
      "/collections/:collection/edit",
      { library, fields, request in
        try await library.collectionPage(fields.number("collection"), request)
      }
    ),
    (
      "/recipes/new",
      { library, fields, request in
        try await library.newRecipePage(fields["title"] ?? "", request)
      }
    ),
    (
      "/recipes/:recipe",
      { library, fields, request in
        let list = fields["in"].flatMap { ShownList(name: $0) } ?? .library(.all)
        return try await library.recipePage(fields.number("recipe"), try fields.amounts, in: list, request)
      }
    ),
    (
      "/recipes/:recipe/edit",
      { library, fields, request in
        try await library.editPage(fields.number("recipe"), request)
      }
    ),
    (
      "/recipes/:recipe/cook",
      { library, fields, request in
        let step = fields["step"].flatMap { Int($0) } ?? 1
        return try await library.cookPage(fields.number("recipe"), try fields.amounts, step: step, request)
      }
    ),
    (
      "/recipes/:recipe/cooked",
      { library, fields, request in
        try await library.cookedPage(fields.number("recipe"), try fields.amounts, request)
      }
    ),
    (
      "/recipes/:recipe/print",
      { library, fields, request in
        try await library.printPage(fields.number("recipe"), try fields.amounts, request)
      }
    ),
    (
      "/recipes/:recipe/export",
      { library, fields, request in
        try await library.exportPage(fields.number("recipe"), try fields.amounts, request)
      }
    ),
    (
      "/recipes/:recipe/collections",
      { library, fields, request in
        try await library.collectingPage(fields.number("recipe"), request)
      }
    ),
    (
      "/recipes/:recipe/delete",
      { library, fields, request in
        try await library.deletingPage(fields.number("recipe"), request)
      }
    ),
    (
      "/recipes/:recipe/history",
      { library, fields, request in
        try await library.historyPage(of: fields.number("recipe"), request)
      }
    ),
  ]

  /// The lists of the library, each by its own path: a path that is longer, as `/lists/all/reorder` is, would hide one with
  /// a parameter in that place.
  private static let libraryLists: [(path: RouterPath, maker: Maker)] = LibraryList.allCases.flatMap { list in
    let path = Link.list(.library(list)).text
    return [
      (RouterPath(path), Self.list { _ in .library(list) }), (RouterPath("\(path)/move"), move { _ in .library(list) }),
      (RouterPath("\(path)/export"), export { _ in .library(list) }),
    ]
  }

  private typealias ListChoice = @Sendable (RequestFields) throws -> ShownList

  private static func list(_ list: @escaping ListChoice) -> Maker {
    { library, fields, request in
      try await library.listPage(
        list(fields), fields.narrowing, after: fields["after"].flatMap { Int($0) }, request)
    }
  }

  private static func export(_ list: @escaping ListChoice) -> Maker {
    { library, fields, request in try await library.exportPage(list(fields), request) }
  }

  private static let planning: Maker = { library, fields, request in
    let day = fields["on"].flatMap { CalendarDay($0) }
    if fields["recipe"] != nil {
      return try await library.planningPage(fields.number("recipe"), try fields.amounts, on: day, request)
    }
    return try await library.planningPage(fields["q"] ?? "", on: day, request)
  }

  private static func move(_ list: @escaping ListChoice) -> Maker {
    { library, fields, request in
      try await library.movePage(fields.number("item"), in: list(fields), request)
    }
  }
}

/// The parameters of an address: those in its path, and those of its query.
private struct RequestFields: Sendable {
  private let path: Parameters
  private let query: FormFields

  init(_ request: Request, _ context: RequestState) throws {
    path = context.parameters
    query = try request.queryFields
  }

  subscript(name: String) -> String? { query[name] }

  /// The number of a recipe or a collection.
  ///
  /// - Throws: `HTTPError` for text that is not a number, as nothing is there.
  func number(_ name: String) throws -> Int {
    guard let number = (path.get(name) ?? query[name]).flatMap({ Int($0) }), number > 0 else {
      throw HTTPError(.notFound)
    }
    return number
  }

  /// - Throws: `HTTPError` for text that is not a day.
  func day(_ name: String) throws -> CalendarDay? {
    guard let text = self[name] else { return nil }
    guard let day = CalendarDay(text) else {
      throw HTTPError(.badRequest, message: "\(name) is not a day: \(text.quoted())")
    }
    return day
  }

  /// The address of the page that another page or program hands on; programs of phones put it into their text.
  var sharedAddress: String {
    let words = (self["text"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    return [self["address"] ?? ""].first { !$0.isEmpty } ?? words.first(where: WebLink.isSafe) ?? ""
  }

  /// - Throws: `Misuse`
  var amounts: AmountRequest {
    get throws { try ShowRecipes(fields: [("recipe", path.get("recipe") ?? "")] + named).amounts }
  }

  /// - Throws: `Misuse`
  var narrowing: ListContent.Narrowing {
    get throws {
      let asked = try ListRecipes(fields: named).filter.query
      return .init(maxTime: asked.maxTime, sort: asked.sort, with: asked.with)
    }
  }

  private var named: [(name: String, text: String)] { query.fields.map { ($0.name, $0.value) } }
}

extension Request {
  /// The parameters of the address's query.
  var queryFields: FormFields {
    get throws { try FormFields(urlEncoded: Array((uri.query ?? "").utf8)) }
  }
}

extension PageRequest {
  init(_ request: Request, _ context: RequestState) throws {
    self.init(
      isReadOnly: context.isReadOnly, isSecure: context.isSecure, origin: context.origin,
      doneStep: try request.queryFields["done"].flatMap { Int($0) })
  }
}
