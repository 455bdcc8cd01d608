import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// Files packed by gzip, and zips of our own formats.
@Suite struct PackedFileTests {
  private static let soup = RecipeDraft(title: "Soup", ingredients: "1 leek", directions: "Boil.")

  private func read(_ bytes: [UInt8], pieces: Int = .max) throws -> (drafts: [RecipeDraft], format: String) {
    var rest = bytes[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(pieces) }
      return Array(rest.prefix(pieces))
    }
    var reader = RecipeFileReader(source)
    let drafts = try reader.drafts().map { try $0.get() }
    return (drafts, reader.formatName)
  }

  @Test(arguments: [OutputFormat.json, .jsonLines, .schemaOrg, .cooklang, .recipeMD, .mealMaster, .text, .html])
  func `a file compressed with gzip is read as its content`(format: OutputFormat) throws {
    let packed = Deflate.pack(try format.file([Self.soup]), .gzip)
    let (drafts, name) = try read(packed, pieces: 7)
    #expect(drafts.map(\.withoutUUID) == [Self.soup])
    #expect(name == (format == .html ? "schema-org" : format == .jsonLines ? "json" : format.name))
  }

  @Test func `packed files in a row are one, and what follows them is ignored`() throws {
    let halves = ["{\"title\": \"A\"}\n", "{\"title\": \"B\"}\n"].map { Deflate.pack(Array($0.utf8), .gzip) }
    for pieces in [1, 5, 1000] {
      #expect(try read(halves[0] + halves[1] + [0, 0, 0], pieces: pieces).drafts.map(\.title) == ["A", "B"])
    }
  }

  @Test func `more than a chunk comes out whole`() throws {
    let draft = RecipeDraft(title: "Long", notes: String((0..<100_000).map { "\($0)\n" }.joined().dropLast()))
    #expect(try read(Deflate.pack(OutputFormat.json.file([draft]), .gzip)).drafts.map(\.withoutUUID) == [draft])
  }

  @Test func `a packed file that is damaged, cut short or a bomb is refused`() throws {
    let whole = Deflate.pack(Array("{\"title\": \"A\"}".utf8), .gzip)
    var damaged = whole
    damaged[whole.count - 6] ^= 0xFF
    for bytes in [damaged, Array(whole.dropLast(3)), Array(whole.prefix(2))] {
      #expect(throws: RecipeFileError.cannotUnpack("the archive is damaged")) { try read(bytes) }
    }
    let bomb = Deflate.pack([UInt8](repeating: 0x20, count: 30_000_000), .gzip)
    #expect(throws: RecipeFileError.cannotUnpack("the archive unpacks to more than recipes need")) { try read(bomb) }
  }

  @Test func `a file packed twice is not unpacked again`() {
    let twice = Deflate.pack(Deflate.pack(Array("{\"title\": \"A\"}".utf8), .gzip), .gzip)
    #expect(throws: (any Error).self) { try read(twice) }
  }

  @Test(arguments: [OutputFormat.json, .jsonLines, .schemaOrg, .cooklang, .recipeMD, .mealMaster, .text, .html])
  func `a zip of our own files is read`(format: OutputFormat) throws {
    var zip = TestZip()
    zip.add("box/Soup\(format.fileExtension)", try format.file([Self.soup]))
    zip.add("README.md", Array("# My recipes\n\nHave fun.\n".utf8))
    let result = try read(zip.finished())
    #expect(result.drafts.map(\.withoutUUID) == [Self.soup])
    #expect(result.format == "archive")
  }

  @Test func `pictures in a zip go to the recipes that name them`() throws {
    let bytes: [UInt8] = [0xFF, 0xD8]
    let name = String(repeating: "a", count: 64) + ".jpg"
    var drafts = [Self.soup, Self.soup, Self.soup]
    for number in [0, 2] { drafts[number].imageNames = [name] }
    var zip = TestZip()
    zip.add("soup.json", try OutputFormat.json.file(drafts))
    zip.add("soup-pictures/\(name)", bytes)
    var reader = RecipeFileReader(ByteSource(zip.finished()))
    var pictures: [[[UInt8]]] = []
    while let recipe = try reader.next() { pictures.append(try recipe.get().pictures) }
    #expect(pictures == [[bytes], [], [bytes]])
  }

  @Test func `what a zip has in a format that is not read is named`() throws {
    var zip = TestZip()
    zip.add("a.json", Array("{\"title\": \"A\"}".utf8))
    zip.add("b.fdx", Array("<?xml version=\"1.0\"?>\n<fdx Source=\"Living Cookbook\">".utf8))
    var reader = RecipeFileReader(ByteSource(zip.finished()))
    #expect(try reader.drafts().count == 1)
    #expect(reader.diagnostics.lines == ["\"b.fdx\" is a Living Cookbook export, which import does not read"])
  }
}
