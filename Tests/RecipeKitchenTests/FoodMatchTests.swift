import Testing

@testable import RecipeKitchen

/// Lines, and the foods that they name.
@Suite struct FoodMatchTests {
  struct Case: Decodable {
    struct Food: Decodable {
      let key: String
      let form: [String]?
    }

    let id: String
    let lang: String
    let line: String
    let food: [[Food]]
    let flags: [String: String]

    var text: String { FoodMatchTests.text(food.map { $0.map { ($0.key, $0.form ?? []) } }) }
  }

  private static let cases = try! Fixtures.lines(of: "foodlines", as: Case.self)

  /// Foods with their forms: alternatives are joined by `/`, groups by `+`.
  private static func text(_ groups: [[(key: String, forms: [String])]]) -> String {
    groups.map { alternatives in
      alternatives.map { ([$0.key] + $0.forms.sorted()).joined(separator: " | ") }.joined(separator: " / ")
    }.joined(separator: " + ")
  }

  private static func text(of line: String, in language: FoodLanguage) -> String {
    text(
      FoodMatch(IngredientLine.parse(line), in: language).groups.map { group in
        group.map { found in
          let forms = FoodForms.names.enumerated().filter { found.forms.contains(FoodForms(rawValue: 1 << $0.offset)) }
          return (found.food.key, forms.map(\.element))
        }
      })
  }

  /// The cases that are read otherwise than a cook would.
  private static let misread: Set = [
    "line-029", "line-068", "line-094", "line-118", "line-146", "line-165", "line-281", "line-420",
    "line-446", "line-537", "line-580", "line-606", "line-631",
  ]

  @Test func `lines in ten languages name the foods that a cook reads`() throws {
    #expect(Self.cases.count == 829)
    for one in Self.cases {
      let language = try #require(FoodLanguage.allCases.first { "\($0)" == one.lang })
      let read = Self.text(of: one.line, in: language)
      #expect((read == one.text) != Self.misread.contains(one.id), "\(one.id): \(read), not \(one.text)")
    }
  }

  /// What is in the foods of a line, of several that will do in the first one.
  private static func flags(of match: FoodMatch) -> (certain: FoodFlags, possible: FoodFlags) {
    var (certain, possible): (FoodFlags, FoodFlags) = ([], [])
    for found in match.groups.compactMap(\.first) {
      for food in [found.food] + found.modifiers {
        certain.formUnion(food.flags.subtracting(found.negated))
        possible.formUnion(food.possibleFlags.subtracting(found.negated))
      }
    }
    return (certain, possible.subtracting(certain))
  }

  /// The cases in whose foods there may be more than they say, and one in which "biff" is no meat.
  private static let flaggedOtherwise: Set = [
    "line-181", "line-194", "line-287", "line-318", "line-431", "line-730",
    "line-132",
  ]

  @Test func `lines in ten languages have in them what a cook knows`() throws {
    for one in Self.cases {
      let language = try #require(FoodLanguage.allCases.first { "\($0)" == one.lang })
      let flags = Self.flags(of: FoodMatch(IngredientLine.parse(one.line), in: language))
      let read = flags.certain.names.map { ($0, "yes") } + flags.possible.names.map { ($0, "maybe") }
      let isSame = Dictionary(uniqueKeysWithValues: read) == one.flags
      #expect(isSame != Self.flaggedOtherwise.contains(one.id), "\(one.id): \(read), not \(one.flags)")
    }
  }

  @Test(
    arguments: [
      ("chicken or vegetable stock", "chicken stock / vegetable stock"), ("salt and pepper", "salt + black pepper"),
      ("half and half", "half and half"), ("fresh or frozen peas", "pea / frozen pea"),
      ("small or large onions", "onion"),
      ("white fish such as cod", "white fish"), ("butter brickle", ""), ("2 tsp basil, dried", "dried basil"),
      ("Confectioner’s sugar", "powdered sugar"), ("CRÈME FRAÎCHE", "creme fraiche"),
    ])
  func `a line is read by its words`(line: String, foods: String) {
    #expect(Self.text(of: line, in: .en) == foods)
  }

  @Test(
    arguments: [
      ("caldo de pollo o de verduras", FoodLanguage.es, "chicken stock / vegetable stock"),
      ("100 g batata", .es, "sweet potato"), ("100 g batata", .pt, "potato"), ("beurre de karité", .fr, ""),
      ("peterselie of koriander", .nl, "parsley / cilantro"), ("にんじん 1本", .ja, "carrot"),
    ])
  func `a line is read in its language`(line: String, language: FoodLanguage, foods: String) {
    #expect(Self.text(of: line, in: language) == foods)
  }

  @Test func `words that are not known are told apart`() throws {
    let flour = try #require(FoodMatch(IngredientLine.parse("2 cups tigernut flour"), in: .en).first)
    #expect(flour.food.key == "flour" && flour.unread == ["tigernut"])
    let compound = try #require(FoodMatch(IngredientLine.parse("200 g Quarzmehl"), in: .de).first)
    #expect(compound.food.key == "flour" && compound.unread == ["Quarz"])
    #expect(FoodMatch(IngredientLine.parse("salt and unobtainium"), in: .en).isPartUnknown)
  }

  @Test(
    arguments: [
      (["200 g Mehl", "2 Eier", "1 Prise Salz"], FoodLanguage.de), (["200 g flour", "2 eggs"], .en), (["xyz"], .en),
      (["250 g de farine", "3 œufs"], .fr), (["玉ねぎ 1個", "しょうゆ 大さじ1"], .ja),
    ])
  func `the language of a recipe is that of its foods`(lines: [String], language: FoodLanguage) {
    #expect(FoodLanguage(of: lines.map(IngredientLine.parse)) == language)
  }

  @Test func `any line is read, and twice alike`() {
    for line in Fixtures.labeledLines + ScalingCasesTests.cases.map(\.line) + ConversionCasesTests.cases.map(\.text) {
      for language in FoodLanguage.allCases {
        let parsed = IngredientLine.parse(line)
        #expect(FoodMatch(parsed, in: language) == FoodMatch(parsed, in: language))
      }
    }
  }

  @Test func `a line of hostile length is read in proportion to it`() {
    for text in ["a ", "or ", "salt and ", ", ", "d'", "ç", "水", "(", "red "] {
      let line = IngredientLine.parse(String(repeating: text, count: 20_000))
      _ = FoodMatch(line, in: .fr)
      _ = FoodLanguage(of: [line])
    }
  }
}
