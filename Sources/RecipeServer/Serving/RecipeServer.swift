import Files
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import RecipeStore
import ServiceLifecycle
import Synchronization
import UnixSignals

/// A server of one library, from its opening to its orderly end.
package struct RecipeServer: Sendable {
  let settings: ServerSettings
  let library: LiveLibrary

  /// Opens the library; nothing listens yet.
  ///
  /// - Throws: As `RecipeStore.init`.
  package init(_ settings: ServerSettings) async throws {
    self.settings = settings
    library = try await LiveLibrary(
      opening: settings.open, firstWeekday: settings.firstWeekday, eaters: settings.eaters, clock: settings.clock)
  }

  /// Serves until a signal ends it, or the library's file is no longer there; pages are told goodbye first.
  ///
  /// - Returns: Why it ended.
  /// - Throws: An error of the system where an address cannot be listened on.
  package func run() async throws -> LiveLibrary.Farewell {
    let logger = Logger(label: "recipes") { _ in SwiftLogNoOpLogHandler() }
    let keeper = gatekeeper()
    let responder = router(keeper).buildResponder()
    let channels = try channelBuilder(keeper.connections)
    let listening = Listening(settings, keeper)
    var services = settings.addresses.enumerated().map { place, address in
      ServiceGroupConfiguration.ServiceConfiguration(
        service: ListeningAddress(address, port: place == 0 ? nil : listening.port) { address in
          Application(
            responder: responder, server: channels,
            configuration: ApplicationConfiguration(address: .hostname(address.host, port: address.port)),
            onServerRunning: { listening.note($0.localAddress, at: place) }, logger: logger)
        })
    }
    // The last one ends first.
    services.append(
      .init(service: Upkeep(library: library, keeper: keeper), successTerminationBehavior: .gracefullyShutdownGroup))
    var group = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    group.maximumGracefulShutdownDuration = Self.longestGoodbye
    do { try await ServiceGroup(configuration: group).run() } catch {
      // After the goodbye, connections that were not done in time have been cut.
      guard await library.farewell != nil else { throw error }
    }
    return await library.farewell ?? .stopped
  }

  /// How long devices have to read what is on its way when the server ends.
  private static let longestGoodbye = Duration.seconds(1)

  func gatekeeper() -> Gatekeeper {
    Gatekeeper(
      DeviceList(besides: library.location.path), settings.limits, isReadOnly: settings.isReadOnly,
      isProxied: settings.isProxied, clock: settings.clock)
  }

  private func channelBuilder(_ connections: Connections) throws -> HTTPServerBuilder {
    let settings = settings
    let channels = HTTPServerBuilder { responder in
      LimitedChannel(responder: responder, limits: settings.limits, connections: connections) { address, port in
        HostRule(
          scheme: settings.certificate == nil ? "http" : "https", port: port, addresses: [address],
          names: settings.names, isProxied: settings.isProxied)
      }
    }
    return try settings.certificate?.securing(channels) ?? channels
  }

  func router(_ keeper: Gatekeeper) -> Router<RequestState> {
    let router = Router(context: RequestState.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ResponseHeaders())
    router.add(middleware: ErrorPages())
    router.add(
      middleware: Gate(
        keeper: keeper, isHTTPS: settings.certificate != nil, isProxied: settings.isProxied,
        isReadOnly: settings.isReadOnly))
    router.add(middleware: BusyReads(retry: library.retry))
    DeviceRoutes(keeper: keeper, library: library, isReadOnly: settings.isReadOnly).add(to: router)
    PictureRoute(pictures: PictureStore(besides: library.location.path)).add(to: router)
    PageRoutes(library: library).add(to: router)
    FormRoutes(library: library, programs: settings.programs).add(to: router)
    let api = APIRoutes(library: library, programs: settings.programs)
    api.add(to: router)
    api.addExport(to: router)
    let events = EventRoute(
      library: library,
      streams: DeviceCount(most: settings.limits.connections, each: settings.limits.streamsEach),
      isAdmitted: keeper.isAdmitted, unsentBytes: settings.limits.unsentBytes)
    router.get("/events", use: events.stream)
    router.refuseOtherMethods()
    return router
  }
}

/// Why an address cannot be listened on.
package struct ListeningError: Error, Hashable {
  /// In the system's words, in lowercase.
  package let reason: String
}

extension RecipeServer {
  /// Opens a library and serves it, and returns when that has ended.
  ///
  /// - Throws: As `init`; `ListeningError`, `CertificateError`.
  package static func serve(_ settings: ServerSettings) throws -> LiveLibrary.Farewell {
    do {
      return try MultiThreadedEventLoopGroup.singleton.any().makeFutureWithTask {
        try await RecipeServer(settings).run()
      }.wait()
    } catch let error as IOError {
      throw ListeningError(reason: FileError(error.errnoCode, at: "").reason)
    }
  }
}
