import FoundationEssentials
import RecipeFormats
import RecipeKitchen
import RecipeModel
import RecipeViewModels

extension ValueForm where Value == RecipeName {
  /// A recipe: typed by a person, by its number from a page or a program, by its UUID from another copy of the library.
  package static var recipe: ValueForm {
    ValueForm("recipe", .number) { given throws(InvalidValue) in
      switch given {
      case .word(let word): return .typed(word)
      case .field(let text):
        guard let number = rowNumber(text, "r") else { throw InvalidValue() }
        return .number(number)
      case .json(.string(let text)):
        guard let uuid = UUID(uuidString: text) else { return .typed(text) }
        return .uuid(uuid)
      case .json(let value):
        guard ValueKind.number.accepts(value), let number = value.wholeNumber else { throw InvalidValue() }
        return .number(number)
      case .file: throw InvalidValue()
      }
    } json: { name in
      switch name {
      case .typed(let text): .string(text)
      case .number(let id): .integer(id)
      case .uuid(let uuid): .string(uuid.uuidString.lowercased())
      }
    } word: { name, names in
      try names.title(name)
    }
  }
}

/// A number as a page's form sends it, with or without the letter that the keys of rows begin with: `12`, `r12`.
func rowNumber(_ text: String, _ letter: String) -> Int? {
  let digits = text.hasPrefix(letter) ? String(text.dropFirst(letter.count)) : text
  guard let number = Int(digits), number > 0, "\(number)" == digits else { return nil }
  return number
}

extension ValueForm where Value == CollectionReference {
  /// A collection: typed by a person, by its number from a page, by its name from a program.
  static var collection: ValueForm {
    form { text throws(InvalidValue) in
      guard let number = rowNumber(text, "c") else {
        throw InvalidValue(refusal: "\(text.quoted()) is not the number of a collection")
      }
      return .id(number)
    }
  }

  /// A collection that is created if it does not exist: by its name from a page as well.
  static var collectionToFill: ValueForm { form { .name($0) } }

  private static func form(
    _ field: @escaping @Sendable (String) throws(InvalidValue) -> CollectionReference
  ) -> ValueForm {
    ValueForm("name", .text(atLeast: 1)) { given throws(InvalidValue) in
      switch given {
      case .word(let name), .json(.string(let name)): return .name(name)
      case .field(let text): return try field(text)
      case .json(let value):
        guard ValueKind.number.accepts(value), let number = value.wholeNumber else { throw InvalidValue() }
        return .id(number)
      case .file: throw InvalidValue()
      }
    } json: { collection in
      switch collection {
      case .id(let id): .integer(id)
      case .name(let name): .string(name)
      }
    } word: { collection, names in
      try names.name(collection)
    }
  }
}

extension ValueForm where Value == ExpandableRow {
  /// A row of the sidebar: a collection by its name, from a page by its number or `all` for the header; a person and a
  /// program name the header as the sidebar does.
  static var expandableRow: ValueForm {
    let collection = ValueForm<CollectionReference>.collection
    return ValueForm("name", .text(atLeast: 1)) { given throws(InvalidValue) in
      if case .field("all") = given { return .collections }
      let reference = try collection.read(given)
      if case .name(let name) = reference, CollectionName.key(name) == CollectionName.key(header) {
        return .collections
      }
      return .collection(reference)
    } json: { row in
      switch row {
      case .collections: .string(header)
      case .collection(let reference): collection.json(reference)
      }
    } word: { row, names in
      switch row {
      case .collections: header
      case .collection(let reference): try names.name(reference)
      }
    }
  }

  private static let header = SidebarSection.collections.name
}

extension ValueForm where Value == EntryName {
  /// An entry of the shopping list: typed by a person, by its key from a page or a program.
  static var entry: ValueForm {
    ValueForm("entry", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      return if case .word = given { .typed(text) } else { .key(ItemKey(stored: text)) }
    } json: { name in
      .string(name.text)
    } word: { name, names in
      try names.name(name)
    }
  }
}

extension ValueForm where Value == DayName {
  /// A day: typed by a person, a date from a page or a program.
  static var day: ValueForm {
    ValueForm("day", .text(atLeast: 1)) { given throws(InvalidValue) in
      if case .word(let word) = given { return .typed(word) }
      guard let text = given.text, let day = CalendarDay(text) else {
        throw InvalidValue(refusal: given.text.map { NameError.noSuchDay($0).description })
      }
      return .day(day)
    } json: {
      .string($0.text)
    } word: { day, _ in
      day.text
    }
  }
}

extension DayName {
  fileprivate var text: String {
    switch self {
    case .typed(let text): text
    case .day(let day): day.description
    }
  }
}
