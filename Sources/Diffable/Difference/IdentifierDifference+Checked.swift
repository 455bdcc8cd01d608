extension IdentifierDifference {
  /// Compares two sequences of identifiers after making sure that neither repeats one.
  ///
  /// - Throws: `DiffableViolation` that names the repeated identifiers, those of `old` if both sequences have some.
  /// - Complexity: O(*n*) on average for *n* identifiers in both, all of which are hashed.
  /// - Source: The text is that of `NSDiffableDataSourceSnapshot` for repeated identifiers.
  @inlinable
  public static func checked<Identifier: Hashable>(
    from old: some Collection<Identifier>, to new: some Collection<Identifier>
  ) throws(DiffableViolation) -> IdentifierDifference {
    let repeatedOld = old.duplicateIdentifiers()
    guard repeatedOld.isEmpty else { throw .repeatedItems(repeatedOld) }
    let repeatedNew = new.duplicateIdentifiers()
    guard repeatedNew.isEmpty else { throw .repeatedItems(repeatedNew) }
    return IdentifierDifference(from: old, to: new)
  }
}
