/// A collection of recipes that a person made.
package struct RecipeCollection: Identifiable, Hashable, Sendable {
  /// Never changes and is never given to another collection.
  package let id: Int

  /// The name as first written, or as renamed.
  package let name: String

  /// How many recipes are in it.
  package let count: Int

  package init(id: Int, name: String, count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}
