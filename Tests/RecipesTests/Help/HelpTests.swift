import Foundation
import RecipeTestSupport
import RecipeVerbs
import Testing

@testable import recipes

/// The pages of help, held against the commands.
@Suite struct HelpTests {
  /// All commands that have a page, with their paths.
  static let commands: [(path: [String], type: any Command.Type)] = {
    func commands(under type: any Command.Type, _ path: [String]) -> [([String], any Command.Type)] {
      type.subcommands.flatMap { command in
        let path = path + [command.lastName]
        return [(path, command.type)] + commands(under: command.type, path)
      }
    }
    return commands(under: Recipes.self, []).map { ($0.0, $0.1) }
  }()

  /// The words of a page that are names of options.
  private static func names(in lines: [Substring]) -> Set<String> {
    let words = lines.filter { $0.drop { $0 == " " }.hasPrefix("-") }.flatMap { line in
      line.split(separator: "  ").first.map { $0.split { " ,/".contains($0) } } ?? []
    }
    return Set(words.filter { $0.hasPrefix("-") }.map(String.init))
  }

  @Test func `every page has the options that are read`() {
    let global: Set = ["-j", "-q", "-y", "-h", "--help", "--version", "-V"]
    for (path, command) in Self.commands {
      let page = HelpPage(of: command, path: path)
      let shown = Set(page.sections.flatMap(\.rows).flatMap { Self.names(in: [$0.label[...]]) })
      let named = Set(page.globalOptions.map { String($0.prefix { $0 != " " }) })
      let described = command.usualSubcommand ?? command
      let parsers = Set((described.parameters + GlobalOptions.ofEveryCommand).flatMap(\.names))
      #expect(shown.isDisjoint(with: named), "\(path)")
      #expect(shown.union(named).isSubset(of: parsers), "\(path)")
      let left = parsers.subtracting(shown).subtracting(named).subtracting(global)
      #expect(left.isSubset(of: GlobalOptions.namesWithValue + GlobalOptions.flagNames), "\(path): \(left)")
    }
  }

  @Test func `every command is in a group of the first page, and only there`() {
    let page = HelpPage(ofAll: Recipes.self, isInShell: false)
    let names = page.sections.flatMap(\.rows).flatMap { $0.label.components(separatedBy: ", ") }
    #expect(
      names.sorted() == (Recipes.subcommands.map { $0.lastName } + ["help"]).sorted())
  }

  @Test func `sections have one order, and no page says OVERVIEW`() throws {
    let box = try TestBox()
    let order = [
      "USAGE", "ARGUMENTS", "COMMANDS", "FILTER", "DESTINATION", "FIELDS", "AMOUNTS", "OPTIONS", "GLOBAL OPTIONS",
      "EXAMPLES",
    ]
    for (path, _) in Self.commands {
      let page = box.run(["help"] + path)
      #expect(page.status == .done && page.messages.isEmpty)
      let headings = page.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
        order.firstIndex { line == "\($0):" || line.hasPrefix("\($0) (") || line.hasPrefix("\($0): recipes") }
      }
      #expect(headings == headings.sorted(), "\(path)")
      #expect(headings.first == 0, "\(path)")
      #expect(!page.output.contains("OVERVIEW"))
    }
  }

  @Test func `the letter prints the beginning of what the word prints`() throws {
    let box = try TestBox()
    for (path, _) in Self.commands {
      let whole = box.run(path + ["--help"])
      #expect(whole == box.run(["help"] + path), "\(path)")
      let short = box.run(path + ["-h"])
      #expect(short.status == .done && whole.output.hasPrefix(short.output), "\(path)")
    }
    #expect(!box.run(["reorder", "-h"]).output.contains("EXAMPLES"))
    #expect(box.run(["-h"]) == box.run(["help"]))
    #expect(box.run(["help"]) == box.run(["--help"]))
  }

  @Test func `lines fit the width, and a narrow one stops nothing`() {
    var pages = Self.commands.map { HelpPage(of: $0.type, path: $0.path) }
    pages += HelpTopic.allCases.map(\.page) + [HelpPage(ofAll: Recipes.self, isInShell: true)]
    for page in pages {
      let verbatim = Set((page.text.filter { $0.hasPrefix(" ") } + page.examples.map { "  \($0)" }))
      for width in [1, 10, 26, 27, 40, 59, 60, 80, 120] {
        for line in page.lines(fitting: width) where width >= 27 && !verbatim.contains(line.plain) {
          let longestWord = line.plain.split(separator: " ").map(\.count).max() ?? 0
          #expect(line.width <= min(width, 90) || longestWord > width - 12, "\(width): \(line.plain)")
        }
      }
    }
  }

  @Test func `topics explain what holds for many commands`() throws {
    let box = try TestBox()
    for topic in HelpTopic.allCases {
      let page = box.run(["help", topic.rawValue])
      #expect(page.status == .done && page.output.contains(topic.page.sentence))
    }
    let options = box.run(["help", "options"]).output
    for name in GlobalOptions.namesWithValue + GlobalOptions.flagNames + ["--version", "--help"] {
      #expect(options.contains(name))
    }
    for status in recipes.ExitStatus.allCases {
      #expect(box.run(["help", "exit-codes"]).output.contains("  \(status.rawValue) "))
    }
    #expect(box.run(["__complete", "fish", "--", "help", "exi"]).output.hasPrefix("exit-codes\t"))
    #expect(box.run(["help", "nmes"]).status == .usage)
  }

  @Test func `help with --all prints every page, each under its name`() throws {
    let box = try TestBox()
    let all = box.run(["help", "--all"])
    #expect(all.status == .done && all.output.hasPrefix(box.run(["help"]).output))
    for (path, _) in Self.commands {
      let name = path.joined(separator: " ")
      #expect(all.output.contains("\n\nrecipes \(name)\n\(box.run(["help"] + path).output)"), "\(name)")
    }
    for topic in HelpTopic.allCases {
      let page = box.run(["help", topic.rawValue]).output
      #expect(all.output.contains("\n\nrecipes help \(topic.rawValue)\n\(page)"))
    }
    let shop = box.run(["help", "shop", "--all"]).output
    #expect(shop.contains("\nrecipes shop aisles add\n") && !shop.contains("recipes help names"))
  }

  @Test func `a shell leaves its own name out`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let page = box.run(["shell"], input: "help reorder\n").output
    #expect(page.contains("USAGE: reorder RECIPE") && page.contains("\n  reorder 12 --before 3\n"))
    let first = box.run(["shell"], input: "help\n").output
    #expect(first.contains("SHELL:\n  open LIST") && first.contains("USAGE: COMMAND [options]"))
  }
}

/// Runs what the pages show as examples.
@Suite struct HelpExamplesTests {
  private static let examples: [String] =
    HelpTests.commands.flatMap { HelpPage(of: $0.type, path: $0.path).examples }
    + HelpTopic.allCases.flatMap(\.page.examples)

  @Test func `examples are command lines that run`() throws {
    let box = try TestBox()
    let folder = box.folder.path
    let sample = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../SampleData/recipes.json"
    ).path
    #expect(box.run(["import", sample]).status == .done)
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/recipes", withDestinationPath: Binary.path)
    // A network, other machines, and a shell's own folders are not there; a server does not end by itself.
    let examples = Self.examples.filter { line in
      !["https://", "ssh ", "/media/", "~/", "sqlite3 ", "--watch", "recipes serve"].contains { line.contains($0) }
    }
    #expect(examples.count > 50)
    var script = "cd \(folder); export PATH=\(folder):$PATH\n"
    for example in Set(examples).sorted() {
      let line = example.components(separatedBy: "  (")[0]
      script +=
        "( \(line) ) < /dev/null > /dev/null 2> message; echo \"$? \" '\(example.replacing("'", with: "'\\''"))' \"$(head -1 message)\"\n"
    }
    let lines = try Self.output(of: script, in: box).split(separator: "\n")
    #expect(lines.count == Set(examples).count)
    for line in lines {
      // Files that are named need not exist, an editor is not set, a recipe may have been deleted by another example.
      let status = line.prefix { $0 != " " }
      let isWithoutEditor = line.contains("no editor is set") || line.contains("cannot ask")
      #expect(["0", "1", "65", "66", "73"].contains(status) || isWithoutEditor, "\(line)")
    }
  }

  private static func output(of script: String, in box: TestBox) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.environment = box.environment.merging(["PATH": "/usr/bin:/bin"]) { value, _ in value }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
