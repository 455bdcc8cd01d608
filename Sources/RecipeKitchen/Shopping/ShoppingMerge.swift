/// Brings the lines of a shopping list together: an entry for each food, with the sum of its amounts.
///
/// - Source: Documentation/Cooking.md.
package struct ShoppingMerge: Sendable {
  /// The system that mixed amounts are shown in; `nil` for that of the first one.
  package let system: MeasurementSystem?

  package init(system: MeasurementSystem? = nil) { self.system = system }

  /// The entries in the order in which their foods are first named, what is always there left out.
  ///
  /// - Complexity: O(*n*) for *n* bytes of lines.
  package func entries(of lines: [ShoppingLine], pantry: Set<ItemKey> = []) -> [ShoppingEntry] {
    var groups: [Group] = []
    var places: [ItemKey: Int] = [:]
    for (index, line) in lines.enumerated() {
      guard let food = ShoppingFood(line.line), !pantry.contains(food.key) else { continue }
      let place: Int
      if let known = places[food.key] {
        place = known
      } else {
        place = groups.count
        places[food.key] = place
        groups.append(Group())
      }
      groups[place].add(line, food, at: index)
    }
    return groups.map { $0.entry(in: system) }
  }

  /// The lines of one food.
  private struct Group {
    private var foods: [ShoppingFood] = []
    private var sums = AmountSums()
    private var needsSome = false
    private var lines: [Int] = []
    private var sources: [Int] = []

    mutating func add(_ line: ShoppingLine, _ food: ShoppingFood, at index: Int) {
      let measures = line.measures()
      if measures.isEmpty { needsSome = true }
      for measure in measures where !sums.add(measure) { needsSome = true }
      foods.append(food)
      lines.append(index)
      if !sources.contains(line.source) { sources.append(line.source) }
    }

    func entry(in system: MeasurementSystem?) -> ShoppingEntry {
      let row = DensityTable.shared.row(for: foods[0].singular).flatMap { $0.kind == .liquid ? nil : $0 }
      let amounts = sums.amounts(in: system, row: row)
      return ShoppingEntry(
        key: foods[0].key, name: name(for: amounts), aisle: foods[0].aisle, amounts: amounts,
        needsSome: needsSome && !amounts.isEmpty, lines: lines, sources: sources)
    }

    /// One line is named as written, several by the first one without "or"; in the plural if that was seen and there is
    /// more than one.
    private func name(for amounts: [ShoppingAmount]) -> String {
      if foods.count == 1 { return foods[0].name }
      let first = foods.first { !$0.hasAlternative } ?? foods[0]
      guard amounts.count == 1, case .count("", _, let high) = amounts[0].value, high > 1 else {
        return first.firstAlternative
      }
      return (foods.first { $0.isPlural && $0.singular == first.singular } ?? first).firstAlternative
    }
  }
}
