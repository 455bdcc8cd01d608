import Testing

@testable import RecipeKitchen

/// The cases of shopping lists: lines, and the entries that they become, by aisle.
@Suite struct ShoppingCasesTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Entry: Decodable, Equatable {
      var name: String
      var amounts: [String]
      var aisle: String
      var some: Bool?
    }

    let id: String
    let lines: [String]
    let units: String?
    let pantry: [String]?
    let expected: [Entry]

    var testDescription: String { id }
  }

  static let cases = try! Fixtures.lines(of: "shopping", as: Case.self)

  @Test func `all cases are here`() { #expect(Self.cases.count == 73) }

  @Test(arguments: cases)
  func `lines become the entries that a shopper expects`(_ list: Case) {
    let merge = ShoppingMerge(system: list.units.flatMap(MeasurementSystem.init))
    let pantry = Set((list.pantry ?? []).compactMap { ItemKey(name: $0) })
    let entries = merge.entries(of: list.lines.map { ShoppingLine($0, source: 0) }, pantry: pantry)
    let byAisle = Aisle.allCases.flatMap { aisle in entries.filter { $0.aisle == aisle } }
    #expect(
      byAisle.map {
        Case.Entry(
          name: $0.name, amounts: $0.amounts.map(\.text), aisle: $0.aisle.rawValue, some: $0.needsSome ? true : nil)
      } == list.expected)
  }
}
