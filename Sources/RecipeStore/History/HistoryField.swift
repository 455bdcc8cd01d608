import RecipeModel

/// A part of a recipe as the history tells of it.
///
/// Raw values are the key names of the JSON.
package enum HistoryField: String, Sendable, CaseIterable {
  case title, prepTime, cookTime, servings, ingredients, directions, notes, source, isFavorite, addedOn, imageNames

  /// The column that holds it.
  var column: String {
    switch self {
    case .title: "title"
    case .prepTime: "prep_time"
    case .cookTime: "cook_time"
    case .servings: "servings"
    case .ingredients: "ingredients"
    case .directions: "directions"
    case .notes: "notes"
    case .source: "source"
    case .isFavorite: "is_favorite"
    case .addedOn: "added_on"
    case .imageNames: "image_names"
    }
  }

  /// The field that a column holds or follows from, `nil` for a column that is none.
  init?(column: String) {
    let followed = ["title_key": "title", "added_at": "added_on"][column] ?? column
    guard let field = Self.allCases.first(where: { $0.column == followed }) else { return nil }
    self = field
  }

  /// The words for it in the middle of a message.
  package var name: String {
    switch self {
    case .isFavorite: "the heart"
    case .imageNames: "the pictures"
    default: RecipeField(rawValue: rawValue)?.name ?? rawValue
    }
  }
}
