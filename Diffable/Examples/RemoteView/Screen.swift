import Diffable

/// A view on another machine: it knows titles and texts, no identifiers, and follows the lines that it is sent.
final class Screen {
  private(set) var titles: [String] = []
  private(set) var texts: [[String]] = []

  /// Follows a line; one that makes no sense is left out.
  func receive(_ line: String) {
    guard let batch = Batch(line: line) else { return }
    // Titles move with their sections, as the only item in each.
    var sections = DiffableDataSourceSnapshotDifference()
    sections.itemDeletes = batch.difference.sectionDeletes.map { DiffableIndexPath(item: $0, section: 0) }
    sections.itemInserts = batch.difference.sectionInserts.map { DiffableIndexPath(item: $0, section: 0) }
    sections.itemMoves = batch.difference.sectionMoves.map {
      DifferenceMove(
        from: DiffableIndexPath(item: $0.from, section: 0), to: DiffableIndexPath(item: $0.to, section: 0))
    }
    var rows = [titles]
    sections.rearrange(&rows) { batch.titles[$0.item] ?? "" }
    titles = rows[0]
    batch.difference.rearrange(&texts) { batch.texts[$0] ?? "" }
    for place in batch.difference.itemReconfigures { texts[place.section][place.item] = batch.texts[place] ?? "" }
  }

  var description: String {
    zip(titles, texts).map { "\($0): \($1.joined(separator: ", "))" }.joined(separator: "\n")
  }
}
