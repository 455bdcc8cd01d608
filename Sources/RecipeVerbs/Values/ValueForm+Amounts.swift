import RecipeFormats
import RecipeKitchen
import RecipeModel

extension ValueForm where Value == Int {
  /// A number of things, at least one.
  package static var count: ValueForm { .number("count", 1...Int.max, advice: "use a number from 1") }

  /// The stars of a recipe.
  package static var stars: ValueForm {
    .number("stars", CookingLog.stars, noun: "a number of stars", advice: "use 1 to 5")
  }

  /// The stars of something that need not have any: 0 for none, where no one types it.
  static var anyStars: ValueForm {
    let typed = stars
    return ValueForm("stars", .integer(0...CookingLog.stars.upperBound)) { given throws(InvalidValue) in
      if case .word = given { return try typed.read(given) }
      let number = if case .json(let value) = given { value.wholeNumber } else { given.text.flatMap { Int($0) } }
      guard let number, (0...CookingLog.stars.upperBound).contains(number) else { throw InvalidValue() }
      return number
    } json: {
      .integer($0)
    } word: { number, _ in
      "\(number)"
    }
  }

  /// A time, typed as `10m`, `1h30m` or `1:30`; in JSON whole seconds.
  package static var time: ValueForm {
    ValueForm("time", .integer(0...RecipeLimits.seconds)) { given throws(InvalidValue) in
      let seconds =
        if case .json(let value) = given { value.wholeNumber } else { given.text.flatMap(CookingTime.parse) }
      guard let seconds else { throw InvalidValue("write 10m, 1h30m, or 1:30") }
      return seconds
    } json: {
      .integer($0)
    } word: { seconds, _ in
      CookingTime.text(seconds).replacing(" ", with: "")
    }
  }
}

extension ValueForm where Value == String {
  /// For how many servings: typed as a number, from a page or a program in any words.
  package static func servings(atLeast least: Int = 0) -> ValueForm {
    text("count", atLeast: least).typed { text throws(InvalidValue) in
      if Rational.factor(text) != nil { return }
      throw InvalidValue(
        "use a number above 0 and up to 1000, such as 2, 2/3, or 1.5", noun: "a number of servings")
    }
  }

  /// How much of an entry of the shopping list a page showed, in the words of its list.
  static var need: ValueForm {
    let longest = 500
    return ValueForm("amount", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text, !text.isEmpty, text.utf8.count <= longest, text == text.onOneLine() else {
        throw InvalidValue(refusal: "need is not an amount")
      }
      return text
    } json: {
      .string($0)
    } word: { text, _ in
      text
    }
  }
}
