import Synchronization

/// A clock that goes forward when it is told to.
final class TestClock: Sendable {
  private let seconds = Atomic(0)
  private let start: Int

  /// - Parameter date: What it begins with, in seconds since 1970.
  init(date: Int = 0) { start = date }

  /// In nanoseconds, from 1 on.
  var now: UInt64 { UInt64(seconds.load(ordering: .relaxed)) * 1_000_000_000 + 1 }

  /// In seconds since 1970.
  var date: Int { start + seconds.load(ordering: .relaxed) }

  func advance(bySeconds count: Int) { seconds.add(count, ordering: .relaxed) }
}
