import RecipeFormats
import RecipeModel
import Testing

/// Pages whose data and whose text both state the recipe, and not the same.
@Suite struct TwoWitnessesTests {
  private let shown = """
    <h2>Ingredients</h2><ul><li>300 g flour</li><li>2 eggs</li><li>a little salt</li></ul>
    <h3>Sauce</h3><ul><li>200 ml cream</li><li>1 tbsp flour</li><li>20 g butter</li></ul>
    <h2>Method</h2><ol><li>Knead the dough.</li><li>Roll it out.</li><li>Warm the cream with the butter.</li></ol>
    <h2>Comments</h2>
    """

  private func read(_ ingredients: String, _ directions: String, shown: String) throws -> ReadResult {
    let data = """
      {"@type":"Recipe","name":"Noodles","recipeIngredient":\(ingredients),"recipeInstructions":\(directions)}
      """
    return try SchemaOrg.read(Array("<script type=\"application/ld+json\">\(data)</script>\(shown)".utf8))
  }

  private let whole = "300 g flour\n2 eggs\na little salt\nSauce:\n200 ml cream\n1 tbsp flour\n20 g butter"
  private let steps = "Knead the dough.\nRoll it out.\nWarm the cream with the butter."

  @Test func `data that has a part of the list takes the page's, and its steps`() throws {
    let result = try read(
      #"["300 g flour","2 eggs","a little salt"]"#, #"["Knead the dough. Roll it out."]"#, shown: shown)
    #expect(result.drafts == [RecipeDraft(title: "Noodles", ingredients: whole, directions: steps)])
    #expect(
      result.warnings == [
        "the data of the page has 3 of 7 lines of ingredients; they are those that it shows"
      ])
  }

  @Test func `data that has all ingredients in one line takes the lines of the page`() throws {
    let result = try read(
      #""300 g flour2 eggs a little salt Sauce 200 ml cream1 tbsp flour 20 g butter""#,
      #"["Knead the dough.Roll it out.Warm the cream with the butter."]"#, shown: shown)
    #expect(result.drafts == [RecipeDraft(title: "Noodles", ingredients: whole, directions: steps)])
    #expect(
      result.warnings == [
        "the data of the page has 1 of 7 lines of ingredients; they are those that it shows"
      ])
  }

  @Test func `data that only names the steps takes the sentences of the page`() throws {
    let named = """
      <h2>Ingredients</h2><p>300 g flour<br>2 eggs</p>
      <h2>Method</h2><h3>Dough</h3><p>Knead all of it for ten minutes.</p><h3>Noodles</h3><p>Roll it out and cut it.</p>
      """
    let result = try read(#"["300 g flour","2 eggs"]"#, #"[{"name":"Dough"},{"name":"Noodles"}]"#, shown: named)
    #expect(
      result.drafts.map(\.directions) == [
        "Dough:\nKnead all of it for ten minutes.\nNoodles:\nRoll it out and cut it."
      ])
    #expect(result.warnings == ["the data of the page only names the steps; they are those that it shows"])
  }

  @Test func `where the page says the same in other signs, the data counts`() throws {
    let data = """
      ["300 g flour","2 eggs","a little (salt)","200 ml cream","1 tbsp flour","20 g butter"]
      """
    let result = try read(data, #"["Knead.","Warm."]"#, shown: shown)
    #expect(
      result.drafts.map(\.ingredients) == [
        "300 g flour\n2 eggs\na little (salt)\n200 ml cream\n1 tbsp flour\n20 g butter"
      ])
    #expect(result.drafts.map(\.directions) == ["Knead.\nWarm."])
    #expect(result.warnings.isEmpty)
  }

  @Test func `a list of the page that is much longer is of more than one recipe, and named`() throws {
    let result = try read(#"["300 g flour"]"#, #"["Knead the dough."]"#, shown: shown)
    #expect(result.drafts.map(\.ingredients) == ["300 g flour"])
    #expect(result.warnings == [#"the page shows more ingredients than its data: "200 ml cream" and others"#])
  }

  @Test func `one text with all ingredients is parted in front of the amounts`() throws {
    let result = try read(
      #""1,5 dl milk, warm, 2 eggs; 100g flour, salt, pepper""#, #"["Whisk all."]"#, shown: "")
    #expect(result.drafts.map(\.ingredients) == ["1,5 dl milk, warm\n2 eggs\n100g flour, salt, pepper"])
  }

  @Test func `a text with two amounts is one ingredient`() throws {
    let result = try read(#""2 cans of beans, 400 g each""#, #"["Warm them."]"#, shown: "")
    #expect(result.drafts.map(\.ingredients) == ["2 cans of beans, 400 g each"])
  }

  @Test func `a heading that is the part itself is not one of its lines`() throws {
    let result = try read(
      #"["Ingredients:","2 eggs","1 cup milk"]"#, #""<h3>Method</h3><p>Whisk.</p><p>Bake.</p>""#, shown: "")
    #expect(result.drafts.map(\.ingredients) == ["2 eggs\n1 cup milk"])
    #expect(result.drafts.map(\.directions) == ["Whisk.\nBake."])
  }

  @Test func `amounts and units are found by the words in a site's own names`() throws {
    let data = """
      {"ingredients":[{"name":"milk","displayQuantity":0.5,"displayUnitOfMeasure":"l","unitId":7},
      {"name":"eggs","displayQuantity":2,"displayUnitOfMeasure":null},{"name":"salt","displayQuantity":0}],
      "steps":["Whisk all of it."]}
      """
    let result = try SchemaOrg.read(Array("<h1>Custard</h1><script>x = \(data)</script>".utf8))
    #expect(result.drafts.map(\.ingredients) == ["0.5 l milk\n2 eggs\nsalt"])
  }

  @Test func `a step without a letter is no reason not to take the page's`() throws {
    let result = try read(
      #"["300 g flour","2 eggs","a little salt"]"#, #"["Knead the dough.","* * *"]"#, shown: shown)
    #expect(result.drafts == [RecipeDraft(title: "Noodles", ingredients: whole, directions: steps)])
  }
}
