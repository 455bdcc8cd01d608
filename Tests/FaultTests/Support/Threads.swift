import Foundation
import Synchronization

/// Threads that wait for processes of their own at the same time, more of them than there are cores.
enum Threads {
  /// Runs a body once on each of so many threads, and returns what went wrong.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) throws -> [String]) -> [String] {
    let problems = Shared<[String]>([])
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<count {
      Thread.detachNewThread {
        let found: [String]
        do { found = try body(number) } catch { found = ["\(error)"] }
        problems.withLock { $0 += found }
        ended.signal()
      }
    }
    for _ in 0..<count { ended.wait() }
    return problems.withLock { $0 }
  }
}

/// A value that several threads change.
final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    value.withLock { value in body(&value) }
  }
}
