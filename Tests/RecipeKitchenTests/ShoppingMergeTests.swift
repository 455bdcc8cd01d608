import Testing

@testable import RecipeKitchen

/// What holds for every list, and how much of it is bought.
@Suite struct ShoppingMergeTests {
  private static let lists: [[String]] = {
    var generator = LineGenerator(seed: 73)
    let generated = (0..<60).map { _ in (0..<20).map { _ in generator.line() } }
    return generated + ShoppingCasesTests.cases.map(\.lines)
  }()

  private static func entries(_ lines: [String], _ system: MeasurementSystem? = .metric) -> [ShoppingEntry] {
    ShoppingMerge(system: system).entries(of: lines.map { ShoppingLine($0) })
  }

  /// What is to be got of each food, without names, within what rounding of sums in binary gives.
  private static func values(_ entries: [ShoppingEntry]) -> [ItemKey: [String: Int]] {
    entries.reduce(into: [:]) { result, entry in
      for amount in entry.amounts { add(amount.value, to: &result[entry.key, default: [:]]) }
      if entry.needsSome { result[entry.key, default: [:]]["some"] = 1 }
    }
  }

  private static func add(_ value: ShoppingAmount.Value, to sums: inout [String: Int]) {
    let (name, low, high): (String, Double, Double) =
      switch value {
      case .grams(let low, let high): ("g", low, high)
      case .milliliters(let low, let high): ("ml", low, high)
      case .count(let unit, let low, let high): ("x " + unit, low, high)
      }
    sums[name + " low", default: 0] += Int((low * 1000).rounded())
    sums[name + " high", default: 0] += Int((high * 1000).rounded())
  }

  @Test func `the order of the lines does not matter`() {
    for list in Self.lists {
      #expect(Self.values(Self.entries(list)) == Self.values(Self.entries(list.reversed())), "\(list)")
    }
  }

  @Test func `lines that are not bought add nothing`() {
    for list in Self.lists {
      let more = list.flatMap { [$0, "", "For the sauce:", "500 ml water"] }
      #expect(Self.entries(list, nil).map(\.amountText) == Self.entries(more, nil).map(\.amountText), "\(list)")
    }
  }

  @Test func `the sum of the parts is the amount`() {
    for list in Self.lists {
      let all = Self.values(Self.entries(list))
      let parts = list.map { Self.values(Self.entries([$0])) }
      var sum: [ItemKey: [String: Int]] = [:]
      for part in parts { sum.merge(part) { $0.merging($1, uniquingKeysWith: +) } }
      for (key, measures) in all {
        // Where weights and volumes come together, no part has the sum.
        guard Set(measures.keys).subtracting(["some"]) == Set((sum[key] ?? [:]).keys).subtracting(["some"]) else {
          continue
        }
        for (measure, value) in measures where measure != "some" {
          #expect(abs(value - sum[key]![measure]!) <= list.count, "\(key) \(measure) of \(list)")
        }
      }
    }
  }

  @Test func `twice the factor is the line twice`() {
    for line in Self.lists.joined() {
      let once = ShoppingMerge(system: .metric).entries(of: [ShoppingLine(line, factor: Rational(2))])
      #expect(Self.values(once) == Self.values(Self.entries([line, line])), "\(line)")
    }
  }

  @Test func `an entry that was bought is got, whatever it is`() {
    for list in Self.lists {
      for system in [nil, .metric, .us, .imperial] as [MeasurementSystem?] {
        for entry in Self.entries(list, system) {
          #expect(BoughtAmount(entry.amountText).covers(entry), "\(entry.amountText)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("4", ["6 eggs"], "4 of 6"), ("6", ["4 eggs"], nil), ("300 g", ["500 g flour"], "300 of 500 g"),
      ("1 kg", ["500 g flour"], nil), ("500 g", ["1 kg flour"], "500 g of 1 kg"), ("", ["salt"], nil),
      ("", ["1 tsp salt"], "1 tsp"), ("1 tsp", ["1 tsp salt", "salt"], nil),
      ("1 bunch", ["1 bunch parsley", "2 tbsp parsley"], "1 of 1 bunch + 2 tbsp"),
      ("2 x 400g tin", ["3 x 400g tins tomatoes"], "2 x 400g tin of 3 x 400g tin"), ("some", ["salt"], nil),
      ("4", ["200 g eggs"], "200 g"),
    ] as [(String, [String], String?)])
  func `what was bought is compared with what is needed now`(bought: String, lines: [String], shown: String?) throws {
    let entry = try #require(Self.entries(lines, nil).first)
    let amount = BoughtAmount(bought)
    #expect(amount.covers(entry) == (shown == nil))
    if let shown { #expect(amount.text(of: entry) == shown) }
  }

  @Test func `numbers that are too large are kept as some`() {
    let lines = ["999999999.999999", "1/9", "1/7", "1/11", "1/13", "1/16"].map { "\($0) kg flour" }
    let entries = Self.entries(lines, nil)
    #expect(entries.map(\.lines) == [[0, 1, 2, 3, 4, 5]])
    #expect(entries[0].needsSome)
    #expect(entries[0].amountText.contains("kg"))
  }

  @Test func `a list of anything ends`() {
    let lines = Fixtures.labeledLines + ScalingCasesTests.cases.map(\.line) + ConversionCasesTests.cases.map(\.text)
    let entries = ShoppingMerge().entries(of: lines.map { ShoppingLine($0, factor: Rational(3, over: 7)) })
    #expect(entries.reduce(0) { $0 + $1.lines.count } <= lines.count)
    for entry in entries { #expect(!entry.key.text.isEmpty && !entry.name.isEmpty) }
  }
}
