import RecipeFormats

/// A parameter of an owner, which is a verb, a command, or a group of options: a row of its declaration.
///
/// It reads one value into the owner at a time, and writes the owner's values.
package struct Parameter<Owner>: Sendable {
  package typealias Path<Value> = any WritableKeyPath<Owner, Value> & Sendable

  package var info: ParameterInfo
  let read: @Sendable (inout Owner, GivenValue) throws(InvalidValue) -> Void
  let json: @Sendable (Owner) -> [JSONValue]
  /// The words of a command line that mean the owner's values; of an option those after its name.
  let words: @Sendable (Owner, StepNames) throws -> [String]
}

// MARK: - Shapes

extension Parameter {
  /// A word at a place of its own.
  package static func word<Value>(
    _ path: Path<Value?>, _ name: String, _ form: ValueForm<Value>, _ help: String, isRequired: Bool = true,
    json: String? = nil, field: String? = nil
  ) -> Parameter {
    single(path, form, .init(.word, name, form, help, isRequired: isRequired, json: json, field: field))
  }

  /// A word at a place of its own that must be there.
  package static func word<Value>(
    _ path: Path<Value>, _ name: String, _ form: ValueForm<Value>, _ help: String, json: String? = nil,
    field: String? = nil
  ) -> Parameter {
    required(path, form, .init(.word, name, form, help, isRequired: true, json: json, field: field))
  }

  /// The last word, after others of which there may be several.
  ///
  /// - Parameter alternative: The option that is given instead of it.
  package static func lastWord<Value>(
    _ path: Path<Value?>, _ name: String, _ form: ValueForm<Value>, _ help: String, or alternative: String,
    json: String? = nil, field: String? = nil
  ) -> Parameter {
    var info = ParameterInfo(.lastWord, name, form, help, isRequired: true, json: json, field: field)
    info.alternative = alternative
    return single(path, form, info)
  }

  /// Words, as many as are typed.
  package static func words<Value>(
    _ path: Path<[Value]>, _ name: String, _ form: ValueForm<Value>, _ help: String, isRequired: Bool = true,
    json: String? = nil, field: String? = nil
  ) -> Parameter {
    repeated(path, form, .init(.word, name, form, help, isRequired: isRequired, json: json, field: field))
  }

  /// An option with a value; given twice, the last one counts.
  package static func option<Value>(
    _ path: Path<Value?>, _ name: String, _ form: ValueForm<Value>, _ help: String, short: Character? = nil,
    isRequired: Bool = false, json: String? = nil, field: String? = nil
  ) -> Parameter {
    single(
      path, form, .init(.option, name, form, help, short: short, isRequired: isRequired, json: json, field: field))
  }

  /// An option with a value that it has from the start, or that must be given.
  package static func option<Value>(
    _ path: Path<Value>, _ name: String, _ form: ValueForm<Value>, _ help: String, short: Character? = nil,
    isRequired: Bool = false, json: String? = nil, field: String? = nil
  ) -> Parameter {
    required(
      path, form, .init(.option, name, form, help, short: short, isRequired: isRequired, json: json, field: field))
  }

  /// An option that may be repeated.
  package static func options<Value>(
    _ path: Path<[Value]>, _ name: String, _ form: ValueForm<Value>, _ help: String, short: Character? = nil,
    json: String? = nil, field: String? = nil
  ) -> Parameter {
    repeated(path, form, .init(.option, name, form, help, short: short, json: json, field: field))
  }

  /// An option without a value. In a form, the field is there or not.
  package static func flag(
    _ path: Path<Bool>, _ name: String, _ help: String, short: Character? = nil, json: String? = nil,
    field: String? = nil
  ) -> Parameter {
    Parameter(info: .init(.flag, name, help, short: short, json: json, field: field)) {
      owner, given throws(InvalidValue) in
      owner[keyPath: path] = try isTrue(given)
    } json: { owner in
      owner[keyPath: path] ? [.bool(true)] : []
    } words: { owner, _ in
      owner[keyPath: path] ? [""] : []
    }
  }

  /// An option that says yes, or with `--no-` before its name no.
  package static func onOrOff(
    _ path: Path<Bool?>, _ name: String, _ help: String, json: String? = nil, field: String? = nil
  ) -> Parameter {
    Parameter(info: .init(.onOrOff, name, help, json: json, field: field)) { owner, given throws(InvalidValue) in
      owner[keyPath: path] = try isTrue(given)
    } json: { owner in
      owner[keyPath: path].map { [.bool($0)] } ?? []
    } words: { owner, _ in
      owner[keyPath: path].map { [$0 ? "" : "no-"] } ?? []
    }
  }

  private static func isTrue(_ given: GivenValue) throws(InvalidValue) -> Bool {
    guard case .json(let value) = given else { return true }
    guard case .bool(let isTrue) = value else { throw InvalidValue() }
    return isTrue
  }

  private static func required<Value>(
    _ path: Path<Value>, _ form: ValueForm<Value>, _ info: ParameterInfo
  ) -> Parameter {
    Parameter(info: info) { owner, given throws(InvalidValue) in
      owner[keyPath: path] = try form.read(given)
    } json: { owner in
      [form.json(owner[keyPath: path])]
    } words: { owner, names in
      [try form.word(owner[keyPath: path], names)]
    }
  }

  private static func single<Value>(
    _ path: Path<Value?>, _ form: ValueForm<Value>, _ info: ParameterInfo
  ) -> Parameter {
    Parameter(info: info) { owner, given throws(InvalidValue) in
      owner[keyPath: path] = try form.read(given)
    } json: { owner in
      owner[keyPath: path].map { [form.json($0)] } ?? []
    } words: { owner, names in
      try owner[keyPath: path].map { [try form.word($0, names)] } ?? []
    }
  }

  private static func repeated<Value>(
    _ path: Path<[Value]>, _ form: ValueForm<Value>, _ info: ParameterInfo
  ) -> Parameter {
    var info = info
    info.isRepeated = true
    return Parameter(info: info) { owner, given throws(InvalidValue) in
      owner[keyPath: path].append(try form.read(given))
    } json: { owner in
      owner[keyPath: path].map(form.json)
    } words: { owner, names in
      try owner[keyPath: path].map { try form.word($0, names) }
    }
  }
}

extension ParameterInfo {
  fileprivate init<Value>(
    _ shape: Shape, _ name: String, _ form: ValueForm<Value>, _ help: String, short: Character? = nil,
    isRequired: Bool = false, json: String?, field: String?
  ) {
    self.init(
      name: name, short: short, valueName: form.name, help: help, kind: form.kind, choices: form.choices, shape: shape,
      isRequired: isRequired, files: form.files, json: json ?? name, field: field ?? name)
  }

  fileprivate init(
    _ shape: Shape, _ name: String, _ help: String, short: Character? = nil, json: String?, field: String?
  ) {
    self.init(
      name: name, short: short, valueName: "", help: help, kind: .flag, shape: shape, json: json ?? name,
      field: field ?? name)
  }
}

extension Parameter {
  /// The same parameter, whose values may begin with a hyphen where they are no options.
  package var takingHyphens: Parameter {
    var parameter = self
    parameter.info.takesHyphens = true
    return parameter
  }
}

extension Parameter {
  /// The same parameter, of which words that are typed without quotes are one value; up to a comma, where there may be
  /// several.
  package var joined: Parameter {
    var parameter = self
    parameter.info.isJoined = true
    return parameter
  }

  /// The same parameter, which is suggested to those who type another name that means it elsewhere.
  package func suggested(for names: [String]) -> Parameter {
    var parameter = self
    parameter.info.mistakenNames = names
    return parameter
  }

  /// The same parameter, which had other names: who types one is given the whole line with its name.
  package func formerly(_ names: [String]) -> Parameter {
    var parameter = self
    parameter.info.formerNames = names
    return parameter
  }

  /// The same parameter, which programs are told otherwise of than people.
  package func documented(_ text: String) -> Parameter {
    var parameter = self
    parameter.info.documentation = text
    return parameter
  }

  /// The same parameter, of which an empty field of a form says nothing.
  package var ignoringEmptyField: Parameter {
    var parameter = self
    parameter.info.ignoresEmptyField = true
    return parameter
  }

  /// The same parameter, for which a page and a program hand in a file.
  var asFile: Parameter {
    var parameter = self
    parameter.info.isFile = true
    return parameter
  }

  /// The same parameter, which the words in the history leave out.
  var unspoken: Parameter {
    Parameter(info: info, read: read, json: json) { _, _ in [] }
  }

  /// The same parameter, which can be given only there.
  package func only(_ surfaces: ParameterInfo.Surfaces) -> Parameter {
    var parameter = self
    parameter.info.surfaces = surfaces
    return parameter
  }
}

// MARK: - Groups

extension Parameter {
  /// The same parameter of something that has the owner as a part.
  package func within<Whole>(_ path: any WritableKeyPath<Whole, Owner> & Sendable) -> Parameter<Whole> {
    let (read, json, words) = (read, json, words)
    return Parameter<Whole>(info: info) { whole, given throws(InvalidValue) in
      try read(&whole[keyPath: path], given)
    } json: { whole in
      json(whole[keyPath: path])
    } words: { whole, names in
      try words(whole[keyPath: path], names)
    }
  }
}

extension Array {
  /// The parameters of a part of the owner.
  package func within<Whole, Part>(_ path: any WritableKeyPath<Whole, Part> & Sendable) -> [Parameter<Whole>]
  where Element == Parameter<Part> {
    map { $0.within(path) }
  }

  /// The parameters under a heading of their own in the help.
  package func inSection<Owner>(_ heading: String) -> [Parameter<Owner>] where Element == Parameter<Owner> {
    map { parameter in
      var parameter = parameter
      parameter.info.section = heading
      return parameter
    }
  }
}
