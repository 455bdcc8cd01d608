import CSQLite
import Glibc

/// The behavior of a connection while others hold the lock that it needs.
package struct BusyPolicy {
  /// The wait before giving up with `ResultCode.busy`.
  package var timeout: Duration

  /// `true` if the timeout begins again whenever the program that has the lock has written something: a long change is
  /// waited for, a program that hangs is not.
  package var outlastsWork: Bool

  /// The wait before `onNotice` is called.
  package var noticeDelay: Duration

  /// Called once a wait, so that the person can be told why nothing happens.
  package var onNotice: () -> Void

  package init(
    timeout: Duration = .seconds(30), outlastsWork: Bool = false, noticeDelay: Duration = .seconds(1),
    onNotice: @escaping () -> Void = {}
  ) {
    self.timeout = timeout
    self.outlastsWork = outlastsWork
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
  private let work: () -> WriteTrace?
  private var waited = Duration.zero
  private var hasNoticed = false

  /// The work of the others when it was last looked at, and the length of the wait then.
  private var seen: (work: WriteTrace?, waited: Duration) = (nil, .zero)

  /// - Parameter work: Returns what others have written.
  init(policy: BusyPolicy, shouldStop: (() -> Bool)?, work: @escaping () -> WriteTrace? = { nil }) {
    self.policy = policy
    self.shouldStop = shouldStop
    self.work = work
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
      if policy.outlastsWork { seen = (work(), .zero) }
    }
    if policy.outlastsWork, case let work = work(), work != seen.work { seen = (work, waited) }
    guard shouldStop?() != true, let pause = policy.pause(afterAttempt: attempt, waited: waited - seen.waited) else {
      return false
    }
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

/// The lengths of a database and of its journal, and when they were last written.
///
/// A look at the names opens no file: closing one would drop the locks of this process
/// (sqlite.org/howtocorrupt.html, section 2.2).
struct WriteTrace: Equatable {
  private let values: [Int]

  init(of connection: OpaquePointer) {
    let database = sqlite3_db_filename(connection, "main")
    values = [database, database.map { sqlite3_filename_journal($0) }].flatMap { name in
      var status = stat()
      guard let name, stat(name, &status) == 0 else { return [-1, 0, 0] }
      return [status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}
