/// A page with rows of the table in which SQLite keeps the schema, known by what they say.
///
/// - Source: sqlite.org/fileformat2.html, sections 1.3.2 (sizes of pages), 1.6 (b-tree pages), 2.1 (records) and 2.6 (the schema table).
struct SchemaPage {
  /// The sizes that a page may have.
  static let sizes = (9...16).map { 1 << $0 }

  let number: Int
  let size: Int

  /// The first and the last row.
  let rows: ClosedRange<Int>

  /// What the rows call tables, indexes, views and triggers.
  let names: Set<String>

  /// - Parameters:
  ///   - bytes: As many as a page may have.
  ///   - number: Which page of the file it is, from 1.
  /// - Returns: `nil` for a page of something else, or a damaged one.
  init?(_ bytes: ArraySlice<UInt8>, number: Int) {
    let leafOfTable: UInt8 = 13
    guard Self.sizes.contains(bytes.count), bytes.first == leafOfTable else { return nil }
    let bytes = Array(bytes)
    let count = Self.bigEndian(bytes[3..<5])
    guard count > 0, 8 + 2 * count <= bytes.count else { return nil }
    var rows: [(number: Int, name: String)] = []
    for cell in 0..<count {
      let place = 8 + 2 * cell
      guard let row = Self.schemaRow(of: bytes, at: Self.bigEndian(bytes[place..<place + 2])) else { return nil }
      rows.append(row)
    }
    guard let first = rows.first?.number, let last = rows.last?.number, 1 <= first, first <= last else { return nil }
    (self.number, self.size, self.rows) = (number, bytes.count, first...last)
    names = Set(rows.map(\.name))
  }

  /// Returns the number of the row in a cell and the name in it, `nil` if it is not one that says what a table, index, view
  /// or trigger is.
  private static func schemaRow(of bytes: [UInt8], at place: Int) -> (number: Int, name: String)? {
    var cell = bytes[min(place, bytes.count)...]
    guard number(from: &cell) != nil, let row = number(from: &cell) else { return nil }
    let record = cell
    guard let headerLength = number(from: &cell) else { return nil }
    let types = (0..<5).compactMap { _ in number(from: &cell) }
    guard types.count == 5, types[0] >= 13, types[1] >= 13, cell.startIndex - record.startIndex == headerLength else {
      return nil
    }
    // The length of a text is hidden in its type.
    let kind = cell.prefix((types[0] - 13) / 2)
    guard kinds.contains(where: { kind.elementsEqual($0.utf8) }) else { return nil }
    return (row, String(decoding: cell.dropFirst(kind.count).prefix((types[1] - 13) / 2), as: UTF8.self))
  }

  private static let kinds = ["table", "index", "view", "trigger"]

  /// Takes a number of one to nine bytes off the beginning.
  private static func number(from bytes: inout ArraySlice<UInt8>) -> Int? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard let byte = bytes.popFirst() else { return nil }
      if index == 8 { return Int(truncatingIfNeeded: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { break }
    }
    return Int(truncatingIfNeeded: value)
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
