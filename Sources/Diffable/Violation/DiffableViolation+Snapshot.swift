extension DiffableViolation {
  @usableFromInline
  static var noSections: DiffableViolation {
    DiffableViolation("There are currently no sections in the data source. Please add a section first.")
  }

  @usableFromInline
  static var sectionNotFound: DiffableViolation {
    DiffableViolation(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
  }

  /// A look-up that found nothing; `index` is what UIKit's assertion calls its result.
  @usableFromInline
  static func notFound(_ index: StaticString) -> DiffableViolation {
    DiffableViolation("Invalid parameter not satisfying: \(index) != NSNotFound")
  }

  @usableFromInline
  static func repeatedItems(_ identifiers: [some Any]) -> DiffableViolation {
    repeated("item", identifiers)
  }

  @usableFromInline
  static func repeatedSections(_ identifiers: [some Any]) -> DiffableViolation {
    repeated("section", identifiers)
  }

  @usableFromInline
  static func existingSections(_ identifiers: [some Any]) -> DiffableViolation {
    let identifier = identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
    return DiffableViolation(
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section \(identifier) "
        + "in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(identifier): \(PropertyListText.elementOrArray(identifiers))")
  }

  @usableFromInline
  static func destinationAmongItems(_ destination: some Any, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
        + "for update: \(update("INS", destination, identifiers)).")
  }

  /// Unlike its siblings, this text ends without a full stop.
  @usableFromInline
  static func destinationAmongSections(_ destination: some Any, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      "Invalid update: destination for section operation [\(destination)] is in the inserted section list "
        + "for update: \(update("INS", destination, identifiers))")
  }

  @usableFromInline
  static func itemMovedNextToItself(_ identifier: some Any) -> DiffableViolation {
    movedNextToItself("item", identifier)
  }

  @usableFromInline
  static func sectionMovedNextToItself(_ identifier: some Any) -> DiffableViolation {
    movedNextToItself("section", identifier)
  }

  /// A mark for something that is not there; `verb` is `reload` or `reconfigure`, `kind` `item` or `section`.
  @usableFromInline
  static func missing(_ identifier: some Any, to verb: StaticString, kind: StaticString) -> DiffableViolation {
    DiffableViolation(
      "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)")
  }

  private static func repeated(_ kind: String, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      "Fatal: supplied \(kind) identifiers are not unique. "
        + "Duplicate identifiers: \(PropertyListText.set(identifiers))")
  }

  private static func movedNextToItself(_ kind: String, _ identifier: some Any) -> DiffableViolation {
    DiffableViolation(
      "Invalid update: destination for \(kind) move is the same as the source [\(identifier)] "
        + "for update: \(update("MOV", identifier, [identifier])).")
  }

  private static func update(_ action: String, _ destination: some Any, _ identifiers: [some Any]) -> String {
    "<_UIDiffableDataSourceUpdate 0x - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
      + "identifiers: [\(PropertyListText.list(identifiers))]>"
  }
}
