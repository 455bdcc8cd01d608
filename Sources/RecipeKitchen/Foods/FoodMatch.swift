/// The foods that a line names.
///
/// Foods joined by "and" are groups; those joined by "or" are alternatives of one group. What the table does not know is in no
/// group: nothing is guessed.
///
/// - Source: Documentation/Cooking.md.
struct FoodMatch: Hashable, Sendable {
  /// A food, and what the line says of it.
  struct Found: Hashable, Sendable {
    var food: KnownFood
    /// Cooked, dried, the juice of it: only what its key does not say.
    var forms: FoodForms = []
    /// The words next to its name that say something unknown: "tigernut" of "tigernut flour".
    var unread: [String] = []
    /// The other foods that are named next to it: the cheese of "cheese ravioli".
    var modifiers: [KnownFood] = []
    /// Foods that are named next to it by words that mostly say what it is like: the honey of "honey ham".
    var likenesses: [KnownFood] = []
    /// What the writer says is not in it: "vegan butter".
    var negated: FoodFlags = []
    /// `true` if it may be the first word of the next alternative's name: the rice of "rice or wheat crackers".
    var mayShareName = false
    /// The bytes of its own name; none where its words stand apart.
    var nameSpan: Range<Int>?
    /// The bytes of the line that name it; they may be a part of its name only: "red" of "red and green peppers".
    var span = 0..<0

    /// `true` if another food is named next to it.
    var isCompound: Bool { !modifiers.isEmpty }
  }

  /// A food that a line names besides the one that it is about.
  struct Named: Hashable, Sendable {
    let food: KnownFood
    /// What the writer says is not in it.
    let negated: FoodFlags
    /// The bytes of its name.
    let span: Range<Int>
  }

  private(set) var groups: [[Found]] = []
  /// `true` if a part that "and" joins to a food is not known.
  private(set) var isPartUnknown = false

  /// - Complexity: O(*n*) for *n* bytes of the line.
  init(_ line: IngredientLine, in language: FoodLanguage) {
    guard line.kind == .ingredient else { return }
    var reader = FoodReader(line, in: language)
    groups = reader.read()
    isPartUnknown = reader.isPartUnknown
  }

  /// The first food, which is meant where several would do.
  var first: Found? { groups.first?.first }
}

/// What was done to a food before the cook bought it, or which part of it is used.
struct FoodForms: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let cooked = FoodForms(rawValue: 1 << 0)
  static let canned = FoodForms(rawValue: 1 << 1)
  static let dried = FoodForms(rawValue: 1 << 2)
  static let frozen = FoodForms(rawValue: 1 << 3)
  static let ground = FoodForms(rawValue: 1 << 4)
  static let juice = FoodForms(rawValue: 1 << 5)
  static let zest = FoodForms(rawValue: 1 << 6)

  static let names = ["cooked", "canned", "dried", "frozen", "ground", "juice", "zest"]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The forms among the classes of a word, whose bits stand in the same order.
  init(_ classes: FoodWordClasses) {
    rawValue =
      UInt8(truncatingIfNeeded: classes.rawValue >> FoodWordClasses.cooked.rawValue.trailingZeroBitCount) & 0x7F
  }
}
