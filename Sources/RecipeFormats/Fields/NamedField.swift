import RecipeModel

/// A field that a format holds as a key and a value, since it has no field for it: `cook time: 1 hr 20 min`.
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
  case rating
  case cookings
  case diets

  /// The fields that a format has to name, as it holds only some by itself.
  static func all(but held: Set<NamedField>) -> [NamedField] { allCases.filter { !held.contains($0) } }

  init?(key: String) {
    var key = key.trimmed().lowercased()
    if key.utf8.contains(UInt8(ascii: "_")) { key = key.replacing("_", with: " ") }
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

  /// The field of a recipe that it is; nil for a part of the log, and for what was said of diets.
  private var field: RecipeField? {
    switch self {
    case .title: .title
    case .servings: .servings
    case .prepTime: .prepTime
    case .cookTime: .cookTime
    case .source: .source
    case .tags: .collections
    case .favorite: .isFavorite
    case .addedOn: .addedOn
    case .images: .imageNames
    case .rating, .cookings, .diets: nil
    }
  }

  /// Returns the value as text, empty if it is not stated.
  func value(in draft: RecipeDraft) -> String {
    switch field.map({ draft[$0] }) {
    case .text(let text): text
    case .number(let seconds): CookingTime.text(seconds)
    case .flag(let isSet): isSet ? "yes" : ""
    case .date(let date): date?.text ?? ""
    case .names(let names): CommaList.text(names)
    case nil: valueAsJSON(in: draft)
    }
  }

  /// Sets the field, or adds to a list; `false`, and nothing is changed, if the value is not understood, or if the field
  /// has a value already.
  func set(_ value: String, in draft: inout RecipeDraft) -> Bool {
    guard let field else { return setJSON(value, in: &draft) }
    switch draft[field] {
    case .text(let text):
      guard text.isEmpty else { return false }
      draft[field] = .text(value)
    case .number(let seconds):
      guard seconds == 0, let seconds = CookingTime.parse(value) else { return false }
      draft[field] = .number(seconds)
    case .flag:
      guard let isSet = ["yes": true, "true": true, "no": false, "false": false][value.lowercased()] else {
        return false
      }
      draft[field] = .flag(isSet)
    case .date(let date):
      guard date == nil, let date = try? AddedOn(value) else { return false }
      draft[field] = .date(date)
    case .names(let names):
      // Addresses are not names of pictures that we have.
      if self == .images, value.contains("://") { return false }
      draft[field] = .names(names + CommaList.names(value))
    }
    return true
  }

  /// The field whose value is as our JSON has it; nil for those of a recipe.
  private var exact: ExactField? {
    switch self {
    case .rating: .rating
    case .cookings: .cookings
    case .diets: .diets
    default: nil
    }
  }

  private func valueAsJSON(in draft: RecipeDraft) -> String {
    guard let exact, exact.isStated(in: draft) else { return "" }
    return exact.json(in: draft).onOneLine()
  }

  private func setJSON(_ value: String, in draft: inout RecipeDraft) -> Bool {
    let before = draft
    var parser = JSONParser<StrictJSON>(Array(value.utf8))
    guard let exact, !exact.isStated(in: before), let json = try? parser.document() else { return false }
    exact.set(json, in: &draft)
    return draft != before
  }
}

/// A field of a draft on a line of its own, for plain text formats without a field for it.
///
/// Either in words, `cook time: 1 hr 20 min`, or, where a format would change the field, as its exact value:
/// `recipes:ingredients: "1 egg\n\n2 leeks"`, the value as in JSON.
enum FieldLine {
  private static let exactPrefix = "recipes:"

  /// Returns lines in words for the fields that are stated.
  static func words(_ fields: [NamedField], of draft: RecipeDraft) -> [String] {
    fields.map { ($0.rawValue, $0.value(in: draft)) }.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
  }

  /// Returns exact lines for the fields whose values differ in a draft that was read back.
  ///
  /// The original of a variant is not among them, since no file of these formats has the UUID that would name it.
  static func exact(_ draft: RecipeDraft, readBack: RecipeDraft) -> [String] {
    ExactField.changed(from: draft, in: readBack).filter { $0 != .original }.map { exact($0, of: draft) }
  }

  /// Returns whether a line is an exact one, by its beginning.
  static func isExact(_ line: some StringProtocol) -> Bool { line.hasPrefix(exactPrefix) }

  /// Returns whether a line states a title exactly.
  static func isExactTitle(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("\(exactPrefix)\(RecipeField.title.rawValue): \"")
  }

  private static func exact(_ field: ExactField, of draft: RecipeDraft) -> String {
    "\(exactPrefix)\(field.name): \(field.json(in: draft).onOneLine())"
  }

  /// Sets the field that an exact line names; `false` if it names none or its value is damaged.
  static func takeExact(_ line: String, into draft: inout RecipeDraft) -> Bool {
    let rest = line.dropFirst(exactPrefix.count)
    guard isExact(line), let colon = rest.firstIndex(of: ":"), let field = ExactField(name: String(rest[..<colon]))
    else { return false }
    var parser = JSONParser<StrictJSON>(Array(rest[colon...].dropFirst().utf8))
    guard let value = try? parser.document() else { return false }
    field.set(value, in: &draft)
    return true
  }

  /// Sets the field that a line names in words, if it is one of those asked for; `false` if not.
  static func take(_ line: String, _ fields: [NamedField], into draft: inout RecipeDraft) -> Bool {
    guard let colon = line.unicodeScalars.firstIndex(of: ":"), let field = NamedField(key: String(line[..<colon])),
      fields.contains(field)
    else { return false }
    return field.set(String(line.unicodeScalars[colon...].dropFirst()).trimmed(), in: &draft)
  }
}
