import Foundation
import RecipeTestSupport
import RecipeVerbs
import Testing

@testable import recipes

/// The pages of the manual, held against the commands and against the programs that format them.
@Suite struct ManualTests {
  private static let pages = Manual(of: Recipes.self).pages

  /// The source of a command's part of the manual: its page, or its section in the page of the command above it.
  private static func part(for path: [String]) throws -> Substring {
    let source = try #require(pages.first { $0.name == "recipes-\(path[0])" }).source[...]
    guard path.count > 1 else { return source.components(separatedBy: "\n.SH COMMANDS\n")[0][...] }
    let heading = "\n.SS \(Roff.escaped("recipes " + path.joined(separator: " ")))\n"
    let start = try #require(source.firstRange(of: heading), "\(path)").upperBound
    let end = source[start...].firstRange(of: "\n.S")?.lowerBound ?? source.endIndex
    return source[start..<end]
  }

  @Test func `every command is in its page, with each of its options`() throws {
    let global = GlobalOptions.ofEveryCommand.flatMap(\.names)
    for (path, command) in HelpTests.commands {
      let part = try Self.part(for: path)
      #expect(part.contains(Roff.usage("recipes " + path.joined(separator: " "))), "\(path)")
      let described = command.usualSubcommand ?? command
      for name in described.parameters.flatMap(\.names) where !global.contains(name) && name != "--version" {
        #expect(part.contains(Roff.bold(name)), "\(path) \(name)")
      }
    }
  }

  @Test func `the overview names every command, global option, topic, setting, and exit code`() throws {
    let overview = try #require(Self.pages.first)
    #expect(overview.fileName == "recipes.1")
    var names = Self.pages.dropFirst().map { "\($0.name)(1)" } + ConfigurationKey.allCases.map(\.rawValue)
    names += recipes.ExitStatus.allCases.map { "\($0.rawValue)" } + GlobalOptions.ofEveryCommand.flatMap(\.names)
    names += HelpTopic.allCases.flatMap(\.page.sections).flatMap(\.rows).map { String($0.label.drop { $0 == " " }) }
    for name in names {
      #expect(overview.source.contains(Roff.bold(name)) || overview.source.contains(Roff.label(name)), "\(name)")
    }
  }

  @Test func `what the manual says beyond the help belongs to a command or a topic`() {
    let subjects = HelpTests.commands.map { $0.path.joined(separator: " ") } + HelpTopic.allCases.map(\.rawValue)
    #expect(Set(ManualDetails.texts.keys).isSubset(of: subjects + ["", "configuration"]))
  }

  @Test func `lines are short, in ASCII, and begin with a dot only as a request`() {
    let requests: Set = [".TH", ".br", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad"]
    for page in Self.pages {
      for line in page.source.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.utf8.count <= 100, "\(page.name): \(line)")
        #expect(line.utf8.allSatisfy { $0 < 128 }, "\(page.name): \(line)")
        #expect(!line.hasPrefix("'"), "\(page.name): \(line)")
        if line.hasPrefix(".") { #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)") }
      }
    }
  }

  @Test(arguments: [
    ("--max-time 30m", "\\fB\\-\\-max\\-time\\fR 30m"), ("(--plain).", "(\\fB\\-\\-plain\\fR)."),
    ("`export -f` it's", "\\fBexport \\-f\\fR it\\(aqs"), ("- [ ] 2", "\\- [ ] 2"), ("½ a\\b", "\\[u00BD] a\\eb"),
    (".5 l", ".5 l"), ("~/x \"^\"", "\\(ti/x \\(dq\\(ha\\(dq"),
  ])
  func `prose is escaped, with options in bold`(text: String, expected: String) {
    #expect(Roff.prose(text) == expected)
  }

  @Test func `a line of text never becomes a request`() {
    #expect(Roff.lines(".SH is text") == ["\\&.SH is text"])
    let words = Array(repeating: "abcdefgh", count: 8).joined(separator: " ") + " abcd"
    #expect(Roff.lines("\(words) .bak") == [words, "\\&.bak"])
  }

  @Test(arguments: [
    ("recipes list [FILTER] [-n COUNT]", "\\fBrecipes\\fR \\fBlist\\fR [\\fIFILTER\\fR] [\\fB\\-n\\fR \\fICOUNT\\fR]"),
    ("recipes completions bash|zsh", "\\fBrecipes\\fR \\fBcompletions\\fR \\fBbash\\fR|\\fBzsh\\fR"),
    ("recipes reorder      in your editor", "\\fBrecipes\\fR \\fBreorder\\fR\\~\\~\\~in your editor"),
  ])
  func `usage has words in bold and values in italics`(line: String, expected: String) {
    #expect(Roff.usage(line) == expected)
  }

  @Test(arguments: [
    ("/usr/bin/groff", ["-man", "-ww", "-Tutf8", "-z"]), ("/usr/bin/mandoc", ["-T", "lint", "-W", "warning"]),
  ])
  func `programs that format the pages find nothing to warn of`(program: String, options: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: program) else { try Test.cancel("\(program) is not installed") }
    let box = try TestBox()
    #expect(box.run([ManualCommand.name, box.folder.path]).status == .done)
    let files = Self.pages.map { box.folder.appending(path: $0.fileName).path }
    let run = try Binary(box: box, path: program).run(options + files)
    #expect(run.code == 0 && run.output.isEmpty && run.messages.isEmpty, "\(run.output)\(run.messages)")
  }

  @Test func `the hidden command writes every page, and needs a folder`() throws {
    let box = try TestBox()
    #expect(box.run([ManualCommand.name, box.folder.path]).status == .done)
    for page in Self.pages {
      #expect(try String(contentsOf: box.folder.appending(path: page.fileName), encoding: .utf8) == page.source)
    }
    #expect(box.run([ManualCommand.name]).status == .usage)
    #expect(box.run([ManualCommand.name, "\(box.folder.path)/nowhere"]).status == .cannotCreate)
  }

  @Test func `every variable that the program reads is in the help`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/recipes").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let parts = try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "nvironment[\"")
        .dropFirst()
    }
    let variables = Set(parts.map { String($0.prefix { $0 != "\"" }) })
    let named = HelpTopic.pageOfEnvironment.sections.flatMap(\.rows).flatMap { $0.label.components(separatedBy: ", ") }
    #expect(variables.count > 10)
    #expect(variables.subtracting(named).isEmpty)
  }
}
