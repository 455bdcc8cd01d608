import RecipeFormats
import RecipeKitchen
import RecipeModel

extension ValueForm where Value == String {
  /// An amount of a food; from a page an empty one for however much there is.
  static var amount: ValueForm {
    let longest = 100
    return ValueForm("amount", .text(atLeast: 0)) { given throws(InvalidValue) in
      guard let text = given.text?.onOneLine().trimmed() else { throw InvalidValue() }
      if text.isEmpty, case .field = given { return text }
      guard text.utf8.count <= longest, HomeAmount(text) != nil else {
        throw InvalidValue("use 200 ml, 6, or 2 tins", noun: "an amount", refusal: "\(text.quoted()) is not an amount")
      }
      return text
    } json: {
      .string($0)
    } word: { text, _ in
      text
    }
  }
}

extension ValueForm where Value == StockDay {
  /// The last day that a food holds, or none; from a page an empty one for none.
  static var stockDay: ValueForm {
    let day = ValueForm<DayName>.day
    return ValueForm("day", .text(atLeast: 0)) { given throws(InvalidValue) in
      let text = given.text.map { TextFold.fold($0.trimmed()) }
      if text == noDay { return .none }
      if text == "", case .field = given { return .none }
      return .day(try day.read(given))
    } json: {
      if case .day(let name) = $0 { day.json(name) } else { .string(noDay) }
    } word: { value, names in
      if case .day(let name) = value { try day.word(name, names) } else { noDay }
    }
  }

  private static let noDay = "none"
}
