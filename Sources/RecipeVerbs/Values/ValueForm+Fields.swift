import FoundationEssentials
import RecipeFormats
import RecipeModel

extension ValueForm where Value == Int {
  /// A time, of which an empty field of a form says that there is none.
  static var timeOrNone: ValueForm {
    let time = time
    var form = ValueForm(time.name, time.kind) { given throws(InvalidValue) in
      guard case .field(let text) = given else { return try time.read(given) }
      return text.trimmed().isEmpty ? 0 : try time.read(.field(text.trimmed()))
    } json: {
      time.json($0)
    } word: { seconds, names in
      try time.word(seconds, names)
    }
    form.choices = time.choices
    return form
  }
}

extension ValueForm where Value == AddedOn? {
  /// The day or the moment at which a recipe was added; null where it is not known.
  static var date: ValueForm {
    ValueForm("day", .date) { given throws(InvalidValue) in
      if case .json(.null) = given { return nil }
      do throws(RecipeError) {
        return try AddedOn(given.text ?? "")
      } catch {
        throw InvalidValue(refusal: error.description)
      }
    } json: { date in
      date.map { .string($0.text) } ?? .null
    } word: { date, _ in
      date?.text ?? ""
    }
  }
}

extension ValueForm where Value == UUID {
  /// The identity of a recipe elsewhere.
  static var uuid: ValueForm {
    ValueForm("uuid", .uuid) { given throws(InvalidValue) in
      guard let uuid = given.text.flatMap({ UUID(uuidString: $0) }) else { throw InvalidValue() }
      return uuid
    } json: {
      .string($0.uuidString.lowercased())
    } word: { uuid, _ in
      uuid.uuidString.lowercased()
    }
  }
}

extension ValueForm where Value == [String] {
  /// One name that is typed.
  static var name: ValueForm { names("name", .text(atLeast: 1)) { [$0] } }

  /// A name that is ticked in a form. A browser sends no box that is not ticked, so forms send an empty name as well.
  static var chosenName: ValueForm { names("name", .text(atLeast: 1)) { $0.isEmpty ? [] : [$0] } }

  /// Names with commas between.
  static var typedNames: ValueForm {
    names("name", .text(atLeast: 1)) { text in
      text.split(separator: ",").map { String($0).trimmed() }.filter { !$0.isEmpty }
    }
  }

  /// The name of a stored picture, as `chosenName`; others are passed over.
  static var image: ValueForm { names("name", .text(atLeast: 1)) { Picture.isName($0) ? [$0] : [] } }

  /// All names of a field, in JSON.
  static var names: ValueForm {
    ValueForm("name", .list(.text(atLeast: 1))) { given throws(InvalidValue) in
      guard case .json(.array(let elements)) = given else { throw InvalidValue() }
      return elements.compactMap(\.text)
    } json: { names in
      .array(names.map { .string($0) })
    } word: { names, _ in
      names.joined(separator: ", ")
    }
  }

  private static func names(
    _ name: String, _ kind: ValueKind, _ names: @escaping @Sendable (String) -> [String]
  ) -> ValueForm {
    ValueForm(name, kind) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      return names(text)
    } json: { names in
      .array(names.map { .string($0) })
    } word: { names, _ in
      names.joined(separator: ", ")
    }
  }
}
