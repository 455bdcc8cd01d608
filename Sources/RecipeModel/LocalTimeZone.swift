import Glibc

/// The distance of local clocks from UTC, at any moment.
///
/// Foundation's `TimeZone` knows no zones without ICU; the C library does.
package struct LocalTimeZone: Sendable {
  /// Seconds east of UTC at a moment given in seconds since 1970.
  package let secondsFromUTC: @Sendable (_ moment: Int) -> Int

  package init(secondsFromUTC: @escaping @Sendable (_ moment: Int) -> Int) {
    self.secondsFromUTC = secondsFromUTC
  }

  package static let utc = LocalTimeZone { _ in 0 }

  /// The zone of `$TZ`, else of the machine.
  package static let current = LocalTimeZone { moment in
    var time = time_t(moment)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }

  /// Returns the moment at which local clocks show what UTC's would show at `clock`.
  ///
  /// Where clocks skip that time, the moment just after the gap or before it; where they show it twice, one of the two.
  func moment(clock: Int) -> Int {
    let guess = clock - secondsFromUTC(clock)
    return clock - secondsFromUTC(guess)
  }
}
