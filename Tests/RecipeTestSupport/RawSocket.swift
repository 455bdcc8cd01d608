import Foundation
import Glibc

/// A connection without any understanding of HTTP. One that cannot be made ends at once.
package final class RawSocket {
  private let descriptor: Int32

  /// - Parameters:
  ///   - host: The address of the server.
  ///   - source: The address that the connection comes from, of which loopback has as many as a test needs.
  ///   - receiveBuffer: The size of the system's buffer for what is not read; nil for the usual one.
  package init(port: Int, host: String = "127.0.0.1", from source: String? = nil, receiveBuffer: Int32? = nil) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // Far longer than any test takes, so that a server that does not answer fails the test.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    if let source { precondition(Self.call(bind, descriptor, source, port: 0) == 0, "cannot bind \(source)") }
    _ = Self.call(connect, descriptor, host, port: port)
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
  package func send(_ bytes: some Sequence<UInt8>) { _ = sends(Array(bytes)) }

  /// Sends bytes; returns `false` if the connection is closed.
  package func sends(_ bytes: [UInt8]) -> Bool {
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
  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns what comes until the other side closes the connection.
  package func readToEnd() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let more = read(), !more.isEmpty { bytes += more }
    return bytes
  }

  /// Returns what comes until the end; of a stream of events, which has none, what comes first.
  package func readResponse() -> [UInt8] {
    let head = readBytes(until: "\r\n\r\n")
    let isStream = String(decoding: head, as: UTF8.self).lowercased().contains("content-type: text/event-stream")
    return isStream ? head : head + readToEnd()
  }

  /// Returns what comes next; nothing at the end.
  package func read() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Returns what comes until it contains a text, or the end.
  package func read(until text: String) -> String { String(decoding: readBytes(until: text), as: UTF8.self) }

  private func readBytes(until text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(text), case let more = read(), !more.isEmpty {
      bytes += more
    }
    return bytes
  }
}
