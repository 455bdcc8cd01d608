extension DiffableViolation {
  @usableFromInline
  static func repeatedOutlineItems(_ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      "Identifiers in a section snapshot must be unique. "
        + "Duplicate item identifiers: \(PropertyListText.set(identifiers))")
  }

  @usableFromInline
  static func unknownItem(_ identifier: some Any) -> DiffableViolation {
    unknown("Item identifier", identifier)
  }

  @usableFromInline
  static func unknownParent(_ identifier: some Any) -> DiffableViolation {
    unknown("Parent item identifier", identifier)
  }

  @usableFromInline
  static func unknownChild(_ identifier: some Any) -> DiffableViolation {
    unknown("Child item identifier", identifier)
  }

  @usableFromInline
  static func unknownDestination(before identifier: some Any) -> DiffableViolation {
    unknown("Item identifier to insert before", identifier)
  }

  @usableFromInline
  static func unknownDestination(after identifier: some Any) -> DiffableViolation {
    unknown("Item identifier to insert after", identifier)
  }

  @usableFromInline
  static func unknownDeletion(_ identifier: some Any) -> DiffableViolation {
    DiffableViolation("Failed to find index of item \(identifier)")
  }

  private static func unknown(_ role: String, _ identifier: some Any) -> DiffableViolation {
    DiffableViolation("\(role) does not exist in section snapshot: \(identifier)")
  }
}
