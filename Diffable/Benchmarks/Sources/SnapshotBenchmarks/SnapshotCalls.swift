import BenchmarkHarness
import Diffable

/// The calls that touch one item of a snapshot, each made with many items in turn.
///
/// What a batch deletes it inserts again, so that the snapshot stays as large as it was.
final class SnapshotCalls<Identifier: BenchmarkIdentifier>: CallSource {
  private typealias Batch = (
    deleted: [Identifier], neighbors: [Identifier], moved: [Identifier], others: [Identifier], counted: [Identifier],
    placed: [Identifier], sectioned: [Identifier]
  )

  private var snapshot: DiffableDataSourceSnapshot<Int, Identifier>
  private let batches: [Batch]

  init(_ count: Int, inSections sectionCount: Int) {
    var generator = SeededGenerator(seed: 11)
    let identifiers = generator.identifiers(count).map(Identifier.init(standingFor:))
    snapshot = DiffableDataSourceSnapshot(identifiers, inSections: sectionCount)
    var batches = CallBatches(from: identifiers, seed: 12)
    self.batches = batches.make(forCalls: 7).map { ($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
  }

  var contenders: [Contender] {
    [
      Contender("deleteItems, of one", each: batches) { [self] batch in
        for item in batch.deleted { snapshot.deleteItems([item]) }
      },
      Contender("indexOfItem", each: batches) { [self] batch in
        batch.counted.reduce(0) { $0 &+ snapshot.indexOfItem($1)! }
      },
      Contender("insertItems, of one", each: batches) { [self] batch in
        for (item, neighbor) in zip(batch.deleted, batch.neighbors) {
          snapshot.insertItems([item], beforeItem: neighbor)
        }
      },
      Contender("indexPath(for:)", each: batches) { [self] batch in
        batch.placed.reduce(0) { $0 &+ snapshot.indexPath(for: $1)!.item }
      },
      Contender("moveItem", each: batches) { [self] batch in
        for (item, other) in zip(batch.moved, batch.others) { snapshot.moveItem(item, afterItem: other) }
      },
      Contender("sectionIdentifier(containingItem:)", each: batches) { [self] batch in
        batch.sectioned.reduce(0) { $0 &+ snapshot.sectionIdentifier(containingItem: $1)! }
      },
    ]
  }
}
