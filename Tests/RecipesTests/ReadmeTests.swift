import Foundation
import RecipeModel
import Testing

@testable import recipes

/// The transcripts in documents, line by line what the program prints about the sample recipes: each document is one long
/// sitting.
///
/// A heading such as `## Friday 2026-11-27` sets the clock to the evening of that day. After `  # typed: ` a command has what
/// is typed while it runs, with commas between; any other comment is only read.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test(arguments: ["README.md", "Documentation/Week.md"])
  func `the transcripts are what the program prints`(document: String) throws {
    let file = Self.root.appending(path: document)
    let box = try TestBox()
    box.run(["import", Self.root.appending(path: "SampleData/recipes.json").path])
    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    let text = try String(contentsOf: file, encoding: .utf8)
    let played = try text.replacing(#/(?ms)^## \w+ (\d{4}-\d\d-\d\d)$|```console\n(.*?)```\n/#) { match in
      if let day = match.1 {
        box.environment["RECIPES_NOW"] = "\(day)T18:00:00Z"
        return String(match.0)
      }
      let lines = (match.2 ?? "").split(separator: "\n").filter { $0.hasPrefix("$ recipes ") }
      return "```console\n\(try play(lines, in: box))```\n"
    }
    #expect(text.contains("```console"))
    if text == played { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try played.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record("the transcripts of \(document) differ from what is printed:\n\(played)")
  }

  /// Plays command lines one after the other on a terminal of 80 columns.
  private func play(_ lines: [Substring], in box: TestBox) throws -> String {
    var text = ""
    for line in lines {
      let parts = String(line).components(separatedBy: "  # ")
      let typed = parts.dropFirst().first.flatMap { $0.hasPrefix(Self.typing) ? $0.dropFirst(Self.typing.count) : nil }
      let answers = typed.map { typed in
        typed.components(separatedBy: ", ").map { $0 == "Enter" ? "\n" : "\($0)\n" }.joined()
      }
      let result = box.run(Array(try ShellWords.split(parts[0]).dropFirst(2)), answers: answers)
      text +=
        line + "\n" + result.output.components(separatedBy: "\n").map(Self.withoutSpaceAtEnd).joined(separator: "\n")
      text += result.messages
    }
    return text
  }

  private static let typing = "typed: "

  /// As a document may have it, whose lines do not end in spaces.
  private static func withoutSpaceAtEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
