import RecipeKitchen
import SQLite

/// A row that was read of a damaged table, on its way into an intact one.
struct SalvagedRow {
  private var values: [String: ColumnValue] = [:]

  /// The value of a column; that of a column that the file does not have yet is its default.
  subscript(_ column: String) -> ColumnValue {
    get { values[column] ?? .null }
    set { values[column] = newValue }
  }

  /// `true` if the row has a recipe or a note, as a meal of the plan must, and not both.
  var hasRecipeOrNote: Bool { (self["recipe_id"] == .null) != self["note"].text.isEmpty }

  /// Makes a factor that means nothing that of the recipe as it is written.
  mutating func makeFactorValid() {
    self["factor"] = .text((Rational.factor(self["factor"].text) ?? .one).description)
  }

  /// Computes the key of a food again; returns `false` where its name names none.
  mutating func makeKeyOfFoodValid() -> Bool {
    guard let key = ItemKey(name: self["name"].text)?.text else { return false }
    self["key"] = .text(key)
    return true
  }
}
