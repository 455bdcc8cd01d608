import RecipeKitchen
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// What a library holds by keys that an older table of foods gave.
@Suite struct OlderFoodKeysTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(
      RecipeDraft(title: "Stew", ingredients: "2 courgettes\n3 scallions\n1 tin tomatoes\n200 g plain flour"))
    try store.addToShoppingList([(1, .one)])
    try store.connection.execute(
      """
      INSERT INTO shopping_marks (key, mark, amounts) VALUES ('courgette', 'got', '2');
      INSERT INTO shopping_places (key, aisle_id, position) VALUES ('tinned tomato', 14, 0);
      INSERT INTO pantry (key, name, added_at) VALUES ('spring onion', 'Spring onions', 0);
      INSERT INTO own_foods (key, name, number, facts) VALUES ('plain flour', 'Plain flour', '', 'kcal 100');
      UPDATE shopping_marks SET checksum = row_checksum(key, mark, amounts);
      UPDATE shopping_places SET checksum = row_checksum(key, aisle_id, position);
      UPDATE pantry SET checksum = row_checksum(key, name, added_at);
      UPDATE own_foods SET checksum = row_checksum(key, name, number, facts);
      """)
  }

  private func keys(_ table: String) throws -> [String] {
    try store.connection.query("SELECT key FROM \(table) ORDER BY key") { $0.text(at: 0) }
  }

  private func key(_ name: String) throws -> ItemKey { try #require(ItemKey(name: name)) }

  @Test func `ticks, places, the pantry, and own foods of today's libraries keep their meaning`() throws {
    let list = try store.shoppingList()
    #expect(list.items.filter(\.isTicked).map(\.id.text) == ["zucchini"])
    #expect(list.inPantry.map(\.id.text) == ["scallion"])
    #expect(list.sections.first { $0.aisle.name == "Drinks" }?.items.map(\.id.text) == ["canned tomato"])
    #expect(try store.ownFoods().map(\.key.text) == ["flour"])
    try store.checkConsistency()
  }

  @Test func `what is said of a food replaces what was said by its older key, and is undone`() throws {
    let before = try store.contents()
    try store.tickShoppingItems([key("zucchini")], false)
    #expect(try keys("shopping_marks") == [])
    try store.tickShoppingItems([key("zucchini")], true)
    #expect(try keys("shopping_marks") == ["zucchini"])
    try store.moveShoppingItems([key("1 tin tomatoes")], toAisle: 9)
    #expect(try keys("shopping_places") == ["canned tomato"])
    #expect(try store.addToPantry(["scallions"]).added == [])
    #expect(try store.removeFromPantry(["green onion"]).removed == ["Spring onions"])
    try store.setFood("flour", to: .listed("16157"))
    #expect(try keys("own_foods") == ["flour"])
    try store.undo(5)
    #expect(try store.contents() == before)
    try store.forgetFoods(["flour"])
    #expect(try keys("own_foods") == [])
  }

  @Test func `what was said of salt and pepper holds for each, and is changed for one alone`() throws {
    try store.add(RecipeDraft(title: "Eggs", ingredients: "salt and pepper\n2 eggs"))
    try store.addToShoppingList([(2, .one)])
    try store.connection.execute(
      """
      INSERT INTO shopping_marks (key, mark, amounts) VALUES ('salt and pepper', 'got', 'some');
      INSERT INTO shopping_places (key, aisle_id, position) VALUES ('salt and pepper', 14, 0);
      UPDATE shopping_marks SET checksum = row_checksum(key, mark, amounts);
      UPDATE shopping_places SET checksum = row_checksum(key, aisle_id, position);
      """)
    let list = try store.shoppingList()
    #expect(list.items.filter(\.isTicked).map(\.id.text).sorted() == ["black pepper", "salt", "zucchini"])
    let drinks = list.sections.first { $0.aisle.name == "Drinks" }
    #expect(drinks?.items.map(\.id.text).sorted() == ["black pepper", "canned tomato", "salt"])
    try store.tickShoppingItems([key("salt")], false)
    #expect(try keys("shopping_marks") == ["black pepper", "courgette"])
    try store.moveShoppingItems([key("salt")], toAisle: 11)
    #expect(try keys("shopping_places") == ["black pepper", "salt", "tinned tomato"])
    try store.checkConsistency()
  }

  @Test func `salt is removed from a pantry that has salt and pepper, and pepper stays`() throws {
    try store.connection.execute(
      """
      INSERT INTO pantry (key, name, added_at) VALUES ('salt and pepper', 'Salt and pepper', 0);
      UPDATE pantry SET checksum = row_checksum(key, name, added_at);
      """)
    try store.addToShoppingList([], lines: ["salt", "pepper"])
    #expect(try store.addToPantry(["salt"]).added == [])
    #expect(try store.removeFromPantry(["salt"]).removed == ["salt"])
    #expect(try store.pantry() == ["black pepper", "Spring onions"])
    try store.checkConsistency()
  }

  @Test func `the pantry and own foods mean what was typed, whatever their keys were`() throws {
    try store.connection.execute(
      """
      INSERT INTO pantry (key, name, added_at) VALUES ('pois chich', 'pois chiches', 0), ('rice', 'cooked rice', 0);
      INSERT INTO own_foods (key, name, number, facts) VALUES ('rice', 'cooked rice', '16157', '');
      UPDATE pantry SET checksum = row_checksum(key, name, added_at);
      UPDATE own_foods SET checksum = row_checksum(key, name, number, facts);
      """)
    try store.addToShoppingList([], lines: ["1 tin chickpeas"])
    #expect(try store.addToPantry(["chickpeas", "rice"]).added == ["rice"])
    #expect(try store.pantry().sorted() == ["Spring onions", "cooked rice", "pois chiches", "rice"])
    #expect(try store.removeFromPantry(["chickpeas", "cooked rice"]).removed == ["pois chiches", "cooked rice"])
    #expect(try store.pantry().sorted() == ["Spring onions", "rice"])
    try store.setFood("rice", to: .listed("16157"))
    #expect(try store.ownFoods().map(\.name).sorted() == ["Plain flour", "cooked rice", "rice"])
    try store.checkConsistency()
  }

  private func addMarks(_ marks: String) throws {
    try store.connection.execute(
      """
      INSERT INTO shopping_marks (key, mark, amounts) VALUES \(marks);
      UPDATE shopping_marks SET checksum = row_checksum(key, mark, amounts);
      """)
  }

  @Test func `ticks of yolks and whites are ticks of eggs, until more of them are needed`() throws {
    try store.add(RecipeDraft(title: "Cake", ingredients: "4 egg whites\n1 egg\n4 cloves garlic"))
    try store.addToShoppingList([(2, .one)])
    try addMarks("('egg white', 'got', '4'), ('egg', 'got', '1'), ('garlic', 'got', '4 cloves')")
    #expect(try store.shoppingList().items.filter(\.isGot).map(\.id.text).sorted() == ["egg", "garlic", "zucchini"])
    try store.addToShoppingList([(2, Rational(2))])
    let eggs = try #require(try store.shoppingList().items.first { $0.id.text == "egg" })
    #expect(eggs.amounts == "5 of 10" && eggs.state == .gotLess(rest: "5"))
    try store.tickShoppingItems([key("eggs")], false)
    #expect(try keys("shopping_marks") == ["courgette", "garlic"])
    try store.checkConsistency()
  }

  @Test func `yolks that were left out leave out no eggs`() throws {
    try store.add(RecipeDraft(title: "Cake", ingredients: "4 egg yolks\n1 egg"))
    try store.addToShoppingList([(2, .one)])
    try addMarks("('egg yolk', 'left out', '')")
    #expect(try store.shoppingList().items.map(\.id.text).contains("egg"))
  }

  @Test func `a tick of what a person typed holds, and can be unticked`() throws {
    try store.addToShoppingList([], lines: ["oat milk for Anna"])
    try addMarks("('oat milk', 'got', 'some')")
    let item = try #require(try store.shoppingList().items.first { $0.name == "oat milk for Anna" })
    #expect(item.isGot)
    try store.tickShoppingItems([item.id], false)
    #expect(try keys("shopping_marks") == ["courgette"])
    try store.tickShoppingItems([item.id], true)
    #expect(try keys("shopping_marks") == ["\"oat milk for anna\"", "courgette"])
    try store.addToShoppingList([], lines: ["oat milk"])
    #expect(try store.shoppingList().items.filter(\.isGot).map(\.name).sorted() == ["courgettes", "oat milk for Anna"])
    try store.clearShoppingList()
    #expect(try store.shoppingList().items.map(\.name).sorted() == ["oat milk", "plain flour", "tomatoes"])
    try store.checkConsistency()
  }

  @Test func `a mark of the older key alone is moved by a new tick`() throws {
    try store.setAsideShoppingItems([key("zucchini")])
    #expect(try keys("shopping_marks") == ["zucchini"])
  }
}
