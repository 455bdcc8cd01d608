import RecipeModel
import Testing

/// Which lines name those below them.
@Suite struct SubheadingTests {
  @Test(arguments: [("For the sauce:", "For the sauce"), (" Sauce: ", "Sauce"), ("调料：", "调料"), ("Note::", "Note:")])
  func `a line that ends in a colon is a subheading`(line: String, name: String) {
    #expect(Subheading.name(of: line) == name)
  }

  @Test(arguments: ["", ":", " ： ", "Ratio 1:2", "Sauce: stir."])
  func `any other line is not`(line: String) {
    #expect(Subheading.name(of: line) == nil)
  }
}
