package import RecipeKitchen
package import RecipeModel
import SQLite

/// Some of a food, or the rest of a recipe, that is at home until it is used.
package struct Stock: Identifiable, Hashable, Sendable {
  package let id: Int
  package let name: String
  /// As it was written; empty where it is not said how much there is.
  package internal(set) var amount: String
  /// The last day that it holds.
  package internal(set) var until: CalendarDay?
  /// The recipe that it is left over of, which may be gone.
  package let recipe: Recipe.ID?
  /// How many servings are left over; empty for foods.
  package internal(set) var servings: String

  /// As much as there is: `200 ml`, `2 servings`.
  package var amountText: String {
    servings.isEmpty ? amount : "\(servings) \(servings == "1" ? "serving" : "servings")"
  }

  /// `200 ml cream`
  package var text: String { amountText.isEmpty || !servings.isEmpty ? name : "\(amount) \(name)" }

  init(_ row: borrowing Statement) {
    id = row.int(at: 0)
    name = row.text(at: 1)
    amount = row.text(at: 2)
    until = CalendarDay(row.text(at: 3))
    recipe = row.isNull(at: 4) ? nil : row.int(at: 4)
    servings = row.text(at: 5)
  }

  /// The keys that lists have today for what it means; none for left-overs.
  var keys: [ItemKey] { recipe == nil ? ItemKey.keys(named: name) : [] }

  /// Of left-overs the servings.
  package var homeAmount: HomeAmount? { HomeAmount(recipe == nil ? amount : servings) }

  /// The same food, of which there is another amount.
  func with(_ amount: String) -> Stock {
    var stock = self
    if recipe == nil { stock.amount = amount } else { stock.servings = amount }
    return stock
  }

  /// Those with the earliest day first, those without a day last, by name where they are alike.
  static func isBefore(_ one: Stock, _ other: Stock) -> Bool {
    let (first, second) = (one.until ?? .last, other.until ?? .last)
    if first != second { return first < second }
    return (TextFold.fold(one.name), one.id) < (TextFold.fold(other.name), other.id)
  }
}

extension [Stock] {
  /// The stocks of each food, in their order.
  var byFood: [ItemKey: [HomeStock]] {
    reduce(into: [:]) { foods, stock in
      for key in stock.keys { foods[key, default: []].append(HomeStock(id: stock.id, amount: stock.homeAmount)) }
    }
  }
}

/// What is at home.
package struct PantryContents: Equatable, Sendable {
  /// What is there until it is used, in the order in which it is to be.
  package var stocks: [Stock]
  /// The names of what is always there, by name.
  package var always: [String]

  package init(stocks: [Stock] = [], always: [String] = []) { (self.stocks, self.always) = (stocks, always) }

  package var isEmpty: Bool { stocks.isEmpty && always.isEmpty }

  /// Only what holds no longer than to a day.
  package func until(_ day: CalendarDay) -> PantryContents {
    PantryContents(stocks: stocks.filter { $0.until.map { $0 <= day } ?? false })
  }
}

/// What was taken of a food at home.
package struct StockUse: Equatable, Sendable {
  package let name: String
  /// How much was taken; empty for all that there was.
  package var taken = ""
  /// What there still is of it.
  package var left: [Stock] = []
  /// How much there was, where more was asked for.
  package var had: String?
}
