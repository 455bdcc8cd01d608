import CSQLite
import Glibc

/// What a connection does while others hold the lock that it needs.
package struct BusyPolicy {
  /// How long to wait before giving up with `ResultCode.busy`.
  package var timeout: Duration

  /// How long to wait before `onNotice` is called.
  package var noticeDelay: Duration

  /// Called once a wait, so that the person can be told why nothing happens.
  package var onNotice: () -> Void

  package init(
    timeout: Duration = .seconds(30), noticeDelay: Duration = .seconds(1), onNotice: @escaping () -> Void = {}
  ) {
    self.timeout = timeout
    self.noticeDelay = noticeDelay
    self.onNotice = onNotice
  }

  /// The next pause after `attempt` tries that together waited `waited`, or `nil` to give up.
  ///
  /// The pauses grow as in SQLite's own busy handler, but only to 25 ms: with many writers a long pause lets
  /// others overtake again and again.
  func pause(afterAttempt attempt: Int, waited: Duration) -> Duration? {
    let remaining = timeout - waited
    guard remaining > .zero else { return nil }
    let pauses = [1, 2, 5, 10, 15, 20, 25]
    return min(.milliseconds(pauses[min(attempt, pauses.count - 1)]), remaining)
  }
}

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
