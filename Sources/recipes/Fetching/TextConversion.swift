import RecipeModel

/// Turns texts in the encodings of Asia and in rare ones into UTF-8, by the program `iconv`.
///
/// The C library could do it as well, but not in a static executable: its tables are shared libraries, which have to be of
/// the very version that the executable was linked with.
enum TextConversion {
  /// The most bytes that come of a page: of two bytes three may become.
  private static let longestText = 30 << 20
  private static let longestTime = Duration.seconds(10)

  /// Returns bytes of an encoding as UTF-8; what is not of the encoding is left out, and `isWhole` is false then.
  ///
  /// - Throws: `CommandError` where the program is missing, or does not know the encoding.
  /// - Source: iconv(1).
  static func utf8(_ bytes: [UInt8], _ encoding: String) throws -> (utf8: [UInt8], isWhole: Bool) {
    let deadline = ContinuousClock.now + longestTime
    for (words, isWhole) in [([], true), (["-c"], false)] {
      let words = words + ["-f", encoding, "-t", "UTF-8"]
      let result: Subprocess.Result
      do throws(CommandError) {
        result = try Subprocess("iconv").run(words, input: bytes, longestOutput: longestText, until: deadline)
      } catch {
        throw CommandError("the page is in \(encoding); install iconv to read it", .noSuchInput)
      }
      if isWhole ? result.status == 0 : !result.output.isEmpty { return (result.output, isWhole) }
    }
    throw CommandError("the page is in \(encoding), which iconv cannot convert; convert it to UTF-8 first", .badInput)
  }
}
