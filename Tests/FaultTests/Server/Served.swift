import Foundation
import RecipeTestSupport

/// A real `recipes serve` of the library in a box, and a device that is paired with it.
final class Served {
  let port: Int
  let processIdentifier: pid_t
  private let child: Child
  private let token: String

  init(_ box: FaultBox) throws {
    let output = Pipe()
    child = try Binary(box: box.box).start(
      ["serve", "--port", "0"], output: output.fileHandleForWriting.fileDescriptor,
      messages: FileHandle.nullDevice.fileDescriptor)
    processIdentifier = child.processIdentifier
    try output.fileHandleForWriting.close()
    var lines = LineIterator(output.fileHandleForReading)
    var link: String?
    while link == nil, let line = lines.next() {
      if line.contains("/pair?token=") { link = line }
    }
    let parts = (link ?? "").split { ":/=".contains($0) }
    guard parts.count > 3, let port = Int(parts[2]) else {
      child.kill()
      _ = child.wait()
      throw SystemFailure(number: ECONNREFUSED)
    }
    self.port = port
    let pairing = ServedRequest(path: "/pair", body: "token=\(parts[parts.count - 1])&name=Faults")
    token = Self.answer(pairing.bytes(token: "", port: port), port)?.body.trimmingCharacters(in: .newlines) ?? ""
  }

  func send(_ request: ServedRequest) -> RawResponse? { Self.answer(bytes(request), port) }

  func get(_ path: String) -> RawResponse? { send(ServedRequest(path: path, body: nil)) }

  /// The bytes of a request, after which the connection stays if there is to be another one.
  func bytes(_ request: ServedRequest, isLast: Bool = true) -> [UInt8] {
    request.bytes(token: token, port: port, isLast: isLast)
  }

  /// Opens a stream of events, and returns when it has begun.
  func stream(of topic: String) -> RawSocket {
    let socket = RawSocket(port: port)
    socket.send(bytes(ServedRequest(path: "/events?t=\(topic)", body: nil)))
    _ = socket.read(until: "event: alive")
    return socket
  }

  func signal(_ number: Int32) { Glibc.kill(processIdentifier, number) }

  /// Waits for the end; returns the exit code, or minus the signal.
  func wait() -> Int32 { child.wait() }

  /// Ends the server at once.
  func kill() {
    child.kill()
    _ = child.wait()
  }

  private static func answer(_ bytes: [UInt8], _ port: Int) -> RawResponse? {
    let socket = RawSocket(port: port)
    socket.send(bytes)
    return RawResponse(socket.readToEnd())
  }
}

/// A request of a program to the server: a form, or without a body a question.
struct ServedRequest: Sendable {
  var path: String
  var body: String?
  var type = "application/x-www-form-urlencoded"

  func bytes(token: String, port: Int, isLast: Bool = true) -> [UInt8] {
    var lines = ["\(body == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
    if !token.isEmpty { lines.append("Authorization: Bearer \(token)") }
    if isLast { lines.append("Connection: close") }
    if let body { lines += ["Content-Type: \(type)", "Content-Length: \(body.utf8.count)"] }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
  }

  /// A form with a file.
  static func upload(_ file: String, as field: String, to path: String) -> Self {
    Self(
      path: path,
      body: "--B\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"f\"\r\n\r\n\(file)\r\n--B--\r\n",
      type: "multipart/form-data; boundary=B")
  }
}
