extension DiffableDataSource {
  /// Makes an apply whose batches go to the awaited form of the view's call, and returns when its completion would be called.
  @inlinable
  nonisolated(nonsending) package func awaitingView(_ apply: () -> Void) async {
    handOverBatches()
    let place = completions.makePlace()
    let update = AwaitedUpdate()
    awaitedUpdate = update
    apply()
    update.isCollecting = false
    while let view, let step = update.steps.popFirst() {
      let task = withUnsafeCurrentTask { $0.hashValue }
      updatingTasks.insert(task)
      await view.performBatchUpdates(step, animated: update.isAnimated)
      updatingTasks.remove(task)
    }
    await withCheckedContinuation { continuation in
      completions.fill(place) { continuation.resume() }
      callCompletions()
    }
  }

  /// Hands the view what it has not been handed of an apply that is awaited, before another change is made.
  @inlinable
  func handOverBatches() {
    guard let awaitedUpdate else { return }
    while let view, let step = awaitedUpdate.steps.popFirst() {
      whileBusy { view.performBatchUpdates(step, animated: awaitedUpdate.isAnimated) }
    }
  }

  /// `true` if a view makes the call that is being made, from the awaited form of its own.
  @inlinable
  var isCalledByViewInUpdate: Bool {
    !updatingTasks.isEmpty && withUnsafeCurrentTask { updatingTasks.contains($0.hashValue) }
  }
}

/// The batches of an apply that is awaited, as far as the view has not been handed them.
@usableFromInline
final class AwaitedUpdate {
  @usableFromInline var steps: ArraySlice<DiffableDataSourceSnapshotDifference> = []
  @usableFromInline var isAnimated = false

  /// `true` while the apply is made, which leaves its batches here.
  @usableFromInline var isCollecting = true

  @inlinable init() {}
}

extension DiffableDataSource {
  /// Shows a snapshot unless a newer one comes first, on the caller's actor, and returns when this or a newer one is shown.
  ///
  /// For a source of snapshots that is faster than the view, such as the search for each key that is typed. Of the calls that
  /// are made at once, or while the view is still busy with an earlier one, only the last is shown. The marks of
  /// those left out are kept for it, as far as it has what they mark.
  ///
  /// Other applies are not left out, and come in the order of all calls: they show a snapshot that waits first. A reorder by
  /// the user does not. A task that is canceled changes nothing: the newest snapshot is shown.
  ///
  /// - Parameters:
  ///   - snapshot: What to show, with the marks that say what to reload and reconfigure.
  ///   - animatingDifferences: Whether the view should let the change be seen to happen.
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: O(1) if the snapshot is left out and has no marks; else that of an apply.
  @inlinable
  nonisolated(nonsending) public func applyNewest(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    do { try requireNotApplying() } catch { error.trap() }
    var newest = WaitingSnapshot(snapshot: snapshot, isAnimated: animatingDifferences)
    if let skipped = waitingSnapshot { newest.replace(skipped) }
    waitingSnapshot = newest
    if isShowingNewest {
      let isOurTurn = await withCheckedContinuation { waitingSnapshot?.callers.append($0) }
      guard isOurTurn else { return }
    } else {
      isShowingNewest = true
      // Lets other calls of the same turn come first.
      await Task.yield()
    }
    if let shown = waitingSnapshot {
      waitingSnapshot = nil
      await apply(shown.snapshot, animatingDifferences: shown.isAnimated)
      for caller in shown.callers { caller.resume(returning: false) }
    }
    if waitingSnapshot?.callers.isEmpty == false {
      waitingSnapshot?.callers.removeFirst().resume(returning: true)
    } else {
      isShowingNewest = false
    }
  }

  /// Shows the snapshot that waits, if any, before another apply.
  @inlinable
  func showWaitingSnapshot() {
    guard let shown = waitingSnapshot else { return }
    waitingSnapshot = nil
    apply(shown.snapshot, animatingDifferences: shown.isAnimated, completion: nil)
    for caller in shown.callers { caller.resume(returning: false) }
  }
}

/// The newest snapshot of those that wait to be shown, and the calls that return when it is.
@usableFromInline
struct WaitingSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  @usableFromInline var snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let isAnimated: Bool

  /// Resumed with `true` if the call is to show the snapshot itself.
  @usableFromInline var callers: [CheckedContinuation<Bool, Never>] = []

  @inlinable
  init(snapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, isAnimated: Bool) {
    self.snapshot = snapshot
    self.isAnimated = isAnimated
  }

  @inlinable
  mutating func replace(_ skipped: Self) {
    snapshot.addMarks(of: skipped.snapshot)
    callers = skipped.callers
  }
}
