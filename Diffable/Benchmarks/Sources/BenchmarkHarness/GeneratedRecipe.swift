/// A recipe made up for measuring: ingredients of about 400 bytes, directions of about 800.
public struct GeneratedRecipe: Sendable {
  /// Three words.
  public let title: String

  /// In seconds.
  public let prepTime: Int

  /// In seconds.
  public let cookTime: Int

  /// A number.
  public let servings: String

  /// A line each.
  public let ingredients: String

  /// A line each.
  public let directions: String

  /// True for one in twenty.
  public let isFavorite: Bool

  /// The name of its collection.
  public let collection: String
}

/// Makes up recipes, the same ones from the same seed.
public struct RecipeGenerator: Sequence, IteratorProtocol {
  private var words: WordGenerator

  /// Every how many recipes one has letters beyond ASCII; 0 for no recipe.
  private let accentInterval: Int
  private var count = 0

  /// Creates a generator whose recipes follow from a seed.
  public init(seed: UInt64, accentInterval: Int) {
    words = WordGenerator(seed: seed)
    self.accentInterval = accentInterval
  }

  /// Makes up the next recipe; there always is one.
  public mutating func next() -> GeneratedRecipe? {
    count += 1
    words.hasAccents = accentInterval > 0 && count % accentInterval == 0
    return GeneratedRecipe(
      title: words.sentence(of: 3), prepTime: words.number(below: 12) * 300, cookTime: words.number(below: 24) * 300,
      servings: "\(words.number(below: 8) + 1)",
      ingredients: (0..<14).map { _ in words.ingredient() }.joined(separator: "\n"),
      directions: (0..<9).map { _ in words.sentence(of: 13) + "." }.joined(separator: "\n"),
      isFavorite: words.number(below: 20) == 0, collection: "Collection \(words.number(below: 20) + 1)")
  }
}

/// Makes up words as often as words of a language occur: the second half as often as the first, the third a third.
///
/// - Source: G. K. Zipf, "Human Behavior and the Principle of Least Effort", 1949.
private struct WordGenerator {
  var hasAccents = false
  private var generator: SeededGenerator
  private let vocabulary: [(plain: String, accented: String)]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    vocabulary = (0..<8_000).map(Self.word)
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  mutating func sentence(of count: Int) -> String {
    let words = (0..<count).map { _ in word() }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  mutating func ingredient() -> String {
    let unit = ["g", "ml", "cups", "tablespoons"][number(below: 4)]
    return "\(number(below: 20) * 25 + 25) \(unit) \(word()) \(word()), \(word())"
  }

  private mutating func word() -> String {
    // Ranks whose logarithms are spread evenly occur in inverse proportion to themselves: the exponent is drawn as a
    // whole part, which halves a range, and a place in the half.
    let exponent = number(below: 13)
    let rank = (1 << exponent) + number(below: 1 << exponent)
    let word = vocabulary[(rank - 1) % vocabulary.count]
    return hasAccents && number(below: 32) == 0 ? word.accented : word.plain
  }

  /// The word with a rank: one to four syllables that spell the rank.
  private static func word(_ rank: Int) -> (plain: String, accented: String) {
    let consonants = Array("bcdfghklmnprstvz")
    let vowels = Array("aeiou")
    let accents = Array("áèîöü")
    var (plain, accented) = ("", "")
    var rest = rank + 1
    while rest > 0 {
      let (consonant, vowel) = (consonants[rest % 16], rest / 16 % 5)
      plain.append(contentsOf: [consonant, vowels[vowel]])
      accented.append(contentsOf: [consonant, accented.isEmpty ? accents[vowel] : vowels[vowel]])
      rest /= 80
    }
    let ending = ["", "n", "r", "s", "ll"][rank % 5]
    return (plain + ending, accented + ending)
  }
}
