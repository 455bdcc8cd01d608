extension Sequence {
  /// Returns the first result of `transform` that is not nil.
  ///
  /// `lazy.compactMap(transform).first` would call it twice for that element; in a function that calls itself, twice as
  /// often again with every level.
  func firstResult<Result>(of transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
