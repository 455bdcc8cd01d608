import Synchronization

/// Values that are made once, by who asks first, and shared by all tests that ask for the same.
final class Memo<Value: Sendable>: Sendable {
  private let entries = Shared<[String: Entry]>([:])

  private final class Entry: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Returns the value of that name; who asks while it is made waits for it.
  func value(_ name: String, _ make: () throws -> Value) throws -> Value {
    let entry = entries.withLock { entries in
      let entry = entries[name] ?? Entry()
      entries[name] = entry
      return entry
    }
    return try entry.value.withLock { value in
      if let value { return value }
      let made = try make()
      value = made
      return made
    }
  }
}
