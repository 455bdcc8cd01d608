import Testing

@testable import recipes

@Suite struct RandomOrderTests {
  @Test func `each run shuffles again, unless the environment says how`() throws {
    let box = try SampleLibrary.box(onTerminal: false)
    let first = box.run(["list", "--sort", "random"]).output
    // Of 52 recipes there are more orders than anyone can try.
    #expect(box.run(["list", "--sort", "random"]).output != first)
    box.environment["RECIPES_SEED"] = "7"
    let seven = box.run(["list", "--sort", "random"]).output
    #expect(box.run(["list", "-s", "random"]).output == seven)
    #expect(box.run(["list", "-s", "random", "-n", "3"]).output == lines(seven).prefix(3).joined())
    #expect(lines(seven).sorted() == lines(box.run(["list"]).output).sorted())
    box.environment["RECIPES_SEED"] = "seven"
    #expect(box.run(["list"]).messages == "recipes: RECIPES_SEED is not a number: \"seven\"\n")
  }

  @Test func `in a shell each list is shuffled by itself`() throws {
    let box = try SampleLibrary.box(onTerminal: false)
    let lists = lines(box.run(["shell"], input: "list -s random\nlist -s random\n").output)
    #expect(lists.count == 104)
    #expect(lists.prefix(52) != lists.suffix(52))
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map { "\($0)\n" } }
}
