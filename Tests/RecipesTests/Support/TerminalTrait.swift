import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Tests that drive the shell on a terminal, key by key. A machine that is busy with all the other tests answers keys too
  /// late for them, so `make test-terminal` runs them by themselves.
  static var onATerminal: Self {
    .enabled("run by make test-terminal") { ProcessInfo.processInfo.environment["TEST_TERMINAL"] != nil }
  }
}
