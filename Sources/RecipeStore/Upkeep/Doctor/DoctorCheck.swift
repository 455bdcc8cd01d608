/// One thing that doctor has looked at, and what it saw.
package struct DoctorCheck: Equatable, Sendable {
  package enum Part: String, CaseIterable, Sendable {
    /// Whether it is a database of ours, with our tables.
    case file

    /// How SQLite has built it: pages, rows, indexes.
    case structure

    /// Whether members of collections are recipes and collections.
    case references

    /// Whether each recipe says what was saved.
    case contents

    /// Whether the pictures beside the database are what was saved, and whether anything names them.
    case pictures

    /// The orders made by hand.
    case orders

    /// The counts that triggers keep.
    case counts

    /// The full-text index.
    case search

    /// What was recorded so that it can be undone.
    case history

    /// How a connection is set up, and the library that does the work.
    case settings

    /// Copies beside the database.
    case copies
  }

  package let part: Part

  /// What is wrong, a phrase each.
  package var problems: [String] = []

  /// What is worth knowing and no damage.
  package var notes: [String] = []

  /// Of pictures: whether anything of that is to be done by fixing it, which neither of the two says.
  var isFixable = false

  package var isOK: Bool { problems.isEmpty }
}
