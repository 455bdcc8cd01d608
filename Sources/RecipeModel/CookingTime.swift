/// Times as people write them, and back: `1h30m`, `90m`, `1:30`, `1 hr 20 min`.
package enum CookingTime {
  /// Returns two times together; the longest there is where they are longer than that.
  package static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooLong) = one.addingReportingOverflow(other)
    return isTooLong ? .max : sum
  }

  /// Returns the words for a time: `1 hr 20 min`, `45 sec`; nothing for zero, which is "not stated".
  ///
  /// Exact to the second, so that `parse` gives back what went in.
  package static func text(_ seconds: Int) -> String {
    [(seconds / 3600, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec")]
      .filter { $0.0 != 0 }
      .map { "\($0.0) \($0.1)" }
      .joined(separator: " ")
  }
}
