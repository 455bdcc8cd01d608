import RecipeFormats
import RecipeModel
import RecipeVerbs

/// A value that a request of the API names: a parameter of the query or the path, or a member of the body.
typealias APIField = ValueMember

extension APIField {
  /// The fields of a recipe that a request may set, as the JSON of a recipe has them.
  ///
  /// Pictures are added and removed by requests of their own.
  static let recipeFields: [APIField] = RecipeField.allCases.compactMap { field in
    switch field.kind {
    case .line:
      APIField(field.rawValue, .text(atLeast: field == .title ? 1 : 0), "One line.", isRequired: field == .title)
    case .text: APIField(field.rawValue, .anyText, "A text, line by line.")
    case .time: APIField(field.rawValue, .integer(0...RecipeLimits.seconds), "Seconds; 0 where it is not known.")
    case .flag: APIField(field.rawValue, .flag, "Whether it is a favorite.")
    case .date: APIField(field.rawValue, .date, "A day or a moment in ISO 8601; null where it is not known.")
    case .names where field == .collections: APIField(field.rawValue, .list(.text(atLeast: 1)), "Names of collections.")
    case .names: nil
    }
  }
}
