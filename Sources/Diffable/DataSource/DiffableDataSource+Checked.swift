extension DiffableDataSource {
  /// The same data source with the calls that can break a rule, which throw a violation instead of ending the program.
  @inlinable
  public var checked: Checked { Checked(dataSource: self) }

  /// The calls of a data source, each throwing a `DiffableViolation` where the plain call ends the program.
  ///
  /// Reached through `checked`. A call that throws has changed nothing.
  public struct Checked {
    @usableFromInline let dataSource: DiffableDataSource

    @inlinable
    init(dataSource: DiffableDataSource) {
      self.dataSource = dataSource
    }
  }
}
