import Foundation
import Testing

@testable import RecipeKitchen

/// The cases of foods: what lines weigh, what is bought, and what can be cooked.
@Suite struct FoodCasesTests {
  struct Weighed: Decodable, CustomTestStringConvertible {
    let line: String
    let sr: String
    let grams: Double

    var testDescription: String { line }
  }

  static let weighed = try! Fixtures.lines(of: "foodnutrition", as: Weighed.self)

  @Test(arguments: weighed)
  func `a line weighs what a cook would put on the scale`(_ one: Weighed) throws {
    let counted = try #require(RecipeNutrition(ingredients: one.line).counted.first)
    #expect(counted.food.number == one.sr)
    #expect(abs(counted.grams - one.grams) <= max(0.02 * one.grams, 0.1), "\(counted.grams)")
  }

  struct Buying: Decodable, CustomTestStringConvertible {
    struct Recipe: Decodable {
      let factor: String
      let lines: [String]
    }

    struct Entry: Decodable, Hashable {
      let key: String
      let aisle: String
      let amounts: [String]
      let some: Bool?
    }

    let id: String
    let recipes: [Recipe]
    let pantry: [String]?
    let expected: [Entry]

    var testDescription: String { id }
  }

  static let buying = try! Fixtures.lines(of: "foodbought", as: Buying.self)

  @Test(arguments: buying)
  func `a list says what a cook would buy`(_ one: Buying) {
    let lines = one.recipes.enumerated().flatMap { place, recipe in
      recipe.lines.map { ShoppingLine($0, factor: Rational.factor(recipe.factor)!, source: place) }
    }
    let pantry = Set((one.pantry ?? []).compactMap { ItemKey(name: $0) })
    let found = ShoppingMerge().entries(of: lines, pantry: pantry).map {
      Buying.Entry(
        key: $0.key.text, aisle: $0.aisle.rawValue, amounts: $0.amounts.map(\.text), some: $0.needsSome ? true : nil)
    }
    #expect(Set(found) == Set(one.expected) && found.count == one.expected.count)
  }

  struct Having: Decodable, CustomTestStringConvertible {
    struct Recipe: Decodable {
      let title: String
      let lines: [String]
    }

    struct Missing: Decodable, Hashable {
      let title: String
      let missing: [String]
    }

    let id: String
    let have: [String]
    let recipes: [Recipe]
    let missing: Int?
    let expected: [Missing]

    var testDescription: String { id }
  }

  static let having = try! Fixtures.lines(of: "foodhave", as: Having.self)

  @Test(arguments: having)
  func `what is missing is what a cook would buy`(_ one: Having) {
    let atHand = FoodsAtHand(one.have.compactMap { ItemKey(name: $0) })
    let found = one.recipes.compactMap { recipe in
      atHand.missing(from: recipe.lines.joined(separator: "\n"), atMost: one.missing ?? .max).map {
        Having.Missing(title: recipe.title, missing: $0.keys.map(\.text).sorted())
      }
    }
    #expect(Set(found) == Set(one.expected.map { Having.Missing(title: $0.title, missing: $0.missing.sorted()) }))
  }
}
