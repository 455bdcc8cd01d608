/// One time that a recipe was cooked.
package struct Cooking: Hashable, Sendable {
  package var day: CalendarDay
  /// For how many, in the person's words; `""` is "not stated".
  package var servings: String
  /// 1 to 5; 0 is "not rated".
  package var stars: Int
  /// A note for the next time, on one line.
  package var note: String

  package init(on day: CalendarDay, servings: String = "", stars: Int = 0, note: String = "") {
    self.day = day
    self.servings = servings
    self.stars = stars
    self.note = note
  }
}

/// The cookings of a recipe, and its stars.
package struct CookingLog: Hashable, Sendable {
  /// 1 to 5, as it was rated last; 0 is "not rated".
  package var rating: Int
  /// The oldest first.
  package var cookings: [Cooking]

  package static let empty = CookingLog()

  package init(rating: Int = 0, cookings: [Cooking] = []) {
    self.rating = rating
    self.cookings = cookings
  }

  package var isEmpty: Bool { self == .empty }

  /// The stars that a recipe can have.
  package static let stars = 1...5

  /// The log as it may be stored: oldest first, texts on one line, the rating that of the last rated cooking where the
  /// log does not say.
  ///
  /// - Throws: `RecipeError.invalidStars`; `.tooLong` for a note or servings.
  package func normalized() throws(RecipeError) -> CookingLog {
    var log = CookingLog(rating: rating)
    for cooking in cookings { log.cookings.append(try cooking.normalized()) }
    let places = log.cookings.indices.sorted {
      (log.cookings[$0].day, $0) < (log.cookings[$1].day, $1)
    }
    log.cookings = places.map { log.cookings[$0] }
    if log.rating == 0 { log.rating = log.cookings.last { $0.stars > 0 }?.stars ?? 0 }
    guard log.rating == 0 || Self.stars.contains(log.rating) else { throw .invalidStars(log.rating) }
    return log
  }
}

extension Cooking {
  /// The cooking as it may be stored.
  ///
  /// - Throws: `RecipeError.invalidStars`; `.tooLong` for a note or servings.
  package func normalized() throws(RecipeError) -> Cooking {
    guard stars == 0 || CookingLog.stars.contains(stars) else { throw .invalidStars(stars) }
    return Cooking(
      on: day, servings: try Self.line(servings, .servings), stars: stars, note: try Self.line(note, .notes))
  }

  private static func line(_ text: String, _ field: RecipeField) throws(RecipeError) -> String {
    let line = text.onOneLine().trimmed()
    guard line.utf8.count <= RecipeLimits.lineBytes else {
      throw .tooLong(field, bytes: line.utf8.count, limit: RecipeLimits.lineBytes)
    }
    return line
  }
}

extension CookingLog {
  /// `★★★★☆` for four stars, `""` for none.
  package static func signs(_ stars: Int) -> String {
    guard Self.stars.contains(stars) else { return "" }
    return String(repeating: "★", count: stars) + String(repeating: "☆", count: Self.stars.upperBound - stars)
  }
}
