import FoundationEssentials
import NIOCore

/// The clocks of a server.
struct ServerClock: Sendable {
  /// In nanoseconds, of a clock that only goes forward.
  var now: @Sendable () -> UInt64 = { NIODeadline.now().uptimeNanoseconds }

  /// In seconds since 1970.
  var date: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

  /// Waits without keeping a thread.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}
