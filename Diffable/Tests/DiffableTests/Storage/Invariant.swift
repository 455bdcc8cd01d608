/// An invariant that does not hold.
struct BrokenInvariant: Error, CustomStringConvertible {
  let description: String
}

/// Throws if a condition does not hold.
///
/// What is checked of every item after every call is checked millions of times. `#require` does the same with a better
/// message, but took most of the time of these tests.
func invariant(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) throws {
  guard condition else { throw BrokenInvariant(description: "\(file):\(line) does not hold. \(comment())") }
}
