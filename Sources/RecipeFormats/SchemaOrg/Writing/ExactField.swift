import FoundationEssentials
import RecipeModel

/// A field of a draft as our own files of JSON-LD have it where the keys of schema.org would change it.
enum ExactField: String, CaseIterable {
  case title, prepTime, cookTime, servings, ingredients, directions, notes, source, isFavorite, addedOn, collections,
    imageNames

  /// The name under which it stands in `additionalProperty`.
  var propertyID: String { "recipes:\(rawValue)" }

  func value(in draft: RecipeDraft) -> JSONValue {
    switch self {
    case .title: .string(draft.title)
    case .prepTime: .number("\(draft.prepTime)")
    case .cookTime: .number("\(draft.cookTime)")
    case .servings: .string(draft.servings)
    case .ingredients: .string(draft.ingredients)
    case .directions: .string(draft.directions)
    case .notes: .string(draft.notes)
    case .source: .string(draft.source)
    case .isFavorite: .bool(draft.isFavorite)
    case .addedOn: .string(draft.addedOn?.text ?? "")
    case .collections: .array(draft.collections.map { .string($0) })
    case .imageNames: .array(draft.imageNames.map { .string($0) })
    }
  }

  /// Sets the field of a draft; a value of the wrong kind changes nothing.
  private func set(_ value: JSONValue, in draft: inout RecipeDraft) {
    let texts = value.elements?.compactMap(\.text)
    switch self {
    case .title: draft.title = value.text ?? draft.title
    case .prepTime: draft.prepTime = value.wholeNumber ?? draft.prepTime
    case .cookTime: draft.cookTime = value.wholeNumber ?? draft.cookTime
    case .servings: draft.servings = value.text ?? draft.servings
    case .ingredients: draft.ingredients = value.text ?? draft.ingredients
    case .directions: draft.directions = value.text ?? draft.directions
    case .notes: draft.notes = value.text ?? draft.notes
    case .source: draft.source = value.text ?? draft.source
    case .isFavorite: draft.isFavorite = value == .bool(true)
    case .addedOn: draft.addedOn = value.text.flatMap { try? AddedOn($0) }
    case .collections: draft.collections = texts ?? draft.collections
    case .imageNames: draft.imageNames = texts ?? draft.imageNames
    }
  }

  /// Sets the fields of a draft that a recipe states exactly.
  static func take(from recipe: LinkedDataNode, into draft: inout RecipeDraft) {
    for property in recipe["additionalProperty"]?.list ?? [] {
      guard let object = property.object, let value = object["value"], let name = object["propertyID"]?.text,
        let field = allCases.first(where: { $0.propertyID == name })
      else { continue }
      field.set(value, in: &draft)
    }
  }
}
