import Synchronization

/// Why a request is not answered with what it asks for.
enum AccessError: Error, Hashable, Sendable {
  /// No device that is paired.
  case notPaired
  /// It would change something, and another site may have sent it.
  case otherOrigin
  /// It would change something, and may only read.
  case readOnly
  /// Too much at once; how many seconds to wait.
  case tooMany(seconds: Int)
  /// The list of devices cannot be read, so no device is admitted.
  case unavailable
}

/// Decides who is answered: paired devices, from this server's own pages, not too often.
final class Gatekeeper: Sendable {
  private struct State {
    var devices: [String: Device] = [:]
    var mark: DeviceListMark?
    var pairing = Pairing()
    var requests: RateLimit<String>
    var writes: RateLimit<Device.ID>
    var generator = SystemRandomNumberGenerator()
    var seen = SeenDevices()

    /// Reads the list if it has changed: another process may have forgotten a device.
    mutating func readDevices(_ list: DeviceList) throws(DeviceListError) {
      let now = list.mark
      if mark == now { return }
      devices = Dictionary(try list.devices().map { ($0.tokenHash, $0) }) { $1 }
      mark = now
    }
  }

  /// The connections of the devices, and of others.
  let connections: Connections
  private let list: DeviceList
  private let isReadOnly: Bool
  private let clock: ServerClock
  private let state: Mutex<State>

  /// - Parameters:
  ///   - isReadOnly: Whether no device may change anything.
  ///   - isProxied: Whether all connections come from a proxy.
  init(_ list: DeviceList, _ limits: ConnectionLimits, isReadOnly: Bool, isProxied: Bool, clock: ServerClock) {
    connections = Connections(
      most: limits.connections, each: isProxied ? limits.connections : limits.connectionsEach)
    self.list = list
    self.isReadOnly = isReadOnly
    self.clock = clock
    state = Mutex(
      State(
        requests: RateLimit(burst: limits.requests, per: 1), writes: RateLimit(burst: limits.writes, per: 1)))
  }

  /// Decides about a request, and counts it.
  ///
  /// - Returns: The device; nil where none is needed, and the request brings none.
  func admit(_ claims: RequestClaims) throws(AccessError) -> Device? {
    let now = clock.now()
    if let seconds = state.withLock({ $0.requests.secondsUntilAllowed(claims.address, at: now) }) {
      throw .tooMany(seconds: seconds)
    }
    let isOpen = Self.isOpen(claims.path)
    if !claims.isSafe {
      // A request with a pairing token or a bearer token is not from a page of another site, which has none.
      let own = HostRule.origin(claims.authority, isHTTPS: claims.isHTTPS)
      let hasSecret = claims.bearer != nil || claims.path == Link.pairing.text
      guard WriteOrigin.isAllowed(origins: claims.origins, sites: claims.sites, own: own, hasBearer: hasSecret) else {
        throw .otherOrigin
      }
    }
    guard let device = try device(claims) else {
      if isOpen { return nil }
      throw .notPaired
    }
    if !claims.isSafe, !isOpen {
      if isReadOnly || device.isReadOnly { throw .readOnly }
      if let seconds = state.withLock({ $0.writes.secondsUntilAllowed(device.id, at: now) }) {
        throw .tooMany(seconds: seconds)
      }
    }
    return device
  }

  /// What anyone may see: the page that pairs, and the files of all pages, which say nothing of the library.
  private static func isOpen(_ path: String) -> Bool {
    path == Link.pairing.text || Asset.all.contains { $0.link.text == path }
  }

  private func device(_ claims: RequestClaims) throws(AccessError) -> Device? {
    guard let token = (claims.bearer ?? claims.cookie).flatMap({ SecretToken($0) }) else { return nil }
    return try state.withLock { state throws(AccessError) in
      do { try state.readDevices(list) } catch { throw .unavailable }
      let device = state.devices[token.hash]
      if let device { state.seen.note(device, at: clock.date()) }
      return device
    }
  }

  /// Returns whether a device that was admitted would be admitted still, as what it was.
  func isAdmitted(_ device: Device) -> Bool {
    state.withLock { state in
      guard (try? state.readDevices(list)) != nil, let known = state.devices[device.tokenHash] else { return false }
      return known.id == device.id && known.isReadOnly == device.isReadOnly
    }
  }
}

extension Gatekeeper {
  /// What came of pairing a device.
  enum PairingAnswer: Sendable {
    case paired(SecretToken)
    case refused
    case tooMany(seconds: Int)
  }

  /// Makes a token for a pairing link.
  func pairingToken() -> SecretToken {
    let now = clock.now()
    return state.withLock { $0.pairing.token(at: now, using: &$0.generator) }
  }

  /// Returns whether a pairing link would work.
  func isValid(_ token: String) -> Bool {
    let now = clock.now()
    return state.withLock { $0.pairing.isValid(token, at: now) }
  }

  /// Uses up a pairing link, and remembers the device.
  func pair(
    _ token: String, name: String, isReadOnly: Bool, from address: String
  ) throws(DeviceListError) -> PairingAnswer {
    try state.withLock { state throws(DeviceListError) in
      let secret = SecretToken(bits: SecretToken.deviceBits, using: &state.generator)
      let answer = try state.pairing.redeem(token, from: address, at: clock.now()) { () throws(DeviceListError) in
        _ = try list.add(name: name, isReadOnly: isReadOnly, tokenHash: secret.hash, now: clock.date())
      }
      return switch answer {
      case .refused: .refused
      case .tooMany(let seconds): .tooMany(seconds: seconds)
      case .paired: .paired(secret)
      }
    }
  }

  /// Writes down when devices were last seen, where that has changed.
  func writeSeen() {
    let times = state.withLock { $0.seen.take() }
    // A list that cannot be written is no reason to answer less.
    if !times.isEmpty { try? list.noteSeen(times) }
  }

  func devices() throws(DeviceListError) -> [Device] { try list.devices() }

  @discardableResult
  func forget(_ id: Device.ID) throws(DeviceListError) -> Device? { try list.forget(id) }
}
