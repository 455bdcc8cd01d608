import Synchronization

/// Warnings as they are given.
final class Warnings: Sendable {
  private let warnings = Mutex<[String]>([])

  var all: [String] { warnings.withLock { $0 } }

  @Sendable func append(_ warning: String) {
    warnings.withLock { $0.append(warning) }
  }
}
