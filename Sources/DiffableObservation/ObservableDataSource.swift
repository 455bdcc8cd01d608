public import Diffable
public import Observation

/// Holds what is shown for views that observe what they read, instead of following batches of updates.
///
/// What reads a section's items is notified when those change, what reads the order of the sections when that does, and
/// what reads the content of an item when a snapshot marks it. An apply notifies nothing else.
///
/// ```swift
/// let dataSource = ObservableDataSource<String, Int>()
/// withObservationTracking {
///   draw(dataSource.itemIdentifiers(inSection: "main"))
/// } onChange: {
///   drawAgainSoon()
/// }
/// ```
///
/// Like ``DiffableDataSource`` it belongs to the actor or the thread that made it.
public final class ObservableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: Observable {
  /// A snapshot of all that is shown.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What a view can read, and be notified of.
  private enum Reading: Hashable {
    case sections
    case items(of: SectionIdentifierType)
    case content(of: ItemIdentifierType)
  }

  private let registrar = ObservationRegistrar()
  private var contents = Snapshot()
  private var isApplying = false

  /// Creates an empty data source.
  public init() {}

  /// Returns what is shown now, without marks. Reading it is not observed.
  ///
  /// - Complexity: O(1).
  public func snapshot() -> Snapshot { contents }

  /// All sections in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var sectionIdentifiers: [SectionIdentifierType] {
    registrar.access(self, keyPath: \.[.sections])
    return contents.sectionIdentifiers
  }

  /// Returns the items of a section in order; none if there is no such section.
  ///
  /// - Complexity: O(*k*) for *k* items in the section.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    registrar.access(self, keyPath: \.[.items(of: section)])
    return (try? contents.checked.itemIdentifiers(inSection: section)) ?? []
  }

  /// Says that the content of an item is being read, so that the reader is notified when a snapshot marks the item to be
  /// reloaded or reconfigured, or its section to be reloaded.
  ///
  /// - Complexity: O(1).
  public func readContent(of item: ItemIdentifierType) {
    registrar.access(self, keyPath: \.[.content(of: item)])
  }

  /// Shows a snapshot, and notifies what has read something that is different in it.
  ///
  /// - Parameter snapshot: What to show. Its marks say whose content is out of date; the data source does not keep them.
  /// - Precondition: No snapshot is being applied, so it is not called from an `onChange`.
  /// - Complexity: That of the difference and, for each section that is reloaded, O(*k*) for its *k* items.
  public func apply(_ snapshot: Snapshot) {
    precondition(!isApplying, "A snapshot was applied while another one was being applied")
    isApplying = true
    defer { isApplying = false }
    let outdated = outdatedReadings(of: snapshot)
    for reading in outdated { registrar.willSet(self, keyPath: \.[reading]) }
    contents = snapshot
    contents.removeMarks()
    for reading in outdated { registrar.didSet(self, keyPath: \.[reading]) }
  }

  private func outdatedReadings(of snapshot: Snapshot) -> Set<Reading> {
    let difference = snapshot.difference(from: contents)
    let oldSections = difference.itemDeletes.map(\.section) + difference.itemMoves.map(\.from.section)
    let newSections = difference.itemInserts.map(\.section) + difference.itemMoves.map(\.to.section)
    var sections = Set(Set(oldSections).compactMap(contents.sectionIdentifier(for:)))
    sections.formUnion(Set(newSections).compactMap(snapshot.sectionIdentifier(for:)))

    var readings = Set(sections.map(Reading.items))
    if !(difference.sectionDeletes.isEmpty && difference.sectionInserts.isEmpty && difference.sectionMoves.isEmpty) {
      readings.insert(.sections)
    }
    let marked =
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:))
    readings.formUnion(marked.map(Reading.content))
    return readings
  }

  /// What a reading is known by to those who observe it; it has no value.
  private subscript(reading: Reading) -> Void { () }
}
