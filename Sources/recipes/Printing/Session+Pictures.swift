import RecipeFormats
import RecipeStore

extension Session {
  /// Names the pictures that are lacking in what was done nevertheless, and ends the command so that a script sees it.
  ///
  /// - Parameters:
  ///   - what: The beginning of a sentence that goes on with how many pictures.
  ///   - advice: Its end.
  /// - Throws: `CommandError` unless there are none.
  func report(_ lacking: [MissingPicture], _ what: StyledText, _ advice: StyledText) throws(CommandError) {
    guard !lacking.isEmpty else { return }
    let mostNamed = 20
    for picture in lacking.prefix(mostNamed) { tell("\(picture.description)") }
    if lacking.count > mostNamed { tell("and \(lacking.count - mostNamed) more") }
    let names = Set(lacking.map(\.name)).count
    throw CommandError("\(what) \(StyledText.count(names, "picture", "pictures"))\(advice)", .badDatabase)
  }
}

extension JSONValue {
  /// The member that lists the pictures that are lacking, if any are.
  static func members(of lacking: [MissingPicture]) -> [(String, JSONValue)] {
    if lacking.isEmpty { return [] }
    let pictures = lacking.map { picture in
      JSONValue.object([
        ("recipe", .number("\(picture.recipe)")), ("name", .string(picture.name)),
        ("isDamaged", .bool(picture.fault == .damaged)),
      ])
    }
    return [("lackingPictures", .array(pictures))]
  }
}
