import RecipeTestSupport
import Testing

@testable import RecipeFormats

@Suite struct ZipArchiveTests {
  @Test func `what is packed is unpacked`() throws {
    var writer = TestZip()
    let files = [("a.txt", Array("short".utf8)), ("ä/b.txt", [UInt8](repeating: 65, count: 100_000)), ("empty", [])]
    for (name, content) in files { writer.add(name, content) }
    let archive = try ZipArchive(writer.finished())
    var limits = ArchiveLimits()
    #expect(archive.entries.map(\.name) == files.map(\.0))
    for (entry, file) in zip(archive.entries, files) { #expect(try archive.unpack(entry, &limits) == file.1) }
    #expect(limits.bytesLeft == 200 * 1_048_576 - 100_005)
  }

  @Test func `a zip of another program is read`() throws {
    // Made by Info-ZIP's zip 3.0: stored without packing, and with a comment at the end.
    let archive = try ZipArchive(Self.stored)
    var limits = ArchiveLimits()
    #expect(archive.entries.map(\.name) == ["a.txt"])
    #expect(try archive.unpack(archive.entries[0], &limits) == Array("hello\n".utf8))
  }

  @Test func `macOS's own files, folders and links are passed over`() throws {
    var writer = TestZip()
    for name in ["__MACOSX/._a", "b/._c", "d/", "e"] { writer.add(name, [1]) }
    #expect(try ZipArchive(writer.finished()).entries.map(\.name) == ["e"])
  }

  @Test func `bombs are refused while they are unpacked`() throws {
    var writer = TestZip()
    writer.add("zeros", [UInt8](repeating: 0, count: 2_000_000))
    let archive = try ZipArchive(writer.finished())
    var limits = ArchiveLimits()
    #expect(throws: ArchiveError.tooLarge) { try archive.unpack(archive.entries[0], &limits) }
    limits.spend(limits.bytesLeft - 10)
    var small = TestZip()
    small.add("eleven", [UInt8](repeating: 7, count: 11))
    let other = try ZipArchive(small.finished())
    #expect(throws: ArchiveError.tooLarge) { try other.unpack(other.entries[0], &limits) }
  }

  @Test func `too many entries are refused`() {
    var writer = TestZip()
    for number in 0...ArchiveLimits.entries { writer.add("\(number)", []) }
    let bytes = writer.finished()
    #expect(throws: ArchiveError.tooManyEntries) { try ZipArchive(bytes) }
  }

  @Test func `damage is found`() throws {
    var writer = TestZip()
    writer.add("a", Array("some text that is long enough to be packed".utf8))
    let whole = writer.finished()
    var damaged = whole
    damaged[40] ^= 0xFF
    let archive = try ZipArchive(damaged)
    var limits = ArchiveLimits()
    #expect(throws: ArchiveError.damaged) { try archive.unpack(archive.entries[0], &limits) }
    #expect(throws: ArchiveError.damaged) { try ZipArchive([]) }
    #expect(throws: ArchiveError.damaged) { try ZipArchive(Array(whole.dropLast(23))) }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `bytes changed or cut off at random do no harm`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var writer = TestZip()
    for number in 1...3 { writer.add("file \(number)", Array("text \(number) text text".utf8)) }
    let whole = writer.finished()
    for _ in 1...200 {
      var bytes = Array(whole.prefix(Int.random(in: whole.count / 2...whole.count, using: &generator)))
      for _ in 1...3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      guard let archive = try? ZipArchive(bytes) else { continue }
      var limits = ArchiveLimits()
      for entry in archive.entries { _ = try? archive.unpack(entry, &limits) }
    }
  }

  @Test func `gzip is packed and unpacked`() throws {
    let bytes = Array("recipe recipe recipe".utf8)
    let packed = Deflate.pack(bytes, .gzip)
    #expect(try Deflate.unpack(packed[...], .gzip, limit: 100) == bytes)
    #expect(throws: ArchiveError.tooLarge) { try Deflate.unpack(packed[...], .gzip, limit: 19) }
    #expect(throws: ArchiveError.damaged) { try Deflate.unpack(packed.dropLast(9), .gzip, limit: 100) }
    #expect(throws: ArchiveError.damaged) { try Deflate.unpack([], .gzip, limit: 100) }
  }

  private static let stored: [UInt8] = [
    0x50, 0x4B, 0x03, 0x04, 0x0A, 0x00, 0x00, 0x00, 0x00, 0x00, 0x22, 0x37, 0x75, 0x5D, 0x20, 0x30,
    0x3A, 0x36, 0x06, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x61, 0x2E,
    0x74, 0x78, 0x74, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x0A, 0x50, 0x4B, 0x01, 0x02, 0x1E, 0x03, 0x0A,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x22, 0x37, 0x75, 0x5D, 0x20, 0x30, 0x3A, 0x36, 0x06, 0x00, 0x00,
    0x00, 0x06, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0xA4, 0x81, 0x00, 0x00, 0x00, 0x00, 0x61, 0x2E, 0x74, 0x78, 0x74, 0x50, 0x4B, 0x05, 0x06,
    0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x33, 0x00, 0x00, 0x00, 0x29, 0x00, 0x00, 0x00,
    0x09, 0x00, 0x61, 0x20, 0x63, 0x6F, 0x6D, 0x6D, 0x65, 0x6E, 0x74,
  ]
}
