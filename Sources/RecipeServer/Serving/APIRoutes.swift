import HTTPTypes
import Hummingbird
import NIOCore
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

/// The API for programs, as its operations describe it.
struct APIRoutes: Sendable {
  let library: LiveLibrary
  let programs: OutsidePrograms?

  func add(to router: Router<RequestState>) {
    for operation in APIOperation.all {
      router.on(RouterPath(APIOperation.root + operation.path), method: operation.method.ofHTTP) { request, context in
        try await respond(operation, request, context)
      }
    }
  }

  /// A file to download, by the parameters that the API has for it.
  func addExport(to router: Router<RequestState>) {
    guard let operation = APIOperation.all.first(where: { $0.id == "export" }) else { return }
    router.get(RouterPath(Link.exporting.text)) { request, context in
      try await respond(operation, request, context)
    }
  }

  private func respond(
    _ operation: APIOperation, _ request: Request, _ context: RequestState
  ) async throws -> Response {
    var request = request
    do {
      if context.isReadOnly, !operation.isReading { throw Refusal.readOnly }
      let body = try await request.bytes(upTo: operation.mostBytes)
      var parameters: [String: String] = [:]
      for field in operation.pathFields { parameters[field.name] = context.parameters.get(field.name) }
      let checked = try APIRequest(
        operation, path: parameters, query: request.uri.query ?? "", match: request.headers[.ifMatch],
        contentType: request.headers[.contentType], body: body)
      return Response(try await answer(operation, checked))
    } catch EditError.changedMeanwhile(let id) {
      return Response(Refusal(412, EditError.changedMeanwhile(id).description))
    } catch {
      var refusal = Refusal(describing: error)
      if refusal.status == 404, !operation.isAboutPlace(error, context.parameters) { refusal.status = 422 }
      return Response(refusal)
    }
  }

  private func answer(_ operation: APIOperation, _ request: APIRequest) async throws -> APIAnswer {
    switch operation.action {
    case .document: return .json(OpenAPIDocument.bytes)
    case .read(let read): return try await library.read { try read(request, $0) }
    case .perform(let verb, let answer):
      let asked = try await ImportReader.read(verb(request), programs)
      return try await library.perform(asked, after: request.checkVersion) { try answer($0, request, $1) }
    }
  }
}

extension APIOperation {
  fileprivate var isReading: Bool { method == .get }

  /// Whether what does not exist is the place of the request itself; what its body or its query names is no reason for 404.
  ///
  /// - Source: RFC 9110, 15.5.5.
  fileprivate func isAboutPlace(_ error: any Error, _ path: Parameters) -> Bool {
    switch error {
    case RecipeStoreError.noSuchRecipe(let id): path.get("recipe") == "\(id)"
    case RecipeStoreError.noSuchCollection: path.get("collection") != nil
    case RecipeStoreError.noSuchAisle: path.get("aisle") != nil
    case RecipeStoreError.noSuchShoppingItem: false
    case RecipeStoreError.noSuchPlannedMeal: path.get("meal") != nil
    default: true
    }
  }
}

extension APIOperation.Method {
  fileprivate var ofHTTP: HTTPRequest.Method {
    switch self {
    case .get: .get
    case .post: .post
    case .put: .put
    case .patch: .patch
    case .delete: .delete
    }
  }
}

extension Response {
  fileprivate init(_ answer: APIAnswer) {
    var headers: HTTPFields = [.cacheControl: "no-store"]
    for (name, value) in answer.headers { HTTPField.Name(name).map { headers[$0] = value } }
    self.init(
      status: .init(code: answer.status), headers: headers,
      body: answer.status == 204 ? .init() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.bytes)))
  }

  /// What a program or a script is answered with that was refused.
  ///
  /// - Source: RFC 9457.
  init(_ refusal: Refusal, _ more: HTTPFields = [:]) {
    var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
    for field in more where field.name != .contentType { headers[field.name] = field.value }
    if refusal.status == 503, headers[.retryAfter] == nil { headers[.retryAfter] = "2" }
    if refusal.status == 401 { headers[.wwwAuthenticate] = "Bearer" }
    var bytes: [UInt8] = []
    refusal.problem.append(to: &bytes)
    bytes.append(0x0A)
    self.init(
      status: .init(code: refusal.status), headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
