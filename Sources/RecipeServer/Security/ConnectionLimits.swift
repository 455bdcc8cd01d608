import NIOCore
import Synchronization

/// What a connection may cost.
struct ConnectionLimits: Sendable {
  /// The most bytes of a request's first line and fields.
  var headBytes = 16 << 10
  /// The most bytes of its target alone.
  var targetBytes = 8 << 10

  /// From the first byte of a head to its last.
  var headTime = TimeAmount.seconds(10)
  /// From the end of the head to the end of the body.
  var bodyTime = TimeAmount.seconds(30)
  /// How long a connection stays open without a request.
  var idleTime = TimeAmount.seconds(60)
  /// How long a client may read nothing of a response.
  var stallTime = TimeAmount.seconds(30)
  /// How long what a client still sends is taken after a refusal: closed at once, the connection would be reset, and the
  /// refusal lost.
  var lingerTime = TimeAmount.seconds(2)

  /// The most bytes that wait to be sent; more only where one write is longer.
  var unsentBytes = 256 << 10

  var connections = 256
  var connectionsEach = 32
  var streamsEach = 16

  /// In a second, for an address.
  var requests = 50
  /// In a second, for a device.
  var writes = 10

  /// The most bytes of a request's body, by its path.
  var bodyBytes: @Sendable (_ path: Substring) -> Int = FormRoute.mostBytes
}

/// Counts something by address from any thread.
final class AddressCount: Sendable {
  private let counts: Mutex<CountLimit>

  init(most: Int, each: Int) {
    counts = Mutex(CountLimit(most: most, each: each))
  }

  func enter(_ address: String) -> Bool { counts.withLock { $0.enter(address) } }
  func leave(_ address: String) { counts.withLock { $0.leave(address) } }
}

extension FormRoute {
  /// The most bytes that may be posted to a path, whether the page's or that of the same verb for programs.
  static func mostBytes(to path: Substring) -> Int {
    let parts = path.split(separator: "/")
    return allCases.filter { $0.takesFile && $0.ends(parts) }.map(\.mostBytes).max() ?? 1 << 20
  }

  private func ends(_ parts: [Substring]) -> Bool {
    let own = rawValue.split(separator: "/")
    return parts.count >= own.count
      && zip(parts.suffix(own.count), own).allSatisfy { $0 == $1 || $1.hasPrefix("{") }
  }
}
