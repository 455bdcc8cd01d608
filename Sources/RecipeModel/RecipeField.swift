/// A part of a recipe that a rule can be about.
///
/// Raw values are the key names of the JSON.
package enum RecipeField: String, Sendable, CaseIterable {
  case title, prepTime, cookTime, servings, ingredients, directions, notes, source, addedOn, collections, imageNames

  /// The words for it in the middle of a message.
  package var name: String {
    switch self {
    case .title: "the title"
    case .prepTime: "the preparation time"
    case .cookTime: "the cooking time"
    case .servings: "the servings"
    case .ingredients: "the ingredients"
    case .directions: "the directions"
    case .notes: "the notes"
    case .source: "the source"
    case .addedOn: "the date"
    case .collections: "a collection's name"
    case .imageNames: "an image's name"
    }
  }

  var isPlural: Bool { [.servings, .ingredients, .directions, .notes].contains(self) }
}
