import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// What a person gets who presses the tabulator key in bash.
@Suite struct CompletionTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    _ = try box.write(box.run(["completions", "bash"]).output, to: "completions")
    _ = try box.write("[]", to: "soups.json")
  }

  /// Returns what bash offers for the last word of a line.
  private func completions(of line: String) throws -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let script = """
      cd "$1"; . ./completions
      COMP_LINE="\(line)"; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(\(words.map { "\"\($0)\"" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _recipes recipes "\(words[words.count - 1])" "\(words[words.count - 2])"
      echo "${COMPREPLY[@]}"
      """
    return try Binary(box: box, path: "/bin/bash").run(["-c", script, "bash", box.folder.path]).output
  }

  @Test(arguments: [
    "import so", "import soups.json so", "restore so", "backup so", "export --output so", "doctor --recover so",
    "list --database so", "--database so",
  ])
  func `files are offered where files are meant`(words: String) throws {
    #expect(try completions(of: "recipes \(words)") == "soups.json\n")
  }

  @Test func `commands, options and their values are offered`() throws {
    #expect(try completions(of: "recipes favo") == "favorite\n")
    #expect(try completions(of: "recipes list --sor") == "--sort\n")
    #expect(try completions(of: "recipes list --sort t") == "title time\n")
  }
}
