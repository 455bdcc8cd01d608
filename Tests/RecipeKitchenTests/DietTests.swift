import Testing

@testable import RecipeKitchen

/// How lines and recipes stand to diets.
@Suite struct DietTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let lines: [String]
    let diet: String
    let answer: String
    let line: Int?
    let because: String?

    var testDescription: String { id }

    /// A case does not say which words are not read, or which of several reasons is named.
    var text: String {
      because.map { "\(answer): line \(line ?? 0), \($0.hasPrefix("not read") ? "" : $0)" } ?? answer
    }
  }

  private static let cases = try! Fixtures.lines(of: "fooddiet", as: Case.self)

  private static func text(of answer: DietAnswer) -> String {
    guard let line = answer.line, let reason = answer.reasons.first else { return answer.value.rawValue }
    let because =
      switch reason {
      case .food(let key, _): key
      case .unread(let words): "\(words.quoted) not read"
      }
    return "\(answer.value.rawValue): line \(line), \(because)"
  }

  private static func answer(_ lines: [String], _ diet: Diet) -> DietAnswer {
    RecipeFoods(ingredients: lines.joined(separator: "\n")).answer(in: diet)
  }

  @Test func `recipes are answered as a careful cook does`() throws {
    #expect(Self.cases.count == 153)
    for one in Self.cases {
      let diet = try #require(Diet.named(one.diet))
      #expect(Self.text(of: Self.answer(one.lines, diet)).hasPrefix(one.text), "\(one.id)")
    }
  }

  @Test(
    arguments: [
      // The right half of "or" is a whole name, the left one may be a part of it.
      ("2 packages of vegetable- or tom yam-quick noodles", "gluten-free", "not known: line 1, noodle"),
      ("100 g corn or seaweed crackers", "gluten-free", "not known: line 1, cracker"),
      ("butter or olive oil", "vegan", "yes"), ("water or chicken stock", "vegetarian", "yes"),
      // What the writer says.
      ("50 g vegan butter", "vegan", "yes"),
      ("50 g non-vegan butter", "vegan", "not known: line 1, \"vegan butter\" not read"),
      ("1 cup gluten-free soy sauce", "gluten-free", "yes"), ("250 g de farine sans gluten", "gluten-free", "yes"),
      ("vegan or regular butter", "vegan", "yes"),
      ("200 g vegetarian mince", "vegan", "not known: line 1, vegan mince"), ("200 g vegan mince", "vegan", "yes"),
      ("non-dairy creamer", "vegan", "not known: line 1, coffee creamer"),
      ("200 g mock cream", "vegan", "no: line 1, cream"),
      // Foods elsewhere in the line.
      ("brown rice, scallions, chopped peanuts", "nut-free", "not known: line 1, peanut"),
      ("olive oil, or butter", "vegan", "yes"),
      ("1 onion (not cooked in butter)", "vegan", "not known: line 1, butter"),
      ("1 onion, without butter", "vegan", "yes"), ("rice, chopped vegan butter", "vegan", "yes"),
      ("pasta stuffed with cheese", "dairy-free", "no: line 1, cheese"),
      ("tofu with zorp", "vegan", "not known: line 1, \"tofu with zorp\" not read"),
      ("1 honey ham", "no-pork", "no: line 1, honey ham"), ("2 honey apples", "vegan", "not known: line 1, honey"),
      // Words that are not read.
      ("tigernut flour", "vegan", "not known: line 1, \"tigernut\" not read"),
      ("zorp, chopped onion", "vegan", "not known: line 1, \"zorp\" not read"),
      ("rice and zorp", "vegan", "not known: line 1, \"rice and zorp\" not read"),
      ("1 batch [[Pizza dough]]", "vegan", "not known: line 1, \"Pizza dough\" not read"),
      ("For the butter:\n1 onion", "vegan", "not known: line 1, butter"), ("For the sauce:\n1 onion", "vegan", "yes"),
      ("", "vegan", "not known"), ("For the sauce:", "vegan", "not known"),
      // What decides first.
      ("1 onion\n1 cup stock\n2 eggs\n50 g butter", "vegan", "no: line 3, egg"),
      ("1 onion\n\n1 cup stock", "vegan", "not known: line 3, stock"),
    ])
  func `a line says what it is`(lines: String, diet: String, text: String) throws {
    let diet = try #require(Diet.named(diet))
    #expect(Self.text(of: RecipeFoods(ingredients: lines).answer(in: diet)) == text)
  }

  @Test(
    arguments: [
      ("nuts", "1 cup peanuts", "no: line 1, peanut"),
      ("sulphites", "1 cup dried apricots", "not known: line 1, dried apricot"),
      ("Mollusks", "12 mussels", "no: line 1, mussel"), ("sesame", "1 tbsp tahini", "no: line 1, tahini"),
      ("wheat", "1 cup flour", "no: line 1, flour"), ("dairy", "2 tbsp butter", "no: line 1, butter"),
      ("pork", "4 gelatin leaves", "not known: line 1, gelatin"), ("shellfish", "1 crab", "no: line 1, crab"),
      // Any food, with its kinds, and what is made of it.
      ("onions", "1 red onion", "no: line 1, red onion"), ("lemons", "juice of 1 lemon", "no: line 1, lemon"),
      ("lemon", "2 tbsp lemon juice", "no: line 1, lemon juice"), ("Zwiebeln", "1 onion", "no: line 1, onion"),
      ("cod", "white fish", "not known: line 1, white fish"), ("almonds", "1 walnut", "yes"),
      ("almond", "1 cup almond milk", "not known: line 1, almond milk"),
      ("garlic", "1 tsp garlic powder", "not known: line 1, garlic powder"),
      ("walnut", "1 cup pesto", "not known: line 1, pesto"), ("tomato", "1 onion", "yes"),
    ])
  func `what is left out is an allergen or a food`(word: String, line: String, text: String) throws {
    let diet = try #require(Diet.free(from: word))
    #expect(Self.text(of: RecipeFoods(ingredients: line).answer(in: diet)) == text)
  }

  @Test func `what is no food cannot be left out`() {
    #expect(Diet.free(from: "zorp") == nil)
    #expect(Diet.free(from: "") == nil)
    #expect(Diet.named("vegn") == nil)
  }

  @Test func `diets and what they leave out are one`() {
    #expect(Diet.free(from: "gluten")?.asDiet?.name == "gluten-free")
    #expect(Diet.free(from: "pork")?.asDiet?.name == "no-pork")
    #expect(Diet.free(from: "soy")?.asDiet == nil)
    #expect(Diet.named("Gluten free")?.asDiet?.name == "gluten-free")
  }

  @Test func `the lines of another recipe are read in their own language, at the place of the line that names it`()
    throws
  {
    let foods = RecipeFoods([
      .init(number: 1, text: "200 g flour"), .init(number: 2, text: "100 g Sahne", source: 1),
      .init(number: 2, text: "1 Zwiebel", source: 1), .init(number: 3, text: "1 onion"),
    ])
    let diet = try #require(Diet.named("vegan"))
    #expect(Self.text(of: foods.answer(in: diet)) == "no: line 2, cream")
    #expect(foods.lineCount == 4)
  }

  @Test func `the words of all lines that decide are kept, as they are written`() throws {
    let diet = try #require(Diet.named("vegan"))
    let answer = Self.answer(["2 tbsp Unsalted Butter, melted", "1 onion", "100 ml double cream"], diet)
    #expect(
      answer.reasons == [
        .food(key: "unsalted butter", written: "Unsalted Butter"), .food(key: "heavy cream", written: "double cream"),
      ])
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}

/// What holds for every line and every diet: none is called fine whose words were not understood.
@Suite struct DietPropertyTests {
  /// Lines of the cases and those that are labeled, each by itself.
  private static let lines = PropertyTests.texts.filter { !$0.contains("\n") }.compactMap(Line.init)

  private struct Line {
    let text: String
    let line: IngredientLine
    let foods: RecipeFoods

    init?(_ text: String) {
      self.text = text
      line = IngredientLine.parse(text)
      foods = RecipeFoods(ingredients: text)
      if line.kind != .ingredient { return nil }
    }
  }

  @Test func `no line is kept that has words which were not read`() {
    for one in Self.lines {
      let match = FoodMatch(one.line, in: FoodLanguage(of: [one.line]))
      let isRead =
        !match.groups.isEmpty && !match.isPartUnknown
        && match.groups.allSatisfy { $0.contains { $0.unread.isEmpty } }
      if isRead { continue }
      for diet in Diet.all { #expect(one.foods.answer(in: diet).value != .yes, "\(one.text)") }
    }
  }

  @Test func `a word that no one knows is never passed over`() throws {
    let vegan = try #require(Diet.named("vegan"))
    for text in [
      "zorp flour", "2 cups zorp onions", "1 zorp", "200 g rice zorp", "salt and zorp", "zorp/onion soup",
      "5 zorp leaves",
    ] {
      #expect(RecipeFoods(ingredients: text).answer(in: vegan).value == .notKnown, "\(text)")
    }
  }

  @Test func `what is in a food is never passed over, wherever the line names it`() throws {
    let dairy = try #require(Diet.named("dairy-free"))
    var generator = LineGenerator(seed: 5)
    for _ in 0..<200 {
      let line = generator.line()
      for text in [
        "\(line) and butter", "\(line), with butter", "\(line) (in butter)", "\(line), melted butter",
        "butter\n\(line)",
      ] {
        #expect(RecipeFoods(ingredients: text).answer(in: dairy).value != .yes, "\(text)")
      }
    }
  }

  @Test func `a recipe is as bad as its worst line`() {
    func rank(_ answer: DietAnswer) -> Int { answer.value == .no ? 2 : answer.value == .notKnown ? 1 : 0 }
    let lines = Self.lines.filter { FoodLanguage(of: [$0.line]) == .en }
    for start in stride(from: 0, to: lines.count - 3, by: 23) {
      let some = lines[start..<start + 3]
      guard FoodLanguage(of: some.map(\.line)) == .en else { continue }
      let foods = RecipeFoods(ingredients: some.map(\.text).joined(separator: "\n"))
      for diet in Diet.all {
        let whole = foods.answer(in: diet)
        let each = some.map { rank($0.foods.answer(in: diet)) }
        #expect(rank(whole) == each.max(), "\(some.map(\.text))")
        #expect(
          whole.line == each.max().flatMap { $0 == 0 ? nil : each.firstIndex(of: $0)! + 1 }, "\(some.map(\.text))")
      }
    }
  }

  @Test func `every food stands to every food somehow`() {
    for food in KnownFood.all {
      let diet = Diet.free(from: food.key)
      #expect(diet != nil, "\(food.key)")
      #expect(diet?.verdict(on: food, flags: food.flags, possible: food.possibleFlags) != .kept, "\(food.key)")
    }
  }
}
