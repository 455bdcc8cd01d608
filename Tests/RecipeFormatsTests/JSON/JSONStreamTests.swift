import Testing

@testable import RecipeFormats

@Suite struct JSONStreamTests {
  @Test(arguments: ["", "[", "[1", "[1,", "1", "[1]"])
  func `any amount of white space takes little memory`(start: String) throws {
    let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    var left = 200
    var isAtStart = true
    var stream = JSONStream(
      ByteSource {
        if isAtStart {
          isAtStart = false
          return Array(start.utf8)
        }
        left -= 1
        return left >= 0 ? piece : []
      })
    do { while try stream.next() != nil {} } catch is RecipeFileError {}
    #expect(left < 0)
    #expect(stream.bytesInMemory <= 4 << 16)
  }
}
