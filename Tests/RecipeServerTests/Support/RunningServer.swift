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
          environment: StoreEnvironment(now: { 1_795_000_000 }, seed: 1, busyTimeout: .seconds(2)))
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

  /// Sends bytes and returns the first response.
  ///
  /// - Parameter source: The address that they come from.
  func send(_ bytes: [UInt8], from source: String? = nil) -> RawResponse {
    let socket = RawSocket(port: port, from: source)
    socket.send(bytes)
    return RawResponse(socket.readToEnd()) ?? .none
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

/// A connection without any understanding of HTTP.
final class RawSocket {
  private let descriptor: Int32

  /// - Parameters:
  ///   - host: The address of the server.
  ///   - source: The address that the connection comes from, of which loopback has as many as a test needs.
  ///   - receiveBuffer: The size of the system's buffer for what is not read; nil for the usual one.
  init(port: Int, host: String = "127.0.0.1", from source: String? = nil, receiveBuffer: Int32? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Far longer than any test takes, so that a server that does not answer fails the test.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    if let source { #expect(Self.call(bind, descriptor, source, port: 0) == 0, "cannot bind \(source)") }
    #expect(Self.call(connect, descriptor, host, port: port) == 0, "cannot connect")
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ descriptor: Int32, _ host: String, port: Int
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Sends what the other side takes.
  func send(_ bytes: some Sequence<UInt8>) { _ = sends(Array(bytes)) }

  /// Sends bytes; returns `false` if the connection is closed.
  func sends(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Says that nothing more is sent.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns what comes until the other side closes the connection.
  func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let more = read(), !more.isEmpty { bytes += more }
    return bytes
  }

  /// Returns what comes next; nothing at the end.
  func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Returns what comes until it contains a text, or the end.
  func read(until text: String) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(text), case let more = read(), !more.isEmpty {
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A response as it came, with what follows it.
struct RawResponse: Sendable, CustomStringConvertible {
  let status: Int
  let fields: [String: String]
  let body: String

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
    self.status = status
    fields = Dictionary(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (parts[0].lowercased(), parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
      }
    ) { $1 }
    body = String(text[end.upperBound...])
  }

  /// What a connection that was closed without a response stands for.
  static let none = RawResponse(status: 0, fields: [:], body: "")

  private init(status: Int, fields: [String: String], body: String) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  var description: String { "\(status) \(fields) \(body.prefix(300))" }
}
