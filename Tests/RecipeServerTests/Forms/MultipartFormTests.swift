import RecipeTestSupport
import Testing

@testable import RecipeServer

@Suite struct MultipartFormTests {
  /// Line ends as they are sent; `B` is the boundary.
  private func read(_ text: String) throws -> FormFields {
    try MultipartForm.read(Array(text.replacing("\n", with: "\r\n").utf8), boundary: "B")
  }

  @Test func `fields and files are read in their order, with every byte of a file`() throws {
    let picture: [UInt8] = [0x00, 0x0D, 0x0A, 0x2D, 0x2D, 0x43, 0xFF, 0x0D]
    var body = Array(
      """
      --B\r\nContent-Disposition: form-data; name="title"\r\n\r\nTomato\r\nsoup\r\n--B\r\n\
      content-disposition: form-data; name="picture"; filename="pot.jpg"\r\nContent-Type: image/jpeg\r\n\r\n
      """.utf8)
    body += picture + Array("\r\n--B--\r\nafter".utf8)
    let form = try FormFields(body, contentType: "multipart/form-data; boundary=\"B\"")
    #expect(
      form
        == FormFields(
          [("title", "Tomato\r\nsoup")], files: [UploadedFile(field: "picture", name: "pot.jpg", bytes: picture)]))
    #expect(form.chosenFiles.first?.bytes == picture)
  }

  @Test(arguments: [
    ("--B--", FormFields()),
    ("--B--\nanything", FormFields()),
    ("before\n--B\nContent-Disposition: form-data; name=a\n\n\n--B--", FormFields([("a", "")])),
    ("--B  \t\nContent-Disposition: form-data; name=a\n\n1\n--B--", FormFields([("a", "1")])),
    ("--B\nContent-Disposition: form-data; name=\"a%22b%0D%0Ac\"\n\n1\n--B--", FormFields([("a\"b\nc", "1")])),
    ("--B\nX: y\nContent-Disposition: form-data; name=é\n\n--C\n\n--B--", FormFields([("é", "--C\r\n")])),
    (
      "--B\nContent-Disposition: form-data; name=a; filename=\"C:\\\\x\\../../etc/passwd\"\n\n1\n--B--",
      FormFields(files: [UploadedFile(field: "a", name: "passwd", bytes: [0x31])])
    ),
    (
      "--B\nContent-Disposition: form-data; name=a; filename=\"\"\n\n\n--B--",
      FormFields(files: [UploadedFile(field: "a", name: "", bytes: [])])
    ),
  ])
  func `what browsers and other programs send is read`(text: String, form: FormFields) throws {
    #expect(try read(text) == form)
  }

  @Test func `a file field that was left empty holds no file`() throws {
    let form = try read("--B\nContent-Disposition: form-data; name=a; filename=\"\"\n\n\n--B--")
    #expect(form.chosenFiles.first == nil)
  }

  @Test(arguments: [
    ("", "its boundary is nowhere"), ("text", "its boundary is nowhere"),
    ("--B", "a boundary does not end its line"), ("--BX\n", "a boundary does not end its line"),
    ("--B\n", "a part has no end of its head"),
    ("--B\nContent-Disposition: form-data; name=a\n", "a part has no end of its head"),
    ("--B\nContent-Disposition: form-data; name=a\n\n1", "a part has no end"),
    ("--B\nContent-Disposition: form-data; name=a\n\n1\n--Bx\n", "a boundary does not end its line"),
    ("--B\nContent-Disposition: form-data\n\n1\n--B--", "a part has no name"),
    ("--B\nContent-Type: text/plain\n\n1\n--B--", "a part has no name"),
    ("--B\nname\n\n1\n--B--", "a part has a line that is no header"),
    ("--B\nContent-Disposition: attachment; name=a\n\n1\n--B--", "a part is not of a form"),
    ("--B\nContent-Disposition: form-data; name=\"a\n\n1\n--B--", "a part is not of a form"),
    (
      "--B\nContent-Disposition: form-data; name=a\nContent-Disposition: form-data; name=b\n\n1\n--B--",
      "a part has two names"
    ),
  ])
  func `what is not a form says what is wrong with it`(text: String, reason: String) {
    #expect(throws: FormError.malformed(reason)) { try read(text) }
  }

  @Test(arguments: [nil, "", "a b", "é", String(repeating: "b", count: 71)])
  func `a boundary that no program may send is refused`(boundary: String?) {
    #expect(throws: FormError.malformed("it has no boundary")) { try MultipartForm.read([], boundary: boundary) }
  }

  @Test func `a thousand parts are read, one more is refused, and so is a head that does not end`() throws {
    let part = "\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--B"
    let most = "--B" + String(repeating: part, count: 1000)
    #expect(try MultipartForm.read(Array("\(most)--".utf8), boundary: "B").fields.count == 1000)
    #expect(throws: FormError.tooManyFields) { try MultipartForm.read(Array("\(most)\(part)--".utf8), boundary: "B") }
    let long = "--B\r\nX: \(String(repeating: "x", count: 9000))\r\n\r\n1\r\n--B--"
    #expect(throws: FormError.malformed("a part has no end of its head")) {
      try MultipartForm.read(Array(long.utf8), boundary: "B")
    }
  }

  @Test func `cut anywhere, a form is refused`() throws {
    let whole = Array("--B\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--B--".utf8)
    _ = try MultipartForm.read(whole, boundary: "B")
    for length in 0..<whole.count {
      #expect(throws: FormError.self) { try MultipartForm.read(Array(whole.prefix(length)), boundary: "B") }
    }
  }

  @Test func `random mixtures of its parts are read or refused, and never crash`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      "--B", "--", "\r\n", "\r\n\r\n", "Content-Disposition: form-data; name=a", "; filename=", "\"", "\0", "x",
    ]
    var counts = (read: 0, refused: 0)
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0..<14, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
      if (try? MultipartForm.read(Array(text.joined().utf8), boundary: "B")) == nil {
        counts.refused += 1
      } else {
        counts.read += 1
      }
    }
    #expect(counts.refused > 0 && counts.read > 0)
  }
}
