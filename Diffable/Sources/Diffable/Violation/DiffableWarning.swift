#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// Calls that are allowed but probably not meant, such as appending an item that is there already.
///
/// Each is one line of text, written to standard error unless a handler is set for the task at hand:
///
/// ```swift
/// let log = DiffableWarning.Handler { print($0) }
/// DiffableWarning.$handler.withValue(log) {
///   snapshot.appendItems(["a"])
/// }
/// ```
///
/// - Source: The texts are those that UIKit logs on iOS 15 and later.
public enum DiffableWarning {
  #if !hasFeature(Embedded)
    /// Where warnings go, for the current task and its children.
    @TaskLocal public static var handler = Handler(writeToStandardError)

    /// What is done with a warning.
    ///
    /// A type of its own, as optimized programs made by Swift 6.3 crash where a task-local value is a bare closure.
    public struct Handler: Sendable {
      let handle: @Sendable (_ warning: String) -> Void

      /// Creates a handler that is called with each warning, perhaps from several tasks at once.
      public init(_ handle: @escaping @Sendable (_ warning: String) -> Void) {
        self.handle = handle
      }
    }
  #endif

  @usableFromInline
  static func existingItemsMoved(_ identifiers: [some Any]) {
    let item = identifiers.count == 1 ? "item identifier" : "item identifiers"
    let exists = identifiers.count == 1 ? "already exists" : "already exist"
    report(
      "[UIDiffableDataSource] Diffable data source detected an attempt to insert or append \(identifiers.count) \(item) "
        + "that \(exists) in the snapshot. The existing \(item) will be moved into place instead, but this operation "
        + "will be more expensive. For best performance, inserted item identifiers should always be unique. Set a "
        + "symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in "
        + "the debugger. I\(item.dropFirst()) that \(exists): \(PropertyListText.elementOrArray(identifiers))")
  }

  /// UIKit says only that it logs an unknown item; the words are those of its violation for one.
  @usableFromInline
  static func unknownItem(_ identifier: some Any) {
    report("[UIDiffableDataSource] \(DiffableViolation.unknownItem(identifier))")
  }

  /// Embedded Swift has neither task-local values nor a standard error, so nothing is written there.
  private static func report(_ warning: @autoclosure () -> String) {
    #if !hasFeature(Embedded)
      handler.handle(warning())
    #endif
  }

  #if !hasFeature(Embedded)
    private static func writeToStandardError(_ warning: String) {
      var rest = Array("\(warning)\n".utf8)[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { bytes in
          #if os(Windows)
            Int(_write(2, bytes.baseAddress, UInt32(bytes.count)))
          #else
            write(STDERR_FILENO, bytes.baseAddress, bytes.count)
          #endif
        }
        guard written > 0 else { return }
        rest.removeFirst(written)
      }
    }
  #endif
}
