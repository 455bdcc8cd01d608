import Foundation
import HTTPTypes
import Hummingbird
import RecipeStore
import RecipeTestSupport
import Synchronization
import Testing

@testable import RecipeServer

/// A server of a library of its own, in this process, on a free port.
final class RunningServer: Sendable {
  let folder: TemporaryFolder
  let port: Int
  let token: SecretToken
  /// Every route of the router, with a number for each parameter.
  let routes: [(method: String, path: String)]
  let library: LiveLibrary
  private let task: Task<Void, any Error>

  /// Runs `body` with a server, and ends it.
  ///
  /// - Parameter change: Changes the settings.
  static func run<R: Sendable>(
    _ change: (inout ServerSettings) -> Void = { _ in }, _ body: @escaping @Sendable (RunningServer) async throws -> R
  ) async throws -> R {
    let server = try await RunningServer(change)
    defer { server.task.cancel() }
    return try await withTaskExecutorPreference(BlockingThreads()) { try await body(server) }
  }

  private init(_ change: (inout ServerSettings) -> Void) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("recipes.sqlite")
    let (events, sink) = AsyncStream.makeStream(of: (Int, SecretToken).self)
    var settings = ServerSettings(
      addresses: [ServerAddress("127.0.0.1", port: 0)],
      open: {
        try RecipeStore(
          at: .file(path, isDefault: false),
          environment: StoreEnvironment(now: { 1_795_000_000 }, seed: 1, busyTimeout: LiveLibrary.busyTimeout))
      },
      onListening: { addresses, token in sink.yield((addresses[0].port, token)) })
    change(&settings)
    let server = try await RecipeServer(settings)
    routes = server.router(server.gatekeeper()).routes.map { route in
      let parts = "\(route.path)".split(separator: "/").map { $0.hasPrefix(":") || $0.hasPrefix("{") ? "1" : $0 }
      return (route.method.rawValue, "/" + parts.joined(separator: "/"))
    }
    task = Task {
      defer { sink.finish() }
      _ = try await server.run()
    }
    guard let (port, token) = await events.first(where: { _ in true }) else {
      _ = try await task.value
      throw SystemFailure(number: ECONNREFUSED)
    }
    (self.folder, self.port, self.token, library) = (folder, port, token, server.library)
  }

  /// Pairs a device, and returns the secret that it sends.
  func pair(isReadOnly: Bool = false) -> String {
    let response = post(
      "/pair", "token=\(token.text)&name=Test&may=\(isReadOnly ? "read" : "write")", fields: [])
    #expect(response.status == 200, "\(response)")
    return response.body.trimmingCharacters(in: .newlines)
  }

  /// The fields of another device, paired without the link.
  func pairAgain(isReadOnly: Bool = false) throws -> [String] {
    var generator = SystemRandomNumberGenerator()
    let secret = SecretToken(bits: SecretToken.deviceBits, using: &generator)
    _ = try DeviceList(besides: folder.path("recipes.sqlite"))
      .add(name: "Test", isReadOnly: isReadOnly, tokenHash: secret.hash, now: 0)
    return ["Cookie: recipes=\(secret.text)"]
  }

  func get(_ path: String, fields: [String] = []) -> RawResponse {
    send(request("GET", path, fields))
  }

  func post(_ path: String, _ body: String, fields: [String]) -> RawResponse {
    send(
      request(
        "POST", path,
        fields + ["Content-Type: application/x-www-form-urlencoded", "Content-Length: \(body.utf8.count)"])
        + Array(body.utf8))
  }

  /// A request that is the connection's last.
  func request(_ method: String, _ path: String, _ fields: [String] = [], host: String? = nil) -> [UInt8] {
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + fields
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Sends bytes and returns the first response; of a stream of events, which has no end, its beginning.
  ///
  /// - Parameter source: The address that they come from.
  func send(_ bytes: [UInt8], from source: String? = nil) -> RawResponse {
    let socket = RawSocket(port: port, from: source)
    socket.send(bytes)
    return RawResponse(socket.readResponse()) ?? .none
  }

  var cookieFields: [String] { ["Cookie: recipes=\(pair())"] }
  var origin: String { "http://127.0.0.1:\(port)" }
}

/// Runs what waits for sockets outside of the threads that the server's own tasks need.
private final class BlockingThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
