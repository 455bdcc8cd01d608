import CSQLite

/// A destination of changesets, chunk after chunk.
package protocol ChangesetOutput: AnyObject {
  /// Takes the next bytes of the present changeset, which are gone when this returns.
  func append(_ bytes: UnsafeRawBufferPointer) throws(SQLiteError)

  /// Notes that the present changeset is complete; another one may follow.
  func endChangeset() throws(SQLiteError)
}

/// A source of one changeset, chunk after chunk.
package protocol ChangesetInput: AnyObject {
  /// Copies the next bytes to the buffer, and returns how many; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

/// The context of a callback of the session extension: Swift's side of the call, and what it threw.
///
/// SQLite is told that the callback failed, and gives the call up; the error itself is thrown once that has returned.
class ChangesetCall {
  private(set) var failure: (any Error)?

  /// Runs a callback's body and returns the code for SQLite.
  final func code(_ body: () throws -> Void) -> Int32 {
    do {
      try body()
      return SQLITE_OK
    } catch {
      failure = failure ?? error
      return SQLITE_ABORT
    }
  }

  /// Throws what a callback threw, else an error for the code that the call returned.
  final func check(_ code: Int32, systemError: @autoclosure () -> Int32 = 0) throws {
    if let failure { throw failure }
    if code != SQLITE_OK { throw SQLiteError(ResultCode(rawValue: code), systemError: systemError()) }
  }

  final var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// A call that reads a changeset, whose form is checked before SQLite sees it.
class ChangesetReading: ChangesetCall {
  private let input: any ChangesetInput
  private var form = ChangesetForm()

  init(_ input: any ChangesetInput) {
    self.input = input
  }

  /// - Source: sqlite.org/session/sqlite3changegroup_add_strm.html.
  static let read: csqlite_input = { context, bytes, count in
    let call = Unmanaged<ChangesetReading>.fromOpaque(context!).takeUnretainedValue()
    return call.code {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(count!.pointee))
      count!.pointee = Int32(try call.read(into: buffer))
    }
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    let count = try input.read(into: buffer)
    if count == 0 { try form.end() } else { try form.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
    return count
  }
}
