import RecipeModel

/// A file with the addresses of pages, one a line; empty lines, and those that begin with #, say nothing.
enum AddressList {
  private static let largestFile = 1 << 20

  /// - Throws: `CommandError` for a line that is no address, and for a list without any.
  static func words(of path: String, in session: Session) throws(CommandError) -> [String] {
    let text: [UInt8]?
    do throws(SystemError) {
      text = try (path == "-" ? session.world.input : Input(path: path)).readAll(atMost: largestFile)
    } catch {
      throw CommandError("\(path): \(error.description)", .noSuchInput)
    }
    guard let text else { throw CommandError("\(path): longer than \(largestFile >> 20) MiB", .badInput) }
    var words: [String] = []
    let lines = String(decoding: text, as: UTF8.self).withPlainLineEnds().split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let word = String(line).trimmed()
      if word.isEmpty || word.hasPrefix("#") { continue }
      guard WebAddress.isMeant(by: word) else {
        throw CommandError("\(path): line \(index + 1) is not the address of a page: \(word.quoted())", .badInput)
      }
      words.append(word)
    }
    if words.isEmpty { throw CommandError("\(path): no address in it", .badInput) }
    return words
  }
}
