import Diffable

extension DiffableDataSourceSnapshot where SectionIdentifierType == Int {
  /// Creates a snapshot whose sections hold about as many items each.
  init(_ identifiers: [ItemIdentifierType], inSections sectionCount: Int) {
    self.init()
    appendSections(Array(0..<sectionCount))
    for section in 0..<sectionCount {
      let start = identifiers.count * section / sectionCount
      let end = identifiers.count * (section + 1) / sectionCount
      appendItems(Array(identifiers[start..<end]), toSection: section)
    }
  }
}
