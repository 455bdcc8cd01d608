/// What turns one snapshot into another: the batch that a view needs to follow.
///
/// It comes in two steps, as UIKit's data source hands them to its view. The first changes the structure:
///
/// - Deletes and the origins of moves are places in the old snapshot, inserts and the ends of moves places in the new.
/// - Every item that leaves is a delete, every item that comes is an insert, whether or not its section does the same.
/// - An item that changes its section is a move, even out of a deleted section or into an inserted one.
/// - A section that moves takes its items along: they are listed only if they leave it, or change their order in it.
/// - Moves are the fewest possible, among sections and within each section: what stays, less a longest part of it
///   that is in the right order already.
///
/// So a view follows by taking out the items deleted and moved, then the sections deleted and moved; and by putting in
/// the sections moved and inserted, then the items moved and inserted, each in the order of its new place.
///
/// The second step marks places in the new snapshot whose contents are out of date.
///
/// - Source: `UICollectionView.performBatchUpdates(_:completion:)`, and M. L. Fredman, "On computing the length of
///   longest increasing subsequences", Discrete Mathematics 11 (1975).
public struct DiffableDataSourceSnapshotDifference: Hashable, Sendable {
  /// The offsets of the sections that leave, in the old snapshot, ascending.
  public var sectionDeletes: [Int] = []

  /// The offsets of the sections that come, in the new snapshot, ascending.
  public var sectionInserts: [Int] = []

  /// The sections that change their order, ascending by new offset.
  public var sectionMoves: [DifferenceMove<Int>] = []

  /// The places of the items that leave, in the old snapshot, ascending.
  public var itemDeletes: [DiffableIndexPath] = []

  /// The places of the items that come, in the new snapshot, ascending.
  public var itemInserts: [DiffableIndexPath] = []

  /// The items that change their section, or their order in it, ascending by new place.
  public var itemMoves: [DifferenceMove<DiffableIndexPath>] = []

  /// The offsets of the sections to reload, in the new snapshot, in the order in which they were marked.
  public var sectionReloads: [Int] = []

  /// The places of the items to reload, in the new snapshot, in the order in which they were marked.
  public var itemReloads: [DiffableIndexPath] = []

  /// The places of the items to reconfigure, in the new snapshot, in the order in which they were marked.
  ///
  /// An item that is marked for both is reloaded only.
  public var itemReconfigures: [DiffableIndexPath] = []

  /// Creates the difference between two equal snapshots without marks.
  public init() {}

  /// `true` if sections or items come, leave or change their order: whether there is a first step.
  public var changesStructure: Bool {
    !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty)
  }

  /// `true` if anything is to be reloaded or reconfigured: whether there is a second step.
  public var changesContent: Bool {
    !(sectionReloads.isEmpty && itemReloads.isEmpty && itemReconfigures.isEmpty)
  }

  /// `true` if there is nothing to do.
  public var isEmpty: Bool { !changesStructure && !changesContent }
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
  /// If the structure changed as well, UIKit's view reloads an item again that is marked as well as its section.
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

/// Something that stays but changes its place: an offset in the old order, and one in the new.
public struct DifferenceMove<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place in the old order.
  public var from: Place

  /// The place in the new order, where it is found once everything else has landed too.
  public var to: Place

  /// Creates the move from a place in the old order to one in the new.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension DifferenceMove: CustomStringConvertible {
  /// The two places as in `3 → 0`.
  public var description: String { "\(from) → \(to)" }
}
