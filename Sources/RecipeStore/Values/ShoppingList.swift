package import RecipeKitchen
package import RecipeModel

/// The shopping list as it is shown: what is to be got and what was got, by aisle.
package struct ShoppingList: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package let aisle: ShoppingAisle
    package var items: [ShoppingItem]
  }

  /// The aisles in which there is anything, in the user's order.
  package let sections: [Section]
  /// The items that are always at home, and so not to be bought.
  package let inPantry: [ShoppingItem]
  /// The items that the user has set aside.
  package let setAside: [ShoppingItem]
  /// The recipes on the list, in the order in which they were added.
  package let recipes: [ShoppingRecipe]

  package static let empty = ShoppingList(sections: [], inPantry: [], setAside: [], recipes: [])

  /// The items of all sections.
  package var items: [ShoppingItem] { sections.flatMap(\.items) }

  /// The same list once it is noted what was got of foods, or, by nil, that nothing was.
  func marked(_ marks: [ItemKey: ShoppingMark?]) -> ShoppingList {
    let marked = sections.map { section in
      Section(aisle: section.aisle, items: section.items.map { item in marks[item.id].map(item.marked) ?? item })
    }
    return ShoppingList(sections: marked, inPantry: inPantry, setAside: setAside, recipes: recipes)
  }

  /// The same list with what was got at the end of its aisle.
  package var withGotLast: ShoppingList {
    let arranged = sections.map { section in
      Section(aisle: section.aisle, items: section.items.filter { !$0.isGot } + section.items.filter(\.isGot))
    }
    return ShoppingList(sections: arranged, inPantry: inPantry, setAside: setAside, recipes: recipes)
  }
}

/// A part of the shop.
package struct ShoppingAisle: Identifiable, Hashable, Sendable {
  package let id: Int
  package let name: String
}

/// A recipe on the shopping list, or one that such a recipe names in its ingredients.
package struct ShoppingRecipe: Identifiable, Hashable, Sendable {
  package let id: Recipe.ID
  package let title: String
  /// The number of times it is needed.
  package internal(set) var factor: Rational
  /// The recipe on the list that needs it; `nil` for that recipe itself.
  package var neededFor: LinkedRecipe?
  /// The reasons why it, or the recipe that needs it, is on the list.
  package internal(set) var reasons: [Reason]

  /// A planned meal that a recipe is on the list for, or the person who put it there.
  package struct Reason: Hashable, Sendable {
    package let recipe: Recipe.ID
    package let factor: Rational
    /// The day of the meal; `nil` if the recipe was put on the list by itself.
    package let day: CalendarDay?
    /// The number of the meal in the plan; `nil` if it is not planned, or not any more.
    package internal(set) var meal: Int?
  }

  /// `Pizza`, `Pizza dough for Pizza`.
  package var name: String { neededFor.map { "\(title) for \($0.title)" } ?? title }
}

/// A food on the shopping list.
package struct ShoppingItem: Identifiable, Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case toGet
    case got
    /// More is needed than when it was ticked: how much more, nil where that cannot be said.
    case gotLess(rest: String?)
  }

  package struct Line: Equatable, Sendable {
    package let text: String
    package let recipe: ShoppingRecipe?
  }

  package let entry: ShoppingEntry
  /// The number that the food has for life; `nil` for what is not shown, and where no number is left.
  package internal(set) var number: Int?
  package let state: State
  /// The amounts that were ticked; empty where they were not said, and for what was not ticked.
  let gotAmounts: String
  /// The amounts needed, as shown: `4 of 6` where some of it was got.
  package let amounts: String
  /// The recipes that need it.
  package let recipes: [ShoppingRecipe]
  /// Its lines as written, each with its recipe; `nil` for one of the user's own.
  package let sourcedLines: [Line]
  /// The user's own lines among them, by number.
  let ownItems: [Int]
  /// The key that older lists had for what a person typed, unless that of a food on the list.
  let formerKey: ItemKey?

  init(
    entry: ShoppingEntry, number: Int? = nil, _ mark: ShoppingMark?, recipes: [ShoppingRecipe], lines: [Line],
    ownItems: [Int], formerKey: ItemKey?
  ) {
    (self.entry, self.number) = (entry, number)
    let bought = mark.map { BoughtAmount($0.amounts) }
    state =
      if let mark, let bought {
        mark.covers(entry) ? .got : .gotLess(rest: bought.rest(of: entry))
      } else { .toGet }
    amounts = bought?.text(of: entry) ?? entry.amountText
    gotAmounts = mark.map { HomeAmount.amounts(in: $0.amounts).map(\.text).joined(separator: " + ") } ?? ""
    (self.recipes, sourcedLines, self.ownItems, self.formerKey) = (recipes, lines, ownItems, formerKey)
  }

  func marked(_ mark: ShoppingMark?) -> ShoppingItem {
    ShoppingItem(
      entry: entry, number: number, mark, recipes: recipes, lines: sourcedLines, ownItems: ownItems,
      formerKey: formerKey)
  }

  /// Returns whether both say the same, wherever their lines stand among all lines.
  package static func == (left: ShoppingItem, right: ShoppingItem) -> Bool {
    left.id == right.id && left.number == right.number && left.name == right.name && left.state == right.state
      && left.amounts == right.amounts
      && left.entry.amounts == right.entry.amounts && left.entry.needsSome == right.entry.needsSome
      && left.atHome == right.atHome
      && left.recipes == right.recipes && left.sourcedLines == right.sourcedLines && left.ownItems == right.ownItems
  }

  package var id: ItemKey { entry.key }
  package var name: String { entry.name }
  /// How much of it is at home, and so not among the amounts: `50 ml`, `some`.
  package var atHome: String? { entry.home?.text }
  /// Its lines as written.
  package var lines: [String] { sourcedLines.map(\.text) }
  package var isGot: Bool { state == .got }
  /// `true` if it was ticked, even if more is needed by now.
  package var isTicked: Bool { state != .toGet }
}

/// A note of a shopping list about a food.
struct ShoppingMark: Equatable {
  enum Kind: String { case got, leftOut = "left out" }

  let kind: Kind
  /// The amounts that the list showed; empty for however much there is.
  let amounts: String

  /// Returns whether nothing more is needed than was said then.
  func covers(_ entry: ShoppingEntry) -> Bool {
    kind == .leftOut && amounts.isEmpty || BoughtAmount(amounts).covers(entry)
  }

  /// Returns the note that this much was got, and as much as another one says.
  func adding(_ other: ShoppingMark) -> ShoppingMark {
    guard kind == .got, !amounts.isEmpty, !other.amounts.isEmpty else { return self }
    return ShoppingMark(kind: kind, amounts: "\(amounts) + \(other.amounts)")
  }

  /// Returns the note for an entry as it is now.
  static func got(_ entry: ShoppingEntry, _ kind: Kind = .got) -> ShoppingMark {
    ShoppingMark(kind: kind, amounts: entry.noteText)
  }
}
