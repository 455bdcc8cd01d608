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
    let languages = Self.languages(of: lines)
    for (index, line) in lines.enumerated() {
      let foods = ShoppingFood.foods(of: line.line, in: languages[index])
      for (order, food) in foods.enumerated() where !pantry.contains(food.key) {
        let place: Int
        if let known = places[food.key] {
          place = known
        } else {
          place = groups.count
          places[food.key] = place
          groups.append(Group())
        }
        // An amount that foods share is that of the first one.
        groups[place].add(line, food, order == 0 ? line.measures() : [], at: index)
      }
    }
    return groups.map { $0.entry(in: system) }
  }

  /// The language of each line: that of its recipe, of the user's own lines each by itself.
  private static func languages(of lines: [ShoppingLine]) -> [FoodLanguage] {
    let ofSource = Dictionary(grouping: lines.filter { $0.source >= 0 }, by: \.source)
      .mapValues { FoodLanguage(of: $0.map(\.line)) }
    return lines.map { ofSource[$0.source] ?? FoodLanguage(of: [$0.line]) }
  }

  /// The lines of one food.
  private struct Group {
    private var foods: [ShoppingFood] = []
    private var sums = AmountSums()
    private var needsSome = false
    private var lines: [Int] = []
    private var sources: [Int] = []

    mutating func add(_ line: ShoppingLine, _ food: ShoppingFood, _ measures: [ShoppingMeasure], at index: Int) {
      if measures.isEmpty { needsSome = true }
      for measure in measures where !sums.add(measure) { needsSome = true }
      foods.append(food)
      lines.append(index)
      if !sources.contains(line.source) { sources.append(line.source) }
    }

    func entry(in system: MeasurementSystem?) -> ShoppingEntry {
      // Of one food under several names, the same density whichever line is first.
      let names = [foods[0].key.text] + foods.map(\.singular).sorted()
      let row = names.lazy.compactMap(DensityTable.shared.row).first.flatMap { $0.kind == .liquid ? nil : $0 }
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
