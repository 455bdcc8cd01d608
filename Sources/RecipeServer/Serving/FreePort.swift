import NIOCore
import NIOPosix

/// A port that is free at several addresses: devices, the pairing link, and `Host` name one port, whichever address it is.
enum FreePort {
  /// The addresses with the same free port in the place of every 0.
  ///
  /// - Throws: An error of the system where no port of one address can be listened on at the others.
  static func chosen(for addresses: [ServerAddress]) async throws -> [ServerAddress] {
    let hosts = addresses.filter { $0.port == 0 }.map(\.host)
    if hosts.isEmpty { return addresses }
    let port = try await port(of: hosts)
    return addresses.map { ServerAddress($0.host, port: $0.port == 0 ? port : $0.port) }
  }

  private static func port(of hosts: [String]) async throws -> Int {
    var failure: any Error = IOError(errnoCode: 98, reason: "bind")
    for _ in 0..<mostTries {
      do { return try await tried(hosts) } catch { failure = error }
    }
    throw failure
  }

  /// The system's choice for the first host, if the others have it too.
  private static func tried(_ hosts: [String]) async throws -> Int {
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    var channels: [any Channel] = []
    var port = 0
    do {
      for host in hosts {
        let channel = try await bootstrap.bind(host: host, port: port).get()
        channels.append(channel)
        port = channel.localAddress?.port ?? port
      }
    } catch {
      try await close(channels)
      throw error
    }
    try await close(channels)
    return port
  }

  private static func close(_ channels: [any Channel]) async throws {
    for channel in channels { try await channel.close().get() }
  }

  private static let mostTries = 20
}
