/// The foods of a recipe, read once for all diets that are asked about.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeFoods: Sendable {
  /// A line of a recipe, or of one that it names.
  package struct Line: Hashable, Sendable {
    /// The place of the line in the recipe, from 1; for a line of a recipe that it names, the place of the line that names it.
    let number: Int
    let text: String
    /// The recipe that the line stands in; its lines are in one language.
    let source: Int

    package init(number: Int, text: String, source: Int = 0) {
      self.number = number
      self.text = text
      self.source = source
    }
  }

  private let lines: [LineFoods]

  /// - Parameter lines: Without those that are replaced by the lines of another recipe. A line that names a recipe is
  ///   not understood.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ lines: [Line]) {
    let parsed = lines.map { (line: $0, read: IngredientLine.parse($0.text)) }
    let languages = Dictionary(grouping: parsed, by: \.line.source).mapValues { FoodLanguage(of: $0.map(\.read)) }
    self.lines = parsed.filter { $0.read.kind != .empty }.map {
      LineFoods($0.read, number: $0.line.number, in: languages[$0.line.source] ?? .en)
    }
  }

  package init(ingredients: String) { self.init(Self.lines(of: ingredients)) }

  /// The lines of a recipe that names no other.
  package static func lines(of ingredients: String) -> [Line] {
    ingredients.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(number: $0 + 1, text: String($1))
    }
  }

  /// How many lines name something to eat.
  package var lineCount: Int { lines.lazy.filter { !$0.isHeading }.count }

  /// - Complexity: O(*n*) for *n* foods.
  package func answer(in diet: Diet) -> DietAnswer {
    let reasons = lines.map { (line: $0.number, found: $0.reason(in: diet)) }
    for verdict in [Diet.Verdict.broken, .notKnown] {
      let deciding = reasons.filter { $0.found.verdict == verdict }
      guard let first = deciding.first else { continue }
      return DietAnswer(
        diet: diet, value: verdict == .broken ? .no : .notKnown, line: first.line,
        reasons: deciding.compactMap(\.found.reason), lineCount: lineCount)
    }
    let value: DietAnswer.Value = lineCount == 0 ? .notKnown : .yes
    return DietAnswer(diet: diet, value: value, line: nil, reasons: [], lineCount: lineCount)
  }
}

/// How a recipe stands to a diet.
///
/// *Yes* says that nothing was found against it by the words of the recipe, unless a person said so. Traces are not
/// known.
package struct DietAnswer: Hashable, Sendable {
  package enum Value: String, Hashable, Sendable {
    case yes, no
    case notKnown = "not known"
  }

  package enum Reason: Hashable, Sendable {
    /// A food of the table, and how the line writes it.
    case food(key: String, written: String)
    /// Words that are no food of the table.
    case unread(String)
  }

  package let diet: Diet
  package let value: Value
  /// The first line that decides, from 1; `nil` where none does.
  package let line: Int?
  /// Of all lines that decide, in their order.
  package let reasons: [Reason]
  /// How many lines were looked at.
  package let lineCount: Int
  /// What a person says, which goes before the lines; `nil` where nothing was said.
  package private(set) var said: Word?

  package struct Word: Hashable, Sendable {
    package let isKept: Bool
    /// `false` if the lines have changed since, so that nothing is known any more.
    package let isOfTheseLines: Bool

    package init(isKept: Bool, isOfTheseLines: Bool) {
      self.isKept = isKept
      self.isOfTheseLines = isOfTheseLines
    }

    package var value: Value { isOfTheseLines ? isKept ? .yes : .no : .notKnown }
  }

  /// The answer where a person said something.
  package func saying(_ word: Word) -> DietAnswer {
    var answer = DietAnswer(diet: diet, value: word.value, line: nil, reasons: [], lineCount: lineCount)
    answer.said = word
    return answer
  }
}
