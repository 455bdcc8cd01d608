import FoundationEssentials
import RecipeModel

/// A field, a part of the log, or what was said of diets, that a file states exactly in addition to what a format of
/// other programs makes of it.
///
/// Where a format would change a field (a date that it cannot hold, an empty line between two steps), the file has
/// the exact value as well, under a name of our own that other programs ignore. So every file we write reads back the same.
enum ExactField: Hashable, CaseIterable {
  case field(RecipeField)
  case rating
  case cookings
  case diets
  case original

  static let allCases = RecipeField.allCases.map(ExactField.field) + [.rating, .cookings, .diets, .original]

  init?(name: String) {
    switch name {
    case CookingLogJSON.rating: self = .rating
    case CookingLogJSON.cookings: self = .cookings
    case SaidDietsJSON.key: self = .diets
    case RecipeJSONReader.originalKey: self = .original
    default:
      guard let field = RecipeField(rawValue: name) else { return nil }
      self = .field(field)
    }
  }

  /// The key that our JSON has for it.
  var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .rating: CookingLogJSON.rating
    case .cookings: CookingLogJSON.cookings
    case .diets: SaidDietsJSON.key
    case .original: RecipeJSONReader.originalKey
    }
  }

  /// Returns the fields whose values differ in a draft that was read back.
  static func changed(from draft: RecipeDraft, in readBack: RecipeDraft) -> [ExactField] {
    allCases.filter { field in
      switch field {
      case .field(let field): readBack[field] != draft[field]
      case .rating: readBack.log.rating != draft.log.rating
      case .cookings: readBack.log.cookings != draft.log.cookings
      case .diets: readBack.saidDiets != draft.saidDiets.filter(\.isOfThisText)
      case .original: readBack.variantOf != draft.variantOf
      }
    }
  }

  /// `true` if a draft says something.
  func isStated(in draft: RecipeDraft) -> Bool {
    switch self {
    case .field(let field): draft[field].isStated
    case .rating: draft.log.rating > 0
    case .cookings: !draft.log.cookings.isEmpty
    case .diets: draft.saidDiets.contains(where: \.isOfThisText)
    case .original: draft.variantOf != nil
    }
  }

  /// The value in a draft as JSON.
  func json(in draft: RecipeDraft) -> JSONValue {
    switch self {
    case .field(let field): field.json(in: draft)
    case .rating: .integer(draft.log.rating)
    case .cookings: .array(draft.log.cookings.map(\.json))
    case .diets: SaidDietsJSON.value(of: draft.saidDiets)
    case .original: draft.variantOf.map { .string($0.uuidString) } ?? .null
    }
  }

  /// Sets the field of a draft; a log that is damaged changes nothing, nor do damaged words about diets.
  func set(_ value: JSONValue, in draft: inout RecipeDraft) {
    if case .field(let field) = self { return field.set(value, in: &draft) }
    if self == .diets { return draft.saidDiets = (try? SaidDietsJSON.read(value)) ?? draft.saidDiets }
    if self == .original { return draft.variantOf = value.text.flatMap { UUID(uuidString: $0) } }
    var log = draft.log
    if self == .cookings { log.cookings = [] }
    let isTaken = (try? CookingLogJSON.take(.init(key: name, value: value), into: &log)) == true
    if isTaken, (try? log.normalized()) != nil { draft.log = log }
  }
}

extension RecipeField {
  /// The value in a draft as JSON; "" is a date that is not stated.
  func json(in draft: RecipeDraft) -> JSONValue {
    switch draft[self] {
    case .text(let text): .string(text)
    case .number(let number): .number("\(number)")
    case .flag(let isSet): .bool(isSet)
    case .date(let date): .string(date?.text ?? "")
    case .names(let names): .array(names.map { .string($0) })
    }
  }

  /// Sets the field of a draft; a value of the wrong kind changes no text, time or list, and clears a flag or a date.
  func set(_ value: JSONValue, in draft: inout RecipeDraft) {
    switch draft[self] {
    case .text: if let text = value.text { draft[self] = .text(text) }
    case .number: if let number = value.wholeNumber { draft[self] = .number(number) }
    case .flag: draft[self] = .flag(value == .bool(true))
    case .date: draft[self] = .date(value.text.flatMap { try? AddedOn($0) })
    case .names: if let elements = value.elements { draft[self] = .names(elements.compactMap(\.text)) }
    }
  }
}
