import RecipeFormats
import RecipeModel
import Testing

/// Units that a page does not show next to each amount, and lists in two systems of units.
@Suite struct StatedUnitTests {
  private func ingredients(_ list: String) throws -> String? {
    let page = "<h1>Soup</h1><h2>Ingredients</h2>\(list)<h2>Method</h2><p>Boil all of it for an hour.</p>"
    return try SchemaOrg.read(Array(page.utf8)).drafts.first?.ingredients
  }

  @Test func `a unit that only an attribute states is read, in the plural after more than one`() throws {
    let list = """
      <div><b data-primary-amount="195" data-primary-unit="g" data-primary-unit-plural="g" data-secondary-unit="cup">
      195 </b>&nbsp; <span>ham</span></div>
      <div><b data-unit=cup data-unit-plural=cups>2</b> <span>milk</span></div>
      <div><b data-unit=cup data-unit-plural=cups>1/2</b> <span>oil</span></div>
      <div><b data-unit=cup data-unit-plural=cups>1 1/2</b> <span>stock</span></div>
      <div><b data-unit="tbsp">1</b> sugar</div><div><b data-unit="">3</b> eggs</div><div>salt</div>
      """
    #expect(
      try ingredients(list) == "195 g ham\n2 cups milk\n1/2 cup oil\n1 1/2 cups stock\n1 tbsp sugar\n3 eggs\nsalt")
  }

  @Test(arguments: [
    ("<li><b data-unit=cup>2</b> cups flour<li><b data-unit=cloves>2</b> large ones", "2 cups flour\n2 large ones"),
    ("<li><b data-unit=tablespoon>1</b> Tbsp. salt<li><b data-unit=head>1</b> of kale", "1 Tbsp. salt\n1 of kale"),
    ("<li><b data-unit=ounce>8</b>-ounce block<li><b data-unit=pinch>1</b> of salt", "8-ounce block\n1 of salt"),
    (
      "<li><b data-unit=cup>1</b>–<b data-unit=cup>2</b> cups rice<li><b data-unit=cup>1</b> peas",
      "1–2 cups rice\n1 peas"
    ),
  ])
  func `a list that shows its units is as it is shown`(list: String, shown: String) throws {
    #expect(try ingredients("<ul>\(list)</ul>") == shown)
  }

  @Test func `a switch and the name of a system are no units`() throws {
    let list = """
      <ul><li><b data-ingredient-unit=true>2</b> eggs<li><b data-unit=metric>3</b> onions<li><b data-unit-id=4>4</b> limes</ul>
      """
    #expect(try ingredients(list) == "2 eggs\n3 onions\n4 limes")
  }

  @Test func `the unit above a column of numbers is that of each`() throws {
    let list = ["KG", "Molasses", "0.010", "Vegetable oil", "0.100", "Water", "1.200"].map { "<div>\($0)</div>" }
    #expect(try ingredients(list.joined()) == "Molasses 0.010 KG\nVegetable oil 0.100 KG\nWater 1.200 KG")
  }

  private static let metric = "<li>125 ml milk<li>60 g butter<li>1 egg"
  private static let cups = "<li>1/2 cup milk<li>2 oz butter<li>1 egg"

  @Test(arguments: [
    "<div data-unit=metric><ul>\(metric)</ul></div><div data-unit=imperial style='display:none'><ul>\(cups)</ul></div>",
    "<ul class=units-metric>\(metric)</ul><ul class=units-imperial>\(cups)</ul>",
    "<h3>Metric</h3><ul>\(metric)</ul><h3>US customary</h3><ul>\(cups)</ul>",
    "<div class='us metric imperial'><ul id=list-metric>\(metric)</ul><ul id=list-us-customary>\(cups)</ul></div>",
  ])
  func `of a list in two systems of units the first is read`(list: String) throws {
    #expect(try ingredients(list) == "125 ml milk\n60 g butter\n1 egg")
  }

  @Test func `each group is read in the system that comes first`() throws {
    let group = { (name: String) in
      "<h3>\(name)</h3><ul class=metric>\(Self.metric)</ul><ul class=imperial>\(Self.cups)</ul>"
    }
    let lines = "125 ml milk\n60 g butter\n1 egg"
    #expect(try ingredients(group("Dough") + group("Filling")) == "Dough:\n\(lines)\nFilling:\n\(lines)")
  }

  @Test(arguments: [
    ("<ul class=metric></ul><ul class=imperial>\(cups)</ul>", "1/2 cup milk\n2 oz butter\n1 egg"),
    (
      "<h3>Metric</h3><ul>\(metric)</ul><h3>US</h3><ul><li>1 tin</ul>",
      "Metric:\n125 ml milk\n60 g butter\n1 egg\nUS:\n1 tin"
    ),
  ])
  func `a list is read where the other one is not there, or not the same`(list: String, lines: String) throws {
    #expect(try ingredients(list) == lines)
  }

  @Test func `a list that comes again under its heading is read once`() throws {
    let list = "<p><b>Cake</b></p><p>100 g flour</p><p>2 eggs</p>"
    #expect(try ingredients("\(list)<h3>Ingredients:</h3>\(list)") == "Cake:\n100 g flour\n2 eggs")
  }

  @Test(
    arguments: [
      ("<li>Home<li>About us", nil), ("<li>1 bag<li>water", nil), ("<li>1 bag<li>1 l water", "1 bag\n1 l water"),
      ("<li>bread of yesterday<li>a little salted butter", "bread of yesterday\na little salted butter"),
      ("<li>番茄 两个<li>鸡蛋和盐和油和葱", "番茄 两个\n鸡蛋和盐和油和葱"),
    ] as [(String, String?)])
  func `a few words below a heading are no ingredients, unless two have amounts`(list: String, lines: String?) throws {
    let page = "<h1>Tea</h1><h2>Ingredients</h2><ul>\(list)</ul><h2>Method</h2><p>Boil all of it for an hour.</p>"
    let script = """
      <h1>Tea</h1><script>x = {"ingredients":[\(list.split(separator: "<li>").map { "\"\($0)\"" }.joined(separator: ","))],
      "steps":["Boil all of it for an hour."]}</script>
      """
    for text in [page, script] {
      #expect((try? SchemaOrg.read(Array(text.utf8)))?.drafts.first?.ingredients == lines)
    }
  }

  @Test func `what a page marks as its ingredients may be as short as it likes`() throws {
    let page = """
      <script type="application/ld+json">{"@type":"Recipe","name":"Tea","recipeIngredient":["tea","water"],
      "recipeInstructions":["Boil."]}</script>
      """
    #expect(try SchemaOrg.read(Array(page.utf8)).drafts.map(\.ingredients) == ["tea\nwater"])
  }
}
