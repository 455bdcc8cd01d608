extension Sequence where Element: Hashable {
  /// Returns the elements that occur more than once, each once, in the order in which they are found to repeat.
  ///
  /// A way to check identifiers before they are handed to a snapshot, which refuses a call that repeats one.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func duplicateIdentifiers() -> [Element] {
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    return filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
  }
}
