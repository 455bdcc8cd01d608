import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
  /// A page, which shows the library as it is now, so no cache may keep it.
  static func page(_ markup: Markup, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: markup.text)))
  }

  /// A file of the pages.
  static func asset(_ asset: Asset) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: asset.mediaType, .cacheControl: asset.isImmutable ? Self.immutable : "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: asset.text)))
  }

  /// - Source: RFC 8246.
  static let immutable = "public, max-age=31536000, immutable"
}

/// What every response says to browsers.
///
/// - Source: "Content Security Policy Level 3"; "Fetch", section 3.7 (Cross-Origin-Resource-Policy); "HTML", section 7.1.3
///   (Cross-Origin-Opener-Policy); "Referrer Policy": with `no-referrer` the origin of a form would be `null`.
struct ResponseHeaders: RouterMiddleware {
  typealias Context = RequestState

  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
    response.headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] = "same-origin"
    response.headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
    return response
  }
}
