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
    dataSource.showWaitingSnapshot()
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
    dataSource.showWaitingSnapshot()
    dataSource.show(dataSource.engine.show(dataSource.contents, snapshot, false), mode: .reload)
    dataSource.finish(completion)
  }
}

extension DiffableDataSource {
  /// Returns a snapshot without sections, for one that is built again from all that is to be shown.
  ///
  /// ```swift
  /// var snapshot = dataSource.emptySnapshot()
  /// snapshot.appendSections(["fruit"])
  /// snapshot.appendItems([1, 2, 3])
  /// dataSource.apply(snapshot)
  /// ```
  ///
  /// It is like any empty snapshot, but what is shown now is recognized when it is appended: compared, and neither hashed nor
  /// copied, from the front and from the back of each section. So a snapshot whose sections hold the same items is built and
  /// applied several times as fast, and so is one in which a few items come, leave, or move to another section. Where many do,
  /// all may be hashed as usual, and so they are in the snapshot that follows an edited one.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func emptySnapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.checked = Snapshot.Checked(rebuilding: contents.snapshot.checked)
    return snapshot
  }

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
  /// - Complexity: O(*k* log *n*) for *k* rows that an edited copy of the section's outline does not share with it, and *n*
  ///   in all; for another outline, *k* counts the items shown before and after.
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
    await awaitingView { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }
  }

  /// Returns the outline of a section, hidden items and expansion included.
  ///
  /// Flat for a section that was filled by a snapshot of the whole, empty for one that does not exist.
  ///
  /// - Complexity: O(1) for an outline, O(*k*) for a flat section of *k* items.
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
    dataSource.showWaitingSnapshot()
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
    if isBusy || isCalledByViewInUpdate { throw .alreadyApplying }
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

  /// Returns whether the view follows by a difference; if not, none is worked out for it.
  @inlinable
  func needsDifference(_ mode: UpdateMode) -> Bool {
    if case .reload = mode { false } else { view != nil }
  }

  /// Takes over other contents and brings the view up to date.
  @inlinable
  func show(_ change: DataSourceContents<SectionIdentifierType, ItemIdentifierType>.Change, mode: UpdateMode) {
    handOverBatches()
    contents = change.contents
    hasContents = true
    guard let view else { return }
    switch mode {
    case .reload: whileBusy { view.reloadData() }
    case .batches(let isAnimated):
      let steps = change.difference?.steps ?? []
      if let awaitedUpdate, awaitedUpdate.isCollecting {
        (awaitedUpdate.steps, awaitedUpdate.isAnimated) = (steps[...], isAnimated)
      } else {
        whileBusy {
          for step in steps { view.performBatchUpdates(step, animated: isAnimated) }
        }
      }
    }
  }

  /// Lets a completion have its turn: now, or after those that are running or waiting.
  @inlinable
  func finish(_ completion: (() -> Void)?) {
    guard let completion else { return }
    completions.append(completion)
    callCompletions()
  }

  /// Calls the completions whose turn it is.
  @inlinable
  func callCompletions() {
    guard !completions.isDraining else { return }
    completions.isDraining = true
    defer { completions.isDraining = false }
    while let next = completions.popFirst() { next() }
  }
}

/// Completions that wait for their turn, in the order of the applies that they belong to.
@usableFromInline
struct CompletionQueue {
  /// `nil` for an apply that is awaited, until its view is done.
  @usableFromInline var waiting: [(() -> Void)?] = []
  @usableFromInline var firstWaiting = 0

  /// The number of completions that have been removed from the front.
  @usableFromInline var removedCount = 0

  /// `true` if some completion is being run further up the stack; that run takes the later ones along.
  @usableFromInline var isDraining = false

  @usableFromInline init() {}

  @usableFromInline mutating func append(_ completion: @escaping () -> Void) {
    waiting.append(completion)
  }

  /// Keeps a place for the completion of an apply that is being made, and returns it.
  @usableFromInline mutating func makePlace() -> Int {
    waiting.append(nil)
    return removedCount + waiting.count - 1
  }

  @usableFromInline mutating func fill(_ place: Int, with completion: @escaping () -> Void) {
    waiting[place - removedCount] = completion
  }

  @usableFromInline mutating func popFirst() -> (() -> Void)? {
    guard firstWaiting < waiting.count else {
      removedCount += waiting.count
      waiting.removeAll(keepingCapacity: true)
      firstWaiting = 0
      return nil
    }
    guard let first = waiting[firstWaiting] else { return nil }
    firstWaiting += 1
    return first
  }
}
