import Foundation
import RecipeModel
import Testing

@testable import recipes

/// What is written about the commands, held against the commands.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// All commands with their paths, such as `collections add`.
  private static let commands: [(path: String, type: any Command.Type)] = {
    func commands(under type: any Command.Type, _ path: String) -> [(String, any Command.Type)] {
      type.subcommands.flatMap { command in
        let name = path + command.lastName
        return [(name, command.type)] + commands(under: command.type, name + " ")
      }
    }
    return commands(under: Recipes.self, "").map { ($0.0, $0.1) }
  }()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `every command has an abstract and a usage line`() {
    #expect(Self.commands.count > 15)
    for (path, command) in Self.commands {
      #expect(command.sentence.hasSuffix("."), "\(path)")
      #expect(command.usage.first?.hasPrefix("recipes \(path)") == true, "\(path)")
    }
  }

  @Test func `every command of its own teaches by examples that parse`() throws {
    for (path, command) in Self.commands where !path.contains(" ") {
      let examples = command.examples.filter { $0.hasPrefix("recipes ") }
      #expect(!examples.isEmpty, "\(path)")
      for example in examples {
        // What the shell does with the rest of the line is not ours.
        let line = example.split { "|<>(".contains($0) }[0]
        #expect(throws: Never.self, "\(example)") {
          let named = try NamedCommand(Array(ShellWords.split(String(line)).dropFirst()), in: Recipes.self)
          _ = try (named.type.usualSubcommand ?? named.type).read(named.words)
        }
      }
    }
  }

  @Test func `every command is in the README`() throws {
    let readme = try Self.text("README.md")
    for (path, _) in Self.commands {
      #expect(readme.contains("`\(path.split(separator: " ")[0])"), "\(path)")
    }
  }

  @Test func `a command is named as its path`() {
    for (path, command) in Self.commands { #expect(command.name == path) }
  }

  @Test func `every command is offered where one can be typed`() throws {
    let box = try TestBox()
    for (path, _) in Self.commands {
      let words = path.split(separator: " ").map(String.init)
      let offers = box.run([CompletionCommand.name, "fish", "--"] + words).output
      #expect(offers.split(separator: "\n").contains { $0.hasPrefix("\(words.last!)\t") }, "\(path)")
    }
  }

  @Test func `every test that is named for a fault exists`() throws {
    let folder = Self.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift") && !$0.contains(".build/")
    }
    let tests = try Set(
      files.flatMap { file in
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "func `")
          .dropFirst().map { $0.prefix { $0 != "`" } }
      })
    let faults = try Self.text("Documentation/Reliability.md").split(separator: "\n").filter { $0.hasSuffix("` |") }
    #expect(faults.count > 40)
    for fault in faults {
      let names = fault.split(separator: " | ").last!.split(separator: "`").filter { $0.contains(" ") && $0 != ", " }
      #expect(!names.isEmpty, "\(fault)")
      for name in names where name != " |" { #expect(tests.contains(name), "\(name)") }
    }
  }

  /// Asks the parser for the options that a command takes, by the JSON it makes for tools.
}
