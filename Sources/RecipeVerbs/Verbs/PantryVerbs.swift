import RecipeFormats
import RecipeKitchen
import RecipeModel
package import RecipeStore

/// A verb of foods with amounts, of which a page and a program name one with its amount in a field of its own.
package protocol VerbOfAmounts: Verb {
  /// Names, with an amount before them where there is one.
  var foods: [String] { get set }
  /// The amount of the only food, where it has a field of its own.
  var amount: String? { get set }
}

extension VerbOfAmounts {
  package func restated(in store: RecipeStore) -> (any Verb)? {
    guard let amount, foods.count == 1 else { return nil }
    var verb = self
    verb.foods = [FoodLine(name: foods[0], amount: amount).text]
    verb.amount = nil
    return verb
  }
}

package struct AddToPantry: VerbOfAmounts {
  package var foods: [String] = []
  package var amount: String?
  package var until: DayName?

  package init() {}

  package static let name = "pantry add"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
    "Name what you always have, or what is at home.",
    usage: ["recipes pantry add [AMOUNT] NAME... [--until DAY]"],
    text: """
      Words are one name, up to a comma. A name alone is always there: it is never on the shopping list. With an amount \
      or a day it is there until it is used: cooking takes it off, and the shopping list needs so much less. Names are \
      whole names: salt does not stand for sea salt.
      """,
    examples: [
      "recipes pantry add salt, olive oil", "recipes pantry add 200 ml cream --until friday",
      "recipes pantry add 6 eggs, spinach --until +3",
    ],
    parameters: [
      .words(\.foods, "food", .text("food", atLeast: 1), "Names of foods, with amounts.", field: "name").joined,
      .option(\.amount, "amount", .amount, "How much of it there is.").only([.forms, .json]).ignoringEmptyField,
      .option(\.until, "until", .day, "The last day that it holds.").ignoringEmptyField,
    ],
    forms: ["/pantry"],
    routes: [
      Route(.put, "/pantry/{food}", "addToPantry", "Note that a food is always at home", body: []),
      Route(
        .post, "/pantry", "addStock", "Note that a food is at home until it is used",
        body: [.init("food", "Its name.", isRequired: true, isSingle: true), "amount", "until"],
        rules: [.some(["amount", "until"], "how much, or until when? use `amount` or `until`")]),
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let day = try until.map { try library.names.comingDay($0, in: store) }
    let lines = foods.map { FoodLine($0, amount: amount) }
    let stocked = lines.filter { day != nil || !$0.amount.isEmpty }
    let names = lines.filter { !stocked.contains($0) }.map(\.name)
    let always = names.isEmpty ? [] : try store.addToPantry(names).added
    let stocks = stocked.isEmpty ? [] : try store.addStocks(stocked, until: day).added
    let stored: Phrase = "\(stocked.map(\.text))\(words: day.map { " until \($0.title)" } ?? "")"
    return VerbResult(
      .pantry(PantryContents(stocks: stocks, always: always), isChanged: !always.isEmpty || !stocks.isEmpty),
      done: (always.isEmpty ? [] : ["Always have: \(always)"])
        + (stocks.isEmpty ? [] : ["Added to the pantry: \(stored)"]),
      already: ["it is in the pantry"],
      sentence: stocked.isEmpty ? "Always have \(foods)" : "Put \(names.isEmpty ? stored : "\(foods)") in the pantry")
  }
}

package struct UseFromPantry: VerbOfAmounts {
  package var foods: [String] = []
  package var amount: String?

  package init() {}

  package static let name = "pantry use"
  package static let declaration = Declaration<Self>(
    "Take what you used out of the pantry.", usage: ["recipes pantry use [AMOUNT] NAME..."],
    text: "What ends first is used first; without an amount all of it.",
    examples: ["recipes pantry use 50 ml cream", "recipes pantry use spinach, 2 eggs"],
    parameters: [
      .words(\.foods, "food", .text("food", atLeast: 1), "Names of foods, with amounts.", field: "name"),
      .option(\.amount, "amount", .amount, "How much of it was used; all unless named.").only([.forms, .json])
        .ignoringEmptyField,
    ],
    forms: ["/pantry/use"],
    routes: [
      Route(
        .post, "/pantry/{food}/use", "useFromPantry", "Take what was used of a food out of the pantry",
        body: ["amount"])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let lines = try library.names.existing(foods) { try store.isAtHome(FoodLine($0).name) }
      .map { FoodLine($0, amount: amount) }
    let uses = try store.useStocks(lines).uses
    var result = VerbResult(
      .pantry(PantryContents(stocks: uses.flatMap(\.left)), isChanged: true), done: uses.map(\.phrase), already: [],
      sentence: "Used \(lines.map(\.text))")
    result.warnings = zip(lines, uses).compactMap { line, use in
      use.had.map { "you have \($0) \(use.name), not \(line.amount)" }
    }
    return result
  }
}

package struct EditStock: Verb {
  package var food = ""
  /// Empty where it is not known.
  package var amount: String?
  package var until: StockDay?
  /// The number of the stock; nil for that which ends first.
  package var number: Int?

  package init() {}

  package static let name = "pantry edit"
  package static let declaration = Declaration<Self>(
    "Change how much there is of a food, or how long it holds.",
    usage: ["recipes pantry edit NAME [--amount TEXT] [--until DAY|none]"],
    text: "Of a food that is there more than once, that which ends first.",
    examples: ["recipes pantry edit cream --until +2", "recipes pantry edit eggs --amount 4"],
    parameters: [
      .word(\.food, "food", .text("food", atLeast: 1), "The name of a food.", field: "name").joined,
      .option(\.amount, "amount", .amount, "How much of it there is."),
      .option(\.until, "until", .stockDay, "The last day that it holds, or none."),
      .option(\.number, "number", .numberOfRow, "The stock's number.").only([.forms, .json]),
    ],
    rules: [.some(["amount", "until"], "what is it? use `amount` or `until`")],
    forms: ["/pantry/edit"],
    routes: [
      Route(
        .patch, "/pantry/{food}", "editStock", "Change how much there is of a food, or how long it holds",
        body: ["amount", "until"])
    ])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let day: CalendarDay?? =
      switch until {
      case nil: nil
      case .some(.none): .some(nil)
      case .day(let name): try library.names.comingDay(name, in: store)
      }
    let (stock, change) = try store.editStock(food, number: number, amount: amount, until: day)
    var changes: [String] = []
    if amount != nil { changes.append(stock.amountText.isEmpty ? "some" : stock.amountText) }
    if until != nil { changes.append(stock.until.map { "until \($0.title)" } ?? "no day") }
    let isChanged = !change.isEmpty
    return VerbResult(
      .pantry(PantryContents(stocks: [stock]), isChanged: isChanged),
      done: ["Changed \(stock.name): \(words: changes.joined(separator: " "))"],
      already: ["\(stock.name) is like that"], sentence: "Changed \(stock.name) in the pantry")
  }
}

package struct RemoveFromPantry: Verb {
  package var foods: [String] = []

  package init() {}

  package static let name = "pantry remove"
  package static let declaration = Declaration<Self>(
    "Name what you no longer have.", usage: ["recipes pantry remove NAME..."],
    examples: ["recipes pantry remove salt, olive oil"],
    parameters: [.words(\.foods, "food", .text("food", atLeast: 1), "Names of foods.", field: "name")],
    forms: ["/pantry/remove"],
    routes: [Route(.delete, "/pantry/{food}", "removeFromPantry", "Take a food out of the pantry")])

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    let store = library.store
    let foods = try library.names.existing(foods, isThere: store.isAtHome)
    let (names, stocks, _) = try store.removeFromPantry(foods)
    return VerbResult(
      .pantry(PantryContents(stocks: stocks, always: names), isChanged: true),
      done: ["No longer in the pantry: \(names.map { "\($0)" } + stocks.map(\.phrase))"], already: [],
      sentence: "No longer in the pantry: \(foods)")
  }
}

extension FoodLine {
  /// - Parameter amount: The amount, where it has a field of its own.
  fileprivate init(_ text: String, amount: String?) {
    self = amount.map { FoodLine(name: text, amount: $0) } ?? FoodLine(text)
  }
}

extension Stock {
  /// `200 ml cream until Friday 2026-11-27`
  var phrase: Phrase { "\(text)\(words: until.map { " until \($0.title)" } ?? "")" }

  /// `150 ml until Friday 2026-11-27`
  var rest: Phrase {
    "\(words: amountText.isEmpty ? "some" : amountText)\(words: until.map { " until \($0.title)" } ?? "")"
  }
}

extension StockUse {
  /// `Used 50 ml cream; 150 ml left until Friday 2026-11-27`
  fileprivate var phrase: Phrase {
    guard let first = left.first else { return "Used up \(name)" }
    let rest = left.dropFirst().map { ", \($0.rest)" as Phrase }
    let day = first.until.map { " until \($0.title)" } ?? ""
    let amount = first.amountText.isEmpty ? "some" : first.amountText
    return rest.reduce("Used \(words: had ?? taken) \(name); \(words: "\(amount) left\(day)")") { "\($0)\($1)" }
  }

  /// `From the pantry: 4 eggs (2 left)`; nothing where nothing was taken.
  package static func cookingPhrases(_ uses: [StockUse]) -> [Phrase] {
    uses.isEmpty ? [] : ["From the pantry: \(uses.map(\.cookingPhrase))"]
  }

  /// `4 eggs (2 left)`
  private var cookingPhrase: Phrase {
    let amounts = left.map { $0.amountText.isEmpty ? "some" : $0.amountText }
    return "\(words: taken) \(name) (\(words: amounts.isEmpty ? "none" : amounts.joined(separator: " + ")) left)"
  }
}
