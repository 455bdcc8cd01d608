import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

struct ListFoods: Command {
  static let name = "nutrition foods"
  static let declaration = Declaration<Self>(
    "List your own foods, or find foods of the table.",
    usage: ["recipes nutrition foods [WORD...]"],
    text: """
      Without words, the foods that you named with map. With words, the foods of the US Department of Agriculture that \
      have all of them in their names, with their numbers.
      """,
    examples: [
      "recipes nutrition foods",
      "recipes nutrition foods rice milk",
    ],
    parameters: [
      .words(\.words, "word", .text("word"), "Words of the name.", isRequired: false)
    ])

  var words: [String] = []

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

extension Food {
  /// The food with a number, with a whole name, or the only one with some words in its name.
  static func named(_ text: String) throws(CommandError) -> Food {
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

/// Words of a name in the table, whose parts have commas between.
private enum FoodWords {
  static func of(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
  }
}

// MARK: - Printing

extension OwnFood: Printable {
  static func lines(of foods: [OwnFood], fitting width: Int) -> [StyledText] {
    let table = Table(
      columns: [.init(style: .plain), .init(style: .faint, isFlexible: true)],
      rows: foods.map { [SafeText(line: $0.name), SafeText(line: $0.meaning.text)] })
    return table.lines(fitting: width)
  }

  var fieldRows: [[String]] { [[name, meaning.text]] }
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
