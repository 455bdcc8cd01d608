import Foundation
import Synchronization

/// A server on this computer that answers each path as it is told, a connection at a time.
final class LocalServer: Sendable {
  enum Answer {
    case page(String)
    case redirection(String)
    case status(Int)
    /// As many bytes, without saying beforehand how many.
    case bytes(Int)
    case picture([UInt8])
    /// With a header of its own.
    case content([UInt8], type: String)
  }

  let port: Int
  private let listener: Int32
  private let answers: [String: Answer]
  private let asked = Mutex<[String]>([])

  init(_ answers: [String: Answer]) {
    self.answers = answers
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = withUnsafeMutablePointer(to: &address) { [listener] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(listener, address, length) == 0 && listen(listener, 16) == 0)
        getsockname(listener, address, &length)
        return pointer.pointee.sin_port
      }
    }
    port = Int(UInt16(bigEndian: number))
    Thread.detachNewThread { [self] in while serve() {} }
  }

  /// Ends the server, whose thread holds it until then.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The paths that were asked for, in their order.
  var askedPaths: [String] { asked.withLock { $0 } }

  private func serve() -> Bool {
    let connection = accept(listener, nil, nil)
    guard connection >= 0 else {
      close(listener)
      return false
    }
    defer { close(connection) }
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !request.contains("\r\n\r\n") {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return true }
      request += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
    let path = String(request.split(separator: " ")[1])
    asked.withLock { $0.append(path) }
    switch answers[path] ?? .status(404) {
    case .page(let text): send("200 OK", "Content-Length: \(text.utf8.count)\r\n", Array(text.utf8), to: connection)
    case .redirection(let address): send("302 Found", "Location: \(address)\r\n", [], to: connection)
    case .status(let status): send("\(status) Status", "", [], to: connection)
    case .picture(let bytes): send("200 OK", "Content-Length: \(bytes.count)\r\n", bytes, to: connection)
    case .content(let bytes, let type): send("200 OK", "Content-Type: \(type)\r\n", bytes, to: connection)
    case .bytes(let count): send("200 OK", "", Array(repeating: 32, count: count), to: connection)
    }
    return true
  }

  private func send(_ status: String, _ header: String, _ body: [UInt8], to connection: Int32) {
    let bytes = Array("HTTP/1.1 \(status)\r\nConnection: close\r\n\(header)\r\n".utf8) + body
    var sent = 0
    while sent < bytes.count {
      // The client may have closed the connection.
      let count = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }
}
