import RecipeFormats
package import RecipeKitchen
import RecipeModel
import RecipeStore

package struct MapFood: Verb {
  package var food = ""
  /// A food of the table: its number, or, typed by a person, words of its name.
  package var listed: String?
  /// The amounts in 100 g, as they were typed.
  package var figures: [Nutrient: String] = [:]

  package init() {}

  package static let name = "nutrition map"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Say what a food is, for the nutrition of recipes.",
    usage: [
      "recipes nutrition map NAME --to FOOD",
      "recipes nutrition map NAME --kcal NUMBER [--protein GRAMS] [--fat GRAMS] [--saturated-fat GRAMS] [--carbohydrate GRAMS] [--sugar GRAMS] [--fiber GRAMS] [--salt GRAMS]",
    ],
    text: """
      NAME is the whole name of a food as recipes have it. FOOD is the number of a food of the table, or words that \
      only its name has: recipes nutrition foods WORD finds them. The figures are those of 100 g, as on the label; \
      what is left out is not known. What you say goes before what the program knows.
      """,
    examples: [
      #"recipes nutrition map "oat milk" --kcal 46 --fat 1.5 --carbohydrate 6.7 --salt 0.1"#,
      #"recipes nutrition map besan --to "chickpea flour""#, "recipes nutrition map quark --to 01012",
    ],
    groups: [
      [
        .word(\.food, "name", .text("name", atLeast: 1), "The name of a food.", json: "food").joined,
        .option(\.listed, "to", .text("food", atLeast: 1), "A food of the table.", json: "number"),
      ], Nutrient.allCases.map(figure),
      [
        .option(
          \.per100Grams, "kcal", .figures, "What 100 g hold; what is left out is not known.", json: "per100Grams"
        )
        .only(.json)
      ],
    ],
    routes: [
      Route(
        .put, "/foods/{food}", "mapFood",
        "Say what a food is: one of the table, or what 100 g of it hold; it goes before what the program knows")
    ])

  private static func figure(_ nutrient: Nutrient) -> Parameter<Self> {
    let isEnergy = nutrient == .energy
    let words = nutrient.factName.replacing("-", with: " ")
    let help =
      isEnergy ? "Energy of 100 g, in kilocalories." : "\(words.prefix(1).uppercased() + words.dropFirst()) in 100 g."
    return .option(\.figures[nutrient], nutrient.factName, .text(isEnergy ? "number" : "grams"), help).only(
      .commandLine)
  }

  private var per100Grams: [Nutrient: String]? {
    get { figures.isEmpty ? nil : figures }
    set { figures = newValue ?? [:] }
  }

  package func check() throws(Misuse) {
    if listed != nil, !figures.isEmpty { throw .rule("give `to` or figures, not both") }
    if listed == nil, figures[.energy] == nil {
      throw .rule("what is it? use `to`, or `kcal` and what else is known")
    }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let meaning: OwnFood.Meaning =
      if let listed { .listed(try library.names.listedFood(listed)) } else { .facts(try facts()) }
    let (mapped, change) = try library.store.setFood(food, to: meaning)
    return VerbResult(
      .ownFoods(change.isEmpty ? [] : [mapped]), done: "\(title: mapped.name): \(mapped.meaning.text)",
      already: "\(mapped.name) is that already", sentence: "Said what \(food) is")
  }

  /// - Throws: `RecipeStoreError.invalidFood`
  private func facts() throws -> Nutrients {
    var facts = Nutrients()
    for nutrient in Nutrient.allCases { facts.set(nutrient, to: try amount(of: nutrient)) }
    guard facts.fitIntoHundredGrams else {
      throw RecipeStoreError.invalidFood("100 g cannot hold that; parts weigh no more than what they are part of")
    }
    return facts
  }

  private func amount(of nutrient: Nutrient) throws -> Double? {
    guard let word = figures[nutrient] else { return nil }
    let range = Nutrients.range(of: nutrient)
    // No exponent, and no other base.
    let isPlain = word.utf8.allSatisfy { (0x30...0x39).contains($0) || ".,".utf8.contains($0) }
    guard isPlain, let amount = Double(word.replacing(",", with: ".")), range.contains(amount) else {
      throw RecipeStoreError.invalidFood(
        "--\(nutrient.factName) \(word.quoted()): give a number from 0 to \(Int(range.upperBound)), such as 6.7")
    }
    return amount
  }
}

package struct UnmapFood: Verb {
  package var foods: [String] = []

  package init() {}

  package static let name = "nutrition unmap"
  package static let declaration = Declaration<Self>(
    "Forget what you said of foods.", usage: ["recipes nutrition unmap NAME..."],
    text: "They are again what the program knows of them, if it does.",
    examples: [#"recipes nutrition unmap "oat milk""#],
    parameters: [.words(\.foods, "food", .text("food", atLeast: 1), "Names of foods.")],
    routes: [Route(.delete, "/foods/{food}", "unmapFood", "Forget what was said of a food")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let foods = try library.names.existing(foods, isThere: library.store.isOwnFood)
    let forgotten = try library.store.forgetFoods(foods).foods
    return VerbResult(
      .ownFoods(forgotten), done: "No longer a food of yours: \(forgotten.map(\.name))",
      sentence: "Forgot what \(foods) is")
  }
}

extension OwnFood.Meaning {
  /// `01012 Cheese, cottage`, or `kcal 46, fat 1.5`.
  package var text: String {
    switch self {
    case .listed(let number):
      [number, FoodTable.shared.food(numbered: number)?.name].compactMap(\.self).joined(separator: " ")
    case .facts(let facts): facts.facts
    }
  }
}

extension ValueForm where Value == [Nutrient: String] {
  /// Amounts in 100 g; only JSON has them in one value.
  fileprivate static var figures: ValueForm {
    ValueForm("figures", .members(members)) { given throws(InvalidValue) in
      guard case .json(let value) = given, ValueKind.members(members).accepts(value), let object = value.object else {
        throw InvalidValue()
      }
      let amounts = Nutrient.allCases.compactMap { nutrient in
        object[nutrient.name]?.double.map { (nutrient, text($0)) }
      }
      return Dictionary(uniqueKeysWithValues: amounts)
    } json: { figures in
      .object(Nutrient.allCases.compactMap { nutrient in figures[nutrient].map { (nutrient.name, .number($0)) } })
    } word: { _, _ in
      ""
    }
  }

  private static var members: [ValueMember] {
    Nutrient.allCases.map { nutrient in
      ValueMember(
        nutrient.name, .amount(Nutrients.range(of: nutrient)), nutrient.unit == "g" ? "Grams." : "Kilocalories.",
        isRequired: nutrient == .energy)
    }
  }

  private static func text(_ amount: Double) -> String {
    let whole = Int(amount)
    return amount == Double(whole) ? "\(whole)" : "\(amount)"
  }
}
