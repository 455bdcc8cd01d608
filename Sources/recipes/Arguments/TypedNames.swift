import RecipeModel

/// The names that the words of a command line write.
///
/// Unquoted words are one name, up to a comma; a quoted word with a space in it is a name by itself.
enum TypedNames {
  /// Returns the words of each name; where names exist already, the words of one may also name several.
  static func groups(_ words: [String]) -> [[String]] {
    var groups: [[String]] = [[]]
    for word in words {
      if word.contains(where: \.isWhitespace) {
        groups += [[word], []]
        continue
      }
      let parts = isNumber(word) ? [word] : split(word)
      for (index, part) in parts.enumerated() {
        if index > 0 { groups.append([]) }
        if !part.isEmpty { groups[groups.count - 1].append(part) }
      }
    }
    return groups.filter { !$0.isEmpty }
  }

  /// Returns the parts between commas; one between digits is a decimal one.
  private static func split(_ word: String) -> [String] {
    let characters = Array(word)
    var parts = [""]
    for (index, character) in characters.enumerated() {
      let isDecimal =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber && characters[index + 1].isNumber
      if character == ",", !isDecimal { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// `true` for what is never a part of a name: `12`, `3-7`, `-` for standard input.
  static func isNumber(_ word: String) -> Bool { !RecipeReference(word).isTitle || word == RecipeNames.standardInput }
}

/// A name where new ones are typed: numbers of recipes, or words.
enum NewName: Equatable {
  case numbers(String)
  case words(String)

  /// A number that begins a name is its amount; numbers alone are recipes.
  ///
  /// - Parameter isTitle: `true` if words are a whole title, after which numbers are recipes as well.
  static func all(in words: [String], isTitle: (String) throws -> Bool) rethrows -> [NewName] {
    try TypedNames.groups(words).flatMap { group -> [NewName] in
      guard let first = group.firstIndex(where: { !TypedNames.isNumber($0) }) else { return group.map(numbers) }
      let start = max(0, first - 1)
      let leading = group[..<start].map(numbers)
      let end = group.lastIndex { !TypedNames.isNumber($0) }! + 1
      let name = group[first..<end].joined(separator: " ")
      if start == first, end < group.count, try isTitle(name) {
        return leading + [.words(name)] + group[end...].map(numbers)
      }
      return leading + [.words(group[start...].joined(separator: " "))]
    }
  }
}
