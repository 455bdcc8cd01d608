import CSQLite

/// The prepared statements of a connection, found again by their text.
///
/// A statement that is in use is never lent twice: a nested use of the same text gets a statement of its own.
/// Beyond the capacity the one that was used longest ago is finalized.
///
/// The search compares lengths first and then texts, newest entry first. A literal equals itself by address, so this is
/// cheaper than hashing the text.
struct StatementCache: ~Copyable {
  private struct Entry {
    let sql: String
    let byteCount: Int
    let handle: OpaquePointer
    var isInUse: Bool
  }

  private let capacity: Int

  /// Least recently taken first.
  private var entries: [Entry] = []

  init(capacity: Int) {
    self.capacity = capacity
    entries.reserveCapacity(capacity + 1)
  }

  deinit {
    for entry in entries { sqlite3_finalize(entry.handle) }
  }

  var count: Int { entries.count }

  /// The texts, least recently taken first.
  var texts: [String] { entries.map(\.sql) }

  /// Lends the statement with this text, if there is one that is not in use.
  mutating func take(_ sql: String) -> OpaquePointer? {
    let byteCount = sql.utf8.count
    var index = entries.count
    while index > 0 {
      index -= 1
      guard entries[index].byteCount == byteCount, !entries[index].isInUse, entries[index].sql == sql else { continue }
      entries[index].isInUse = true
      moveToEnd(index)
      return entries[entries.count - 1].handle
    }
    return nil
  }

  /// Adds a statement that is in use, unless so many are in use that there is no room.
  mutating func insert(_ handle: OpaquePointer, sql: String) {
    if entries.count >= capacity {
      guard let oldest = entries.firstIndex(where: { !$0.isInUse }) else { return }
      sqlite3_finalize(entries.remove(at: oldest).handle)
    }
    entries.append(Entry(sql: sql, byteCount: sql.utf8.count, handle: handle, isInUse: true))
  }

  /// Takes a statement back, and finalizes it if it never was in the cache.
  mutating func giveBack(_ handle: OpaquePointer) {
    var index = entries.count
    while index > 0 {
      index -= 1
      guard entries[index].handle == handle else { continue }
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
      entries[index].isInUse = false
      return
    }
    sqlite3_finalize(handle)
  }

  /// Finalizes every statement that is not in use.
  mutating func removeAll() {
    entries.removeAll { entry in
      if !entry.isInUse { sqlite3_finalize(entry.handle) }
      return !entry.isInUse
    }
  }

  private mutating func moveToEnd(_ index: Int) {
    if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
  }
}
