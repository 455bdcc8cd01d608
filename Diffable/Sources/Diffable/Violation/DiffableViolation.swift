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
/// Either way nothing has changed, marks included. Violations are equal if they are of one kind and about the same
/// identifiers, whatever their texts say.
///
/// - Source: The texts are those of iOS 15 and later, with identifiers as `String(describing:)` gives them and every
///   object's address as a bare `0x`.
public struct DiffableViolation: Error, Sendable, CustomStringConvertible {
  /// The rule that a call broke.
  ///
  /// Later versions may have further cases.
  public enum Kind: Hashable, Sendable {
    /// Items were to be appended where there are no sections.
    case noSections

    /// A section that a call needs is not in the snapshot.
    case unknownSection

    /// An item that a call needs is not in the snapshot.
    case unknownItem

    /// A call names sections more than once.
    case repeatedSections

    /// A call names items more than once, or adds items to an outline that it has.
    case repeatedItems

    /// A call adds sections that the snapshot has.
    case existingSections

    /// What is to be inserted includes the place to insert it.
    case destinationAmongInserted

    /// Something was to be moved next to itself.
    case movedNextToItself

    /// An identifier has changed its hash or its equality while a snapshot or a data source holds it.
    case changedIdentifiers

    /// A snapshot was applied while one was being applied.
    case alreadyApplying

    /// The cell provider returned no cell.
    case missingCell

    /// A header, a footer or the like was asked for, and there is no provider of them.
    case missingSupplementaryViewProvider

    /// The provider of headers, footers and the like returned one of another type than was asked for.
    case unexpectedSupplementaryView

    /// A cell was dequeued without the item that its registration needs.
    case missingItem

    /// There is no section at an offset.
    case sectionOutOfRange

    /// There is no item at an index path.
    case itemOutOfRange
  }

  /// The rule that the call broke.
  public let kind: Kind

  /// The identifiers at fault, in the order of the call, as `String(describing:)` gives them; none where the rule is not
  /// about any.
  ///
  /// They are texts since an error may go to another actor, and identifiers need not be able to.
  public let identifiers: [String]

  /// What went wrong, with the identifiers at fault.
  public let description: String

  @usableFromInline
  init(_ kind: Kind, about identifiers: [some Any] = [String](), _ description: String) {
    self.kind = kind
    self.identifiers = identifiers.map { PropertyListText.element($0) }
    self.description = description
  }

  /// Ends the program with the violation's text.
  @usableFromInline
  func trap(file: StaticString = #file, line: UInt = #line) -> Never {
    fatalError(description, file: file, line: line)
  }
}

extension DiffableViolation: Hashable {
  /// `true` if both are of one kind and about the same identifiers.
  public static func == (left: DiffableViolation, right: DiffableViolation) -> Bool {
    left.kind == right.kind && left.identifiers == right.identifiers
  }

  /// Hashes the kind and the identifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identifiers)
  }
}

extension Collection where Element: Hashable {
  /// Returns the elements that occur more than once, each once, in the order in which they are found to repeat.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  @inlinable
  func duplicateIdentifiers() -> [Element] {
    // Nearly always there is none.
    guard Set(self).count < count else { return [] }
    var seen: Set<Element> = []
    var repeated: Set<Element> = []
    return filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
  }
}
