import Testing

@testable import recipes

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lsit", "list"), ("serch", "search"), ("favourite", "favorite"), ("colect", "collect"), ("LIST", "list"),
    ("xyzzy", nil), ("12", nil), ("", nil),
  ])
  func `the nearest name is suggested, if one is near`(typed: String, suggested: String?) {
    let names = ["list", "search", "favorite", "unfavorite", "collect", "collections", "show"]
    #expect(Suggestion.nearest(to: typed, among: names) == suggested)
  }

  @Test(arguments: [
    ("", "", 0), ("soup", "soup", 0), ("soup", "soap", 1), ("soup", "osup", 1), ("soup", "", 4),
    ("kitten", "sitting", 3),
  ])
  func `edits are insertions, deletions, replacements and swaps of neighbours`(a: String, b: String, edits: Int) {
    #expect(Suggestion.editDistance(Array(a), Array(b)) == edits)
  }
}
