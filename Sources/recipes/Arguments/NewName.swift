import RecipeVerbs

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
