import FoundationEssentials
import RecipeModel

/// The exact value of a field, stored in addition to what a format of other programs makes of it.
///
/// Where a format would change a field (a date that it cannot hold, an empty line between two steps), the file has
/// the exact value as well, under a name of our own that other programs ignore. So every file we write reads back the same.
enum ExactField: String, CaseIterable {
  case title, prepTime, cookTime, servings, ingredients, directions, notes, source, isFavorite, addedOn, collections,
    imageNames

  /// Returns the fields whose values differ in a draft that was read back.
  static func changed(from draft: RecipeDraft, in readBack: RecipeDraft) -> [ExactField] {
    allCases.filter { $0.value(in: readBack) != $0.value(in: draft) }
  }

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
  func set(_ value: JSONValue, in draft: inout RecipeDraft) {
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
}
