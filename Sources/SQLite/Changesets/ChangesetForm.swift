/// Follows the bytes of a changeset on their way to SQLite, and refuses those that are not a changeset.
///
/// SQLite trusts them: of 3.40.1 one that ends within a table's header never comes to an end, and a row without a value
/// can make it crash. A checksum finds bits that flipped, but not a file that somebody made for that.
///
/// - Source: sqlite.org/src/file/ext/session/sqlite3session.c, "CHANGESET FORMAT".
struct ChangesetForm {
  /// The part that the next byte belongs to.
  private enum Place {
    /// A table's header, or a change of the present table.
    case beginning
    case columnCount
    case keyFlags
    case tableName
    case isIndirect
    case valueType
    case valueLength
    case value
  }

  private enum Operation: UInt8 {
    case delete = 9
    case insert = 18
    case update = 23
  }

  /// The most that SQLite's own limit of columns can be raised to.
  private static let mostColumns = 32_767
  private static let longestName = 1000

  private var place = Place.beginning

  /// A number of up to 32 bits whose bytes are not all there yet, seven bits each.
  private var number = 0
  private var numberLength = 0

  /// The number of bytes that belong to the present place still.
  private var left = 0
  private var keyFlags: [Bool] = []
  private var operation = Operation.insert

  /// The columns of an update that have a value before it; the values after it follow once they are all there.
  private var oldValues: [Bool] = []
  private var isBehindOldValues = false
  private var column = 0

  /// Takes the bytes that come next.
  ///
  /// - Throws: `SQLiteError` with `.corrupt` for bytes that no changeset has there.
  mutating func take(_ bytes: UnsafeRawBufferPointer) throws(SQLiteError) {
    var rest = bytes[...]
    while let byte = rest.first {
      if place == .value {
        let count = min(left, rest.count)
        rest = rest.dropFirst(count)
        left -= count
        if left == 0 { endValue() }
      } else {
        rest = rest.dropFirst()
        try take(byte)
      }
    }
  }

  /// - Throws: `SQLiteError` with `.corrupt` for a changeset that is not whole.
  func end() throws(SQLiteError) {
    if place != .beginning { throw Self.damage }
  }

  private static let damage = SQLiteError(code: .corrupt, message: "the changeset is damaged")

  private mutating func take(_ byte: UInt8) throws(SQLiteError) {
    switch place {
    case .beginning: try begin(byte)
    case .columnCount:
      guard let count = try number(with: byte) else { return }
      guard 1...Self.mostColumns ~= count else { throw Self.damage }
      (keyFlags, left, place) = ([], count, .keyFlags)
    case .keyFlags:
      keyFlags.append(byte != 0)
      left -= 1
      if left == 0 { (left, place) = (Self.longestName, .tableName) }
    case .tableName:
      left -= 1
      if byte == 0 { place = .beginning } else if left == 0 { throw Self.damage }
    case .isIndirect:
      guard byte <= 1 else { throw Self.damage }
      (column, oldValues, isBehindOldValues, place) = (0, [], false, .valueType)
    case .valueType: try takeType(byte)
    case .valueLength:
      guard let length = try number(with: byte) else { return }
      (left, place) = (length, .value)
      if length == 0 { endValue() }
    case .value: break
    }
  }

  private mutating func begin(_ byte: UInt8) throws(SQLiteError) {
    if byte == UInt8(ascii: "T") {
      place = .columnCount
    } else if !keyFlags.isEmpty, let operation = Operation(rawValue: byte) {
      (self.operation, place) = (operation, .isIndirect)
    } else {
      throw Self.damage
    }
  }

  private mutating func takeType(_ byte: UInt8) throws(SQLiteError) {
    guard isWanted(hasValue: byte != 0) else { throw Self.damage }
    if operation == .update, !isBehindOldValues { oldValues.append(byte != 0) }
    switch byte {
    case 0, 5: endValue()
    case 1, 2: (left, place) = (8, .value)
    case 3, 4: place = .valueLength
    default: throw Self.damage
    }
  }

  /// Returns whether the present column may have a value, or none.
  ///
  /// A row that came or went has all of its values. Of one that was updated there is the key, as it was, and what was
  /// changed, as it was and as it is.
  private func isWanted(hasValue: Bool) -> Bool {
    guard operation == .update else { return hasValue }
    if isBehindOldValues { return hasValue == (oldValues[column] && !keyFlags[column]) }
    return hasValue || !keyFlags[column]
  }

  private mutating func endValue() {
    column += 1
    place = .valueType
    guard column == keyFlags.count else { return }
    column = 0
    if operation == .update, !isBehindOldValues { isBehindOldValues = true } else { place = .beginning }
  }

  /// Returns the number that ends with a byte, `nil` where more of it follows.
  private mutating func number(with byte: UInt8) throws(SQLiteError) -> Int? {
    number = number << 7 | Int(byte & 0x7F)
    numberLength += 1
    guard number <= Int32.max, numberLength <= 5 else { throw Self.damage }
    if byte & 0x80 != 0 { return nil }
    defer { (number, numberLength) = (0, 0) }
    return number
  }
}
