package import RecipeFormats
package import RecipeModel

/// A value as it is given, by where it comes from.
package enum GivenValue: Sendable {
  /// A word of a command line.
  case word(String)
  /// The text of a form's field.
  case field(String)
  /// A member of a request's body, or a part of its path.
  case json(JSONValue)
  /// A file that came with a form, or is a request's body.
  case file(GivenFile)

  /// The text that was given; nil for a file, and for JSON of another kind.
  package var text: String? {
    switch self {
    case .word(let text), .field(let text): text
    case .json(let value): value.text
    case .file: nil
    }
  }
}

/// A file that someone hands in.
package struct GivenFile: Equatable, Sendable {
  /// The name that the person gave it, without folders.
  package var name: String
  package var bytes: [UInt8]

  package init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Why a value cannot be read.
package struct InvalidValue: Error, Equatable, Sendable {
  /// The thing that the value should have been, such as `a number of stars`; nil where the parameter's name says it.
  package var noun: String?
  /// The values that would do, for the end of a sentence: `write 10m, 1h30m, or 1:30`. Empty where the kind says it all.
  package var advice: String
  /// The line that a request is answered with, where the kind does not say it all.
  package var refusal: String?
  /// The fault of a file that is to be a picture.
  package private(set) var picture: PictureError?

  package init(_ advice: String = "", noun: String? = nil, refusal: String? = nil) {
    self.noun = noun
    self.advice = advice
    self.refusal = refusal
  }

  init(_ picture: PictureError) {
    self.init(refusal: "the picture cannot be stored: \(picture)")
    self.picture = picture
  }
}

/// How values of one type are read, from words, forms, and JSON, and written again.
package struct ValueForm<Value: Sendable>: Sendable {
  /// The name of a value in the help: `recipe`, `count`.
  package let name: String
  package let kind: ValueKind
  /// The words that can be typed, where they are few.
  package var choices: [String]
  /// How the names of the files end that are meant, without dots; empty for any file, nil for no file.
  package var files: [String]?
  let read: @Sendable (GivenValue) throws(InvalidValue) -> Value
  let json: @Sendable (Value) -> JSONValue
  /// The word of a command line that means the value.
  let word: @Sendable (Value, StepNames) throws -> String

  package init(
    _ name: String, _ kind: ValueKind,
    read: @escaping @Sendable (GivenValue) throws(InvalidValue) -> Value,
    json: @escaping @Sendable (Value) -> JSONValue,
    word: @escaping @Sendable (Value, StepNames) throws -> String
  ) {
    self.name = name
    self.kind = kind
    choices = kind.choices
    self.read = read
    self.json = json
    self.word = word
  }

  /// The same form, which documents and requests know as a narrower kind.
  package func documented(as kind: ValueKind) -> ValueForm {
    var form = ValueForm(name, kind, read: read, json: json, word: word)
    form.files = files
    return form
  }

  /// The same form, of which what a person types is checked besides.
  func typed(_ check: @escaping @Sendable (String) throws(InvalidValue) -> Void) -> ValueForm {
    let read = read
    var form = ValueForm(name, kind) { given throws(InvalidValue) in
      if case .word(let text) = given { try check(text) }
      return try read(given)
    } json: {
      json($0)
    } word: { value, names in
      try word(value, names)
    }
    (form.choices, form.files) = (choices, files)
    return form
  }

  /// The same form under another name.
  package func called(_ name: String) -> ValueForm {
    var form = ValueForm(name, kind, read: read, json: json, word: word)
    form.files = files
    return form
  }
}

extension ValueForm where Value == String {
  /// The name of a file.
  package static func file(_ name: String = "file", endings: [String] = []) -> ValueForm {
    var form = ValueForm.text(name)
    form.files = endings
    return form
  }

  /// Any text; in the history on one line, and shortened.
  package static func text(_ name: String, atLeast least: Int = 0) -> ValueForm {
    ValueForm(name, .text(atLeast: least)) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      return text
    } json: {
      .string($0)
    } word: { text, _ in
      StepNames.text(text)
    }
  }

  /// A moment of the history: the number of a step, `last`, or a day.
  static var moment: ValueForm { text("step|day", atLeast: 1) }
}

extension ValueForm where Value == Int {
  /// A whole number.
  ///
  /// - Parameter noun: The thing that it is, with its article.
  package static func number(
    _ name: String, _ range: ClosedRange<Int>, noun: String? = nil, advice: String
  ) -> ValueForm {
    ValueForm(name, .integer(range)) { given throws(InvalidValue) in
      let number: Int? = if case .json(let value) = given { value.wholeNumber } else { given.text.flatMap { Int($0) } }
      guard let number, range.contains(number) else { throw InvalidValue(advice, noun: noun) }
      return number
    } json: {
      .integer($0)
    } word: { number, _ in
      "\(number)"
    }
  }
}

extension ValueForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a few words.
  package static func choice(_ name: String) -> ValueForm {
    ValueForm(name, .choice(Value.allCases.map(\.rawValue))) { given throws(InvalidValue) in
      guard let value = given.text.flatMap(Value.init(rawValue:)) else { throw InvalidValue() }
      return value
    } json: {
      .string($0.rawValue)
    } word: { value, _ in
      value.rawValue
    }
  }
}
