/// One row and several in words: `planned meal`, `planned meals`.
package struct RowNoun: Equatable, Sendable {
  package let singular: String
  package let plural: String

  init(_ singular: String, _ plural: String? = nil) {
    self.singular = singular
    self.plural = plural ?? singular + "s"
  }

  /// Returns `1 cooking`, `2 cookings`.
  func counted(_ count: Int) -> String { "\(count) \(count == 1 ? singular : plural)" }

  /// It may be a row of another table.
  static let strayIndexEntry = RowNoun(
    "entry of an index that belongs to no row", "entries of indexes that belong to no row")
}

/// A number of rows of one kind: `7 planned meals`, `up to 7 planned meals`, `some planned meals`.
package struct RowCount: Equatable, Sendable, CustomStringConvertible {
  package let noun: RowNoun

  /// `nil` if it is not known.
  package let count: Int?

  /// `true` if there may have been fewer.
  package let isAtMost: Bool

  init(_ noun: RowNoun, _ count: Int?, isAtMost: Bool = false) {
    self.noun = noun
    self.count = count
    self.isAtMost = isAtMost
  }

  package var description: String {
    guard let count else { return "some \(noun.plural)" }
    return (isAtMost ? "up to " : "") + noun.counted(count)
  }
}
