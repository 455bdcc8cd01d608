import ArgumentParser
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeServer
import RecipeStore

struct MapFood: Command {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Say what a food is, for the nutrition of recipes.",
    usage: """
      recipes nutrition map NAME --to FOOD
      recipes nutrition map NAME --kcal NUMBER [--protein GRAMS] [--fat GRAMS] [--saturated-fat GRAMS]
                            [--carbohydrate GRAMS] [--sugar GRAMS] [--fiber GRAMS] [--salt GRAMS]
      """,
    discussion: """
      NAME is the whole name of a food as recipes have it. FOOD is the number of a food of the table, or words that only its \
      name has: recipes nutrition foods WORD finds them. The figures are those of 100 g, as on the label; what is left out is \
      not known. What you say goes before what the program knows.

      Examples:
        recipes nutrition map "oat milk" --kcal 46 --fat 1.5 --carbohydrate 6.7 --salt 0.1
        recipes nutrition map besan --to "chickpea flour"
        recipes nutrition map quark --to 01012
      """)

  @Argument(help: ArgumentHelp("The name of a food.", valueName: "name")) var name: String
  @Option(
    name: .customLong("to"), parsing: .unconditional, help: ArgumentHelp("A food of the table.", valueName: "food"))
  var food: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Energy of 100 g, in kilocalories.", valueName: "number"))
  var kcal: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Protein in 100 g.", valueName: "grams")) var protein: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Fat in 100 g.", valueName: "grams")) var fat: String?
  @Option(
    name: .customLong("saturated-fat"), parsing: .unconditional,
    help: ArgumentHelp("Saturated fat in 100 g.", valueName: "grams"))
  var saturatedFat: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Carbohydrate in 100 g.", valueName: "grams"))
  var carbohydrate: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Sugar in 100 g.", valueName: "grams")) var sugar: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Fiber in 100 g.", valueName: "grams")) var fiber: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Salt in 100 g.", valueName: "grams")) var salt: String?
  @OptionGroup(title: "Global options") var global: GlobalOptions

  private var figures: [(nutrient: Nutrient, word: String)] {
    let words: [(Nutrient, String?)] = [
      (.energy, kcal), (.protein, protein), (.fat, fat), (.saturatedFat, saturatedFat), (.carbohydrate, carbohydrate),
      (.sugar, sugar), (.fiber, fiber), (.salt, salt),
    ]
    return words.compactMap { nutrient, word in word.map { (nutrient, $0) } }
  }

  func validate() throws {
    if food != nil, !figures.isEmpty { throw ValidationError("Give --to or figures, not both.") }
    if food == nil, kcal == nil { throw ValidationError("What is it? use --to, or --kcal and what else is known.") }
  }

  func run(in session: Session) throws {
    let meaning: OwnFood.Meaning =
      if let food { .listed(try Self.food(named: food).number) } else { .facts(try facts()) }
    let (mapped, isNew) = try session.library.change(.writing) { store in
      let result = try store.setFood(name, to: meaning)
      return (result.food, !result.change.isEmpty)
    }
    try session.printer.report(isNew ? [mapped] : []) { "\($0.name, .title): \($0.description)" }
    if !isNew { session.note("nothing to change: \(mapped.name) is that already") }
  }

  private func facts() throws(CommandError) -> Nutrients {
    var facts = Nutrients()
    for nutrient in Nutrient.allCases { facts.set(nutrient, to: nil) }
    for (nutrient, word) in figures {
      let range = Nutrients.range(of: nutrient)
      guard let amount = Self.amount(word), range.contains(amount) else {
        throw CommandError(
          "--\(nutrient.factName) \(word.quoted()): give a number from 0 to \(Int(range.upperBound)), such as 6.7",
          .badInput)
      }
      facts.set(nutrient, to: amount)
    }
    guard facts.fitIntoHundredGrams else {
      throw CommandError("100 g cannot hold that; parts weigh no more than what they are part of", .badInput)
    }
    return facts
  }

  /// Digits with a point or a comma among them: no exponent, and no other base.
  private static func amount(_ word: String) -> Double? {
    let isPlain = word.utf8.allSatisfy { (0x30...0x39).contains($0) || ".,".utf8.contains($0) }
    return isPlain ? Double(word.replacing(",", with: ".")) : nil
  }

  /// The food with a number, with a whole name, or the only one with some words in its name.
  private static func food(named text: String) throws(CommandError) -> Food {
    if let food = FoodTable.shared.food(numbered: text) { return food }
    let found = FoodTable.shared.foods(with: FoodWords.of(text))
    if let food = found.first(where: { $0.name.lowercased() == text.lowercased() }) { return food }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      throw CommandError("the table has no food \(text.quoted()); to look: recipes nutrition foods WORD", .nothing)
    }
    throw CommandError(
      "\(text.quoted()) fits \(found.count) foods; use a number", .nothing,
      details: found.prefix(10).map { "   \($0.number, .number)  \($0.name)" })
  }
}

struct UnmapFood: Command {
  static let configuration = CommandConfiguration(
    commandName: "unmap",
    abstract: "Forget what you said of foods.",
    usage: "recipes nutrition unmap NAME...",
    discussion: """
      They are again what the program knows of them, if it does.

      Examples:
        recipes nutrition unmap "oat milk"
      """)

  @Argument(help: ArgumentHelp("Names of foods.", valueName: "food")) var names: [String]
  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let forgotten = try session.library.change { try $0.forgetFoods(names).foods }
    try session.printer.report { [printer = session.printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(forgotten) }
      try printer.print("No longer a food of yours: \(StyledText.list(forgotten.map { "\($0.name)" }))")
    }
  }
}

struct ListFoods: Command {
  static let configuration = CommandConfiguration(
    commandName: "foods",
    abstract: "List your own foods, or find foods of the table.",
    usage: "recipes nutrition foods [WORD...]",
    discussion: """
      Without words, the foods that you named with map. With words, the foods of the US Department of Agriculture that have \
      all of them in their names, with their numbers.

      Examples:
        recipes nutrition foods
        recipes nutrition foods rice milk
      """)

  @Argument(help: ArgumentHelp("Words of the name.", valueName: "word")) var words: [String] = []
  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    if words.isEmpty {
      let foods = try session.library.open().ownFoods()
      if foods.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
        return session.tell("no food of your own; to name one: recipes nutrition map NAME --to FOOD")
      }
      return try session.printer.print(foods)
    }
    let found = FoodTable.shared.foods(with: FoodWords.of(words.joined(separator: " ")))
    if found.isEmpty {
      throw CommandError("the table has no food with \(words.joined(separator: " ").quoted()) in its name", .nothing)
    }
    try session.printer.print(found)
  }
}

/// Words of a name in the table, whose parts have commas between.
private enum FoodWords {
  static func of(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
  }
}

// MARK: - Printing

extension OwnFood {
  /// `01012 Cheese, cottage`, or `kcal 46, fat 1.5`.
  fileprivate var description: String {
    switch meaning {
    case .listed(let number): [number, food?.name].compactMap(\.self).joined(separator: " ")
    case .facts(let facts): facts.facts
    }
  }
}

extension OwnFood: Printable {
  static func lines(of foods: [OwnFood], fitting width: Int) -> [StyledText] {
    let table = Table(
      columns: [.init(style: .plain), .init(style: .faint, isFlexible: true)],
      rows: foods.map { [SafeText(line: $0.name), SafeText(line: $0.description)] })
    return table.lines(fitting: width)
  }

  var fieldRows: [[String]] { [[name, description]] }
}

extension Food: Printable {
  static func lines(of foods: [Food], fitting width: Int) -> [StyledText] {
    let table = Table(
      columns: [
        .init(style: .number), .init(style: .plain, isFlexible: true), .init(alignment: .trailing, style: .faint),
      ],
      rows: foods.map { food in
        [food.number, food.name, food.per100Grams.text(of: .energy)].map { SafeText(line: $0) }
      })
    return table.lines(fitting: width)
  }

  var fieldRows: [[String]] { [[number, name, per100Grams.text(of: .energy)]] }
}
