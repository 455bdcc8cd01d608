import Foundation
import RecipeTestSupport
import Testing

/// Lines for a shell, each of which changes something and prints one line, and what the library is after each.
struct Script: Sendable {
  let words: [[String]]
  private let states: [LibraryState]
  private let verdicts = Verdicts()

  private static let all = Memo<Script>()

  static func sample() throws -> Script {
    try all.value("sample") { try Script(lines) }
  }

  private static let lines = [
    ["add", "Bread", "--ingredient", "flour"],
    ["favorite", "5"],
    ["reorder", "9", "--to", "top"],
    ["collect", "7", "--into", "For guests"],
    ["edit", "3", "--notes", "Better with salt"],
    ["delete", "4", "--yes"],
    ["reorder", "12", "--after", "20"],
    ["edit", "6", "--title", "Another title", "--collection", "New"],
    ["unfavorite", "5"],
    ["shop", "add", "--item", "foil"],
    ["shop", "tick", "foil"],
    ["cooked", "add", "5", "--on", "2026-01-02", "--rating", "4", "--note", "good"],
    ["rate", "6", "3"],
    ["plan", "add", "8", "--on", "2026-11-27"],
    ["plan", "shop", "2026-11-27"],
    ["add", "Rolls", "--collection", "New"],
  ]

  /// Runs the lines one by one to learn the states.
  private init(_ words: [[String]]) throws {
    self.words = words
    let box = try FaultBox(.library)
    var states = [try box.state]
    for line in words {
      let result = try box.run(line)
      try #require(result.code == 0, "\(line): \(result.messages)")
      states.append(try box.state)
    }
    self.states = states
  }

  var text: Data {
    Data(words.map { $0.map { "\"\($0)\"" }.joined(separator: " ") + "\n" }.joined().utf8)
  }

  /// Returns what is wrong with a library when so many lines have been acknowledged.
  func losses(in path: String, acknowledged: Int) throws -> [String] {
    try verdicts.verdict(on: path, acknowledged) {
      let problems = try Integrity.problems(of: path)
      let state = try LibraryState(of: path)
      if state == states[acknowledged] { return problems }
      if acknowledged + 1 < states.count, state == states[acknowledged + 1] { return problems }
      return problems + ["\(acknowledged) lines acknowledged, but: \(state.difference(from: states[acknowledged]))"]
    }
  }
}
