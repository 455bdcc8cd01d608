import Glibc
import RecipeTestSupport

/// Sockets of this machine.
enum Loopback {
  /// A socket that is connected to a port.
  static func connect(to port: UInt16) throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let isConnected = withAddress(port) { Glibc.connect(socket, $0, $1) == 0 }
    if !isConnected {
      let failure = SystemFailure()
      close(socket)
      throw failure
    }
    return socket
  }

  /// A socket that listens, and the free port that it has.
  static func listen() throws -> (socket: Int32, port: UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var bound = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withAddress(0) { Glibc.bind(socket, $0, $1) == 0 } && Glibc.listen(socket, 16) == 0
    let isNamed = withUnsafeMutablePointer(to: &bound) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) == 0 }
    }
    guard isListening, isNamed else { throw SystemFailure() }
    return (socket, UInt16(bigEndian: bound.sin_port))
  }

  private static func withAddress<Result>(
    _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
