extension Input {
  /// The most that is read of one recipe: 10 MiB.
  static let longestRecipe = 10 << 20

  /// Reads a text up to the end.
  ///
  /// - Throws: `CommandError` for more bytes than `limit`, of which no more is read or held than that.
  func readText(atMost limit: Int = longestRecipe) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try readAll(atMost: limit)
    } catch {
      throw CommandError("the text could not be read: \(error.description)", .inputOutput)
    }
    guard let bytes else { throw CommandError("the text is longer than \(limit >> 20) MiB", .badInput) }
    return bytes
  }
}

extension Session {
  /// Returns bytes as text; what is not UTF-8 becomes U+FFFD, which is said.
  func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    tell("\("warning:", .warning) characters that are not valid UTF-8 were replaced by U+FFFD")
    return String(decoding: bytes, as: UTF8.self)
  }
}
