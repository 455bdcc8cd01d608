import Foundation
import RecipeModel
import Testing

@testable import recipes

/// The transcripts in the README, line by line what the program prints about the sample recipes: one long sitting.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let readme = root.appending(path: "README.md")

  @Test func `the transcripts are what the program prints`() throws {
    let box = try TestBox()
    box.run(["import", Self.root.appending(path: "SampleData/recipes.json").path])
    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let played = try text.replacing(#/(?s)```console\n(.*?)```\n/#) { block in
      "```console\n\(try play(block.1.split(separator: "\n").filter { $0.hasPrefix("$ recipes ") }, in: box))```\n"
    }
    #expect(text.contains("```console"))
    if text == played { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try played.write(to: Self.readme, atomically: true, encoding: .utf8)
    }
    Issue.record("the README's transcripts differ from what is printed:\n\(played)")
  }

  /// Plays command lines one after the other on a terminal of 80 columns.
  private func play(_ lines: [Substring], in box: TestBox) throws -> String {
    var text = ""
    for line in lines {
      let result = box.run(Array(try ShellWords.split(String(line)).dropFirst(2)))
      text += line + "\n" + result.output + result.messages
    }
    return text
  }
}
