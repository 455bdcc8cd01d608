import Foundation
import Glibc
import Synchronization

/// A TCP proxy on this machine whose connections can be cut, and which refuses new ones while it is down.
final class CuttableProxy: Sendable {
  let port: UInt16
  private let listener: Int32
  private let target: UInt16
  private let state = Mutex(State())

  private struct State {
    var isDown = false
    var sockets: [Int32] = []
  }

  init(to target: UInt16) throws {
    self.target = target
    (listener, port) = try Loopback.listen()
    Thread.detachNewThread { [self] in accepting() }
  }

  /// Cuts all connections, and refuses others until `restore`.
  func cut() {
    state.withLock { state in
      state.isDown = true
      state.sockets.forEach { shutdown($0, Int32(SHUT_RDWR)) }
    }
  }

  func restore() { state.withLock { $0.isDown = false } }

  private func accepting() {
    while true {
      let client = accept(listener, nil, nil)
      if client < 0 { return }
      let server = try? Loopback.connect(to: target)
      let isUp = state.withLock { state in
        guard let server, !state.isDown else { return false }
        state.sockets += [client, server]
        return true
      }
      if isUp, let server {
        Thread.detachNewThread { Self.pump(client, server) }
        Thread.detachNewThread { Self.pump(server, client) }
      } else {
        close(client)
        server.map { _ = close($0) }
      }
    }
  }

  /// Carries bytes one way until either side ends. Sockets are only shut down, so that a cut cannot meet another's number.
  private static func pump(_ from: Int32, _ to: Int32) {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(from, &bytes, bytes.count, 0)
      if count <= 0 { break }
      var sent = 0
      while sent < count {
        let part = bytes[sent..<count].withUnsafeBytes { send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if part <= 0 { break }
        sent += part
      }
      if sent < count { break }
    }
    shutdown(from, Int32(SHUT_RDWR))
    shutdown(to, Int32(SHUT_RDWR))
  }
}
