import Diffable

/// A view that knows nothing but rows of identifiers and follows a batch step by step.
struct NaiveSectionedView: Equatable, Sendable {
  var sections: [Row] = []

  struct Row: Equatable, Sendable {
    var section: Int
    var items: [Int]
  }

  init(_ snapshot: DiffableDataSourceSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Row(section: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  /// Follows a difference; what comes is asked of the new snapshot, as a view asks its data source.
  mutating func follow(_ difference: DiffableDataSourceSnapshotDifference, to new: NaiveSectionedView) {
    var movedItems: [IndexPath: Int] = [:]
    let sources = difference.itemMoves.map(\.from)
    for place in (difference.itemDeletes + sources).sorted(by: >) {
      movedItems[place] = sections[place.section].items.remove(at: place.item)
    }
    var movedSections: [Int: Row] = [:]
    for offset in (difference.sectionDeletes + difference.sectionMoves.map(\.from)).sorted(by: >) {
      movedSections[offset] = sections.remove(at: offset)
    }
    var comingSections = difference.sectionMoves.map { ($0.to, movedSections[$0.from]!) }
    comingSections += difference.sectionInserts.map { ($0, Row(section: new.sections[$0].section, items: [])) }
    for (offset, row) in comingSections.sorted(by: { $0.0 < $1.0 }) { sections.insert(row, at: offset) }
    var comingItems = difference.itemMoves.map { ($0.to, movedItems[$0.from]!) }
    comingItems += difference.itemInserts.map { ($0, new.sections[$0.section].items[$0.item]) }
    for (place, item) in comingItems.sorted(by: { $0.0 < $1.0 }) {
      sections[place.section].items.insert(item, at: place.item)
    }
  }
}
