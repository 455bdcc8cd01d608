import CSQLite
import Glibc

/// Waits for locks by a `BusyPolicy`, and stops waits and statements when told to.
///
/// - Source: sqlite.org/c3ref/busy_handler.html, sqlite.org/c3ref/progress_handler.html.
final class Waiter {
  private let policy: BusyPolicy
  private let shouldStop: (() -> Bool)?
  private var waited = Duration.zero
  private var hasNoticed = false

  init(policy: BusyPolicy, shouldStop: (() -> Bool)?) {
    self.policy = policy
    self.shouldStop = shouldStop
  }

  /// Registers the handlers; the connection must not outlive this object.
  func install(on connection: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(connection, { Waiter.at($0).wait(attempt: Int($1)) ? 1 : 0 }, context)
    if shouldStop != nil {
      // A thousand instructions of SQLite's machine take some ten microseconds.
      sqlite3_progress_handler(connection, 1000, { Waiter.at($0).shouldStop?() == true ? 1 : 0 }, context)
    }
  }

  /// Pauses, and returns whether to try again.
  func wait(attempt: Int) -> Bool {
    if attempt == 0 {
      waited = .zero
      hasNoticed = false
    }
    guard shouldStop?() != true, let pause = policy.pause(afterAttempt: attempt, waited: waited) else { return false }
    if waited >= policy.noticeDelay, !hasNoticed {
      hasNoticed = true
      policy.onNotice()
    }
    usleep(UInt32(pause / .microseconds(1)))
    waited += pause
    return true
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> Waiter {
    Unmanaged<Waiter>.fromOpaque(context!).takeUnretainedValue()
  }
}
