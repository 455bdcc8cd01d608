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

extension DiffableDataSource.Checked {
  /// Shows a snapshot; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and the completion not called, if a snapshot is being applied.
  @inlinable
  public func apply(
    _ snapshot: DiffableDataSource.Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) throws(DiffableViolation) {
    try dataSource.requireNotApplying()
    let mode = dataSource.mode(animatingDifferences: animatingDifferences)
    let change = dataSource.engine.show(dataSource.contents, snapshot, dataSource.needsDifference(mode))
    dataSource.show(change, mode: mode)
    dataSource.finish(completion)
  }

  /// Shows a snapshot by having the view ask for everything again; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and the completion not called, if a snapshot is being applied.
  @inlinable
  public func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSource.Snapshot, completion: (() -> Void)? = nil
  ) throws(DiffableViolation) {
    try dataSource.requireNotApplying()
    dataSource.show(dataSource.engine.show(dataSource.contents, snapshot, false), mode: .reload)
    dataSource.finish(completion)
  }
}

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
  ///   - completion: Called once, after the view was updated and after the completions of earlier applies.
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

/// How a view is brought up to date.
@usableFromInline
enum UpdateMode {
  case reload
  case batches(isAnimated: Bool)
}

extension DiffableDataSource {
  @inlinable
  func requireNotApplying() throws(DiffableViolation) {
    if isBusy { throw .alreadyApplying }
  }

  /// Runs code that is not ours, during which no snapshot may be applied.
  @inlinable
  func whileBusy<Result>(_ body: () -> Result) -> Result {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return body()
  }

  /// The first contents of all come by a reload, unless they are to be seen coming.
  @inlinable
  func mode(animatingDifferences: Bool) -> UpdateMode {
    hasContents || animatingDifferences ? .batches(isAnimated: animatingDifferences) : .reload
  }

  /// Whether the view follows by a difference; if not, none is worked out for it.
  @inlinable
  func needsDifference(_ mode: UpdateMode) -> Bool {
    if case .reload = mode { false } else { view != nil }
  }

  /// Takes over other contents and brings the view up to date.
  @inlinable
  func show(_ change: DataSourceContents<SectionIdentifierType, ItemIdentifierType>.Change, mode: UpdateMode) {
    contents = change.contents
    hasContents = true
    guard let view else { return }
    whileBusy {
      switch mode {
      case .reload: view.reloadData()
      case .batches(let isAnimated):
        for step in change.difference?.steps ?? [] { view.performBatchUpdates(step, animated: isAnimated) }
      }
    }
  }

  /// Lets a completion have its turn: now, or after those that are running or waiting.
  @inlinable
  func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    completions.append(completion)
    guard !completions.isDraining else { return }
    completions.isDraining = true
    defer { completions.isDraining = false }
    while let next = completions.popFirst() { next() }
  }
}

/// Completions that wait for their turn, in the order of the applies that they belong to.
@usableFromInline
struct CompletionQueue {
  @usableFromInline var waiting: [() -> Void] = []
  @usableFromInline var firstWaiting = 0

  /// Whether some completion is being run further up the stack; that run takes the later ones along.
  @usableFromInline var isDraining = false

  @usableFromInline init() {}

  @usableFromInline mutating func append(_ completion: @escaping () -> Void) {
    waiting.append(completion)
  }

  @usableFromInline mutating func popFirst() -> (() -> Void)? {
    guard firstWaiting < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      firstWaiting = 0
      return nil
    }
    defer { firstWaiting += 1 }
    return waiting[firstWaiting]
  }
}
