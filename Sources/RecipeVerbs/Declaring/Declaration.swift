package import RecipeFormats
import RecipeModel

/// All that is said of a verb or a command, once.
///
/// Parser, help, manual, completion, forms, operations of the API, the words in the history, and JSON follow from it.
package struct Declaration<Owner>: Sendable {
  /// One sentence with its full stop.
  package var sentence: String
  /// Whole command lines.
  package var usage: [String]
  /// Paragraphs with empty lines between; lines that begin with spaces stay as they are.
  package var text: String
  /// Whole command lines.
  package var examples: [String]
  package var parameters: [Parameter<Owner>]
  package var rules: [Rule]
  /// The page's forms that ask for it.
  package var forms: [Form]
  package var routes: [Route]

  package init(
    _ sentence: String, usage: [String], text: String = "", examples: [String] = [],
    parameters: [Parameter<Owner>] = [], rules: [Rule] = [], forms: [Form] = [], routes: [Route] = []
  ) {
    self.sentence = sentence
    self.usage = usage
    self.text = text
    self.examples = examples
    self.parameters = parameters
    self.rules = rules
    self.forms = forms
    self.routes = routes
  }

  /// - Parameter groups: The parameters, some of which several declarations have in common.
  package init(
    _ sentence: String, usage: [String], text: String = "", examples: [String] = [], groups: [[Parameter<Owner>]],
    rules: [Rule] = [], forms: [Form] = [], routes: [Route] = []
  ) {
    self.init(
      sentence, usage: usage, text: text, examples: examples, parameters: groups.flatMap(\.self), rules: rules,
      forms: forms, routes: routes)
  }

  package var infos: [ParameterInfo] { parameters.map(\.info) }

  /// The declaration without the parameters that no command line has.
  package var ofCommand: Declaration {
    var declaration = self
    declaration.parameters.removeAll { !$0.info.surfaces.contains(.commandLine) }
    return declaration
  }

  /// The declaration of a command that does something else where none of some parameters is given.
  package func optional(_ names: Set<String>) -> Declaration {
    var declaration = self
    for index in parameters.indices where names.contains(parameters[index].info.name) {
      declaration.parameters[index].info.isRequired = false
    }
    declaration.rules.removeAll { rule in
      if case .some(let needed, _) = rule { names.isSuperset(of: needed) } else { false }
    }
    return declaration
  }

  /// The declaration of something that has the owner as a part.
  package func within<Whole>(_ path: any WritableKeyPath<Whole, Owner> & Sendable) -> Declaration<Whole> {
    Declaration<Whole>(
      sentence, usage: usage, text: text, examples: examples, parameters: parameters.within(path), rules: rules,
      forms: forms, routes: routes)
  }
}

// MARK: - Reading

/// A value for one of the parameters of a declaration.
package struct GivenParameter: Sendable {
  /// The place of the parameter.
  package var index: Int
  package var value: GivenValue

  package init(_ index: Int, _ value: GivenValue) {
    self.index = index
    self.value = value
  }
}

extension Declaration {
  /// Reads values into the owner, and checks that all that is needed is there and no rule is broken.
  package func read(_ given: [GivenParameter], into owner: inout Owner) throws(Misuse) {
    var names: [String] = []
    for one in given {
      let parameter = parameters[one.index]
      // JSON that says no of a flag says as much as JSON without it.
      if parameter.info.shape == .flag, case .json(.bool(false)) = one.value { continue }
      names.append(parameter.info.name)
      do throws(InvalidValue) {
        try parameter.read(&owner, one.value)
      } catch {
        throw .invalid(one.value.shown, parameter.info, error)
      }
    }
    try check(names)
  }

  /// The values of fields; those that it does not have are ignored, and so is all but the first of one that is not repeated.
  func given(
    _ fields: [(name: String, text: String)], after earlier: [GivenParameter] = []
  ) -> [GivenParameter] {
    fields.reduce(into: earlier) { given, field in
      guard let index = parameters.firstIndex(where: { $0.info.isField(field.name) }) else { return }
      let info = parameters[index].info
      // Where a browser has no file to send, it may send the field's text.
      if info.isFile || info.ignoresEmptyField && field.text.trimmed().isEmpty { return }
      if !info.isRepeated, given.contains(where: { $0.index == index }) { return }
      given.append(GivenParameter(index, .field(field.text)))
    }
  }

  private func check(_ given: [String]) throws(Misuse) {
    for info in infos where info.isRequired && !given.contains(info.name) {
      if let alternative = info.alternative, given.contains(alternative) { continue }
      throw .missing(info)
    }
    for rule in rules { try rule.check(given) }
  }

  /// Reads members by their names in JSON; a list gives a repeated parameter each of its elements.
  package func read(_ members: [(String, GivenValue)], into owner: inout Owner) throws(Misuse) {
    var given: [GivenParameter] = []
    for (name, value) in members {
      guard let index = parameters.firstIndex(where: { $0.info.isMember(name) }) else { throw .unknown(name) }
      if given.contains(where: { $0.index == index }) { throw .rule("`\(name)` is given twice") }
      if parameters[index].info.isRepeated, case .json(.array(let elements)) = value {
        given += elements.map { GivenParameter(index, .json($0)) }
      } else {
        given.append(GivenParameter(index, value))
      }
    }
    try read(given, into: &owner)
  }
}

extension GivenValue {
  /// The value as a message has it.
  fileprivate var shown: String {
    switch self {
    case .word(let text), .field(let text), .json(.string(let text)): return text
    case .file(let file): return file.name
    case .json(let value):
      var bytes: [UInt8] = []
      value.append(to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

// MARK: - Writing

extension Declaration {
  /// The members of an object from which the same owner is read.
  package func members(of owner: Owner) -> [(String, JSONValue)] {
    parameters.filter { $0.info.surfaces.contains(.json) }.compactMap { parameter in
      let values = parameter.json(owner)
      if parameter.info.isRepeated { return values.isEmpty ? nil : (parameter.info.json, .array(values)) }
      return values.first.map { (parameter.info.json, $0) }
    }
  }

  /// The words of a command line that ask for the same, without the name: values first, then options.
  package func words(for owner: Owner, _ names: StepNames) throws -> [String] {
    var values: [String] = []
    var options: [String] = []
    for parameter in parameters where parameter.info.surfaces.contains(.commandLine) {
      var words = try parameter.words(owner, names)
      if parameter.info.isJoined { words = TypedNames.words(of: words) }
      switch parameter.info.shape {
      case .word, .lastWord: values += words
      case .option: for word in words where !word.isEmpty { options += ["--\(parameter.info.name)", word] }
      case .flag, .onOrOff: options += words.map { "--\($0)\(parameter.info.name)" }
      }
    }
    return values + options
  }
}
