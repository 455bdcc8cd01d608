/// A parameter of a verb or a command, as far as it concerns no value: names, help, and how it is given.
package struct ParameterInfo: Equatable, Sendable {
  package enum Shape: Equatable, Sendable {
    /// A word at a place of its own.
    case word
    /// The last word, after others of which there may be several; help explains it with them.
    case lastWord
    /// `--name VALUE`
    case option
    /// `--name`
    case flag
    /// `--name` and `--no-name`
    case onOrOff
  }

  /// The surfaces on which a parameter can be given.
  package struct Surfaces: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let commandLine = Surfaces(rawValue: 1)
    package static let forms = Surfaces(rawValue: 2)
    package static let json = Surfaces(rawValue: 4)
    package static let all: Surfaces = [.commandLine, .forms, .json]
  }

  /// On the command line, and everywhere else where no other name is given.
  package var name: String
  package var short: Character?
  /// The names that people type instead, with their hyphens.
  package var mistakenNames: [String] = []
  /// The names that it had, with their hyphens.
  package var formerNames: [String] = []
  /// The value's name in the help.
  package var valueName: String
  package var help: String
  /// The description for programs, where the help is about what a person types.
  package var documentation: String?
  package var kind: ValueKind
  /// The words that can be typed, where they are few.
  package var choices: [String] = []
  package var shape: Shape
  package var isRepeated = false
  /// `true` if words that are typed without quotes are one value; up to a comma, where there may be several.
  package var isJoined = false
  package var isRequired = false
  /// `true` if an empty field of a form says nothing.
  package var ignoresEmptyField = false
  /// The parameter that can be given instead of one that is required.
  package var alternative: String?
  package var surfaces = Surfaces.all
  /// The heading under which help lists it; nil for that of its shape.
  package var section: String?
  /// `true` if words with one hyphen that are no options are values as well, and so is `--` itself, which ends them.
  package var takesHyphens = false
  /// How the names of the files end that are meant, without dots; empty for any file, nil for no file.
  package var files: [String]?
  /// `true` if a page and a program hand in a file.
  package var isFile = false
  /// The name in JSON.
  package var json: String
  /// The name of the field in forms.
  package var field: String
}

extension ParameterInfo {
  /// The names on the command line, with their hyphens; none for a word.
  package var names: [String] {
    let long = "--\(name)"
    switch shape {
    case .word, .lastWord: return []
    case .option, .flag: return (short.map { ["-\($0)"] } ?? []) + [long]
    case .onOrOff: return [long, "--no-\(name)"]
    }
  }

  /// The name by which a person is told to use it: `--serves`, or `RECIPE`.
  package var typedName: String { names.isEmpty ? valueName.uppercased() : "--\(name)" }

  /// Returns whether it has a name as a member of an object.
  func isMember(_ name: String) -> Bool { json == name && surfaces.contains(.json) }

  var isInForms: Bool { surfaces.contains(.forms) }

  /// Returns whether it has a name as a field of a form.
  func isField(_ name: String) -> Bool { field == name && isInForms }
}
