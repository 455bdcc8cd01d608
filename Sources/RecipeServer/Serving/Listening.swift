import Hummingbird
import NIOCore
import ServiceLifecycle
import Synchronization

/// Notes the addresses that listen, and reports them when all do.
final class Listening: Sendable {
  private let settings: ServerSettings
  private let keeper: Gatekeeper
  private let addresses: Mutex<[Int: ServerAddress]> = Mutex([:])

  /// The port of the first address as soon as it listens, for each of the others.
  let port = SharedPort()

  init(_ settings: ServerSettings, _ keeper: Gatekeeper) {
    self.settings = settings
    self.keeper = keeper
  }

  func note(_ address: SocketAddress?, at place: Int) {
    let wanted = settings.addresses[place]
    let port = address?.port ?? wanted.port
    let all = addresses.withLock { addresses in
      addresses[place] = ServerAddress(wanted.host, port: port)
      return addresses
    }
    if place == 0 { self.port.set(port) }
    if all.count == settings.addresses.count {
      settings.onListening(all.sorted { $0.key < $1.key }.map(\.value), keeper.pairingToken())
    }
  }
}

/// An address to listen on. With port 0 the first one takes any that is free, and the others take the same: devices, the
/// pairing link and `Host` name one port.
struct ListeningAddress<App: ApplicationProtocol>: Service {
  private let address: ServerAddress
  private let port: SharedPort?
  private let application: @Sendable (ServerAddress) -> App

  /// - Parameter port: That of the first address; nil for itself.
  init(_ address: ServerAddress, port: SharedPort?, application: @escaping @Sendable (ServerAddress) -> App) {
    (self.address, self.port, self.application) = (address, port, application)
  }

  func run() async throws {
    var address = address
    if address.port == 0, let port {
      guard let first = await port.value else { return }
      address.port = first
    }
    try await application(address).run()
  }
}

/// A port that becomes known.
final class SharedPort: Sendable {
  private struct State {
    var port: Int?
    var waiting: [AsyncStream<Int>.Continuation] = []
  }

  private let state = Mutex(State())

  func set(_ port: Int) {
    let waiting = state.withLock { state in
      state.port = port
      return state.waiting
    }
    for input in waiting {
      input.yield(port)
      input.finish()
    }
  }

  /// The port, when it is known; nil if the task is cancelled before.
  var value: Int? {
    get async {
      let (ports, input) = AsyncStream<Int>.makeStream()
      let port = state.withLock { state in
        if state.port == nil { state.waiting.append(input) }
        return state.port
      }
      if let port { return port }
      for await port in ports { return port }
      return nil
    }
  }
}
