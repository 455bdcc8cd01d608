import Foundation
import RecipeTestSupport
import Testing

@testable import SQLite

/// Pages of a file of which nobody knows what they are.
@Suite struct SchemaPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a database whose schema takes more than one page, and returns its bytes.
  private func database(pageSize: Int) throws -> [UInt8] {
    let path = folder.path("\(pageSize).sqlite")
    let long = "a_long_name_so_that_the_schema_takes_several_pages"
    let tables = (1...pageSize / 100 + 20).map { "CREATE TABLE \(long)_\($0) (x);" }
    let rows = "INSERT INTO \(long)_1 VALUES (randomblob(90000)), ('table');"
    let connection = try Connection(.file(path), access: .create)
    for start in stride(from: 0, to: tables.count, by: 500) {
      let piece = tables[start..<min(start + 500, tables.count)].joined()
      try connection.execute("PRAGMA page_size = \(pageSize); BEGIN; \(piece) COMMIT")
    }
    try connection.execute(rows)
    return [UInt8](try folder.contents(of: "\(pageSize).sqlite"))
  }

  private static func schemaPages(_ bytes: [UInt8], pageSize: Int) -> [SchemaPage] {
    (1..<bytes.count / pageSize).compactMap {
      SchemaPage(bytes[$0 * pageSize..<($0 + 1) * pageSize], number: $0 + 1)
    }
  }

  @Test(arguments: SchemaPage.sizes)
  func `the first page is made again from the others, whatever size they have`(pageSize: Int) throws {
    var bytes = try database(pageSize: pageSize)
    let tables = pageSize / 100 + 20
    let found = Self.schemaPages(bytes, pageSize: pageSize)
    #expect(found.count > 1)
    #expect(found.map(\.rows.upperBound).max() == tables)
    bytes.replaceSubrange(0..<pageSize, with: repeatElement(0xEE, count: pageSize))
    let damaged = folder.path("damaged.sqlite")
    try folder.write(Data(bytes), to: "damaged.sqlite")
    let isWhole = try Connection.withFirstPageMadeAnew(of: damaged, beside: damaged, applicationID: 7) { connection in
      guard try connection.schema().count == tables else { return false }
      #expect(try connection.applicationID() == 7)
      // Pages that were free are nobody's now, and there were none.
      #expect(try connection.integrityProblems() == [])
      return true
    }
    #expect(isWhole == true)
  }

  @Test func `a size of pages with which nothing is found is followed by the next`() throws {
    let bytes = try database(pageSize: 4096)
    // A schema's page of another database, which is too short to be one of this.
    let stray = Array(try database(pageSize: 512)[512..<1024])
    try folder.write(Data(bytes + stray), to: "damaged.sqlite")
    var sizes: [Int] = []
    let result = try Connection.withFirstPageMadeAnew(
      of: folder.path("damaged.sqlite"), beside: folder.path("copy"), applicationID: 7
    ) { connection -> Int? in
      let size = try #require(try connection.first("PRAGMA page_size") { $0.int(at: 0) })
      sizes.append(size)
      return size > 512 ? size : nil
    }
    #expect(result == 4096)
    #expect(sizes.last == 4096)
    #expect(try folder.names.filter { $0.hasPrefix("copy") } == [])
  }

  @Test func `a page that says the same rows as another makes none`() throws {
    let bytes = try database(pageSize: 4096)
    let found = Self.schemaPages(bytes, pageSize: 4096)
    #expect(FirstPage(applicationID: 7, fileSize: bytes.count, pages: found) != nil)
    #expect(FirstPage(applicationID: 7, fileSize: bytes.count, pages: found + [found[0]]) == nil)
    #expect(FirstPage(applicationID: 7, fileSize: bytes.count, pages: []) == nil)
  }

  @Test func `pages changed at random do no harm`() throws {
    let seed: UInt64 = 45
    var random = SeededGenerator(seed: seed)
    let bytes = try database(pageSize: 4096)
    for _ in 1...2_000 {
      let start = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
      var page = Array(bytes[start..<start + 4096])
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let index = Int.random(in: page.indices, using: &random) % (Bool.random(using: &random) ? 64 : page.count)
        page[index] = UInt8.random(in: 0...255, using: &random)
      }
      page[0] = 13
      guard let found = SchemaPage(page[...], number: 2) else { continue }
      #expect(1 <= found.rows.lowerBound, "seed \(seed)")
      _ = FirstPage(applicationID: 7, fileSize: bytes.count, pages: [found])
    }
  }
}
