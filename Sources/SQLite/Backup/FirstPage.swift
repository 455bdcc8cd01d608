/// The first page of a database, made anew: the header, and the root of the table of the schema.
///
/// Without it SQLite finds nothing. But what it says is known or follows: the pages with the schema's rows, which are
/// others once they do not fit into one, tell where all tables are. Free pages are forgotten, so nothing may be written.
///
/// - Source: sqlite.org/fileformat2.html, sections 1.3 (the header) and 1.6 (b-tree pages).
struct FirstPage {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - fileSize: How many bytes the database has.
  ///   - pages: All pages with rows of the schema, which are of one size.
  /// - Returns: `nil` where there is none, or where two of them say the same rows, so that one must be out of date.
  init?(applicationID: Int32, fileSize: Int, pages: [SchemaPage]) {
    let pages = pages.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    guard let last = pages.last, zip(pages, pages.dropFirst()).allSatisfy({ $0.rows.upperBound < $1.rows.lowerBound })
    else { return nil }
    var page = Self.header(applicationID: applicationID, pageSize: last.size, pageCount: fileSize / last.size)
    var cells: [[UInt8]] = []
    for page in pages.dropLast() { cells.append(Self.bytes(page.number, 4) + Self.varint(page.rows.upperBound)) }
    let start = last.size - cells.reduce(0) { $0 + $1.count }
    let innerOfTable: UInt8 = 5
    page += [innerOfTable, 0, 0] + Self.bytes(cells.count, 2) + Self.bytes(start, 2) + [0] + Self.bytes(last.number, 4)
    var place = start
    for cell in cells {
      page += Self.bytes(place, 2)
      place += cell.count
    }
    guard page.count <= start else { return nil }
    page += [UInt8](repeating: 0, count: start - page.count)
    bytes = page + cells.joined()
  }

  private static func header(applicationID: Int32, pageSize: Int, pageCount: Int) -> [UInt8] {
    // The largest size does not fit into its place, and is written as 1.
    var header = DatabaseHeader.beginning + bytes(pageSize == 65_536 ? 1 : pageSize, 2)
    // Not in WAL mode, no bytes reserved, and three fractions that never change.
    header += [1, 1, 0, 64, 32, 32]
    // Changed once; how many pages; no free ones; the schema changed once and is of format 4; no size of a cache, no
    // page moved, UTF-8; no version; nothing to vacuum.
    for number in [1, pageCount, 0, 0, 1, 4, 0, 0, 1, 0, 0, Int(applicationID)] { header += bytes(number, 4) }
    return header + [UInt8](repeating: 0, count: 20) + bytes(1, 4) + bytes(3_037_000, 4)
  }

  /// A number of so many bytes, the highest first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A number in as many bytes as it takes, seven bits each; rows of a schema have no large ones.
  private static func varint(_ number: Int) -> [UInt8] {
    number < 0x80 ? [UInt8(number)] : varint(number >> 7).map { $0 | 0x80 } + [UInt8(number & 0x7F)]
  }
}
