import Testing

@testable import recipes

@Suite struct NewNameTests {
  @Test(
    arguments: [
      (["milk"], [.words("milk")]),
      (["2", "kg", "potatoes,", "milk"], [.words("2 kg potatoes"), .words("milk")]),
      (["48,", "milk"], [.numbers("48"), .words("milk")]),
      (["12", "29", "3-7,9"], [.numbers("12"), .numbers("29"), .numbers("3-7,9")]),
      (["12", "6", "eggs"], [.numbers("12"), .words("6 eggs")]),
      (["coke", "2"], [.words("coke 2")]),
      (["soup", "2", "3"], [.words("soup"), .numbers("2"), .numbers("3")]),
      (["milk", "toilet paper", "oat", "milk"], [.words("milk"), .words("toilet paper"), .words("oat milk")]),
      (["tomatoes, chopped"], [.words("tomatoes, chopped")]),
      (["milk,eggs"], [.words("milk"), .words("eggs")]),
      (["1,5", "kg", "flour,1,5l", "milk"], [.words("1,5 kg flour"), .words("1,5l milk")]),
      (["7-3"], [.numbers("7-3")]),
      (["-"], [.numbers("-")]),
      ([",", ""], []),
    ] as [([String], [NewName])])
  func `words are one name up to a comma, quoted ones by themselves, and numbers alone are recipes`(
    words: [String], names: [NewName]
  ) throws {
    #expect(NewName.all(in: words) { $0 == "soup" } == names)
  }
}
