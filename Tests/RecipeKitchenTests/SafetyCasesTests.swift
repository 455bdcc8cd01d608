import Foundation
import Testing

@testable import RecipeKitchen

/// The cases of text that scaling, conversion, and timers must leave as it is.
@Suite struct SafetyCasesTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let `do`: String
    let text: String
    let factor: String?
    let to: String?
    let serves: String?
    let expected: String?
    let timers: [[Int]]?

    var testDescription: String { id }
  }

  static let cases = try! Fixtures.lines(of: "safety", as: Case.self)

  @Test func `all cases are here`() { #expect(Self.cases.count == 133) }

  @Test(arguments: cases.filter { $0.do == "scale" })
  func `a line is scaled in its amounts alone`(_ safety: Case) throws {
    let factor = try #require(safety.factor.flatMap(Fixtures.rational))
    #expect(IngredientLine.parse(safety.text).scaled(by: factor).text == safety.expected)
  }

  @Test(arguments: cases.filter { $0.do == "scale-step" })
  func `a step gets brackets after its amounts alone`(_ safety: Case) throws {
    let factor = try #require(safety.factor.flatMap(Fixtures.rational))
    #expect(RecipeAdaptation(factor: factor).directions(safety.text) == safety.expected)
  }

  @Test(arguments: cases.filter { $0.do == "convert" })
  func `a text is converted in its amounts alone`(_ safety: Case) throws {
    let system = try #require(safety.to.flatMap(MeasurementSystem.init))
    #expect(Converter(to: system).convert(safety.text).text == safety.expected)
  }

  @Test(arguments: cases.filter { $0.do == "timers" })
  func `a wait is a timer, another time is not`(_ safety: Case) {
    let found = TextTimer.find(in: safety.text).map { [$0.seconds.lowerBound, $0.seconds.upperBound] }
    #expect(found == safety.timers)
  }

  @Test(arguments: cases.filter { $0.do == "servings" })
  func `servings say how many there are`(_ safety: Case) throws {
    let serves = try #require(safety.serves.flatMap(Rational.factor))
    #expect(ServingsCount(safety.text)?.factor(for: serves)?.description == safety.factor)
  }
}
