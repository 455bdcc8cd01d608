import RecipeKitchen
import SQLite

extension Salvage {
  /// Brings over what can be read of foods of one's own.
  func salvageFoods() throws {
    let foods = try source.rows(OwnFoodsTable.all) {
      ($0.text(at: 0), $0.text(at: 1), $0.text(at: 2), $0.text(at: 3))
    }
    for (key, name, number, facts) in foods
    where ItemKey(name: name)?.text == key && OwnFood.Meaning(number, facts) != nil {
      try target.run(OwnFoodsTable.set, key, name, number, facts)
    }
  }
}
