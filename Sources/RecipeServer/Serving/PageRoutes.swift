import Hummingbird
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeViewModels

/// Every page, by GET.
struct PageRoutes: Sendable {
  let library: LiveLibrary

  func add(to router: Router<RequestState>) {
    for asset in Asset.all {
      router.get(RouterPath(asset.link.text)) { _, _ in Response.asset(asset) }
    }
    router.get("/") { request, context in
      Response.page(try await library.homePage(PageRequest(request, context)))
    }
    router.get("/lists/:list") { request, context in
      try await list(context.parameters.get("list") ?? "", request, context)
    }
    router.get("/collections/:collection") { request, context in
      try await list("collection/\(context.parameters.get("collection") ?? "")", request, context)
    }
    router.get("/recipes/:recipe", use: recipe)
  }

  private func list(_ name: String, _ request: Request, _ context: RequestState) async throws -> Response {
    guard let list = ShownList(name: name) else { throw HTTPError(.notFound) }
    let fields = try request.queryFields
    let page = try await library.listPage(
      list, try ListContent.Narrowing(fields), after: fields["after"].flatMap { Int($0) }, PageRequest(request, context))
    guard let page else { throw HTTPError(.notFound) }
    return .page(page)
  }

  @Sendable private func recipe(_ request: Request, _ context: RequestState) async throws -> Response {
    let fields = try request.queryFields
    let list = fields["in"].flatMap { ShownList(name: $0) } ?? .library(.all)
    guard let id = context.parameters.get("recipe", as: Int.self),
      let page = try await library.recipePage(id, AmountRequest(fields), in: list, PageRequest(request, context))
    else { throw HTTPError(.notFound) }
    return .page(page)
  }
}

extension Request {
  /// The parameters of the address.
  var queryFields: FormFields {
    get throws { try FormFields(urlEncoded: Array((uri.query ?? "").utf8)) }
  }
}

extension PageRequest {
  init(_ request: Request, _ context: RequestState) throws {
    self.init(
      isReadOnly: context.isReadOnly, isSecure: context.isSecure,
      doneStep: try request.queryFields["done"].flatMap { Int($0) })
  }
}

extension ListContent.Narrowing {
  /// - Throws: `HTTPError` for what cannot be read.
  fileprivate init(_ fields: FormFields) throws {
    self.init(with: fields.all("with").filter { !$0.isEmpty })
    if let text = fields["max-time"] {
      guard let seconds = CookingTime.parse(text), seconds > 0 else {
        throw HTTPError(.badRequest, message: "max-time is not a time: \(text.quoted())")
      }
      maxTime = seconds
    }
    if let text = fields["sort"] {
      guard let sort = RecipeSort(rawValue: text) else {
        throw HTTPError(.badRequest, message: "sort is not an order: \(text.quoted())")
      }
      self.sort = sort
    }
  }
}

extension AmountRequest {
  fileprivate init(_ fields: FormFields) {
    self.init(
      serves: fields["serves"], scale: fields["scale"],
      units: fields["units"].flatMap { MeasurementSystem(rawValue: $0) })
  }
}
