package import RecipeModel

/// A set of recipes that takes little memory where their numbers lie close together, as they do: a bit for each.
///
/// A `Set` of a million takes 20 MB, and as much again while it grows.
package struct RecipeIDSet {
  private static let bitsInWord = 64

  /// Words that hold a recipe, by their place, but for the one used last.
  private var words: [Int: UInt64] = [:]
  private var last = (place: 0, word: UInt64(0))

  package init() {}

  package init(_ ids: some Sequence<Recipe.ID>) {
    for id in ids { insert(id) }
  }

  /// Adds a recipe; returns whether it was not in the set before.
  @discardableResult
  package mutating func insert(_ id: Recipe.ID) -> Bool {
    let (place, bit) = Self.place(of: id)
    if place != last.place {
      words[last.place] = last.word
      last = (place, words[place] ?? 0)
    }
    defer { last.word |= bit }
    return last.word & bit == 0
  }

  package mutating func remove(_ id: Recipe.ID) {
    guard contains(id) else { return }
    // The word that holds it becomes the last one.
    insert(id)
    last.word &= ~Self.place(of: id).bit
  }

  package func contains(_ id: Recipe.ID) -> Bool {
    let (place, bit) = Self.place(of: id)
    let word = place == last.place ? last.word : words[place] ?? 0
    return word & bit != 0
  }

  private static func place(of id: Recipe.ID) -> (place: Int, bit: UInt64) {
    (id >> bitsInWord.trailingZeroBitCount, 1 << UInt64(id & (bitsInWord - 1)))
  }
}
