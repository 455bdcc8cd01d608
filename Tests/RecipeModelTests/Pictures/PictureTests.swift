import RecipeModel
import Testing

@Suite struct PictureTests {
  @Test(arguments: [
    (PictureSamples.png(width: 640, height: 480), Picture.Kind.png),
    (PictureSamples.jpeg(width: 640, height: 480), .jpeg),
    (PictureSamples.webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x02, 0xE0, 0x01]), .webp),
    // Lossless: 14 bits of width less one, then 14 of height less one.
    (PictureSamples.webp("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0x00, 0, 0, 0, 0, 0]), .webp),
    (PictureSamples.webp("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0x00, 0xDF, 0x01, 0x00]), .webp),
  ])
  func `a picture is known by what is in it`(bytes: [UInt8], kind: Picture.Kind) throws {
    let picture = try Picture(bytes)
    #expect(picture.kind == kind)
    #expect(picture.name == "\(SHA256.hexadecimal(bytes)).\(kind.rawValue)")
    #expect(Picture.isName(picture.name))
  }

  @Test(arguments: [
    [], Array("GIF89a".utf8) + PictureSamples.zeros, Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8),
    Array("<html></html>".utf8), Array("RIFFxxxxAVI LIST".utf8) + PictureSamples.zeros,
  ])
  func `what is no picture of the three kinds is refused, whatever it is called`(bytes: [UInt8]) {
    #expect(throws: PictureError.unknownKind) { try Picture(bytes) }
  }

  @Test(arguments: [
    (Array(PictureSamples.png(width: 1, height: 1).prefix(20)), Picture.Kind.png),
    (PictureSamples.png(width: 0, height: 1), .png),
    (Array(PictureSamples.jpeg(width: 1, height: 1).prefix(21)), .jpeg),
    ([0xFF, 0xD8, 0xFF, 0xD9] + PictureSamples.zeros, .jpeg),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + PictureSamples.zeros, .jpeg),
    (PictureSamples.webp("VP8 ", PictureSamples.zeros), .webp),
    (PictureSamples.webp("VP9 ", PictureSamples.zeros), .webp),
    (Array("RIFFxxxxWEBP".utf8), .webp),
  ])
  func `what only begins as a picture is refused`(bytes: [UInt8], kind: Picture.Kind) {
    #expect(throws: PictureError.damaged(kind)) { try Picture(bytes) }
  }

  @Test func `too many bytes and too many pixels are refused`() throws {
    let start = PictureSamples.png(width: 1, height: 1)
    let longest = start + Array(repeating: 0, count: Picture.mostBytes - start.count)
    #expect(throws: Never.self) { try Picture(longest) }
    #expect(throws: PictureError.tooLong(bytes: Picture.mostBytes + 1)) { try Picture(longest + [0]) }
    #expect(throws: Never.self) { try Picture(PictureSamples.png(width: 10_000, height: 5_000)) }
    let bomb = #expect(throws: PictureError.self) { try Picture(PictureSamples.png(width: 10_000, height: 5_001)) }
    #expect(bomb?.description == "it is 10000 by 5001 pixels, more than 50 million")
    #expect(throws: PictureError.self) { try Picture(PictureSamples.png(width: .max, height: .max)) }
  }

  @Test func `every beginning of a picture is taken or refused, and nothing else happens`() {
    for sample in [PictureSamples.png(width: 9, height: 9), PictureSamples.jpeg(width: 9, height: 9)] {
      for count in 0..<sample.count { _ = try? Picture(Array(sample.prefix(count))) }
    }
  }

  @Test(arguments: [
    PictureSamples.png(width: 1, height: 1) + [0, 0, 0, 0, 0, 0, 0, 2] + Array("IDAT".utf8) + [
      1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
      + Array("IEND".utf8) + [0, 0, 0, 0],
    // Data in which a byte is FF, a marker to begin again, a second scan with tables, and a marker that fills.
    PictureSamples.jpeg(width: 1, height: 1) + Array(repeating: 0, count: 6) + [0xFF, 0xDA, 0, 4, 0, 0, 1, 0xFF, 0, 2]
      + [0xFF, 0xD0, 3, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xDA, 0, 4, 0, 0, 4, 0xFF, 0xFF, 0xD9],
    PictureSamples.webp("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0x00, 0xDF, 0x01, 0x00]) + Array(repeating: 0, count: 18),
  ])
  func `a picture that is handed in is taken whole, and no byte less`(bytes: [UInt8]) {
    #expect(throws: Never.self) { try Picture(handedIn: bytes) }
    #expect(throws: Never.self) { try Picture(handedIn: bytes + [0]) }
    for count in 0..<bytes.count {
      #expect(throws: PictureError.self, "\(count)") { try Picture(handedIn: Array(bytes.prefix(count))) }
    }
  }

  private static let digits = String(repeating: "0af9", count: 16)

  @Test(arguments: [
    ("\(digits).jpg", true), ("\(digits).png", true), ("\(digits).webp", true), ("\(digits).gif", false),
    ("\(digits)", false), ("\(digits.uppercased()).jpg", false), ("../\(digits.dropFirst(3)).jpg", false),
    ("\(digits).jpg/..", false), ("\(digits).png\0", false), ("\(digits.dropFirst()).jpg", false), ("", false),
    ("dumplings", false),
  ])
  func `a name is that of a stored picture or leads nowhere`(name: String, isName: Bool) {
    #expect(Picture.isName(name) == isName)
  }
}
