import RecipeModel

/// A Cooklang file, understood: what it says of itself, and what is to be done.
struct CooklangDocument: Equatable {
  /// Keys and values of the front matter, in the order of the file; those of nested maps as `time.prep`.
  var metadata: [(key: String, value: String)] = []
  var sections: [Section] = [Section(name: "")]
  /// Lines that begin with `>`.
  var notes: [String] = []
  /// Whether there were comments, which are nobody's but the author's.
  var hasComments = false

  struct Section: Equatable {
    /// Empty for the steps before the first heading.
    var name: String
    var steps: [[Item]] = []
  }

  enum Item: Equatable {
    case text(String)
    case lineBreak
    case ingredient(name: String, amount: Amount, preparation: String)
    case cookware(name: String, amount: Amount)
    case timer(name: String, amount: Amount)
  }

  /// What stands between braces, as written: `1/2%cup`.
  struct Amount: Equatable {
    var quantity = ""
    var unit = ""

    /// The number that the quantity is, if it is one: `2`, `1.5`, `1 / 2`; with leading zeros it is text.
    var number: Double? {
      let parts = quantity.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmed() }
      if parts.count == 1 { return Self.number(parts[0], allowsFraction: true) }
      guard parts.count == 2, let upper = Self.number(parts[0]), let lower = Self.number(parts[1]), lower > 0
      else { return nil }
      return upper / lower
    }

    private static func number(_ digits: String, allowsFraction: Bool = false) -> Double? {
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 1 || allowsFraction && parts.count == 2,
        parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }),
        parts[0].count == 1 || parts[0].first != "0"
      else { return nil }
      return Double(digits)
    }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.metadata.elementsEqual(other.metadata, by: ==) && one.sections == other.sections && one.notes == other.notes
  }
}
