import Foundation
import Glibc
import RecipeTestSupport
import Synchronization

/// Debian's `chromedriver`, one process for all tests of this run.
///
/// - Source: WebDriver, W3C: https://www.w3.org/TR/webdriver2/
struct Driver: Sendable {
  static let path = "/usr/bin/chromedriver"

  /// `true` if the tests can run; with `REQUIRE_BROWSER` they run, and fail, where it is missing.
  static let isExpected =
    FileManager.default.isExecutableFile(atPath: path)
    || ProcessInfo.processInfo.environment["REQUIRE_BROWSER"] != nil

  private static let started = Result { try start() }

  static var shared: Driver { get throws { try started.get() } }

  let port: UInt16

  private static func start() throws -> Driver {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["--port=0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    endAtExit(process.processIdentifier)
    // ChromeDriver was started successfully on port 33101.
    let line = try output.fileHandleForReading.firstLine { $0.contains("successfully") }
    guard let port = line.split(whereSeparator: { !$0.isNumber }).last else {
      throw BrowserFailure("chromedriver: \(line)")
    }
    return Driver(port: UInt16(port) ?? 0)
  }

  // MARK: - The end

  private static let processes = Mutex<[pid_t]>([])

  /// Ends a process with this one: chromedriver does not end its browsers.
  static func endAtExit(_ process: pid_t) {
    let isFirst = processes.withLock { known in
      known.append(process)
      return known.count == 1
    }
    if isFirst { atexit { Driver.processes.withLock { $0.reversed().forEach { kill($0, SIGKILL) } } } }
  }

  // MARK: - Requests

  private struct Answer<Value: Decodable>: Decodable { let value: Value }
  private struct Fault: Decodable { let error: String, message: String }

  func send<Value: Decodable>(
    _ method: String, _ path: String, _ body: [String: Any]? = nil, as type: Value.Type = Value.self
  ) async throws -> Value {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(content.count)\r
      Connection: close\r
      \r\n
      """
    let (status, answer) = try await exchange(Data(head.utf8) + content)
    guard status == 200 else {
      let fault = try JSONDecoder().decode(Answer<Fault>.self, from: answer).value
      throw BrowserFailure("\(fault.error): \(fault.message.prefix(400))")
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: answer).value
  }

  /// Sends a request and reads its answer, on a thread that may wait. `URLSession` cannot read chromedriver's headers.
  private func exchange(_ request: Data) async throws -> (status: Int, body: Data) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try wait(for: request) }) }
    }
  }

  private func wait(for request: Data) throws -> (status: Int, body: Data) {
    let connection = FileHandle(fileDescriptor: try Loopback.connect(to: port), closeOnDealloc: true)
    try connection.write(contentsOf: request)
    var answer = Data()
    let separator = Data("\r\n\r\n".utf8)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(connection.fileDescriptor, &piece, piece.count, 0), count > 0 {
      answer += piece[..<count]
      guard let end = answer.firstRange(of: separator) else { continue }
      let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
      let length = head.split(separator: "content-length:").dropFirst().first.flatMap { rest in
        Int(rest.drop { $0 == " " }.prefix { $0.isNumber })
      }
      let body = answer[end.upperBound...]
      if body.count >= length ?? 0 { return (Int(head.dropFirst(9).prefix(3)) ?? 0, Data(body)) }
    }
    throw BrowserFailure("chromedriver: \(String(decoding: answer, as: UTF8.self))")
  }
}

struct BrowserFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension FileHandle {
  /// The first line that fits, of a process that goes on writing.
  func firstLine(where fits: (String) -> Bool) throws -> String {
    var line = Data()
    var said = ""
    while let byte = try read(upToCount: 1), let first = byte.first {
      line.append(first)
      if first != UInt8(ascii: "\n") { continue }
      let text = String(decoding: line, as: UTF8.self)
      if fits(text) { return text }
      said += text
      line = Data()
    }
    throw BrowserFailure("a process ended before it was ready:\n\(said)")
  }
}
