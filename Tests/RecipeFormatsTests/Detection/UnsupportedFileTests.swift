import RecipeTestSupport
import Testing

@testable import RecipeFormats

@Suite struct UnsupportedFileTests {
  @Test(
    arguments: [
      ("<?xml version=\"1.0\"?>\n<fdx Source=\"Living Cookbook\">", "a Living Cookbook export"),
      ("<?xml version=\"1.0\"?><plist version=\"1.0\"><array>", "a property list"),
    ])
  func `recipes in a format that is not read are refused by its name`(text: String, name: String) throws {
    for isNamed in [true, false] {
      var reader = RecipeFileReader(ByteSource(Array(text.utf8)), isNamed: isNamed)
      #expect(throws: RecipeFileError.unsupported(name)) { try reader.next() }
    }
    #expect(RecipeFileError.unsupported(name).description == "this is \(name), which import does not read")
  }

  @Test(
    arguments: [
      (["META-INF/container.xml", "book.xhtml"], "an EPUB book"),
      (["[Content_Types].xml", "word/document.xml"], "a Word document"),
      (["[Content_Types].xml", "xl/workbook.xml"], "an Excel workbook"),
      (["mimetype", "content.xml"], "an OpenDocument document"),
    ] as [([String], String)])
  func `a zip that is a document is refused by its name`(files: [String], name: String) throws {
    var zip = TestZip()
    for file in files { zip.add(file, Array("<p>Soup</p>".utf8)) }
    var reader = RecipeFileReader(ByteSource(zip.finished()))
    #expect(throws: RecipeFileError.unsupported(name)) { try reader.next() }
  }

  @Test(
    arguments: [
      ([UInt8](repeating: 0x61, count: 257) + Array("ustar".utf8), "a tar archive; unpack it and import the folder"),
      ([UInt8](repeating: 0x61, count: 60) + Array("BOOKMOBI".utf8), "a Kindle book"),
      (Array("bplist00".utf8), "a property list"),
    ] as [([UInt8], String)])
  func `a binary file is named`(head: [UInt8], name: String) {
    #expect(UnsupportedFile.name(head) == name)
  }
}
