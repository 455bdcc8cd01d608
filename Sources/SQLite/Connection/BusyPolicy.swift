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
