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
