import RecipeModel

/// The exact value of a field, stored in addition to what a format of other programs makes of it.
///
/// Where a format would change a field (a date that it cannot hold, an empty line between two steps), the file has
/// the exact value as well, under a name of our own that other programs ignore. So every file we write reads back the same.
extension RecipeField {
  /// Returns the fields whose values differ in a draft that was read back.
  static func changed(from draft: RecipeDraft, in readBack: RecipeDraft) -> [RecipeField] {
    allCases.filter { readBack[$0] != draft[$0] }
  }

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
