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
    if let device = context.device, !keeper.connections.give(context.channel, to: device.id) {
      throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "5"], message: "this device has too many connections")
    }
    context.isReadOnly = isReadOnly || context.device?.isReadOnly ?? true
    return try await next(request, context)
  }
}

/// Lets what only reads wait for a database that is busy, without keeping a thread.
struct BusyReads: RouterMiddleware {
  typealias Context = RequestState

  let retry: BusyRetry

  func handle(
    _ request: Request, context: RequestState, next: (Request, RequestState) async throws -> Response
  ) async throws -> Response {
    if request.method != .get, request.method != .head { return try await next(request, context) }
    return try await retry.run { try await next(request, context) }
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

  /// What a list of devices that is damaged or cannot be written keeps from being done.
  init(_ error: DeviceListError) {
    let what =
      switch error {
      case .unreadable: "cannot be read"
      case .damaged: "is damaged: delete it, and pair the devices again"
      case .unwritable: "cannot be written"
      }
    self.init(.serviceUnavailable, headers: [.retryAfter: "60"], message: "the list of devices \(what)")
  }
}
