/// An order that rows are moved in, whether a table keeps it or it is a part of another.
protocol ManualOrder {
  func contains(_ id: Int) throws -> Bool

  /// All rows in their order.
  func identifiers() throws -> [Int]

  /// Moves rows of the order, none of them the destination's neighbor, so that they stand together as given.
  ///
  /// - Returns: Those of the rows that were not in their place before.
  /// - Throws: `RecipeStoreError.noSuchPlace`.
  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int]

  /// Gives the order's rows, which must be all of them, another order, and leaves as many as possible where they are.
  ///
  /// - Returns: The rows that others did not make way for: those that moved.
  func setOrder(of ids: [Int]) throws -> [Int]
}

extension ManualOrder {
  /// The row before which rows must be put so that the first of them gets a place that counts from 1; `nil` is the end.
  func neighbor(atPlace place: Int, among others: [Int]) throws -> Int? {
    guard (1...others.count + 1).contains(place) else {
      throw RecipeStoreError.noSuchPlace(place, count: try identifiers().count)
    }
    return place <= others.count ? others[place - 1] : nil
  }
}
