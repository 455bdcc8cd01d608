import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs

struct ListFoods: CommandOfQuery {
  var query = FindFoods()

  func run(in session: Session) throws {
    let words = query.words.joined(separator: " ")
    if query.words.isEmpty {
      let foods = try session.answer(query, from: session.library.open())
      if foods.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
        return session.tell("no food of your own; to name one: recipes nutrition map NAME --to FOOD")
      }
      return try session.printer.print(foods)
    }
    let found = FoodTable.shared.foods(with: FoodWords.of(words))
    if found.isEmpty { throw CommandError("the table has no food with \(words.quoted()) in its name", .nothing) }
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
