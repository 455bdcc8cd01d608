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

extension DiffableDataSourceSnapshotDifference {
  /// The batches for the view: what changes the structure, then what changes contents; neither if there is nothing to do.
  @inlinable
  var steps: [DiffableDataSourceSnapshotDifference] {
    [structureStep, contentStep].filter { !$0.isEmpty }
  }

  @inlinable
  var structureStep: DiffableDataSourceSnapshotDifference {
    var step = self
    (step.sectionReloads, step.itemReloads, step.itemReconfigures) = ([], [], [])
    return step
  }

  /// Reloads and reconfigures, less the items whose sections are reloaded.
  ///
  /// If the structure changed as well, UIKit's view reloads an item again that is marked beside its section.
  @inlinable
  var contentStep: DiffableDataSourceSnapshotDifference {
    var step = DiffableDataSourceSnapshotDifference()
    let sections = Set(sectionReloads)
    step.sectionReloads = sectionReloads
    step.itemReloads = changesStructure ? itemReloads : itemReloads.filter { !sections.contains($0.section) }
    step.itemReconfigures = itemReconfigures.filter { !sections.contains($0.section) }
    return step
  }
}
