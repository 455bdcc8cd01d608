extension DiffableDataSource {
  /// Shows an outline in one section and leaves the others alone.
  ///
  /// The section shows the visible items; the hidden ones and the expansion are kept with it. A section that does not
  /// exist yet is appended. Items that other sections show move here.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section to show it in.
  ///   - animatingDifferences: Whether the view should let the change be seen to happen.
  ///   - completion: Called once, after the view was told and after the completions of earlier applies.
  /// - Precondition: No snapshot is being applied. A completion may apply one.
  /// - Complexity: O(*k* log *n*) for *k* items shown before and after in the section and *n* in all.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:completion:)`.
  @inlinable
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    do {
      try checked.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    } catch { error.trap() }
  }

  /// Shows an outline in a section, on the caller's actor, and returns when a completion would be called.
  ///
  /// - Complexity: That of an apply to a section.
  /// - Source: `UICollectionViewDiffableDataSource.apply(_:to:animatingDifferences:)`.
  @inlinable
  nonisolated(nonsending) public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Returns the outline of a section, hidden items and expansion included.
  ///
  /// Flat for a section that was filled by a snapshot of the whole, empty for one that does not exist.
  ///
  /// - Complexity: O(*k*) for *k* items that the section shows.
  /// - Source: `UICollectionViewDiffableDataSource.snapshot(for:)`.
  @inlinable
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    contents.sectionSnapshot(for: section)
  }
}

extension DiffableDataSource.Checked {
  /// Shows an outline in one section; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and the completion not called, if a snapshot is being applied, or
  ///   an identifier is an object that has changed since it was handed over.
  @inlinable
  public func apply(
    _ snapshot: DiffableDataSource.SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) throws(DiffableViolation) {
    try dataSource.requireNotApplying()
    let mode = dataSource.mode(animatingDifferences: animatingDifferences)
    let change = try dataSource.engine.fill(dataSource.contents, section, snapshot, dataSource.needsDifference(mode))
    dataSource.show(change, mode: mode)
    dataSource.finish(completion)
  }
}
