import HTTPTypes
import Hummingbird

/// Lets only requests through that the gatekeeper admits.
struct Gate: RouterMiddleware {
  typealias Context = RequestState

  let keeper: Gatekeeper
  let isHTTPS: Bool
  let isProxied: Bool
  let isReadOnly: Bool

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    let claims = RequestClaims(
      request, address: context.channel.remoteAddress?.ipAddress ?? "", isHTTPS: isHTTPS, isProxied: isProxied)
    var context = context
    context.address = claims.address
    context.isHTTPS = claims.isHTTPS
    context.origin = HostRule.origin(claims.authority, isHTTPS: claims.isHTTPS)
    context.isSecure = claims.isHTTPS || claims.isOfLoopback
    do {
      context.device = try keeper.admit(claims)
    } catch {
      throw HTTPError(error)
    }
    context.isReadOnly = isReadOnly || context.device?.isReadOnly ?? true
    return try await next(request, context)
  }
}

extension HTTPError {
  /// - Source: RFC 9110, 15.5.2: a 401 names a way to authenticate, here RFC 6750's.
  init(_ error: AccessError) {
    switch error {
    case .notPaired:
      self.init(.unauthorized, headers: [.wwwAuthenticate: "Bearer"], message: "this device is not paired")
    case .otherOrigin: self.init(.forbidden, message: "the request comes from another site")
    case .readOnly: self.init(.forbidden, message: "this device may only read")
    case .tooMany(let seconds):
      self.init(.tooManyRequests, headers: [.retryAfter: "\(seconds)"], message: "too many requests at once")
    case .unavailable:
      self.init(.serviceUnavailable, headers: [.retryAfter: "60"], message: "the list of devices cannot be read")
    }
  }
}
