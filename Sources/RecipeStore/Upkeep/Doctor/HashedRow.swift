import SQLite

/// What a recipe's hash is computed from, as it is stored, to find the bit that makes it another one.
///
/// A CRC is linear: a flipped bit changes it by a number that depends on nothing but how many bytes follow. So the bit
/// is found by going through the bytes once, from the last to the first.
struct HashedRow {
  /// A bit of one of the hashed columns.
  struct Bit: Equatable {
    let column: Int
    let byte: Int
    let mask: UInt8
  }

  static let sql = """
    SELECT content_hash, \(RecipesTable.hash), \(RecipesTable.hashedColumns.joined(separator: ", "))
    FROM recipes WHERE id = ?1
    """

  private let columns: [[UInt8]]

  /// What XOR makes of the hash that is stored and the one that it should be for what is stored.
  private let difference: UInt64

  init(_ row: borrowing Statement) {
    difference = UInt64(bitPattern: row.int64(at: 0) ^ row.int64(at: 1))
    var columns: [[UInt8]] = []
    for (index, name) in RecipesTable.hashedColumns.enumerated() {
      let isNumber = RecipesTable.hashedNumbers.contains(name)
      columns.append(
        isNumber ? Array(ContentHash.bytes(of: UInt64(bitPattern: row.int64(at: index + 2)))) : row.bytes(at: index + 2)
      )
    }
    self.columns = columns
  }

  /// The only bit whose flip accounts for the difference; `nil` if more than one bit is another.
  var flippedBit: Bit? {
    // What the flip of each bit of a byte makes of the hash; at first, of the last byte.
    var effects = (0..<8).map { ContentHash.table[1 << $0] }
    for (column, bytes) in columns.enumerated().reversed() {
      for byte in bytes.indices.reversed() {
        if let bit = effects.firstIndex(of: difference) { return Bit(column: column, byte: byte, mask: 1 << bit) }
        effects = effects.map(ContentHash.followedByAnotherByte)
      }
      // A flip in the storage class or the length is no flip in a value.
      for _ in 0..<ContentHash.prefixLength { effects = effects.map(ContentHash.followedByAnotherByte) }
    }
    return nil
  }

  /// Writes the value of a bit's column as it was before the flip.
  func putBack(_ bit: Bit, in id: Int, on connection: Connection) throws {
    var bytes = columns[bit.column]
    bytes[bit.byte] ^= bit.mask
    let column = RecipesTable.hashedColumns[bit.column]
    if RecipesTable.hashedNumbers.contains(column) {
      try connection.run(
        "UPDATE recipes SET \(column) = ?2 WHERE id = ?1", id, bytes.reduce(Int64(0)) { $0 << 8 | Int64($1) })
    } else {
      let columnType = column == "uuid" ? "BLOB" : "TEXT"
      try connection.run("UPDATE recipes SET \(column) = CAST(?2 AS \(columnType)) WHERE id = ?1", id, bytes)
    }
  }
}
