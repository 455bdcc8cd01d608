package import RecipeKitchen
package import RecipeModel
import SQLite

/// Verbs of what is at home until it is used.
extension RecipeStore {
  /// What is at home until it is used, in the order in which it is to be.
  package func stocks() throws -> [Stock] {
    try read { try connection.query(StocksTable.all, row: Stock.init) }.sorted(by: Stock.isBefore)
  }

  /// All that is at home.
  package func pantryContents() throws -> PantryContents {
    try read { PantryContents(stocks: try stocks(), always: try pantry()) }
  }

  /// Returns whether a food is at home, always or until it is used; not for a text that names none.
  package func isAtHome(_ name: String) throws -> Bool {
    try read { try !stocks(of: name).isEmpty || isInPantry(name) }
  }

  /// Notes that foods are at home until they are used. What comes to what holds as long is added to it.
  ///
  /// - Parameter day: The last day that they hold; `nil` where that is not known.
  /// - Returns: The stocks as they are now, those that were there already left out, with the change.
  /// - Throws: `RecipeStoreError.invalidShoppingLine` for a text that names no food.
  @discardableResult
  package func addStocks(_ foods: [FoodLine], until day: CalendarDay? = nil) throws -> (
    added: [Stock], change: RecipeChange
  ) {
    try verb("pantry add", change: \.change) {
      try connection.checkNumbersAreLeft()
      var ids: [Stock.ID] = []
      for food in foods {
        let (key, name) = try foodKey(of: food.name)
        let amounts = HomeAmount.amounts(in: food.amount)
        for amount in amounts.isEmpty ? [nil] : amounts.map(Optional.some) {
          if let id = try add(amount, of: key, name, until: day) { ids.append(id) }
        }
      }
      let known = try stocks()
      return (known.filter { ids.contains($0.id) }, RecipeChange(shopping: !ids.isEmpty))
    }
  }

  /// - Returns: The stock that it is in now; `nil` if it was there.
  private func add(
    _ amount: HomeAmount?, of key: ItemKey, _ name: String, until day: CalendarDay?
  ) throws -> Stock.ID? {
    for stock in try stocks() where stock.keys.contains(key) && stock.until == day {
      guard let amount else {
        if stock.amount.isEmpty { return nil } else { continue }
      }
      guard let sum = stock.homeAmount?.adding(amount) else { continue }
      try write(stock.with(sum.text))
      return stock.id
    }
    try connection.run(
      StocksTable.insert, name, amount?.text ?? "", day?.description ?? "", nil as Recipe.ID?, "")
    return Int(connection.lastInsertRowID)
  }

  /// Says how much there is of a food at home, or how long it holds.
  ///
  /// - Parameter number: That of the stock; `nil` for the one of the food that ends first.
  /// - Returns: The stock as it is now, with the change.
  /// - Throws: `RecipeStoreError.notInPantry`, `.alwaysInPantry`.
  @discardableResult
  package func editStock(
    _ name: String, number: Stock.ID? = nil, amount: String?, until day: CalendarDay??
  ) throws -> (stock: Stock, change: RecipeChange) {
    try verb("pantry edit", change: \.change) {
      let stocks = try usableStocks(of: name)
      guard let old = stocks.first(where: { number == nil || $0.id == number }) else {
        throw RecipeStoreError.notInPantry(name)
      }
      var stock = amount.map(old.with) ?? old
      if let day { stock.until = day }
      if stock != old { try write(stock) }
      return (stock, RecipeChange(shopping: stock != old))
    }
  }

  /// Takes foods off what is at home: an amount of each, or all of it; what ends first is used first.
  ///
  /// - Returns: What was taken, with the change.
  /// - Throws: `RecipeStoreError.notInPantry`, `.alwaysInPantry`, `.incomparableStock`.
  @discardableResult
  package func useStocks(_ foods: [FoodLine]) throws -> (uses: [StockUse], change: RecipeChange) {
    try verb("pantry use", change: \.change) {
      (try foods.map(use), RecipeChange(shopping: !foods.isEmpty))
    }
  }

  private func use(_ food: FoodLine) throws -> StockUse {
    let stocks = try usableStocks(of: food.name)
    let asked = HomeAmount.amounts(in: food.amount)
    if asked.isEmpty {
      for stock in stocks { try connection.run(StocksTable.delete, stock.id) }
      return StockUse(name: stocks[0].name)
    }
    var use = StockUse(name: stocks[0].name, taken: food.amount)
    for amount in asked {
      if let had = try take(amount, of: food.name, as: food.amount) { use.had = had }
    }
    use.left = try self.stocks(of: food.name)
    return use
  }

  /// - Parameter text: The amount as it was typed.
  /// - Returns: As much as there was, if more was asked for.
  private func take(_ amount: HomeAmount, of name: String, as text: String) throws -> String? {
    let stocks = try usableStocks(of: name)
    var (wanted, had): (HomeAmount?, [HomeAmount]) = (amount, [])
    for stock in stocks {
      guard let asked = wanted, let there = stock.homeAmount,
        let (_, left, missing) = there.taking(asked, of: stock.keys.first ?? ItemKey(text: stock.name))
      else { continue }
      had.append(there)
      wanted = missing
      try keep(left, of: stock)
    }
    guard let first = had.first else { throw RecipeStoreError.incomparableStock(stocks[0], asked: text) }
    if wanted == nil { return nil }
    return had.dropFirst().reduce(first) { $0.adding($1) ?? $0 }.text
  }

  /// Notes that servings of a recipe are left over.
  ///
  /// - Parameter day: The last day that they hold; `nil` for three days from today.
  /// - Throws: `RecipeStoreError.noSuchRecipe`
  @discardableResult
  package func addLeftOvers(
    of id: Recipe.ID, servings: String, until day: CalendarDay? = nil
  ) throws -> (stock: Stock, change: RecipeChange) {
    try verb("cooked add", change: \.change) {
      guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
      try connection.checkNumbersAreLeft()
      let day = day ?? today.adding(days: Self.daysOfLeftOvers)
      try connection.run(StocksTable.insert, recipe.title, "", day.description, id, servings)
      let number = Int(connection.lastInsertRowID)
      return (try stocks().first { $0.id == number }!, RecipeChange(shopping: true))
    }
  }

  private static let daysOfLeftOvers = 3

  /// Notes that recipes were cooked, and takes what they need off the stocks that have an amount, as far as they reach.
  ///
  /// - Parameter factor: How many times each was cooked; nil for as many as both numbers of servings say, once where they
  ///   do not.
  /// - Returns: What was taken, with the change.
  /// - Throws: As `addCooking`.
  @discardableResult
  package func cook(
    _ ids: [Recipe.ID], _ cooking: Cooking, times factor: Rational? = nil
  ) throws -> (uses: [StockUse], change: RecipeChange) {
    try verb("cooked add", change: \.change) {
      var changes = ChangeCollector()
      changes.add(try addCooking(cooking, of: ids))
      let uses = try existing(ids).flatMap { id in
        try useStocks(for: id, times: factor ?? times(cooking, of: id))
      }
      changes.add(RecipeChange(shopping: !uses.isEmpty))
      return (uses, changes.change)
    }
  }

  private func times(_ cooking: Cooking, of id: Recipe.ID) throws -> Rational {
    guard let count = ServingsCount(cooking.servings)?.count, let recipe = try recipe(with: id) else { return .one }
    return ServingsCount(recipe.servings)?.factor(for: count) ?? .one
  }

  private func useStocks(for id: Recipe.ID, times factor: Rational) throws -> [StockUse] {
    let stocks = try stocks().filter { $0.recipe == nil && $0.homeAmount != nil }
    if stocks.isEmpty { return [] }
    let byID = Dictionary(uniqueKeysWithValues: stocks.map { ($0.id, $0) })
    return try entries(of: id, times: factor, besides: stocks).compactMap { entry in
      guard let used = entry.home?.uses, let stock = used.first.flatMap({ byID[$0.stock] }) else { return nil }
      for use in used { try keep(use.left, of: byID[use.stock]!) }
      let taken = used.dropFirst().reduce(used[0].taken) { $0.adding($1.taken) ?? $0 }
      return StockUse(name: stock.name, taken: taken.text, left: try self.stocks(of: stock.name))
    }
  }

  /// What a recipe needs, with those that it names in its ingredients, and what of it is at home.
  private func entries(of id: Recipe.ID, times factor: Rational, besides stocks: [Stock]) throws -> [ShoppingEntry] {
    guard let recipe = try recipe(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    let lines = try expandedLines(of: recipe, times: factor).filter { !$0.isExpanded }.map { line in
      ShoppingLine(line.text.composed(), factor: line.factor, source: line.path.last?.id ?? id)
    }
    let home = stocks.byFood
    return ShoppingMerge().allEntries(of: lines, pantry: try keysInPantry().union(home.keys), home: home)
  }

  /// The foods that are always there.
  func keysInPantry() throws -> Set<ItemKey> { Set(try connection.storedFoods(in: .pantry).flatMap(\.keys)) }

  /// The stocks that mean a food, or the left-overs of a title, in the order in which they are used.
  func stocks(of name: String) throws -> [Stock] {
    let key = try? foodKey(of: name).key
    let title = TextFold.fold(name.onOneLine().trimmed())
    return try stocks().filter { stock in
      if stock.recipe != nil { return TextFold.fold(stock.name) == title }
      return key.map { stock.keys.contains($0) || ItemKey(name: stock.name) == $0 } ?? false
    }
  }

  /// The same, of which there is one at least.
  private func usableStocks(of name: String) throws -> [Stock] {
    let stocks = try stocks(of: name)
    if !stocks.isEmpty { return stocks }
    throw try isInPantry(name) ? RecipeStoreError.alwaysInPantry(name) : .notInPantry(name)
  }

  /// Keeps what is left of a stock.
  private func keep(_ left: HomeAmount?, of stock: Stock) throws {
    if let left {
      try write(stock.with(left.text))
    } else {
      try connection.run(StocksTable.delete, stock.id)
    }
  }

  private func write(_ stock: Stock) throws {
    try connection.run(StocksTable.set, stock.id, stock.amount, stock.until?.description ?? "", stock.servings)
  }
}
