import RecipeTestSupport
import Testing

/// A command that writes, and what it starts from.
struct WritingCommand: CustomTestStringConvertible, Sendable {
  var name: String
  var words: [String]
  var start = FaultBox.Start.library

  var testDescription: String { name }

  static let all = [
    WritingCommand(name: "add", words: ["add", "Bread", "--ingredient", "flour", "--collection", "New"]),
    WritingCommand(name: "the first add", words: ["add", "Bread"], start: .nothing),
    WritingCommand(name: "the first add at home", words: ["add", "Bread"], start: .nothingAtHome),
    WritingCommand(name: "edit", words: ["edit", "3", "--notes", "Better with salt", "--collection", "New"]),
    WritingCommand(name: "favorite", words: ["favorite", "4", "5", "9"]),
    WritingCommand(name: "collect", words: ["collect", "7", "8", "--into", "For guests"]),
    WritingCommand(name: "rename a collection", words: ["collections", "rename", "Soups", "Suppen"]),
    WritingCommand(name: "reorder", words: ["reorder", "9", "12", "--to", "top"]),
    WritingCommand(name: "reorder by title", words: ["reorder", "--by", "title"]),
    WritingCommand(name: "import", words: ["import", Library.sampleRecipes, "--on-duplicate", "keep"]),
    WritingCommand(name: "delete", words: ["delete", "2-6", "--yes"]),
    WritingCommand(name: "undo", words: ["undo"]),
    WritingCommand(name: "migrate", words: ["list"], start: .olderLibrary),
  ]
}

/// What a command makes of a library when nothing goes wrong.
struct Outcome {
  var before: LibraryState
  var after: LibraryState

  init(of command: WritingCommand) throws {
    let box = try FaultBox(command.start)
    before = try box.state
    let result = try box.run(command.words)
    try #require(result.code == 0, "\(command.name): \(result.messages)")
    try #require(!result.output.isEmpty, "\(command.name) acknowledges nothing")
    after = try box.state
    if command.start != .olderLibrary { try #require(after != before, "\(command.name) changes nothing") }
  }

  /// Returns what is wrong after a run that a fault has met.
  ///
  /// - Parameter isKilled: Whether the process had no chance to say how it ended, so that a change may be there
  ///   that was not acknowledged.
  func losses(after result: Binary.Result, in box: FaultBox, isKilled: Bool) throws -> [String] {
    let problems = try Soundness.problems(of: box.path)
    let state = try box.state
    let isAcknowledged = result.code == 0 || !result.output.isEmpty
    if isAcknowledged, state != after {
      return problems + ["acknowledged, but not there: \(state.difference(from: after))"]
    }
    if !isAcknowledged, state != before, !isKilled || state != after {
      return problems + ["not acknowledged, but changed: \(state.difference(from: before))"]
    }
    return problems
  }
}
