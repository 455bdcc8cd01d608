extension Sequence {
  /// Returns the first result that is not `nil`, having asked each element once.
  ///
  /// `lazy.compactMap(_:).first` asks the element that it finds twice, and traps if a file, a terminal, or anything else
  /// outside of the program gives no result the second time.
  @inlinable
  package func firstResult<R>(of transform: (Element) throws -> R?) rethrows -> R? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
