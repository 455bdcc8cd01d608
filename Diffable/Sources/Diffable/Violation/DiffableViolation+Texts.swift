extension DiffableViolation {
  /// Identifiers that are not found where they were put; UIKit does not notice.
  @usableFromInline
  static var changedIdentifiers: DiffableViolation {
    DiffableViolation(
      .changedIdentifiers,
      "Identifiers have changed since they were handed to a snapshot. The hash and the equality of an identifier must "
        + "not change while a snapshot or a data source holds it")
  }

  @usableFromInline
  static var noSections: DiffableViolation {
    DiffableViolation(
      .noSections, "There are currently no sections in the data source. Please add a section first.")
  }

  @usableFromInline
  static func sectionNotFound(_ identifier: some Any) -> DiffableViolation {
    DiffableViolation(
      .unknownSection, about: [identifier],
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)")
  }

  /// A look-up that found no section; `index` is what UIKit's assertion calls its result.
  @usableFromInline
  static func notFound(_ index: StaticString, section: some Any) -> DiffableViolation {
    DiffableViolation(.unknownSection, about: [section], "Invalid parameter not satisfying: \(index) != NSNotFound")
  }

  /// A look-up that found no item.
  @usableFromInline
  static func notFound(_ index: StaticString, item: some Any) -> DiffableViolation {
    DiffableViolation(.unknownItem, about: [item], "Invalid parameter not satisfying: \(index) != NSNotFound")
  }

  @usableFromInline
  static func repeatedItems(_ identifiers: [some Any]) -> DiffableViolation {
    repeated(.repeatedItems, "item", identifiers)
  }

  @usableFromInline
  static func repeatedSections(_ identifiers: [some Any]) -> DiffableViolation {
    repeated(.repeatedSections, "section", identifiers)
  }

  @usableFromInline
  static func existingSections(_ identifiers: [some Any]) -> DiffableViolation {
    let identifier = identifiers.count == 1 ? "identifier that already exists" : "identifiers that already exist"
    return DiffableViolation(
      .existingSections, about: identifiers,
      "Diffable data source detected an attempt to insert or append \(identifiers.count) section \(identifier) "
        + "in the snapshot. Identifiers in a snapshot must be unique. "
        + "Section \(identifier): \(PropertyListText.elementOrArray(identifiers))")
  }

  @usableFromInline
  static func destinationAmongItems(_ destination: some Any, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      .destinationAmongInserted, about: [destination],
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
        + "for update: \(update("INS", destination, identifiers)).")
  }

  /// Unlike its siblings, this text ends without a full stop.
  @usableFromInline
  static func destinationAmongSections(_ destination: some Any, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      .destinationAmongInserted, about: [destination],
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

  /// A mark for a section that is not there.
  @usableFromInline
  static func missing(section: some Any) -> DiffableViolation {
    DiffableViolation(
      .unknownSection, about: [section],
      "Attempted to reload section identifier that does not exist in the snapshot: \(section)")
  }

  /// A mark for an item that is not there; `verb` is `reload` or `reconfigure`.
  @usableFromInline
  static func missing(item: some Any, to verb: StaticString) -> DiffableViolation {
    DiffableViolation(
      .unknownItem, about: [item],
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
  }

  private static func repeated(_ kind: Kind, _ name: String, _ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      kind, about: identifiers,
      "Fatal: supplied \(name) identifiers are not unique. "
        + "Duplicate identifiers: \(PropertyListText.set(identifiers))")
  }

  private static func movedNextToItself(_ kind: String, _ identifier: some Any) -> DiffableViolation {
    DiffableViolation(
      .movedNextToItself, about: [identifier],
      "Invalid update: destination for \(kind) move is the same as the source [\(identifier)] "
        + "for update: \(update("MOV", identifier, [identifier])).")
  }

  private static func update(_ action: String, _ destination: some Any, _ identifiers: [some Any]) -> String {
    "<_UIDiffableDataSourceUpdate 0x - action: \(action); destinationIdentifier:\(destination); destIsSection: 0; "
      + "identifiers: [\(PropertyListText.list(identifiers))]>"
  }
}

extension DiffableViolation {
  @usableFromInline
  static func repeatedOutlineItems(_ identifiers: [some Any]) -> DiffableViolation {
    DiffableViolation(
      .repeatedItems, about: identifiers,
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
    DiffableViolation(.unknownItem, about: [identifier], "Failed to find index of item \(identifier)")
  }

  private static func unknown(_ role: String, _ identifier: some Any) -> DiffableViolation {
    DiffableViolation(
      .unknownItem, about: [identifier], "\(role) does not exist in section snapshot: \(identifier)")
  }
}

/// Identifiers written as Objective-C writes its collections, which is how they stand in UIKit's texts.
enum PropertyListText {
  /// An identifier as `String(describing:)` gives it. Embedded Swift, which has no such initializer, names integers alone.
  static func element<Element>(_ element: Element) -> String {
    #if hasFeature(Embedded)
      IdentifierHash.word(of: element).map { "\(Int64(bitPattern: $0))" } ?? "an identifier"
    #else
      String(describing: element)
    #endif
  }

  /// A set: `{(`, a line for each element, `)}`.
  static func set(_ elements: [some Any]) -> String {
    "{(\n\(lines(elements))\n)}"
  }

  /// A single element as itself, several as an array: `(`, a line for each, `)`.
  static func elementOrArray(_ elements: [some Any]) -> String {
    elements.count == 1 ? element(elements[0]) : "(\n\(lines(elements))\n)"
  }

  /// Elements with commas and no spaces between them.
  static func list(_ elements: [some Any]) -> String {
    elements.map { element($0) }.joined(separator: ",")
  }

  private static func lines(_ elements: [some Any]) -> String {
    elements.map { "    " + element($0) }.joined(separator: ",\n")
  }
}
