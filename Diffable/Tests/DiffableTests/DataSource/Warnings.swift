import Diffable
import Synchronization

/// Warnings as they are given.
final class Warnings: Sendable {
  private let warnings = Mutex<[String]>([])

  var all: [String] { warnings.withLock { $0 } }

  var handler: DiffableWarning.Handler {
    DiffableWarning.Handler { warning in self.warnings.withLock { $0.append(warning) } }
  }
}
