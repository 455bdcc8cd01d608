import Files
import Glibc

/// A database file as bytes.
final class PageFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(SQLiteError) {
    self.path = path
    descriptor = RegularFile.open(path)
    if descriptor < 0 { throw SQLiteError(errno: errno, doing: "opening \(path)") }
  }

  deinit {
    close(descriptor)
  }

  /// Returns how many bytes were read: fewer than there is room for at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SQLiteError) -> Int {
    let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    if count < 0 { throw SQLiteError(errno: errno, doing: "reading \(path)") }
    return count
  }

  /// Whether it begins as every database does.
  func isDatabase() throws -> Bool {
    var bytes = [UInt8](repeating: 0, count: DatabaseHeader.beginning.count)
    let count = try bytes.withUnsafeMutableBytes { try read(into: $0, at: 0) }
    return count == bytes.count && bytes == DatabaseHeader.beginning
  }

  /// Calls `body` with each page of a schema but the first, for each size that pages may have, and returns how many bytes
  /// were read.
  ///
  /// - Parameter end: How many bytes are looked at, if there are so many.
  func forEachSchemaPage(upTo end: Int = .max, _ body: (SchemaPage) -> Void) throws -> Int {
    var block = [UInt8](repeating: 0, count: SchemaPage.sizes.last!)
    var offset = 0
    while offset < end {
      let count = try block.withUnsafeMutableBytes { try read(into: $0, at: offset) }
      for size in SchemaPage.sizes {
        for start in stride(from: 0, through: count - size, by: size) {
          let number = (offset + start) / size + 1
          guard number > 1, let page = SchemaPage(block[start..<start + size], number: number) else { continue }
          body(page)
        }
      }
      offset += count
      if count < block.count { break }
    }
    return offset
  }

  /// Returns what the first page has to say, told by all others, for each size that pages may have.
  func firstPages(applicationID: Int32) throws -> [FirstPage] {
    var pages: [Int: [SchemaPage]] = [:]
    let fileSize = try forEachSchemaPage { pages[$0.size, default: []].append($0) }
    // The rows of a page begin at its end, so half a page is none; but a page may be taken for the first half of another.
    return SchemaPage.sizes.compactMap { size in
      FirstPage(applicationID: applicationID, fileSize: fileSize, pages: pages[size] ?? [])
    }
  }
}
