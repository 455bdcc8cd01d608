import Testing

@testable import RecipeFormats

/// Cooklang's own suite, canonical.yaml: https://github.com/cooklang/spec.
@Suite(.enabled(if: SharedFiles.exist(CanonicalCase.path), "no ../shared/conformance/cooklang"))
struct CooklangConformanceTests {
  @Test func `the suite has sixty cases`() throws {
    #expect(try CanonicalCase.all().count == 60)
  }

  @Test(arguments: SharedFiles.exist(CanonicalCase.path) ? try! CanonicalCase.all() : [])
  func `a case of the suite is understood as it says`(expected: CanonicalCase) throws {
    let document = CooklangParser(expected.source).document
    #expect(
      document.sections.flatMap(\.steps).map { $0.map(Self.keys) } == expected.steps.map { $0.map(Self.comparable) })
    #expect(Dictionary(uniqueKeysWithValues: document.metadata) == expected.metadata)
  }

  /// Returns an item as the suite writes it.
  private static func keys(_ item: CooklangDocument.Item) -> [String: String] {
    switch item {
    case .text(let text): ["type": "text", "value": text]
    case .lineBreak: ["type": "lineBreak"]
    case .ingredient(let name, let amount, _):
      ["type": "ingredient", "name": name, "quantity": quantity(amount, ifNone: "some"), "units": amount.unit]
    case .cookware(let name, let amount):
      ["type": "cookware", "name": name, "quantity": quantity(amount, ifNone: "1.0"), "units": amount.unit]
    case .timer(let name, let amount):
      ["type": "timer", "name": name, "quantity": quantity(amount, ifNone: ""), "units": amount.unit]
    }
  }

  private static func quantity(_ amount: CooklangDocument.Amount, ifNone: String) -> String {
    amount.number.map { "\($0)" } ?? (amount.quantity.isEmpty ? ifNone : amount.quantity)
  }

  /// Returns an item of the suite with numbers in one form, and the units that it leaves out.
  private static func comparable(_ item: [String: String]) -> [String: String] {
    guard item["type"] != "text" else { return item }
    var item = item
    item["units"] = item["units"] ?? ""
    if let quantity = item["quantity"], let number = Double(quantity) { item["quantity"] = "\(number)" }
    return item
  }
}
