import CEmbedded

/// The table of foods as it stands in the executable: `Facts/foods.tsv` and `foodwords.tsv`, packed.
///
/// Nothing is built at start. The file is a head of `FoodIndex.Head`, an index with open addressing of the names and words,
/// the sets of languages that they are said in, a row for each food, and texts.
struct FoodIndex: @unchecked Sendable {
  static let shared = FoodIndex(start: EmbeddedFile.foods.start, count: EmbeddedFile.foods.count)

  /// The parts of the file as offsets in bytes, 4 bytes each.
  struct Head {
    static let size = 24

    let slotBits: Int
    let slots: Int
    let masks: Int
    let rows: Int
    let rowCount: Int
    let texts: Int
  }

  /// What the index says of a name or word.
  struct Entry {
    static let size = 6
    static let free: UInt16 = 0xFFFF
    /// With the place of a class of words.
    static let word: UInt16 = 0x8000
    /// With the number of words of the longest name that begins with this one.
    static let beginning: UInt16 = 0x4000

    let value: UInt16
    /// The languages that say so.
    let languages: UInt16
  }

  static let rowSize = 39

  // Points into the executable, which is never changed or freed.
  private let start: UnsafePointer<UInt8>
  private let count: Int
  let head: Head

  /// - Precondition: The bytes are as `FoodPacker` writes them.
  init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
    func number(_ place: Int) -> Int { Int(Self.number(start + 4 * place, bytes: 4)) }
    head = Head(
      slotBits: number(0), slots: number(1), masks: number(2), rows: number(3), rowCount: number(4), texts: number(5))
  }

  private static func number(_ place: UnsafePointer<UInt8>, bytes: Int) -> UInt32 {
    (0..<bytes).reduce(0) { $0 | UInt32(place[$1]) << UInt32(8 * $1) }
  }

  /// Calls a function with each entry of a name or word.
  ///
  /// - Complexity: O(1), a cache line or two.
  @inline(__always)
  func forEachEntry(of hash: UInt64, _ body: (Entry) -> Void) {
    let mask = 1 << head.slotBits - 1
    var slot = Self.slot(of: hash, mask)
    let check = Self.check(of: hash)
    while true {
      let place = start + head.slots + slot * Entry.size
      let value = UInt16(place[3]) | UInt16(place[4]) << 8
      if value == Entry.free { return }
      if UInt32(place[0]) | UInt32(place[1]) << 8 | UInt32(place[2]) << 16 == check {
        let languages = start + head.masks + 2 * Int(place[5])
        body(Entry(value: value, languages: UInt16(languages[0]) | UInt16(languages[1]) << 8))
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  static func slot(of hash: UInt64, _ mask: Int) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 24) & mask }

  @inline(__always)
  static func check(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 40) }

  // MARK: Rows

  private func row(_ food: KnownFood) -> UnsafePointer<UInt8> {
    precondition(food.row < head.rowCount)
    return start + head.rows + Int(food.row) * Self.rowSize
  }

  /// A number of a row.
  func number(_ food: KnownFood, at offset: Int, bytes: Int) -> Int {
    Int(Self.number(row(food) + offset, bytes: bytes))
  }

  /// A text that a row points to: 3 bytes say where it is, 2 how long.
  func text(_ food: KnownFood, at offset: Int) -> String {
    let place = head.texts + number(food, at: offset, bytes: 3)
    return String(
      decoding: UnsafeBufferPointer(start: start + place, count: number(food, at: offset + 3, bytes: 2)), as: UTF8.self)
  }

  /// The food with a name in a language, else in English, else in any other one.
  func food(_ hash: UInt64, in language: FoodLanguage, orAny isAny: Bool = true) -> KnownFood? {
    var found: (rank: Int, row: UInt16) = (3, 0)
    forEachEntry(of: hash) { entry in
      guard entry.value < Entry.beginning else { return }
      let rank = entry.languages & language.mask != 0 ? 0 : entry.languages & FoodLanguage.en.mask != 0 ? 1 : 2
      if rank < found.rank { found = (rank, entry.value) }
    }
    return found.rank < (isAny ? 3 : 2) ? KnownFood(row: found.row) : nil
  }

  /// The food with a name in one language alone.
  func food(_ hash: UInt64, only language: FoodLanguage) -> KnownFood? {
    var found: KnownFood?
    forEachEntry(of: hash) { entry in
      if entry.value < Entry.beginning, entry.languages & language.mask != 0 { found = KnownFood(row: entry.value) }
    }
    return found
  }
}
