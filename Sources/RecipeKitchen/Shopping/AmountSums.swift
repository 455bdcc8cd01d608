/// The sums of a food's amounts, a sum for each kind of unit.
struct AmountSums: Sendable {
  /// The food that is bought; `nil` for what the table does not know.
  let food: KnownFood?
  /// In the order in which they were first added.
  var sums: [AmountSum] = []

  init(of food: KnownFood?) { self.food = food }

  var isEmpty: Bool { sums.isEmpty }

  // MARK: Adding

  /// Adds an amount.
  ///
  /// - Parameter own: The food that the line names, which may be made of the one that is bought.
  /// - Returns: Whether the amount fits: numbers that are too large for exact arithmetic do not.
  mutating func add(_ measure: ShoppingMeasure, of own: KnownFood?) -> Bool {
    let own = own ?? food
    if let own, let food, own != food, let raw = measure.raw(of: food, cooked: own) {
      return add(AmountSum(kind: .metricWeight, total: raw, grams: nil, pieces: nil, isSpoonsOnly: false))
    }
    let grams = measure.spoon.flatMap { spoon in own?.grams(ofTeaspoonBy: spoon) }
      .map { $0 * measure.quantity.doubleValue }
    return add(
      AmountSum(
        kind: measure.kind, total: measure.quantity, grams: grams,
        pieces: grams.flatMap { grams in own?.gramsOfPiece.map { grams / $0 } },
        isSpoonsOnly: measure.spoon != "cup"))
  }

  private mutating func add(_ sum: AmountSum) -> Bool {
    guard let place = sums.firstIndex(where: { $0.kind == sum.kind }) else {
      sums.append(sum)
      return true
    }
    return sums[place].add(sum)
  }

  /// Adds, in each kind, the largest sum of parts that one piece has: the juice and the zest of a lemon.
  ///
  /// - Returns: Whether all of them fit.
  mutating func add(largestOf parts: [AmountSums]) -> Bool {
    var largest: [AmountSum] = []
    for sum in parts.flatMap(\.sums) {
      if let place = largest.firstIndex(where: { $0.kind == sum.kind }) {
        if largest[place].total < sum.total { largest[place] = sum }
      } else {
        largest.append(sum)
      }
    }
    return largest.reduce(true) { fits, sum in add(sum) && fits }
  }

  /// Adds all of another sum.
  ///
  /// - Returns: Whether all of it fits.
  mutating func add(_ other: AmountSums) -> Bool {
    other.sums.reduce(true) { fits, sum in add(sum) && fits }
  }

  // MARK: Joining

  /// The sums as they are bought: those that can be one amount joined, things before weights and volumes.
  ///
  /// - Parameter system: What weights and volumes are shown in; `nil` for that of the lines.
  func amounts(in system: MeasurementSystem?) -> [ShoppingAmount] {
    var rest = self
    rest.joinSticks()
    rest.joinWeights(in: system)
    rest.joinVolumes(in: system)
    var amounts: [ShoppingAmount] = []
    if let whole = rest.takeWhole() { amounts.append(whole) }
    amounts += rest.sums.compactMap { sum in
      guard case .count(let word, let size) = sum.kind else { return nil }
      return ShoppingAmount(of: sum.total.doubleValue, word, size: size, isWhole: isWhole(word))
    }
    let units: [(MeasureKind, BoughtQuantity.Unit)] = [
      (.sticks, .things("stick")), (.metricWeight, .grams), (.ounces, .ounces),
      (.metricVolume, system == .imperial ? .fluidOunces : .milliliters), (.spoons, .teaspoons),
    ]
    return amounts
      + units.compactMap { kind, unit in
        let number = rest[kind]
        return number > 0 ? ShoppingAmount(BoughtQuantity(number, unit)) : nil
      }
  }

  private subscript(kind: MeasureKind) -> Double {
    sums.first { $0.kind == kind }?.total.doubleValue ?? 0
  }

  private func has(_ kind: MeasureKind) -> Bool { sums.contains { $0.kind == kind } }

  /// Takes out the sum of a kind.
  private mutating func take(_ kind: MeasureKind) -> AmountSum? {
    sums.firstIndex { $0.kind == kind }.map { sums.remove(at: $0) }
  }

  /// Moves the sum of a kind to another one, by a factor, unless it is too large.
  private mutating func move(_ kind: MeasureKind, to other: MeasureKind, by factor: Double) {
    guard let sum = take(kind) else { return }
    put(sum.total.doubleValue * factor, as: other, or: sum)
  }

  private mutating func put(_ number: Double, as kind: MeasureKind, or sum: AmountSum) {
    let isMoved = Rational(nearestTo: number).map {
      add(AmountSum(kind: kind, total: $0, grams: nil, pieces: nil, isSpoonsOnly: false))
    }
    if isMoved != true { sums.append(sum) }
  }

  /// A stick of butter joins what was weighed or measured.
  private mutating func joinSticks() {
    guard has(.sticks), !isSoldInPieces, let grams = food?.grams(of: "stick"), food?.gramsOfCup != nil else { return }
    if has(.metricWeight) {
      move(.sticks, to: .metricWeight, by: grams)
    } else if has(.ounces) {
      move(.sticks, to: .ounces, by: 4)
    } else if has(.spoons) {
      move(.sticks, to: .spoons, by: 24)
    }
  }

  /// Volumes of what is no liquid join what was weighed, ounces join grams.
  private mutating func joinWeights(in system: MeasurementSystem?) {
    let isCups = sums.contains { $0.kind == .spoons && !$0.isSpoonsOnly }
    let isWeighed = has(.metricWeight) || has(.ounces) || system == .metric && isCups && !isSoldInPieces
    if isWeighed, let food, !food.traits.contains(.liquid), let cup = food.gramsOfCup {
      let kind: MeasureKind = has(.ounces) && !has(.metricWeight) && system != .metric ? .ounces : .metricWeight
      let size = kind == .ounces ? BoughtQuantity.gramsPerOunce : 1
      if let spoons = take(.spoons) {
        put((spoons.grams ?? spoons.total.doubleValue / 48 * cup) / size, as: kind, or: spoons)
      }
      move(.metricVolume, to: kind, by: cup / BoughtQuantity.millilitersPerCup / size)
    }
    switch system {
    case nil where !has(.metricWeight): break
    case nil, .metric: move(.ounces, to: .metricWeight, by: BoughtQuantity.gramsPerOunce)
    case .us, .imperial: move(.metricWeight, to: .ounces, by: 1 / BoughtQuantity.gramsPerOunce)
    }
  }

  /// Spoons and cups join milliliters.
  private mutating func joinVolumes(in system: MeasurementSystem?) {
    let isCups = sums.contains { $0.kind == .spoons && !$0.isSpoonsOnly }
    switch system {
    case nil where !has(.metricVolume): break
    case nil: move(.spoons, to: .metricVolume, by: BoughtQuantity.millilitersPerTeaspoon)
    case .metric, .imperial:
      guard has(.metricVolume) || isCups && !isSoldInPieces else { break }
      move(.spoons, to: .metricVolume, by: BoughtQuantity.millilitersPerTeaspoon)
    case .us: move(.metricVolume, to: .spoons, by: 1 / BoughtQuantity.millilitersPerTeaspoon)
    }
  }

  // MARK: Whole things

  /// Returns whether no part of what is counted in a word is sold: a can, or a piece in a script that has many words for it.
  private func isWhole(_ word: String) -> Bool {
    CountWord.isWhole(word) || isSoldInPieces && word.utf8.contains { $0 >= 0x80 }
  }

  private var isSoldInPieces: Bool {
    switch food?.sale {
    case .whole, .parts: true
    case .loose, .madeAtHome, .fromTap, .utensil, nil: false
    }
  }

  /// What is bought in whole pieces, heads, or bunches, rounded up, with what is needed exactly after it.
  private mutating func takeWhole() -> ShoppingAmount? {
    switch food?.sale {
    case .whole: takePieces()
    case .parts(let whole, let count, let part): takeWholes(whole, of: count, part)
    case .loose, .madeAtHome, .fromTap, .utensil, nil: nil
    }
  }

  /// `4 (2 + 1 cup)`
  private mutating func takePieces() -> ShoppingAmount? {
    let pieces = takeThings(like: "")
    let spoons = takeSpoonsOfPieces()
    guard pieces > 0 || spoons != nil else { return nil }
    return ShoppingAmount(
      whole: "", pieces + (spoons?.pieces ?? 0),
      of: (pieces > 0 ? [BoughtQuantity(pieces, .things("")).text] : []) + (spoons.map { [$0.text] } ?? []))
  }

  private mutating func takeSpoonsOfPieces() -> (pieces: Double, text: String)? {
    guard food?.grams(of: "cup") != nil, let sum = sums.first(where: { $0.kind == .spoons }), let pieces = sum.pieces
    else { return nil }
    _ = take(.spoons)
    return (pieces, BoughtQuantity(sum.total.doubleValue, .teaspoons).text)
  }

  /// `1 head (4 cloves)`, `1 bunch (1 + 3 sprigs)`
  private mutating func takeWholes(_ whole: String, of count: Int, _ part: String) -> ShoppingAmount? {
    let wholes = takeThings(like: whole)
    var parts = takeThings(like: part)
    var isMinced = false
    // Cloves are minced, and measured in spoons then; leaves and sprigs in spoons stay spoons.
    if part == "clove", let grams = food?.grams(of: part), let spoons = sums.first(where: { $0.kind == .spoons })?.grams
    {
      _ = take(.spoons)
      parts += spoons / grams
      isMinced = true
    }
    let cups = whole.isEmpty ? takeSpoonsOfPieces() : takeCups(of: whole)
    guard wholes > 0 || parts > 0 || cups != nil else { return nil }
    let needed = wholes + parts / Double(count) + (cups?.pieces ?? 0)
    var texts = wholes > 0 ? [BoughtQuantity(wholes, .things("")).text] : []
    if parts > 0 { texts.append(BoughtQuantity(isMinced ? (parts * 4).rounded() / 4 : parts, .things(part)).text) }
    if let cups { texts.append(cups.text) }
    let mayLack = wholes >= 1 && wholes == wholes.rounded() && wholes < needed
    return ShoppingAmount(whole: whole, needed, of: texts, mayLack: mayLack ? 0.25 : 0)
  }

  private mutating func takeCups(of whole: String) -> (pieces: Double, text: String)? {
    guard let grams = food?.grams(of: whole), let sum = sums.first(where: { $0.kind == .spoons && !$0.isSpoonsOnly }),
      let weight = sum.grams
    else { return nil }
    _ = take(.spoons)
    return (weight / grams, BoughtQuantity(sum.total.doubleValue, .teaspoons).text)
  }

  /// Takes out things counted in a word, and in other words for what weighs the same: ribs and sticks of celery. Where the table
  /// does not say what one weighs, one is a whole: a lettuce is a head.
  private mutating func takeThings(like word: String) -> Double {
    let grams = food?.grams(of: word.isEmpty ? "each" : word)
    let isWhole = if case .parts(word, _, _) = food?.sale { true } else { false }
    let hasPieces = food?.gramsOfPiece != nil
    var total = 0.0
    for sum in sums {
      let other: String
      switch sum.kind {
      case .count(let word, ""): other = word
      case .sticks: other = "stick"
      default: continue
      }
      let isSame = grams != nil && food?.grams(of: other.isEmpty ? "each" : other) == grams
      let isPiece = other.isEmpty && isWhole && !hasPieces
      if other == word || isSame || isPiece { total += take(sum.kind)?.total.doubleValue ?? 0 }
    }
    return total
  }
}

extension ShoppingMeasure {
  /// Grams of a raw food that have the energy of what is cooked.
  ///
  /// - Returns: `nil` where one is not the other, cooked, or where it cannot be weighed.
  fileprivate func raw(of food: KnownFood, cooked: KnownFood) -> Rational? {
    guard let number = cooked.number, number == food.cookedNumber, let raw = food.number,
      let energy = FoodTable.shared.food(numbered: number)?.per100Grams[.energy],
      let rawEnergy = FoodTable.shared.food(numbered: raw)?.per100Grams[.energy], rawEnergy > 0
    else { return nil }
    let size: Double? =
      switch kind {
      case .metricWeight: 1
      case .ounces: BoughtQuantity.gramsPerOunce
      case .metricVolume: cooked.gramsOfCup.map { $0 / BoughtQuantity.millilitersPerCup }
      case .spoons: cooked.grams(ofTeaspoonBy: spoon ?? "cup")
      case .sticks: nil
      case .count(let word, _): word.isEmpty ? cooked.gramsOfPiece : cooked.grams(of: word)
      }
    return size.flatMap { Rational(nearestTo: quantity.doubleValue * $0 * energy / rawEnergy) }
  }
}

extension KnownFood {
  /// Grams of one piece of it.
  var gramsOfPiece: Double? { grams(of: "each") ?? grams(of: "medium") }

  var gramsOfCup: Double? { grams(ofTeaspoonBy: "cup").map { $0 * 48 } }

  /// Grams of a teaspoon, by what a spoon or cup weighs, else by what another one does.
  func grams(ofTeaspoonBy spoon: String) -> Double? {
    let teaspoons = ["tsp": 1.0, "tbsp": 3, "cup": 48]
    for name in [spoon, "tsp", "tbsp", "cup"] {
      if let grams = grams(of: name), let count = teaspoons[name] { return grams / count }
    }
    return nil
  }
}

extension Rational {
  /// The nearest millionth.
  ///
  /// - Returns: `nil` for what is too large.
  init?(nearestTo value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return nil }
    self.init(Int((value * 1_000_000).rounded()), 1_000_000)
  }
}
