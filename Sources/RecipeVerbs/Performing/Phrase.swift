package import RecipeModel

/// A line about what was done: our own words, other people's names, and signs.
///
/// The terminal styles it and makes the names safe; a page and a toast take it as plain text. What it is about stands in it
/// as `\(.subjects)`: each recipe by its number and title, or as many as they are.
package struct Phrase: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Piece: Hashable, Sendable {
    case words(String)
    case name(String)
    /// The name that is new, or that matters most.
    case title(String)
    /// A recipe, on a terminal with its number.
    case recipe(Recipe.ID, title: String)
    /// The number of a recipe, next to its title.
    case number(Recipe.ID)
    case sign(Sign)
    /// The place of the first subject, the top if it is nil; that of each later one is the next.
    case place(Int?)
    case subjects
    /// A text for each subject, in their order, such as the day on which it was; nothing where they are only counted.
    case each([String])
  }

  /// A sign of ours that always has the same color.
  package enum Sign: Hashable, Sendable {
    case heart
    case tick
    case stars(Int)
  }

  package private(set) var pieces: [Piece]

  package init(stringLiteral literal: String) { pieces = [.words(literal)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    package mutating func appendInterpolation(_ piece: Piece) { pieces.append(piece) }

    package mutating func appendInterpolation(_ name: String) { pieces.append(.name(name)) }

    /// Appends words of ours, such as a day.
    package mutating func appendInterpolation(words: String) { pieces.append(.words(words)) }

    package mutating func appendInterpolation(title: String) { pieces.append(.title(title)) }

    /// Appends names with commas between.
    package mutating func appendInterpolation(_ names: [String]) {
      for (place, name) in names.enumerated() { pieces += place == 0 ? [.name(name)] : [.words(", "), .name(name)] }
    }

    /// Appends phrases with commas between.
    package mutating func appendInterpolation(_ phrases: [Phrase]) {
      for (place, phrase) in phrases.enumerated() { pieces += (place == 0 ? [] : [.words(", ")]) + phrase.pieces }
    }

    /// Appends `1 star`, `3 stars`.
    package mutating func appendInterpolation(_ count: Int, _ one: String, _ several: String) {
      pieces.append(.words(count == 1 ? "1 \(one)" : "\(count) \(several)"))
    }

    /// Appends names that matter most, the last after "and".
    package mutating func appendInterpolation(titles: [String]) {
      for (place, name) in titles.enumerated() {
        if place > 0 { pieces.append(.words(place == titles.count - 1 ? " and " : ", ")) }
        pieces.append(.title(name))
      }
    }

    package mutating func appendInterpolation(_ number: Int) { pieces.append(.words("\(number)")) }

    package mutating func appendInterpolation(_ phrase: Phrase) { pieces += phrase.pieces }
  }
}

extension Phrase.Piece {
  package static let heart = Phrase.Piece.sign(.heart)
  package static let tick = Phrase.Piece.sign(.tick)
  package static func stars(_ count: Int) -> Phrase.Piece { .sign(.stars(count)) }
}

extension Phrase.Sign {
  package var text: String {
    switch self {
    case .heart: "♥"
    case .tick: "✓"
    case .stars(let count): CookingLog.signs(count)
    }
  }
}

extension Phrase {
  /// `the top`, `place 4`.
  ///
  /// - Parameter offset: The subject that is meant, from 0.
  package static func text(ofPlace place: Int?, at offset: Int = 0) -> String {
    place == nil && offset == 0 ? "the top" : "place \((place ?? 1) + offset)"
  }

  /// `true` if it says of each subject what became of it.
  package var namesSubjects: Bool { pieces.contains(.subjects) }

  /// The phrase as a text, such as a toast.
  package func text(subjects: String) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let text): text
      case .name(let name), .title(let name), .recipe(_, let name): StepNames.text(name)
      case .number(let id): "\(id)"
      case .place(let place): Phrase.text(ofPlace: place)
      case .sign(let sign): sign.text
      case .subjects: subjects
      case .each: ""
      }
    }.joined()
  }
}
