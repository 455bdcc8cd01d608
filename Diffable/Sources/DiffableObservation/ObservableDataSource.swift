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
  @usableFromInline
  enum Reading: Hashable {
    case sections
    case items(of: SectionIdentifierType)
    case content(of: ItemIdentifierType)

    // Written out, since what the compiler derives is not inlinable.
    @inlinable
    static func == (left: Reading, right: Reading) -> Bool {
      switch (left, right) {
      case (.sections, .sections): true
      case (.items(let left), .items(let right)): left == right
      case (.content(let left), .content(let right)): left == right
      default: false
      }
    }

    @inlinable
    func hash(into hasher: inout Hasher) {
      switch self {
      case .sections: hasher.combine(0)
      case .items(let section): hasher.combine(section)
      case .content(let item): hasher.combine(item)
      }
    }
  }

  /// The signals of what was read since it last changed: an apply notifies no others, and names no others.
  @usableFromInline var signals: [Reading: ObservationSignal] = [:]

  @usableFromInline var contents = Snapshot()
  @usableFromInline var isApplying = false

  /// Creates an empty data source.
  @inlinable
  public init() {}

  /// Returns what is shown now, without marks. Reading it is not observed.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func snapshot() -> Snapshot { contents }

  /// All sections in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] {
    access(.sections)
    return contents.sectionIdentifiers
  }

  /// Returns the items of a section in order; none if there is no such section.
  ///
  /// - Complexity: O(*k*) for *k* items in the section.
  @inlinable
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    access(.items(of: section))
    return (try? contents.checked.itemIdentifiers(inSection: section)) ?? []
  }

  /// Says that the content of an item is being read, so that the reader is notified when a snapshot marks the item to be
  /// reloaded or reconfigured, or its section to be reloaded.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func readContent(of item: ItemIdentifierType) {
    access(.content(of: item))
  }

  /// Shows a snapshot, and notifies what has read something that is different in it.
  ///
  /// - Parameter snapshot: What to show. Its marks say whose content is out of date; the data source does not keep them.
  /// - Precondition: No snapshot is being applied, so it is not called from an `onChange`.
  /// - Complexity: That of the difference and, for each section that is reloaded, O(*k*) for its *k* items.
  @inlinable
  public func apply(_ snapshot: Snapshot) {
    precondition(!isApplying, "A snapshot was applied while another one was being applied")
    isApplying = true
    defer { isApplying = false }
    // Taken out first, so that who reads again when notified is notified of the next change.
    let outdated =
      signals.isEmpty ? [] : outdatedReadings(of: snapshot).compactMap { signals.removeValue(forKey: $0) }
    for signal in outdated { signal.willChange() }
    contents = snapshot
    contents.removeMarks()
    for signal in outdated { signal.didChange() }
  }

  @inlinable
  func access(_ reading: Reading) {
    let signal = signals[reading] ?? ObservationSignal()
    signals[reading] = signal
    signal.access()
  }

  @inlinable
  func outdatedReadings(of snapshot: Snapshot) -> Set<Reading> {
    let difference = snapshot.difference(from: contents)
    var readings: Set<Reading> = []
    func addSections(of places: [DiffableIndexPath], in snapshot: Snapshot) {
      var last = -1
      // Most places are in order, so a section is looked up about once.
      for place in places where place.section != last {
        last = place.section
        if let section = snapshot.sectionIdentifier(for: last) { readings.insert(.items(of: section)) }
      }
    }
    addSections(of: difference.itemDeletes + difference.itemMoves.map(\.from), in: contents)
    addSections(of: difference.itemInserts + difference.itemMoves.map(\.to), in: snapshot)
    if !(difference.sectionDeletes.isEmpty && difference.sectionInserts.isEmpty && difference.sectionMoves.isEmpty) {
      readings.insert(.sections)
    }
    let marked =
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers(inSection:))
    readings.formUnion(marked.map(Reading.content))
    return readings
  }
}

/// Stands for one reading among those who observe it, until they were notified.
@usableFromInline
final class ObservationSignal: Observable {
  private let registrar = ObservationRegistrar()

  @usableFromInline
  init() {}

  @usableFromInline
  func access() { registrar.access(self, keyPath: \.self) }

  @usableFromInline
  func willChange() { registrar.willSet(self, keyPath: \.self) }

  @usableFromInline
  func didChange() { registrar.didSet(self, keyPath: \.self) }
}
