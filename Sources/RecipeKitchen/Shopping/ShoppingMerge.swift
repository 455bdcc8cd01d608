/// Brings the lines of a shopping list together: an entry for each food, with the sum of its amounts.
///
/// - Source: Documentation/Cooking.md.
package struct ShoppingMerge: Sendable {
  /// The system that mixed amounts are shown in; `nil` for that of the first one.
  package let system: MeasurementSystem?

  package init(system: MeasurementSystem? = nil) { self.system = system }

  /// The entries in the order in which their foods are first named, what is always there left out.
  ///
  /// - Parameter pantry: What is always there, and so taken where a line leaves the choice.
  /// - Complexity: O(*n*) for *n* bytes of lines.
  package func entries(of lines: [ShoppingLine], pantry: Set<ItemKey> = []) -> [ShoppingEntry] {
    allEntries(of: lines, pantry: pantry).filter { !pantry.contains($0.key) }
  }

  /// The same with what is always there.
  ///
  /// - Parameter home: What else is at home, in the order in which it is used: so much less of it is bought for recipes.
  package func allEntries(
    of lines: [ShoppingLine], pantry: Set<ItemKey> = [], home: [ItemKey: [HomeStock]] = [:]
  ) -> [ShoppingEntry] {
    var groups: [Group] = []
    var places: [ItemKey: Int] = [:]
    let choices = zip(lines, Self.languages(of: lines)).map { line, language in
      let choices = ShoppingFood.choices(of: line.line, in: language, pantry: pantry)
      guard line.isOwn, let typed = ShoppingFood(typed: line.line, as: choices) else { return choices }
      return [[typed]]
    }
    // What a line names without a choice is on the list in any case.
    let named = Set(choices.joined().lazy.filter { $0.count == 1 }.map { $0[0].key })
    for (index, line) in lines.enumerated() {
      for (order, alternatives) in choices[index].enumerated() {
        let food =
          alternatives.first { named.contains($0.key) } ?? alternatives.first { pantry.contains($0.key) }
          ?? alternatives[0]
        let place = places[food.key] ?? groups.count
        if place == groups.count {
          places[food.key] = place
          groups.append(Group(of: food))
        }
        // An amount that foods share is that of the first one.
        groups[place].add(line, food, order == 0 ? line.measures(of: food) : [], at: index)
      }
    }
    return groups.map { $0.entry(in: system, home: home) }
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
    /// What recipes need, and what a person wants besides.
    private var needs: Needs
    private var wishes: Needs
    private var lines: [Int] = []
    private var sources: [Int] = []

    init(of food: ShoppingFood) {
      needs = Needs(of: food.known)
      wishes = Needs(of: food.known)
    }

    mutating func add(_ line: ShoppingLine, _ food: ShoppingFood, _ measures: [ShoppingMeasure], at index: Int) {
      if line.isOwn {
        // The user's own lines are one by one; of a recipe's, one lemon has juice and zest.
        wishes.add(measures, of: food, source: index)
      } else {
        needs.add(measures, of: food, source: line.source)
      }
      foods.append(food)
      lines.append(index)
      if !sources.contains(line.source) { sources.append(line.source) }
    }

    func entry(in system: MeasurementSystem?, home: [ItemKey: [HomeStock]]) -> ShoppingEntry {
      let key = foods[0].key
      var needs = needs.withParts
      let share = home[key].map { HomeShare($0, for: &needs.sums, needsSome: &needs.needsSome) }
      needs.add(wishes.withParts)
      let amounts = needs.sums.amounts(in: system)
      return ShoppingEntry(
        key: key, name: name(for: amounts), aisle: foods[0].aisle, amounts: amounts,
        needsSome: needs.needsSome && !amounts.isEmpty, lines: lines, sources: sources,
        formerKey: foods[0].formerKey, home: share,
        isAtHome: share != nil && amounts.isEmpty && !needs.needsSome && sources.allSatisfy { $0 >= 0 })
    }

    /// One line is named as written, several by the first one without "or"; in the plural if that was seen and there is
    /// more than one.
    private func name(for amounts: [ShoppingAmount]) -> String {
      if foods.count == 1 { return foods[0].name }
      let first = foods.first { !$0.hasAlternative } ?? foods[0]
      guard amounts.count == 1, amounts[0].bought.unit == .things(""), amounts[0].bought.number > 1 else {
        return first.firstAlternative
      }
      return (foods.first { $0.isPlural && $0.singular == first.singular } ?? first).firstAlternative
    }
  }

  /// How much of a food is needed.
  private struct Needs {
    var sums: AmountSums
    /// What is needed of parts of one piece, for each source: of one lemon the juice and the zest.
    private var parts: [Int: [String: AmountSums]] = [:]
    var needsSome = false

    init(of food: KnownFood?) { sums = AmountSums(of: food) }

    mutating func add(_ measures: [ShoppingMeasure], of food: ShoppingFood, source: Int) {
      if measures.isEmpty { needsSome = true }
      for measure in measures where !add(measure.counted(in: food.countWord), food, source) { needsSome = true }
    }

    /// - Returns: Whether the amount fits.
    private mutating func add(_ measure: ShoppingMeasure, _ food: ShoppingFood, _ source: Int) -> Bool {
      if food.parts.isEmpty { return sums.add(measure, of: food.own) }
      return food.parts.reduce(true) { fits, part in
        parts[source, default: [:]][part, default: AmountSums(of: food.known)].add(measure, of: food.own) && fits
      }
    }

    /// The same with the parts among the sums.
    var withParts: Needs {
      var whole = self
      whole.parts = [:]
      for (_, parts) in parts.sorted(by: { $0.key < $1.key }) {
        let parts = parts.sorted { $0.key < $1.key }.map(\.value)
        if !whole.sums.add(largestOf: parts) { whole.needsSome = true }
      }
      return whole
    }

    mutating func add(_ other: Needs) {
      if !sums.add(other.sums) { needsSome = true }
      needsSome = needsSome || other.needsSome
    }
  }
}
