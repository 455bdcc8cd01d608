import Testing

@testable import RecipeVerbs
@testable import recipes

@Suite struct RecipeReferenceTests {
  @Test(arguments: [
    ("12", RecipeReference.id(12)),
    ("007", .id(7)),
    ("99999999999999999999", .id(.max)),
    ("3-7", .ids([3...7])),
    ("7-3", .backwards("7-3", forwards: "3-7")),
    ("12,7-3,5-1", .backwards("7-3", forwards: "3-7")),
    ("2026-10", .backwards("2026-10", forwards: "10-2026")),
    ("2026-10-03", .day),
    ("2026-13-03", .title("2026-13-03")),
    ("3-3", .ids([3...3])),
    ("3-7,12", .ids([3...7, 12...12])),
    ("3,", .title("3,")),
    ("-3", .title("-3")),
    ("3-", .title("3-")),
    ("1-2-3", .title("1-2-3")),
    ("١٢", .title("١٢")),
    ("3 bean salad", .title("3 bean salad")),
    ("", .title("")),
  ])
  func `digits are a number, ranges are several, everything else is a title`(word: String, reference: RecipeReference) {
    #expect(RecipeReference(word) == reference)
  }

  @Test func `a wide range costs no more than there are recipes`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    #expect(
      box.run(["favorite", "5-99999999999999999999", "2,2,5"]).output
        == "5\t♥\tSalt & pepper\t0\t\t\n6\t♥\t\u{FFFD}[31mRed soup\u{FFFD}[0m\t0\t2\tSoups\n2\t♥\tOnion tart\t5100\tone tart\tBaking\n"
    )
  }

  @Test func `the widest range there is stands for all recipes`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    #expect(box.run(["show", "0-99999999999999999999"]) == box.run(["show", "1-6"]))
  }
}
