/// The sums of a food's amounts, a sum for each kind, exact.
struct AmountSums {
  private struct Sum {
    let kind: MeasureKind
    let model: AmountModel
    var total: Quantity
    /// `true` if all of it was measured in spoons, which belong to every system.
    var isSpoonsOnly: Bool
  }

  /// In the order in which they were first added.
  private var sums: [Sum] = []

  var isEmpty: Bool { sums.isEmpty }

  /// - Returns: Whether the amount fits: numbers that are too large for exact arithmetic do not.
  mutating func add(_ measure: ShoppingMeasure) -> Bool {
    guard let quantity = measure.inUnitOfKind else { return false }
    let isSpoon = measure.model.unit?.unit.isSpoon ?? false
    guard let index = sums.firstIndex(where: { $0.kind == measure.kind }) else {
      sums.append(Sum(kind: measure.kind, model: measure.model, total: quantity, isSpoonsOnly: isSpoon))
      return true
    }
    guard let low = sums[index].total.low.adding(quantity.low), let high = sums[index].total.high.adding(quantity.high)
    else { return false }
    sums[index].total = Quantity(low, to: high)
    sums[index].isSpoonsOnly = sums[index].isSpoonsOnly && isSpoon
    return true
  }

  /// The sums as texts, those that can be one amount joined.
  ///
  /// - Parameter row: What a cup of the food weighs, if it is sold by weight.
  func amounts(in system: MeasurementSystem?, row: DensityTable.Row?) -> [ShoppingAmount] {
    var rest = sums
    var amounts: [(place: Int, amount: ShoppingAmount)] = []
    func take(_ places: [Int], _ text: String?, _ value: ShoppingAmount.Value) {
      guard let first = places.first, let text else { return }
      amounts.append((first, ShoppingAmount(text: text, value: value)))
      for place in places { rest[place].total = Quantity(.zero) }
    }
    let weights = sums.indices.filter { sums[$0].kind.isWeight }
    let volumes = sums.indices.filter { sums[$0].kind.isVolume }
    let sticks = sums.indices.filter { sums[$0].kind == .sticks }
    let wantsWeight =
      !weights.isEmpty || system == .metric && volumes.contains { !isMetric($0) && !sums[$0].isSpoonsOnly }
    if wantsWeight, let row, weights.count + volumes.count + sticks.count > 1 || weights.isEmpty {
      let all = (weights + volumes + sticks).sorted()
      let grams = all.map { self.grams(of: sums[$0], row) }
      let total = (grams.reduce(0) { $0 + $1.low }, grams.reduce(0) { $0 + $1.high })
      if all.count == weights.count {
        joinWeights(weights, in: system, take)
      } else {
        take(all, Self.weight(total, system ?? self.usualSystem(of: weights) ?? .metric), .grams(total.0, total.1))
      }
    } else {
      joinWeights(weights + (weights.isEmpty ? [] : sticks), in: system, take)
      joinVolumes(volumes, in: system, take)
    }
    for index in rest.indices where rest[index].total.high > .zero {
      amounts.append(
        (index, ShoppingAmount(text: sums[index].model.text(of: sums[index].total), value: value(of: sums[index]))))
    }
    return amounts.sorted { left, right in
      let pieces = (sums[left.place].kind.isPiece, sums[right.place].kind.isPiece)
      return pieces.0 == pieces.1 ? left.place < right.place : pieces.1
    }.map(\.amount)
  }

  // MARK: Joining

  private func joinWeights(
    _ places: [Int], in system: MeasurementSystem?, _ take: ([Int], String?, ShoppingAmount.Value) -> Void
  ) {
    guard let target = system ?? self.usualSystem(of: places.filter { sums[$0].kind.isWeight }), !places.isEmpty,
      places.count > 1 || isMetric(places[0]) != (target == .metric)
    else { return }
    let grams = places.map { self.grams(of: sums[$0], nil) }
    let total = (grams.reduce(0) { $0 + $1.low }, grams.reduce(0) { $0 + $1.high })
    take(places, Self.weight(total, target), .grams(total.0, total.1))
  }

  private func joinVolumes(
    _ places: [Int], in system: MeasurementSystem?, _ take: ([Int], String?, ShoppingAmount.Value) -> Void
  ) {
    let own = places.filter { !sums[$0].isSpoonsOnly }
    guard let target = system ?? self.usualSystem(of: own), !own.isEmpty,
      places.count > 1 || isMetric(places[0]) != (target == .metric)
    else { return }
    let milliliters = places.map { self.milliliters(of: sums[$0]) }
    let total = (milliliters.reduce(0) { $0 + $1.low }, milliliters.reduce(0) { $0 + $1.high })
    take(places, Self.volume(total, target), .milliliters(total.0, total.1))
  }

  private func isMetric(_ place: Int) -> Bool {
    sums[place].kind == .metricWeight || sums[place].kind == .metricVolume
  }

  private func usualSystem(of places: [Int]) -> MeasurementSystem? {
    places.first.map { isMetric($0) ? .metric : .us }
  }

  // MARK: Values

  private func value(of sum: Sum) -> ShoppingAmount.Value {
    switch sum.kind {
    case .metricWeight, .ounces:
      let grams = grams(of: sum, nil)
      return .grams(grams.low, grams.high)
    case .metricVolume, .spoons:
      let milliliters = milliliters(of: sum)
      return .milliliters(milliliters.low, milliliters.high)
    case .sticks: return .count("stick", sum.total.low.doubleValue, sum.total.high.doubleValue)
    case .count(let unit, let size):
      return .count(unit + (size.isEmpty ? "" : " " + size), sum.total.low.doubleValue, sum.total.high.doubleValue)
    }
  }

  private func milliliters(of sum: Sum) -> (low: Double, high: Double) {
    let size: Double = sum.kind == .spoons ? 5 : 1
    return (sum.total.low.doubleValue * size, sum.total.high.doubleValue * size)
  }

  private func grams(of sum: Sum, _ row: DensityTable.Row?) -> (low: Double, high: Double) {
    let size: Double =
      switch sum.kind {
      case .metricWeight: 1
      case .ounces: KitchenUnit.ounce.size(isImperial: false)
      case .sticks: KitchenUnit.stick.size(isImperial: false)
      case .spoons: 5 / 240 * (row?.gramsPerCup ?? 0)
      case .metricVolume: 1 / 240 * (row?.gramsPerCup ?? 0)
      case .count: 0
      }
    return (sum.total.low.doubleValue * size, sum.total.high.doubleValue * size)
  }

  // MARK: Texts

  private static func weight(_ grams: (Double, Double), _ system: MeasurementSystem) -> String? {
    if system == .metric { return text(Conversion.metric(ends(of: grams), isWeight: true)) }
    if grams.0 == grams.1 { return Conversion.pounds(grams.0).map { $0.map(text).joined(separator: " ") } }
    return Conversion.pounds(from: grams.0, to: grams.1).map(text)
  }

  private static func volume(_ milliliters: (Double, Double), _ system: MeasurementSystem) -> String? {
    switch system {
    case .metric: text(Conversion.metric(ends(of: milliliters), isWeight: false))
    case .us: Conversion.cups(ends(of: (milliliters.0 / 240, milliliters.1 / 240))).map(text)
    case .imperial: Conversion.fluidOunces(ends(of: milliliters)).map(text)
    }
  }

  private static func ends(of range: (Double, Double)) -> [Double] {
    range.0 == range.1 ? [range.0] : [range.0, range.1]
  }

  /// A value, or a range of two.
  private static func text(_ parts: [Conversion.Part]) -> String {
    guard let last = parts.last else { return "" }
    guard let first = parts.first, parts.count > 1, first.value != last.value else { return text(last) }
    return KitchenNumber(notation: first.unit.isMetric ? .decimalPoint : .vulgar, isSpaced: false).text(first.value)
      + "-" + text(last)
  }

  private static func text(_ part: Conversion.Part) -> String {
    let number = KitchenNumber(notation: part.unit.isMetric ? .decimalPoint : .vulgar, isSpaced: false)
    let table = UnitTable.shared
    guard let form = table.englishForm(of: part.unit) else { return number.text(part.value) }
    return number.text(part.value) + " " + (part.value <= .one ? table[form].singular : table[form].plural)
  }
}
