import HTTPTypes
import Hummingbird
import NIOCore
import RecipeModel

/// The pages that pair devices and forget them.
struct DeviceRoutes: Sendable {
  let keeper: Gatekeeper
  let library: LiveLibrary
  let isReadOnly: Bool

  func add(to router: Router<RequestState>) {
    router.get(RouterPath(Link.pairing.text), use: question)
    router.post(RouterPath(Link.pairing.text), use: pair)
    router.get(RouterPath(Link.devices.text), use: devices)
    router.post(RouterPath(Link.forgetDevice.text), use: forget)
  }

  @Sendable private func question(_ request: Request, _ context: RequestState) async throws -> Response {
    let token = try request.queryFields["token"] ?? ""
    guard keeper.isValid(token) else { return page(token, fault: Self.runOut, status: .gone, context) }
    return page(token, fault: nil, status: .ok, context)
  }

  private func page(_ token: String, fault: String?, status: HTTPResponse.Status, _ context: RequestState) -> Response {
    let frame = PageFrame(isReadOnly: true, isSecure: context.isSecure)
    return .page(
      PairingPage(token: token, name: "", mayWrite: !isReadOnly, fault: fault, in: frame).markup, status: status)
  }

  private static let runOut = "This link was used, or has run out."

  /// A program that does not accept pages is answered with its token, for `Authorization: Bearer`.
  @Sendable private func pair(_ request: Request, _ context: RequestState) async throws -> Response {
    let fields = try await request.formFields
    let token = fields["token"] ?? ""
    let answer = try orUnavailable { () throws(DeviceListError) in
      try keeper.pair(token, name: fields["name"] ?? "", isReadOnly: fields["may"] == "read", from: context.address)
    }
    switch answer {
    case .refused: return page(token, fault: Self.runOut, status: .gone, context)
    case .tooMany(let seconds): throw HTTPError(.tooMany(seconds: seconds))
    case .paired(let secret) where request.wantsPage:
      return Response(
        status: .seeOther,
        headers: [
          .location: Link.home.text, .setCookie: DeviceCookie.field(secret, isHTTPS: context.isHTTPS),
          .cacheControl: "no-store",
        ])
    case .paired(let secret):
      return Response(
        status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: "\(secret.text)\n")))
    }
  }

  private func orUnavailable<R>(_ use: () throws(DeviceListError) -> R) throws(HTTPError) -> R {
    do { return try use() } catch { throw HTTPError(error) }
  }

  @Sendable private func devices(_ request: Request, _ context: RequestState) async throws -> Response {
    let rows = try orUnavailable(keeper.devices).map { device in
      DeviceRow(
        id: "\(device.id)", name: device.name, isReadOnly: device.isReadOnly, isThis: device.id == context.device?.id,
        lastSeen: device.lastSeen.map({ PrintedTime($0).localDay }))
    }
    let frame = PageFrame(isReadOnly: context.isReadOnly, isSecure: context.isSecure)
    return .page(DevicesPage(rows, in: frame).markup)
  }

  @Sendable private func forget(_ request: Request, _ context: RequestState) async throws -> Response {
    guard let id = try await request.formFields["device"].flatMap({ Int($0) }),
      try orUnavailable({ () throws(DeviceListError) in try keeper.forget(id) }) != nil
    else { throw HTTPError(.notFound) }
    await library.endForgottenStreams()
    return Response(status: .seeOther, headers: [.location: Link.devices.text])
  }
}

extension Request {
  /// The fields of a form in the body, of which `RequestLimits` has let pass no more than it may have.
  fileprivate var formFields: FormFields {
    get async throws {
      try FormFields(urlEncoded: Array(try await body.collect(upTo: 1 << 20).readableBytesView))
    }
  }
}
