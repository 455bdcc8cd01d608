import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

@Suite struct RecipeTableTests {
  private func drafts(_ text: String) throws -> [RecipeDraft] {
    var reader = RecipeFileReader(ByteSource(Array(text.utf8)))
    var drafts: [RecipeDraft] = []
    while let recipe = try reader.next() { drafts.append(try recipe.get().draft) }
    #expect(reader.formatName == "csv")
    return drafts
  }

  @Test func `Plan to Eat's table is read with its tags, source, times, and stars`() throws {
    let text = #"""
      Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Total Time,Servings,Ingredients,\#
      Directions,Tags,Rating,Photo Url,Calories,Created At
      "Leek ""pie""",Soup,French,Leeks,"Warm, and quick",Ana,https://example.org/soup,10 min,25 min,35 min,4,\#
      "2 leeks, sliced
      1 l stock
      ,\#u{20}
      , salt","Slice the leeks.
      Boil.","quick, winter",4,https://example.org/soup.jpg,120,2026-11-08 10:00:00 UTC
      Toast,,,,,,,,,,,1 slice of bread,Toast it.,,,,,

      """#.replacing("\n", with: "\r\n")
    let recipes = try drafts(text)
    #expect(recipes.count == 2)
    let soup = recipes[0]
    #expect(soup.title == #"Leek "pie""#)
    #expect(soup.collections == ["Soup", "French", "Leeks", "quick", "winter"])
    #expect(soup.source == "https://example.org/soup")
    #expect(soup.prepTime == 600 && soup.cookTime == 1500 && soup.servings == "4")
    #expect(soup.ingredients == "2 leeks, sliced\n1 l stock\nsalt")
    #expect(soup.directions == "Slice the leeks.\nBoil.")
    #expect(soup.log.rating == 4)
    #expect(soup.addedOn == (try AddedOn("2026-11-08")))
    #expect(
      soup.notes == """
        Warm, and quick

        Photo Url: https://example.org/soup.jpg
        Calories: 120
        Source: Ana
        """)
    #expect(recipes[1] == RecipeDraft(title: "Toast", ingredients: "1 slice of bread", directions: "Toast it."))
  }

  @Test func `My Recipe Box's and COOKmate's tables are read, with semicolons between tags`() throws {
    let box = """
      title,preparationTime,cookingTime,quantity,ingredients,instructions,categories,tags,source,video
      Pancakes,15 min,20 min,12,"flour
      eggs","Mix.
      Fry.",Breakfast;Sweet,easy,,https://example.org/film
      """
    let pancakes = try drafts(box)[0]
    #expect(pancakes.collections == ["Breakfast", "Sweet", "easy"])
    #expect(pancakes.prepTime == 900 && pancakes.directions == "Mix.\nFry.")
    #expect(pancakes.notes == "video: https://example.org/film")
    let cookmate = """
      "title";"prepTime";"quantity";"description";"ingredients";"recipe";"comments";"rating"
      "Pizza";"15 min";"4";"Thin";"1 dough";"Bake";"Good";"5"
      """
    let pizza = try drafts(cookmate)[0]
    #expect(pizza.directions == "Bake" && pizza.notes == "Thin\n\nGood" && pizza.log.rating == 5)
  }

  @Test func `a table in UTF-16 or Windows-1252 is read, with a word`() throws {
    let text = "Title,Ingredients,Method\r\n\"Käse\",\"1 Ei\",\"Rühren.\"\r\n"
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let narrow = text.unicodeScalars.map { UInt8($0.value) }
    for (bytes, encoding) in [(wide, "UTF-16"), (narrow, "Windows-1252")] {
      var reader = RecipeFileReader(ByteSource(bytes))
      let draft = try #require(try reader.next()).get().draft
      #expect(draft.title == "Käse" && draft.directions == "Rühren.")
      #expect(reader.diagnostics.lines == ["the file seems to be in \(encoding), and was converted"])
    }
  }

  @Test func `of columns that hold the same the first counts, and the others are noted or added`() throws {
    let recipe = try drafts(
      """
      Title,Servings,Yield,Ingredients,Recipe Ingredients,Tags,Course,Created At,Date Added
      Soup,6,1 pot,1 onion,2 carrots,quick,Dinner,2020-05-01 10:00:00 UTC,yesterday
      """)[0]
    #expect(recipe.servings == "6")
    #expect(recipe.ingredients == "1 onion\n2 carrots")
    #expect(recipe.collections == ["quick", "Dinner"])
    #expect(recipe.addedOn == (try AddedOn("2020-05-01")))
    #expect(recipe.notes == "Yield: 1 pot\nDate Added: yesterday")
    #expect(try drafts("Title,Ingredients,Created\nSoup,1 onion,in May")[0].notes == "Created: in May")
  }

  @Test func `a table with tabs, a byte order mark, and rows that are too short or empty is read`() throws {
    let recipes = try drafts(
      "\u{FEFF}Name\tIngredients\tMethod\nTea\t1 tsp tea\n\n\t\t\nToast\t1 slice\tToast it.\tmore\n")
    #expect(recipes.map(\.title) == ["Tea", "Toast"])
    #expect(recipes[0].directions == "")
    #expect(recipes[1].notes == "Column 4: more")
  }

  @Test(arguments: [
    ("title,ingredients\n\"Tea,1 tsp tea\n", "a table that ends inside of a quoted cell"),
    ("title,ingredients\n", "a file without recipes"),
  ])
  func `a table that is cut off, or has no recipes, is refused`(text: String, reason: String) {
    #expect(throws: RecipeFileError.noRecipe(found: reason)) { try drafts(text) }
  }

  @Test func `a row without a title is refused, and so is the file`() throws {
    var reader = RecipeFileReader(ByteSource(Array("title,ingredients\nTea,1 tsp tea\n,2 eggs\n".utf8)))
    let first = try #require(try reader.next())
    #expect(throws: InvalidRecipeError.self) { try first.get() }
  }

  @Test(arguments: [
    "a,b\n1,2\n", "title,servings,isFavorite,ingredients\nTea,1,false,tea\n", "Title, of a book\nIngredients\n",
    "title\nTea\n",
  ])
  func `other tables, our own among them, and texts are not taken for tables of recipes`(text: String) {
    #expect(!RecipeTable.isLikely(text))
  }

  @Test func `cells come back as they were written, whatever is in them`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let rows = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        (0..<3).map { _ in
          String(
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in "ab\",\n;\té".randomElement(using: &generator)! })
        }
      }
      for separator in [",", ";", "\t"] {
        let text = rows.map { row in
          row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: separator)
        }.joined(separator: "\r\n")
        #expect(Array(CSVRows(text, separator: separator.utf8.first!)) == rows)
      }
    }
  }

  @Test func `hostile tables end, in time that grows with their length`() {
    for text in [
      "title,ingredients\n" + String(repeating: "\"", count: 200_001),
      "title,ingredients" + String(repeating: ",", count: 200_000) + "\nTea,tea\n",
      "title,ingredients\n" + String(repeating: "a,b\n", count: 20_000), "title,ingredients\n\0,\0\n",
    ] {
      var reader = RecipeFileReader(ByteSource(Array(text.utf8)))
      var count = 0
      while let recipe = try? reader.next(), (try? recipe.get()) != nil { count += 1 }
      #expect([0, 1, 20_000].contains(count))
    }
  }
}
