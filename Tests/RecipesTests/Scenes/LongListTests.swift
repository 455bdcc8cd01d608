import RecipeModel
import RecipeStore
import Testing

@testable import recipes

/// Lists and reports with more rows than are kept in memory.
@Suite struct LongListTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  private func fill(_ count: Int) throws {
    let lines = (1...count).map { "{\"title\": \"Soup \($0)\", \"collections\": [\"C\($0 % 7)\"]}" }
    let file = try box.write(lines.joined(separator: "\n"), to: "soups.jsonl")
    #expect(box.run(["import", file]).status == .done)
  }

  @Test func `a long list is as wide on a terminal as its widest row, be it the last`() throws {
    try fill(2500)
    box.run(["edit", "2500", "--title", "Soup of everything"])
    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    let expected = (1...2500).map { id in
      let title = id == 2500 ? "Soup of everything" : "Soup \(id)"
      let number = String(repeating: " ", count: 4 - "\(id)".count) + "\(id)"
      return "\(number)  \(title)\(String(repeating: " ", count: 18 - title.count))  C\(id % 7)\n"
    }
    #expect(box.run(["list"]).output == expected.joined())
    #expect(box.run(["list", "--limit", "2"]).output == "1  Soup 1  C1\n2  Soup 2  C2\n2 of 2500 recipes\n")
    let found = box.run(["search", "soup"]).output.split(separator: "\n")
    #expect(found.last == "2500 recipes, best match first")
    #expect(found.count == 2501 && Set(found.dropLast().map(\.count)).count == 1)
  }

  @Test func `a long report names every recipe in the order of the words`() throws {
    try fill(3000)
    let rows = { (ids: [Int], heart: String) in
      ids.map { "\($0)\t\(heart)\tSoup \($0)\t0\t\tC\($0 % 7)\n" }.joined()
    }
    let ids = Array(2000...3000) + Array(1...1999)
    let result = box.run(["favorite", "2000-3000", "1-3000"])
    #expect(result == TestBox.Result(output: rows(ids, "♥")))
    let again = box.run(["favorite", "1-3000"])
    #expect(again == TestBox.Result(messages: "nothing to change: 3000 recipes are like that\n"))
    #expect(box.run(["delete", "1-3000", "--yes"]).output == rows(Array(1...3000), "♥"))
    #expect(box.run(["list"]).output == "")
  }

  @Test func `where a long report has no room, nothing is changed`() throws {
    try fill(400)
    let notes = Array(repeating: String(repeating: "n", count: 9000), count: 3).joined(separator: "\n")
    for id in 1...200 { box.run(["edit", "\(id)", "--notes", notes]) }
    box.environment["TMPDIR"] = "/nowhere"
    let before = box.databaseBytes
    let result = box.run(["favorite", "1-400", "--json"])
    #expect(result.status == .inputOutput && result.output == "")
    #expect(
      result.messages == """
        recipes: cannot buffer the output in a file in /nowhere: no such file or directory

        """)
    #expect(box.databaseBytes == before)
  }
}
