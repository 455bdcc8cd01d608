import RecipeModel

/// A field that a format has no place of its own for and holds as a key and a value: `cook time: 1 hr 20 min`.
///
/// Keys are written as here and read with the other words that programs use for them.
enum NamedField: String, CaseIterable {
  case title
  case servings
  case prepTime = "prep time"
  case cookTime = "cook time"
  case source
  case tags
  case favorite
  case addedOn = "added"
  case images

  init?(key: String) {
    let key = key.trimmed().lowercased().replacing("_", with: " ")
    guard let field = Self(rawValue: key) ?? Self.synonyms[key] else { return nil }
    self = field
  }

  private static let synonyms: [String: NamedField] = [
    "serves": .servings, "yield": .servings, "yields": .servings,
    "preptime": .prepTime, "preparation time": .prepTime, "time.prep": .prepTime, "prep": .prepTime,
    "cooktime": .cookTime, "cooking time": .cookTime, "time.cook": .cookTime, "cook": .cookTime,
    "source.url": .source, "url": .source,
    "tag": .tags, "category": .tags, "categories": .tags, "course": .tags, "cuisine": .tags,
    "favourite": .favorite, "added on": .addedOn, "image": .images, "picture": .images, "pictures": .images,
  ]

  /// Returns the value as text, empty if it is not stated.
  func value(in draft: RecipeDraft) -> String {
    switch self {
    case .title: draft.title
    case .servings: draft.servings
    case .prepTime: CookingTime.text(draft.prepTime)
    case .cookTime: CookingTime.text(draft.cookTime)
    case .source: draft.source
    case .tags: CommaList.text(draft.collections)
    case .favorite: draft.isFavorite ? "yes" : ""
    case .addedOn: draft.addedOn?.text ?? ""
    case .images: CommaList.text(draft.imageNames)
    }
  }

  /// Sets the field, or adds to a list; `false`, and nothing is changed, if the value is not understood, or if the field
  /// has a value already.
  func set(_ value: String, in draft: inout RecipeDraft) -> Bool {
    switch self {
    case .title: return Self.set(value, ifEmpty: &draft.title)
    case .servings: return Self.set(value, ifEmpty: &draft.servings)
    case .prepTime: return Self.setTime(value, ifZero: &draft.prepTime)
    case .cookTime: return Self.setTime(value, ifZero: &draft.cookTime)
    case .source: return Self.set(value, ifEmpty: &draft.source)
    case .tags:
      draft.collections += CommaList.names(value)
      return true
    case .favorite: return Self.setFavorite(value, in: &draft)
    case .addedOn:
      guard draft.addedOn == nil, let date = try? AddedOn(value) else { return false }
      draft.addedOn = date
      return true
    case .images:
      // Addresses are not names of pictures that we have.
      guard !value.contains("://") else { return false }
      draft.imageNames += CommaList.names(value)
      return true
    }
  }

  private static func set(_ value: String, ifEmpty field: inout String) -> Bool {
    guard field.isEmpty else { return false }
    field = value
    return true
  }

  private static func setTime(_ value: String, ifZero field: inout Int) -> Bool {
    guard field == 0, let seconds = CookingTime.parse(value) else { return false }
    field = seconds
    return true
  }

  private static func setFavorite(_ value: String, in draft: inout RecipeDraft) -> Bool {
    switch value.lowercased() {
    case "yes", "true": draft.isFavorite = true
    case "no", "false": draft.isFavorite = false
    default: return false
    }
    return true
  }
}
