/// A call that breaks a rule of snapshots or data sources, in the words that UIKit uses for it.
///
/// By default a violation ends the program, as in UIKit. The same call under `checked` throws it instead:
///
/// ```swift
/// do {
///   try snapshot.checked.appendItems(["a"])
/// } catch {
///   print(error)
/// }
/// ```
///
/// Either way nothing has changed, marks included.
///
/// - Source: The texts are those of iOS 15 and later, with identifiers as `String(describing:)` gives them and every
///   object's address as a bare `0x`.
public struct DiffableViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, with the identifiers at fault.
  public let description: String

  @usableFromInline
  init(_ description: String) {
    self.description = description
  }

  /// Identifiers that are not found where they were put; UIKit does not notice.
  @usableFromInline
  static var changedIdentifiers: DiffableViolation {
    DiffableViolation(
      "Identifiers have changed since they were handed to a snapshot. The hash and the equality of an identifier must "
        + "not change while a snapshot or a data source holds it")
  }

  /// Ends the program with the violation's text.
  @usableFromInline
  func trap(file: StaticString = #file, line: UInt = #line) -> Never {
    fatalError(description, file: file, line: line)
  }
}

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

/// Identifiers written as Objective-C writes its collections, which is how they stand in UIKit's texts.
enum PropertyListText {
  /// A set: `{(`, a line for each element, `)}`.
  static func set(_ elements: [some Any]) -> String {
    "{(\n\(lines(elements))\n)}"
  }

  /// A single element as itself, several as an array: `(`, a line for each, `)`.
  static func elementOrArray(_ elements: [some Any]) -> String {
    elements.count == 1 ? String(describing: elements[0]) : "(\n\(lines(elements))\n)"
  }

  /// Elements with commas and no spaces between them.
  static func list(_ elements: [some Any]) -> String {
    elements.map { String(describing: $0) }.joined(separator: ",")
  }

  private static func lines(_ elements: [some Any]) -> String {
    elements.map { "    \($0)" }.joined(separator: ",\n")
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements that occur more than once, each once, in the order in which they are found to repeat.
  ///
  /// A way to check identifiers before they are handed to a snapshot, which refuses a call that repeats one.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  public func duplicateIdentifiers() -> [Element] {
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    return filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
  }
}
