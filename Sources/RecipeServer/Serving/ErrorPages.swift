import HTTPTypes
import Hummingbird
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Turns what a request cannot be answered with into a page that says what is so, and what to do; for a script or a
/// program, into the same as `application/problem+json`.
struct ErrorPages: RouterMiddleware {
  typealias Context = RequestState

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      guard request.wantsPage else { return Response(Self.refusal(error), Self.headers(error)) }
      let refusal = Self.refusal(error)
      return response(
        .init(code: refusal.status), Self.problem(error, refusal, back: request.referrer ?? .home), Self.headers(error),
        context)
    }
  }

  private static func refusal(_ error: any Error) -> Refusal {
    guard let error = error as? HTTPError else { return Refusal(describing: error) }
    return Refusal(error.status.code, error.body ?? error.status.reasonPhrase.lowercased())
  }

  private static func headers(_ error: any Error) -> HTTPFields {
    if let error = error as? HTTPError { return error.headers }
    if case RecipeStoreError.busy = error { return [.retryAfter: "2"] }
    return [:]
  }

  private func response(
    _ status: HTTPResponse.Status, _ problem: Problem, _ headers: HTTPFields, _ context: RequestState
  ) -> Response {
    let frame = PageFrame(isReadOnly: context.isReadOnly, isSecure: context.isSecure)
    var response = Response.page(ProblemPage(problem, in: frame).markup, status: status)
    for field in headers where field.name != .contentType { response.headers.append(field) }
    return response
  }

  private static func problem(_ error: any Error, _ refusal: Refusal, back: Link) -> Problem {
    switch error {
    case RecipeStoreError.busy: return .busy
    case RecipeStoreError.noSuchRecipe(let id): return .noRecipe(id)
    case RecipeStoreError.noSuchCollection, NameError.noSuchCollection: return .noCollection
    default: break
    }
    switch refusal.status {
    case 404 where error is HTTPError: return .noPage
    case 401: return .notPaired
    case 403: return .readOnly
    case 429: return .tooMany
    case 503: return .unavailable(refusal.message)
    case 500: return .failed
    default: return .refused(refusal.message, back: back)
    }
  }
}
