package import RecipeKitchen
package import RecipeModel
import SQLite

extension RecipeStore {
  /// The shopping list, read from the recipes on it and the user's own lines.
  ///
  /// In a step it is read once as long as nothing changes: to read a list costs more than to change it.
  ///
  /// - Parameter system: What mixed amounts are shown in; nil for that of the first line.
  /// - Complexity: O(*n*) for *n* bytes of lines.
  package func shoppingList(in system: MeasurementSystem? = nil) throws -> ShoppingList {
    try read {
      if let known = knownShoppingList(in: system) { return known }
      let list = try ShoppingListReader(self, system).list()
      know(list, in: system)
      return list
    }
  }

  /// The shopping list as it was read in the step that is open, if it is still so.
  package var knownShoppingList: ShoppingList? { knownShoppingList(in: nil) }

  private func knownShoppingList(in system: MeasurementSystem?) -> ShoppingList? {
    openStep?.shoppingList?.system == system ? knownShoppingListInAnyUnits : nil
  }

  /// The same, whatever units its amounts are in.
  var knownShoppingListInAnyUnits: ShoppingList? {
    guard let known = openStep?.shoppingList, known.changes == connection.totalChanges else { return nil }
    return known.list
  }

  /// Keeps a list for the rest of the step, as what would be read now.
  func know(_ list: ShoppingList, in system: MeasurementSystem?) {
    openStep?.shoppingList = (connection.totalChanges, system, list)
  }

  /// The factors of the recipes on the shopping list, those of several meals added up, without reading its lines.
  package func shoppingFactors() throws -> [Recipe.ID: Rational] {
    try read {
      let rows = try connection.query(ShoppingRecipesTable.factorsByRecipe) { row in
        (row.int(at: 0), Rational.factor(row.text(at: 1)) ?? .one)
      }
      return Dictionary(rows) { $0.adding($1) ?? $0 }
    }
  }

  /// All aisles in the user's order.
  package func aisles() throws -> [ShoppingAisle] {
    try read {
      try connection.query(AislesTable.all) { ShoppingAisle(id: $0.int(at: 0), name: $0.text(at: 1)) }
    }
  }

  /// The names of what is always at home, by name.
  package func pantry() throws -> [String] {
    try read { try connection.query(PantryTable.all) { $0.text(at: 1) } }
  }
}

/// Puts the shopping list together, inside a transaction.
struct ShoppingListReader {
  private let store: RecipeStore
  private let system: MeasurementSystem?
  private var connection: Connection { store.connection }

  init(_ store: RecipeStore, _ system: MeasurementSystem?) {
    self.store = store
    self.system = system
  }

  func list() throws -> ShoppingList {
    var lines: [ShoppingLine] = []
    let (recipes, sources) = try readRecipes(into: &lines)
    let ownItems = try readItems(into: &lines)
    let marks = try readMarks()
    let pantry = try store.keysInPantry()
    let home = try store.stocks().byFood
    var (shown, inPantry, setAside): ([ShoppingItem], [ShoppingItem], [ShoppingItem]) = ([], [], [])
    let entries = ShoppingMerge(system: system).allEntries(of: lines, pantry: pantry.union(home.keys), home: home)
    let keys = Set(entries.map(\.key))
    var numbers = try ShoppingNumbers(on: connection)
    for entry in entries {
      let formerKey = entry.formerKey.flatMap { keys.contains($0) ? nil : $0 }
      let mark = marks[entry.key] ?? formerKey.flatMap { marks[$0] }
      let firstOwn = lines.count - ownItems.count
      var item = ShoppingItem(
        entry: entry, mark,
        recipes: entry.sources.filter { $0 >= 0 }.map { sources[$0] },
        lines: entry.lines.map { place in
          let source = lines[place].source
          return .init(text: lines[place].line.text, recipe: source < 0 ? nil : sources[source])
        },
        ownItems: entry.lines.filter { $0 >= firstOwn }.map { ownItems[$0 - firstOwn] },
        formerKey: formerKey)
      if let mark, mark.kind == .leftOut, mark.covers(entry) {
        setAside.append(item)
      } else if pantry.contains(entry.key) && item.ownItems.isEmpty || entry.isAtHome {
        inPantry.append(item)
      } else {
        item.number = try numbers.number(of: entry.key)
        shown.append(item)
      }
    }
    return ShoppingList(sections: try sections(of: shown), inPantry: inPantry, setAside: setAside, recipes: recipes)
  }

  /// Returns the recipes on the list, and those with the recipes that they name, which are the sources of the lines.
  private func readRecipes(
    into lines: inout [ShoppingLine]
  ) throws -> (recipes: [ShoppingRecipe], sources: [ShoppingRecipe]) {
    let rows = try recipesWithLines()
    var sources: [ShoppingRecipe] = []
    for (recipe, ingredients) in rows {
      sources.append(recipe)
      guard RecipeLink.mayStand(in: ingredients) else {
        for line in ingredients.split(separator: "\n") {
          lines.append(ShoppingLine(String(line).composed(), factor: recipe.factor, source: sources.count - 1))
        }
        continue
      }
      try readLines(of: recipe, ingredients, from: &sources, into: &lines)
    }
    return (rows.map(\.recipe), sources)
  }

  /// The recipes on the list, each once with the sum of its factors.
  private func recipesWithLines() throws -> [(recipe: ShoppingRecipe, ingredients: String)] {
    var rows: [(recipe: ShoppingRecipe, ingredients: String)] = []
    var places: [Recipe.ID: Int] = [:]
    try connection.forEachRow(ShoppingRecipesTable.withLines) { row in
      let (id, factor) = (row.int(at: 0), Rational.factor(row.text(at: 1)) ?? .one)
      let reason = ShoppingRecipe.Reason(recipe: id, factor: factor, day: CalendarDay(row.text(at: 4)), meal: nil)
      if let place = places[id] {
        rows[place].recipe.factor = rows[place].recipe.factor.adding(factor) ?? factor
        rows[place].recipe.reasons.append(reason)
      } else {
        places[id] = rows.count
        let recipe = ShoppingRecipe(id: id, title: row.text(at: 2), factor: factor, reasons: [reason])
        rows.append((recipe, row.text(at: 3)))
      }
    }
    for place in rows.indices { try findMeals(of: &rows[place].recipe) }
    return rows
  }

  /// Finds the meals of the plan that a recipe is on the list for, each once.
  private func findMeals(of recipe: inout ShoppingRecipe) throws {
    var known: [CalendarDay: [Int]] = [:]
    for place in recipe.reasons.indices {
      guard let day = recipe.reasons[place].day else { continue }
      var meals =
        try known[day]
        ?? MealPlanReader(connection).plan(day...day).meals.filter { $0.recipeID == recipe.id && $0.day == day }
        .map(\.number)
      recipe.reasons[place].meal = meals.isEmpty ? nil : meals.removeFirst()
      known[day] = meals
    }
  }

  /// Reads the lines of a recipe that names others, whose lines are bought instead of those that name them.
  private func readLines(
    of recipe: ShoppingRecipe, _ ingredients: String, from sources: inout [ShoppingRecipe],
    into lines: inout [ShoppingLine]
  ) throws {
    let main = LinkedRecipe(id: recipe.id, title: recipe.title)
    var places = [main: sources.count - 1]
    let expanded = try LinkReader(connection: connection).lines(of: ingredients, in: main, times: recipe.factor)
    for (line, next) in zip(expanded, expanded.dropFirst().map(Optional.some) + [nil]) {
      if line.isExpanded {
        // Several lines may name one recipe, and what it needs is bought for all of them.
        guard let named = line.link, let next, next.path.count > line.path.count else { continue }
        if let place = places[named] {
          sources[place].factor = sources[place].factor.adding(next.factor) ?? next.factor
        } else {
          places[named] = sources.count
          sources.append(
            ShoppingRecipe(
              id: named.id, title: named.title, factor: next.factor, neededFor: main, reasons: recipe.reasons))
        }
      } else {
        let place = places[line.path.last ?? main] ?? 0
        lines.append(ShoppingLine(line.text.composed(), factor: line.factor, source: place))
      }
    }
  }

  /// Returns the numbers of the user's own lines.
  private func readItems(into lines: inout [ShoppingLine]) throws -> [Int] {
    var ids: [Int] = []
    try connection.forEachRow(ShoppingItemsTable.all) { row in
      ids.append(row.int(at: 0))
      lines.append(ShoppingLine(row.text(at: 1)))
    }
    return ids
  }

  /// What was noted of foods. What was got of a part of a piece, as an older list had it, was got of the piece: of eggs by their
  /// yolks.
  private func readMarks() throws -> [ItemKey: ShoppingMark] {
    let rows = try connection.query(ShoppingMarksTable.all) { row in
      let mark = ShoppingMark(kind: .init(rawValue: row.text(at: 1)) ?? .got, amounts: row.text(at: 2))
      return ItemKey.keys(stored: row.text(at: 0)).map { ($0, mark) }
    }
    var marks = Dictionary(rows.joined()) { first, _ in first }
    for (key, mark) in rows.joined() where key.bought != key && mark.kind == .got {
      let known = marks[key.bought]
      marks[key.bought] = known.map { $0.adding(mark) } ?? mark
    }
    return marks
  }

  /// In each aisle first what has a manual place, in that order, then the rest as it is first named.
  private func sections(of items: [ShoppingItem]) throws -> [ShoppingList.Section] {
    let aisles = try store.aisles()
    let known = Set(aisles.map(\.id))
    let named = Dictionary(aisles.map { (CollectionName.key($0.name), $0.id) }) { first, _ in first }
    let places = try self.places()
    var byAisle: [Int: [(position: Int, item: ShoppingItem)]] = [:]
    for item in items {
      let place = places[item.id] ?? item.entry.formerKey.flatMap { places[$0] }
      let usual = AislesTable.id(of: item.entry.aisle)
      let wanted = place?.aisle ?? (known.contains(usual) ? usual : named[CollectionName.key(item.entry.aisle.name)])
      let found = wanted.flatMap { known.contains($0) ? $0 : nil } ?? AislesTable.other
      byAisle[found, default: []].append((place?.position ?? 0, item))
    }
    let shown =
      aisles + (known.contains(AislesTable.other) ? [] : [ShoppingAisle(id: AislesTable.other, name: "Other")])
    return shown.compactMap { aisle in
      byAisle[aisle.id].map { found in
        let placed = found.filter { $0.position != 0 }.sorted { ($0.position, $0.item.id) < ($1.position, $1.item.id) }
        return ShoppingList.Section(aisle: aisle, items: (placed + found.filter { $0.position == 0 }).map(\.item))
      }
    }
  }

  /// Returns the places of the foods that the user has moved.
  func places() throws -> [ItemKey: (aisle: Int, position: Int)] {
    let rows = try connection.query(ShoppingPlacesTable.all) { row in
      let place = (aisle: row.int(at: 1), position: row.int(at: 2))
      return ItemKey.keys(stored: row.text(at: 0)).map { ($0, place) }
    }
    return Dictionary(rows.joined()) { first, _ in first }
  }
}
