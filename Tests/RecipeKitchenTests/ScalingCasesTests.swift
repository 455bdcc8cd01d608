import Foundation
import Testing

@testable import RecipeKitchen

/// The cases of scaling, each a line, a factor, and what is shown.
@Suite struct ScalingCasesTests {
  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let line: String
    let factor: String
    let expected: String

    var testDescription: String { id }
  }

  static let cases = try! Fixtures.lines(of: "scaling", as: Case.self)

  @Test func `all cases are here`() { #expect(Self.cases.count == 186) }

  @Test(arguments: cases)
  func `a line is scaled as a cook would write it`(_ scaling: Case) throws {
    let factor = try #require(Fixtures.rational(scaling.factor))
    #expect(IngredientLine.parse(scaling.line).scaled(by: factor).text == scaling.expected)
  }
}
