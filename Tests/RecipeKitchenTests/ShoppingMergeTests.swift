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
      for amount in entry.amounts { add(amount.exact.base, to: &result[entry.key, default: [:]]) }
      if entry.needsSome { result[entry.key, default: [:]]["some"] = 1 }
    }
  }

  private static func add(_ quantity: BoughtQuantity, to sums: inout [String: Int]) {
    sums[quantity.unitName, default: 0] += Int((quantity.number * 1000).rounded())
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
        let isJoined = !measures.keys.filter { $0 == "g" || $0 == "ml" }.isEmpty && (sum[key] ?? [:]).count > 1
        guard !isJoined, Set(measures.keys).subtracting(["some"]) == Set((sum[key] ?? [:]).keys).subtracting(["some"])
        else {
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
      ("2 x 400g tin", ["3 x 400g tins tomatoes"], "2 x 400 g can of 3 x 400 g can"), ("some", ["salt"], nil),
      ("4", ["200 g eggs"], "200 g"), ("2 (1.4)", ["4 eggs"], "2 of 4"), ("2", ["4 eggs"], "2 of 4"),
      ("1 head (4 cloves)", ["14 cloves garlic"], "1 head of 2 heads (14 cloves)"),
      ("4 (2 + 1 cup)", ["4 onions"], nil), ("1 bunch (1 + 3 sprigs)", ["4 sprigs parsley"], nil),
      // As older lists showed amounts.
      ("4 cloves", ["4 cloves garlic"], nil), ("3 EL", ["3 EL Öl"], nil), ("6 tbsp", ["6 tbsp olive oil"], nil),
      ("2 x 400g tin", ["2 x 400g tins tomatoes"], nil), ("2-3", ["2-3 carrots"], nil), ("5个", ["鸡蛋 5个"], nil),
      ("2 lb 2 oz", ["1 lb ground beef", "500 g minced beef"], nil), ("1.2 packets", ["1.2 packets yeast"], nil),
    ] as [(String, [String], String?)])
  func `what was bought is compared with what is needed now`(bought: String, lines: [String], shown: String?) throws {
    let entry = try #require(Self.entries(lines, nil).first)
    let amount = BoughtAmount(bought)
    #expect(amount.covers(entry) == (shown == nil))
    if let shown { #expect(amount.text(of: entry) == shown) }
  }

  /// Names, keys, and amounts of a list with one recipe and the user's own lines.
  private static func list(_ lines: [String], own: [String], pantry: Set<ItemKey> = []) -> [String] {
    ShoppingMerge().entries(
      of: lines.map { ShoppingLine($0, source: 0) } + own.map { ShoppingLine($0) }, pantry: pantry
    ).map { "\($0.name) | \($0.key) | \($0.amountText)" }
  }

  @Test func `what a person typed is shown so, and joins a food only as an amount and a name`() {
    let own = [
      "oat milk for Anna", "2 cartons oat milk for Ben", "oat milk", "bread (2 if small)", "3 onions", "2 large onions",
    ]
    #expect(
      Self.list(["1 onion", "250 ml oat milk"], own: own) == [
        "onions | onion | 4", "oat milk | oat milk | 250 ml + some", "oat milk for Anna | \"oat milk for anna\" | ",
        "oat milk for Ben | \"oat milk for ben\" | 2 cartons", "bread (2 if small) | \"bread (2 if small)\" | ",
        "large onions | \"large onions\" | 2",
      ])
    #expect(Self.list([], own: ["2 AA batteries", "AA batteries"]) == ["AA batteries | aa battery | 2 + some"])
    #expect(Self.list([], own: ["salt and pepper"]) == ["salt | salt | ", "pepper | black pepper | "])
  }

  @Test func `what is at home by its own name is not made of what is bought`() throws {
    let lines = ["4 egg whites", "2 eggs", "2 cups cooked rice", "2 tbsp butter or oil"]
    #expect(Self.list(lines, own: []) == ["eggs | egg | 6", "rice | rice | 113 g", "butter or oil | butter | 2 tbsp"])
    let pantry = Set(try ["egg white", "cooked rice", "oil"].map { try #require(ItemKey(name: $0)) })
    #expect(Self.list(lines, own: [], pantry: pantry) == ["eggs | egg | 2"])
  }

  @Test(arguments: [
    (["1/2 head cabbage", "1 cup shredded cabbage"], "1 (½ + 1 cup)"),
    (["2 sticks celery", "1 cup chopped celery"], "1 head (2 stalks + 1 cup)"), (["1 lettuce"], "1 head"),
    (["1 bunch parsley", "2 tbsp chopped parsley"], "1 bunch + 2 tbsp"),
    (["1 bunch parsley", "6 sprigs parsley"], "2 bunches (1 + 6 sprigs)"),
    (["2 sticks butter", "1/2 cup butter"], "1½ cups"), (["1 dozen eggs", "2 eggs"], "14"),
    (["8 oz cream cheese", "2 tbsp cream cheese"], "9¼ oz"),
    (["1234 g potatoes"], "1.24 kg"), (["7.5 g yeast"], "7.5 g"),
    (["0.4 g saffron"], "0.4 g"), (["15.9 oz pasta"], "1 lb"), (["2.95 tsp salt"], "1 tbsp"),
    (["1 cup egg whites"], "8 (1 cup)"),
  ])
  func `sums are as a shop sells it`(lines: [String], amount: String) throws {
    let entries = ShoppingMerge().entries(of: lines.map { ShoppingLine($0, source: 0) })
    #expect(entries.map(\.amountText) == [amount])
  }

  @Test func `an amount is never less than what is needed, but for spoons, which may lack a twentieth`() {
    for list in Self.lists {
      for amount in Self.entries(list, nil).flatMap(\.amounts) {
        let (needed, bought) = (amount.exact.base.number, amount.bought.base.number)
        let lack = amount.exact.unit == .teaspoons ? 0.95 : 1
        let isWeighed = amount.exact.unit == .grams || amount.exact.unit == .milliliters
        let isWhole = if case .things = amount.exact.unit { amount.text.contains("+") } else { false }
        let rounding = isWeighed ? max(0.5, needed * 0.05) : isWhole ? 0.25 : 0.001
        #expect(bought >= needed * lack - rounding, "\(amount.text)")
      }
    }
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
