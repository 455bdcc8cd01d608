/// Values by the hash of a word: a hash table with open addressing, as FNV-1a has mixed the hashes already.
///
/// - Complexity: Looking up and storing a word are O(1).
struct WordTable<Value: Sendable>: Sendable {
  /// Zero marks a free slot; no word has that hash, which a test holds.
  private var keys: [UInt64]
  private var values: [Value]
  private(set) var count = 0

  /// - Parameter capacity: A power of two, at least twice the number of words.
  init(capacity: Int, empty: Value) {
    keys = [UInt64](repeating: 0, count: capacity)
    values = [Value](repeating: empty, count: capacity)
  }

  var capacity: Int { keys.count }

  /// The value of a word; of an unknown one, that of an empty slot.
  subscript(hash: UInt64) -> Value { values[slot(of: hash)] }

  /// Changes the value of a word, which is stored if it is unknown.
  mutating func update(_ hash: UInt64, _ change: (inout Value) -> Void) {
    let slot = slot(of: hash)
    if keys[slot] == 0 {
      keys[slot] = hash
      count += 1
      precondition(count < keys.count, "the table of words is full")
    }
    change(&values[slot])
  }

  /// The slot of a word, or the free one where it belongs.
  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while keys[slot] != 0, keys[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }
}
