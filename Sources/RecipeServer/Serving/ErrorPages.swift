import HTTPTypes
import Hummingbird
import RecipeModel
import RecipeStore
import RecipeViewModels

/// Turns what a request cannot be answered with into a page that says what is so, and what to do.
struct ErrorPages: RouterMiddleware {
  typealias Context = RequestState

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError {
      return response(error.status, Self.problem(error), error.headers, context)
    } catch let error as RecipeStoreError {
      let status = error.status
      return response(status, Self.problem(error), status == .serviceUnavailable ? [.retryAfter: "2"] : [:], context)
    } catch let error as AmountError {
      return response(.badRequest, .refused("\(error)", back: .home), [:], context)
    } catch let error as FormError {
      return response(.badRequest, .refused(error.description, back: .home), [:], context)
    }
  }

  private func response(
    _ status: HTTPResponse.Status, _ problem: Problem, _ headers: HTTPFields, _ context: RequestState
  ) -> Response {
    let frame = PageFrame(
      isReadOnly: context.isReadOnly, isSecure: context.isSecure, script: Asset.script.link,
      manifest: Asset.manifest.link)
    var response = Response.page(Page.problem(problem, in: frame), status: status)
    for field in headers where field.name != .contentType { response.headers.append(field) }
    return response
  }

  private static func problem(_ error: HTTPError) -> Problem {
    switch error.status {
    case .notFound: .noPage
    case .forbidden: .readOnly
    case .tooManyRequests, .serviceUnavailable: .tooMany
    default: .refused(error.body ?? error.status.reasonPhrase.lowercased(), back: .home)
    }
  }

  private static func problem(_ error: RecipeStoreError) -> Problem {
    switch error {
    case .busy: .busy
    case .noSuchRecipe(let id): .noRecipe(id)
    case .noSuchCollection: .noCollection
    default: .failed
    }
  }
}

extension RecipeStoreError {
  /// What a page is answered with.
  var status: HTTPResponse.Status {
    switch self {
    case .busy: .serviceUnavailable
    case .noSuchRecipe, .noSuchCollection: .notFound
    case .changedMeanwhile: .conflict
    default: .internalServerError
    }
  }
}
