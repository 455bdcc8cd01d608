import RecipeFormats

/// The words of a command line, as values of the parameters that they can give.
///
/// Options may stand anywhere, with their value in the next word or after an equals sign; letters that take no value can be
/// joined, and the last of them may take one. After `--` every word is a value, and `-` always is.
package struct Words {
  /// The help that is asked for, instead of doing anything.
  package enum Help: Sendable { case short, long }

  package private(set) var given: [GivenParameter] = []
  package private(set) var help: Help?
  /// The first word for which there is no place. Any other mistake is reported before it.
  package private(set) var unexpected: String?
  private let parameters: [ParameterInfo]
  private let takesHelp: Bool
  private var values: [String] = []

  /// - Parameter takesHelp: Whether `-h` and `--help` ask for help.
  /// - Throws: `Misuse.unknown` for the first option that there is not, whatever else is wrong; `.withoutValue`,
  ///   `.withValue`.
  package init(_ words: [String], for parameters: [ParameterInfo], takesHelp: Bool = true) throws(Misuse) {
    self.parameters = parameters
    self.takesHelp = takesHelp
    var mistake: Misuse?
    var rest = words[...]
    var onlyValues = false
    while let word = rest.popFirst() {
      if onlyValues || !word.isOption {
        values.append(word)
      } else if word == "--" {
        onlyValues = true
        if takesHyphens { values.append(word) }
      } else {
        do throws(Misuse) {
          try read(option: word, &rest)
        } catch {
          if case .unknown = error, help == nil { throw error }
          mistake = mistake ?? error
        }
      }
    }
    if help != nil { return }
    if let mistake { throw mistake }
    placeValues()
  }

  // MARK: - Options

  private mutating func read(option word: String, _ rest: inout ArraySlice<String>) throws(Misuse) {
    let name = String(word.prefix { $0 != "=" })
    if takesHelp, name == "-h" || name == "--help" {
      help = name == "-h" && help == nil ? .short : .long
      return
    }
    let value = name.count < word.count ? String(word.dropFirst(name.count + 1)) : nil
    if let index = index(of: name) { return try give(index, name, value, &rest) }
    if word.hasPrefix("--") { throw .unknown(name) }
    if takesHyphens {
      values.append(word)
    } else if let group = group(word) {
      for index in group.flags { given.append(GivenParameter(index, .json(.bool(true)))) }
      if let last = group.last { try give(last, "-\(word.last!)", nil, &rest) }
    } else {
      throw .unknown(name)
    }
  }

  private var takesHyphens: Bool { parameters.contains(where: \.takesHyphens) }

  private func index(of name: String) -> Int? { parameters.firstIndex { $0.names.contains(name) } }

  private mutating func give(
    _ index: Int, _ name: String, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(Misuse) {
    let parameter = parameters[index]
    guard parameter.shape == .option else {
      if value != nil { throw .withValue(parameter, typed: name) }
      given.append(GivenParameter(index, .json(.bool(name != "--no-\(parameter.name)"))))
      return
    }
    guard let value = value ?? rest.popFirst() else { throw .withoutValue(parameter, typed: name) }
    if let last = given.lastIndex(where: { $0.index == index }), !parameter.isRepeated { given.remove(at: last) }
    given.append(GivenParameter(index, .word(value)))
  }

  /// The flags of letters after one hyphen, and the option that may be the last of them; nil where one is unknown.
  private func group(_ word: String) -> (flags: [Int], last: Int?)? {
    let letters = word.dropFirst()
    guard letters.count > 1 else { return nil }
    var flags: [Int] = []
    for (place, letter) in letters.enumerated() {
      guard let index = parameters.firstIndex(where: { $0.short == letter }) else { return nil }
      if parameters[index].shape == .flag {
        flags.append(index)
      } else {
        return place == letters.count - 1 ? (flags, index) : nil
      }
    }
    return (flags, nil)
  }

  // MARK: - Values

  /// Gives the last of several values to the parameter that is the last word, unless its alternative is given.
  private mutating func placeLastWord() {
    guard let index = parameters.firstIndex(where: { $0.shape == .lastWord }), values.count > 1,
      !given.contains(where: { parameters[$0.index].name == parameters[index].alternative })
    else { return }
    given.append(GivenParameter(index, .word(values.removeLast())))
  }

  /// Joins words that are one name; a quoted word with a space in it is a name by itself.
  private mutating func joinValues(from start: Int, _ parameter: ParameterInfo) {
    let words = Array(values.dropFirst(start))
    if parameter.isRepeated {
      values.replaceSubrange(min(start, values.count)..., with: TypedNames.new(words))
    } else if words.count > 1, !words.contains(where: { $0.contains(where: \.isWhitespace) }) {
      values.replaceSubrange(start..., with: [words.joined(separator: " ")])
    }
  }

  /// Gives the values to the words that have places, in their order; the last takes the rest if it is repeated.
  private mutating func placeValues() {
    placeLastWord()
    let places = parameters.indices.filter { parameters[$0].shape == .word }
    if let last = places.last, parameters[last].isJoined { joinValues(from: places.count - 1, parameters[last]) }
    for (number, value) in values.enumerated() {
      guard let index = number < places.count ? places[number] : places.last,
        number < places.count || parameters[index].isRepeated
      else {
        unexpected = value
        return
      }
      given.append(GivenParameter(index, .word(value)))
    }
  }
}

extension ParameterInfo {
  /// The option that asks for help.
  package static let help = ParameterInfo(
    name: "help", short: "h", valueName: "", help: "Show help information.", kind: .flag, shape: .flag, json: "help",
    field: "help")
}

extension String {
  /// `true` if a word of a command line is an option rather than a value.
  package var isOption: Bool { hasPrefix("-") && count > 1 }
}
