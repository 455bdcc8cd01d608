import RecipeKitchen
import RecipeModel
import SQLite

@testable import RecipeStore

extension RecipeStore {
  /// Puts several rows into every table that a person fills, with a text in each column that takes one.
  func fillAllTables(rowsEach count: Int = 2) throws {
    let first = CalendarDay("2026-11-21")!
    try add(
      (1...count).map { number in
        RecipeDraft(
          title: "Soup \(number)", servings: "4", ingredients: "\(number) onions\n2 carrots", notes: "warm",
          collections: ["Soups \(number)"])
      })
    for number in 1...count {
      let day = first.adding(days: number)
      let word = Self.word(number)
      try addCollection("Loved \(number)", filter: SavedFilter(.favorites))
      try addCooking(Cooking(on: first, servings: "4", stars: 3, note: "less salt \(number)"), of: [number])
      try rate([number], 4)
      try say(["vegan": true, "\(word)-free": false], of: number)
      try plan([.recipe(number, factor: Rational(2)), .note("guests \(number)")], on: [day], meal: "dinner")
      try plan(
        [.recipe(number, factor: .one)], every: Recurrence(weekday: 1, others: [4], firstDay: first, lastDay: day),
        meal: "lunch")
      let rule = try lastPlanNumber()
      try addToShoppingList([(number, Rational(3))], lines: ["\(number) rolls of foil"])
      try addAisle("Cellar \(number)")
      try addToPantry(["salt \(word)"])
      try addStocks([FoodLine("\(number)00 ml cream \(word)")], until: day)
      try addLeftOvers(of: number, servings: "2", until: day)
      try setFood("oat milk \(word)", to: OwnFood.Meaning("", "kcal 46")!)
      try step("fill") {
        try connection.run(PlanExceptionsTable.insert, rule, day.description)
        let pair = [number, number % count + 1].sorted()
        if pair[0] < pair[1] { try connection.run(PartedRecipesTable.insert, pair[0], pair[1]) }
        try connection.run(VariantsTable.set, number, [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 16))
        try connection.run(ShoppingRecipesTable.setPlannedDay, number, day.description)
        try connection.run(ShoppingPlacesTable.set, "food \(number)", AislesTable.other, number << 32)
      }
      let timer = RunningTimer(number: 1, name: "simmer \(number)", endsAt: 1, remindsAt: 2)
      try setCookingSession(of: number, CookingSession(step: 2, factor: .one, timers: [timer]))
      try setCollectionExpanded(number, true)
    }
    // At last, as what is put on the list forgets the marks of what is not.
    try step("fill") {
      let last = try ShoppingNumbers.last(on: connection)
      for number in 1...count {
        try connection.run(ShoppingMarksTable.set, "food \(number)", "got", "\(number) g")
        let word = Self.word(number)
        try connection.run(ShoppingNumbersTable.insert, last + number, "rice \(word)", "Rice \(word)")
      }
    }
  }

  /// A word that names no food, and from which no flip of a single bit makes that of another number.
  static func word(_ number: Int) -> String {
    func letter(_ value: Int) -> Character { Character(UnicodeScalar(UInt8(97 + value))) }
    return "q" + String(repeating: letter(number % 26), count: 3) + String(letter(number / 26))
  }
}
