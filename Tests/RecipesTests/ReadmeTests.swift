import Foundation
import Testing

@testable import recipes

/// The transcript in the README, line by line what the program prints about the sample recipes.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let readme = root.appending(path: "README.md")

  @Test func `the transcript is what the program prints`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let start = try #require(text.range(of: "```console\n"))
    let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
    let written = String(text[start.upperBound..<end.lowerBound])
    let played = try play(written.split(separator: "\n").filter { $0.hasPrefix("$ recipes ") }.map(String.init))
    if written == played { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      let recorded = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: played)
      try recorded.write(to: Self.readme, atomically: true, encoding: .utf8)
    }
    Issue.record("the README's transcript differs from what is printed:\n\(played)")
  }

  /// Plays the command lines one after the other on a terminal of 80 columns.
  private func play(_ lines: [String]) throws -> String {
    let box = try TestBox()
    box.run(["import", Self.root.appending(path: "SampleData/recipes.json").path])
    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    var text = ""
    for line in lines {
      let result = box.run(Array(ShellWords.split(line).dropFirst(2)))
      text += line + "\n" + result.output + result.messages
    }
    return text
  }
}
