import Testing

@testable import recipes

@Suite struct InputTests {
  @Test(arguments: ["one\n\nthree", "one\r\n\r\nthree\r\n", "one\n\nthree\r"])
  func `lines end at newlines, those of Windows too, and at the end`(text: String) throws {
    let input = Input(bytes: text.utf8)
    #expect(try (0..<4).map { _ in try input.readLine() } == ["one", "", "three", nil])
  }

  @Test(arguments: [(9, nil), (10, "0123456789"), (11, "0123456789")])
  func `more than the limit is nothing at all`(limit: Int, text: String?) throws {
    #expect(try Input(bytes: "0123456789".utf8).readAll(atMost: limit) == text.map { Array($0.utf8) })
  }

  @Test func `a file is read piece by piece to its end`() throws {
    let box = try TestBox()
    let text = String(repeating: "recipe\n", count: 50_000)
    let input = try Input(path: box.write(text, to: "file"))
    #expect(input.isFile)
    var bytes: [UInt8] = []
    while case let piece = try input.readPiece(), !piece.isEmpty { bytes += piece }
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
