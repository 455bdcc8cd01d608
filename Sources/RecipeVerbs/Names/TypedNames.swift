/// The names that the words of a command line write.
///
/// Unquoted words are one name, up to a comma; a quoted word with a space in it is a name by itself.
package enum TypedNames {
  /// Returns the words of each name; where names exist already, the words of one may also name several.
  package static func groups(_ words: [String]) -> [[String]] {
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

  /// Returns the names of new things.
  static func new(_ words: [String]) -> [String] { groups(words).map { $0.joined(separator: " ") } }

  /// Returns the words that write new names: a comma ends one that is not quoted, and is not the last.
  static func words(of names: [String]) -> [String] {
    names.enumerated().map { place, name in
      place == names.count - 1 || name.contains(where: \.isWhitespace) ? name : name + ","
    }
  }

  /// Returns the names of things that are there: words are tried as one name first, then each by itself.
  ///
  /// A word that has a comma within, and is a name so, is that name.
  package static func existing(_ words: [String], isThere: (String) throws -> Bool) rethrows -> [String] {
    let whole = try words.filter { try $0.dropLast().contains(",") && isThere($0) }
    let groups = groups(words.filter { !whole.contains($0) })
    let names = try whole + groups.flatMap { try Self.names(in: $0, isThere) }
    return names.isEmpty ? words : names
  }

  /// Returns the words of a group; one name where that is there, or no word is.
  private static func names(in group: [String], _ isThere: (String) throws -> Bool) rethrows -> [String] {
    let name = group.joined(separator: " ")
    return try isThere(name) || !group.contains(where: isThere) ? [name] : group
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
  package static func isNumber(_ word: String) -> Bool { !RecipeReference(word).isTitle || word == "-" }
}
