import HTTPTypes
import Hummingbird
import RecipeStore
import RecipeViewModels

/// Turns what a request cannot be answered with into a response: a sentence that says what is wrong, and what to do.
struct ErrorPages: RouterMiddleware {
  typealias Context = RequestState

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError {
      return response(error.status, error.body ?? Self.sentence(error.status), error.headers)
    } catch let error as RecipeStoreError {
      return response(error.status, error.description, error.status == .serviceUnavailable ? [.retryAfter: "2"] : [:])
    } catch let error as AmountError {
      return response(.badRequest, "\(error)", [:])
    } catch let error as FormError {
      return response(.badRequest, error.description, [:])
    }
  }

  private func response(_ status: HTTPResponse.Status, _ sentence: String, _ headers: HTTPFields) -> Response {
    var response = Response.page(Page.error(status, sentence), status: status)
    for field in headers where field.name != .contentType { response.headers.append(field) }
    return response
  }

  private static func sentence(_ status: HTTPResponse.Status) -> String {
    status == .notFound ? "nothing is here" : status.reasonPhrase.lowercased()
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
