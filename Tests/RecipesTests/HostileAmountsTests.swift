import Foundation
import RecipeTestSupport
import Testing

/// Amounts that no one can cook, given to the real executable.
@Suite struct HostileAmountsTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  @Test(arguments: ["0", "-1", "1001", "1/0", "abc", "", "1e3", "99999999999999999999"])
  func `what is not a factor is refused`(factor: String) throws {
    for option in ["--scale", "--serves"] {
      let result = try binary.run(["show", "1", option, factor])
      #expect(result.code == 64)
      #expect(result.output.isEmpty)
      #expect(result.messages.hasSuffix("; use a number above 0 and up to 1000, such as 2, 2/3, or 1.5\n"))
    }
  }

  @Test func `servings without a number cannot be scaled by`() throws {
    #expect(try binary.run(["edit", "1", "--serves", "some"]).code == 0)
    #expect(
      try binary.run(["show", "1", "--serves", "4"])
        == .init(messages: "recipes: recipe 1 does not say how many it serves; use --scale\n", code: 65))
  }

  @Test(arguments: [
    String(repeating: "9", count: 1_000_000), String(repeating: "(", count: 10_000),
    String(repeating: "a, ", count: 3_500) + "1 cup", String(repeating: "[[", count: 3_000) + "1 cup",
    String(repeating: "½", count: 5_000),
  ])
  func `a hostile line is shown as written`(line: String) throws {
    let input = Data((line + "\n").utf8)
    #expect(try binary.run(["convert", "--units", "metric", "-"], input: input).code == 0)
    let read = try binary.run(["ingredients", "--json", "-"], input: input)
    #expect(read.code == 0)
    #expect(read.output.hasPrefix("{\"line\":\"\(line)\","))
  }
}
