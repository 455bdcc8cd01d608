import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct SearchTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(
        title: "Tomato soup", prepTime: 600, ingredients: "1/2 kg tomatoes\nsalt",
        directions: "Chop.\nCook the tomatoes.",
        isFavorite: true, collections: ["Soups"]),
      RecipeDraft(
        title: "Crème brûlée", ingredients: "cream, half & half\nsugar", directions: "It's burnt on purpose.",
        collections: ["Desserts"]),
      RecipeDraft(title: "Bread", ingredients: "flour\nsalt", notes: "Good with tomato soup", collections: ["Baking"]),
      RecipeDraft(title: "番茄炒蛋", ingredients: "番茄 2 个\n鸡蛋 3 个", collections: ["Dishes"]),
    ])
  }

  @Test(arguments: [
    ("soup", [1, 3]), ("SOUP", [1, 3]), ("tom", [1, 3]), ("tomato salt", [1, 3]), ("creme", [2]), ("brulee", [2]),
    ("half & half", [2]), ("1/2", [1]), ("it's", [2]), ("-salt", []), ("soup -flour", [1]), ("soup -flo", [1]),
    ("salt -tomatoes", []), ("tomato -\"good with\"", [1]),
    ("\"tomato soup\"", [1, 3]), ("\"soup tomato\"", []), ("\"tomato soups\"", [1, 3]), ("sug* cream", [2]),
    ("sug cream", []),
    ("\"soup\"", [1, 3]), ("tomat soup", []),
    ("tomatos", [1, 3]), ("soups", [1, 3]), ("eggs", []), ("番茄", [4]), ("番蛋", [4]), ("蛋番", [4]), ("鸡蛋", [4]),
    ("蛋鸡", []), ("番茄 鸡", [4]), ("", []), ("?!", []),
  ])
  func `a search finds recipes with all words, in any text`(words: String, expected: [Int]) throws {
    #expect(try store.search(words).map(\.id).sorted() == expected)
    #expect(try store.identifiers(of: RecipeQuery(words: words)).sorted() == expected)
    #expect(try store.count(of: RecipeQuery(words: words)) == expected.count)
  }

  @Test func `a word in the title counts most`() throws {
    #expect(try store.search("tomato soup").map(\.id) == [1, 3])
    try store.add(RecipeDraft(title: "Soup, tomato"))
    #expect(Set(try store.search("tomato soup").prefix(2).map(\.id)) == [1, 5])
  }

  @Test func `a library whose index began with the titles is searched and ranked as before`() throws {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let older = RecipeStore.migrator.migrations.prefix { $0.identifier != "v007_order_full_text" }
    try Migrator(applicationID: RecipeStore.applicationID, migrations: Array(older)).migrate(connection)
    try connection.execute(
      """
      INSERT INTO recipes (uuid, position, added_at, title, title_key, ingredients, directions, notes) VALUES
        (randomblob(16), 0, 0, 'Tomato soup', 'tomato soup', 'salt', 'Stir.', ''),
        (randomblob(16), 0, 0, 'Stew', 'stew', 'tomato, soup bones', 'Stew the soup.', ''),
        (randomblob(16), 0, 0, 'Bread', 'bread', 'flour', 'Bake.', 'Good with tomato soup.'),
        (randomblob(16), 0, 0, '番茄', '番茄', '鸡蛋', 'tomato', 'soup');
      """)
    func results(_ words: String) throws -> [[Double]] {
      try connection.query("SELECT rowid, rank FROM recipes_fts WHERE recipes_fts MATCH ?1 ORDER BY 2, 1", words) {
        [$0.double(at: 0), $0.double(at: 1)]
      }
    }
    let questions = ["tomato soup", "soup", "salt", "\"番 茄\"", "ingredients : tomato", "title : soup"]
    let before = try questions.map(results)
    try RecipeStore.migrator.migrate(connection)
    #expect(try questions.map(results) == before)
    #expect(before.map(\.count) == [4, 4, 1, 1, 1, 1])
    try connection.run(RecipesTextTable.check)
  }

  @Test(arguments: [
    ("tomatoes", 1, "1/2 kg tomatoes"), ("tomatoes cook", 1, "Cook the tomatoes."),
    ("burnt", 2, "It's burnt on purpose."),
    ("鸡蛋", 4, "鸡蛋 3 个"), ("half & half", 2, "cream, half & half"), ("flour", 3, "flour"),
    ("\"tomato soup\"", 3, "Good with tomato soup"), ("\"half half\"", 2, "cream, half & half"),
    ("(flour).", 3, "flour"),
  ])
  func `a result has the line with most of the words`(words: String, id: Int, line: String) throws {
    #expect(try store.search(words).first { $0.id == id }?.line == line)
  }

  @Test func `a result has no line where only the title has the word`() throws {
    #expect(
      try store.search("creme") == [
        SearchResult(
          row: RecipeListRow(
            id: 2, isFavorite: false, title: "Crème brûlée", totalTime: 0, servings: "", collections: ["Desserts"]),
          line: nil)
      ])
  }

  @Test func `a search is narrowed, sorted and cut like any list`() throws {
    #expect(try store.search("salt", in: .favorites).map(\.id) == [1])
    #expect(try store.search("salt", in: .collection("baking")).map(\.id) == [3])
    #expect(try store.search("soup", in: RecipeQuery(sort: .title)).map(\.id) == [3, 1])
    #expect(try store.search("soup", in: RecipeQuery(collections: ["Soups"], sort: .manual)).map(\.id) == [1])
    #expect(try store.search("soup", in: RecipeQuery(limit: 1)).map(\.id) == [1])
    #expect(try store.search("soup", in: RecipeQuery(isReversed: true)).map(\.id) == [3, 1])
  }

  @Test func `a search in a collection that is not there is an error`() throws {
    #expect(throws: RecipeStoreError.noSuchCollection("Sups", suggestion: "Soups")) {
      try store.search("soup", in: .collection("Sups"))
    }
  }

  @Test(
    arguments: [
      ("tomatto", .spelling("tomato", count: 2)), ("tomatto SALT", .spelling("tomato SALT", count: 2)),
      ("breed -tomato", nil), ("breed", .spelling("bread", count: 1)),
      ("\"cream sugar\"", .words("cream sugar", phrase: "cream sugar", count: 1)),
      ("\"salt tomato\" soup -flour", .words("salt tomato soup -flour", phrase: "salt tomato", count: 1)),
      ("soup OR bones", .takenAsWord("OR")), ("title:soup bones", .takenAsWord("title:soup")), ("xyzzy", nil),
      ("sop", nil),
      ("", nil),
    ] as [(String, SearchHint?)])
  func `a search that finds nothing gets the hint that helps`(words: String, hint: SearchHint?) throws {
    #expect(try store.search(words).isEmpty)
    #expect(try store.hint(for: RecipeQuery(words: words)) == hint)
  }

  @Test func `a hint counts the recipes of the same list`() throws {
    let query = RecipeQuery(favoritesOnly: true, words: "tomatto")
    #expect(try store.hint(for: query) == .spelling("tomato", count: 1))
    #expect(try store.hint(for: RecipeQuery(collections: ["Desserts"], words: "tomatto")) == nil)
  }

  @Test func `recipes without a time are listed by a longest time only when that is asked for`() throws {
    var query = RecipeQuery(maxTime: 600)
    #expect(try store.identifiers(of: query) == [1])
    query.includesUnknownTimes = true
    #expect(try store.identifiers(of: query) == [1, 2, 3, 4])
    query.maxTime = 599
    #expect(try store.count(of: query) == 3)
  }

  @Test func `the index follows every change of a text`() throws {
    try store.update(1, to: RecipeDraft(title: "Gazpacho", ingredients: "cucumber"))
    try store.delete([3])
    #expect(try store.search("tomato").map(\.id) == [])
    #expect(try store.search("gaz").map(\.id) == [1])
    try store.checkFullText()
  }

  @Test func `reading leaves no transaction open`() throws {
    _ = try store.search("soup")
    _ = try store.recipes(of: .all)
    #expect(throws: RecipeStoreError.noSuchCollection("X", suggestion: nil)) { try store.titles(of: .collection("X")) }
    #expect(!store.connection.isInTransaction)
  }
}
