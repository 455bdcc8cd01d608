import Foundation
import Testing

@testable import recipes

/// One command line and what goes before it; its golden is named after it.
struct Scene: CustomTestStringConvertible {
  /// `BOX` in a word stands for the scene's own folder.
  var words: [String]
  var before: [[String]] = []
  /// Standard input, where it is not a terminal.
  var input = ""
  /// What a person types, on a terminal.
  var answers: String?
  var surface = Surface.pipe
  /// `true` if there is nothing yet, not even the default file.
  var startsEmpty = false
  /// `true` if the library is the sample of 52 recipes, printed without colors.
  var isOfSample = false
  /// How many lines the terminal has.
  var height = 24
  /// The editor, as the body of a shell script that finds the file in `$1`.
  var editor: String?
  /// What the disk has done to the database meanwhile.
  var damage: Damage?
  /// What tells the golden from that of the same words on the same surface.
  var suffix = ""

  enum Surface: Equatable {
    case pipe
    case terminal(Int)
    case coloredTerminal(Int)

    var width: Int? {
      switch self {
      case .pipe: nil
      case .terminal(let width), .coloredTerminal(let width): width
      }
    }

    fileprivate var suffix: String {
      switch self {
      case .pipe: ""
      case .terminal(let width): "-on-\(width)-columns"
      case .coloredTerminal(let width): "-in-color-on-\(width)-columns"
      }
    }
  }

  init(
    _ words: String..., before: [[String]] = [], input: String = "", answers: String? = nil,
    surface: Surface = .pipe, startsEmpty: Bool = false, isOfSample: Bool = false, height: Int = 24,
    editor: String? = nil, damage: Damage? = nil,
    suffix: String = ""
  ) {
    self.damage = damage
    self.words = words
    self.before = before
    self.input = input
    self.answers = answers
    self.surface = surface
    self.startsEmpty = startsEmpty
    self.isOfSample = isOfSample
    self.height = height
    self.editor = editor
    self.suffix = suffix
  }

  /// The golden's name: the words, with a hyphen for whatever is no letter or digit.
  var name: String {
    let words = (["recipes"] + words).joined(separator: " ")
    let parts = words.split { !($0.isLetter || $0.isNumber) }.dropFirst()
    let line = parts.isEmpty ? "home" : parts.joined(separator: "-")
    let suffixes = [isOfSample ? "of-the-sample" : nil, damage?.rawValue, suffix].compactMap(\.self).filter {
      !$0.isEmpty
    }
    return line.prefix(80) + surface.suffix + suffixes.map { "-\($0)" }.joined()
  }

  var testDescription: String { name }

  /// Plays the scene and returns everything that a person sees of its last command.
  func transcript() throws -> String {
    let box = try TestBox()
    try load(into: box)
    for words in before { box.run(words.map(box.unmasked)) }
    try damage?.strike(box.database)
    if let editor { box.environment["EDITOR"] = try box.makeScript("editor", editor) }
    box.screen = surface.width.map { Screen(width: $0, height: height) }
    if case .coloredTerminal = surface { box.isColored = true }
    let result = box.run(words.map(box.unmasked), input: input, answers: answers)
    var text = "$ " + (["recipes"] + words).map(Self.quoted).joined(separator: " ") + "\n" + result.output
    if !result.messages.isEmpty { text += "--- messages\n" + result.messages }
    if !text.hasSuffix("\n") { text += "\n" }
    if result.status != .done { text += "--- exit \(result.status.rawValue)\n" }
    return text.replacing("\u{1B}", with: "␛")
  }

  private func load(into box: TestBox) throws {
    if startsEmpty {
      box.environment["RECIPES_DATABASE"] = nil
    } else if isOfSample {
      box.environment["NO_COLOR"] = "1"
      try SampleLibrary.load(into: box)
    } else {
      try SmallLibrary.load(into: box)
    }
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_,./=+:".contains($0) }
    return isPlain ? word : "'\(word)'"
  }
}
