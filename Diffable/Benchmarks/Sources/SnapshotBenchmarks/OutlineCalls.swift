import BenchmarkHarness
import Diffable

/// The questions about one item of an outline, in which each hundred items are the children of one more.
final class OutlineCalls<Identifier: BenchmarkIdentifier>: CallSource {
  private let outline: DiffableDataSourceSectionSnapshot<Identifier>
  private let batches: [[[Identifier]]]

  init(_ count: Int) {
    var generator = SeededGenerator(seed: 11)
    let identifiers = generator.identifiers(count).map(Identifier.init(standingFor:))
    var outline = DiffableDataSourceSectionSnapshot(identifiers, parents: count / 101)
    outline.expand(outline.rootItems.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    self.outline = outline
    var batches = CallBatches(from: outline.items, seed: 12)
    self.batches = batches.make(forCalls: 6)
  }

  var contenders: [Contender] {
    [
      Contender("contains", each: batches) { [outline] batch in
        batch[0].reduce(0) { $0 &+ (outline.contains($1) ? 1 : 0) }
      },
      Contender("index(of:)", each: batches) { [outline] batch in
        batch[1].reduce(0) { $0 &+ outline.index(of: $1)! }
      },
      Contender("level(of:)", each: batches) { [outline] batch in
        batch[2].reduce(0) { $0 &+ outline.level(of: $1) }
      },
      Contender("parent(of:)", each: batches) { [outline] batch in
        batch[3].reduce(0) { $0 &+ (outline.parent(of: $1) == nil ? 1 : 0) }
      },
      Contender("isExpanded", each: batches) { [outline] batch in
        batch[4].reduce(0) { $0 &+ (outline.isExpanded($1) ? 1 : 0) }
      },
      Contender("isVisible", each: batches) { [outline] batch in
        batch[5].reduce(0) { $0 &+ (outline.isVisible($1) ? 1 : 0) }
      },
    ]
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Creates an outline of two levels, in which each parent has a hundred children. All parents are collapsed.
  init(_ identifiers: [ItemIdentifierType], parents: Int) {
    self.init()
    append(Array(identifiers[..<parents]))
    for parent in 0..<parents {
      append(Array(identifiers[(parents + 100 * parent)..<(parents + 100 * (parent + 1))]), to: identifiers[parent])
    }
  }
}
