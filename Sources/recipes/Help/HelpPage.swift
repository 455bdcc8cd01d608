import ArgumentParser
import RecipeModel

/// What `help` prints of a command: the same sections in the same order for each.
struct HelpPage {
  /// Labels with what they mean, under a heading.
  struct Section {
    var heading: String
    var rows: [Row]
  }

  struct Row {
    var label: String
    var text: String

    init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  var sentence: String
  /// The lines of usage, each a whole command line.
  var usage: [String] = []
  var sections: [Section] = []
  /// The names of the options that most commands take; `help options` explains them.
  var globalOptions: [String] = []
  /// Paragraphs, and lines that begin with spaces and stay as they are.
  var text: [String] = []
  var examples: [String] = []
}

extension HelpPage {
  /// The page of a command, from the declaration that gives the parser its options.
  ///
  /// - Parameter path: The name of the command after the program's, such as `collections add`.
  init(of command: any ParsableCommand.Type, path: [String]) {
    let configuration = command.configuration
    sentence = configuration.abstract
    usage = Self.usage(configuration.usage ?? "")
    let parts = Self.parts(of: configuration.discussion)
    text = parts.text
    examples = parts.examples
    let description = CommandDescription(of: configuration.defaultSubcommand ?? command)
    let globalNames = Set(CommandDescription.ofGlobalOptions.optionNames)
    let own = description.arguments.filter { !globalNames.isSuperset(of: $0.names) || $0.names.isEmpty }
    add("ARGUMENTS", own.filter { $0.kind == .positional }, in: own)
    if !configuration.subcommands.isEmpty {
      let rows = configuration.subcommands.map { command in
        Row(command.configuration.commandName ?? "", Self.phrase(command.configuration.abstract))
      }
      sections.append(Section(heading: Self.headingOfCommands, rows: rows))
    }
    let options = own.filter { $0.kind != .positional && !$0.isOfParser }
    var titles: [String] = []
    for case let title? in options.map(\.section) where !titles.contains(title) { titles.append(title) }
    for title in titles {
      let remark = Self.remarks[title] ?? ""
      add(title.uppercased() + remark, options.filter { $0.section == title }, in: own)
    }
    add("OPTIONS", options.filter { $0.section == nil }, in: own)
    let name = path.joined(separator: " ")
    globalOptions = CommandDescription.ofGlobalOptions.options
      .filter { !$0.isOfParser && GlobalOptionUse.isUsed($0.names.last ?? "", by: name) }.map(\.longLabel)
  }

  /// The heading over the subcommands.
  static let headingOfCommands = "COMMANDS"

  /// What holds of all options of a group.
  private static let remarks = ["Filter": " (all must hold)", "Destination": " (one of)"]

  private mutating func add(
    _ heading: String, _ arguments: [CommandDescription.Argument], in all: [CommandDescription.Argument]
  ) {
    if arguments.isEmpty { return }
    sections.append(
      Section(heading: heading, rows: arguments.map { Row($0.label(among: all), $0.explanation(among: all)) }))
  }

  /// A sentence without its full stop.
  static func phrase(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// Lines that do not name the program go on with the one before.
  private static func usage(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.reduce(into: []) { lines, line in
      if line.hasPrefix("recipes ") || lines.isEmpty {
        lines.append(String(line))
      } else {
        lines[lines.count - 1] += " \(line)"
      }
    }
  }

  /// Takes the examples out of a text, and joins the lines of each paragraph.
  private static func parts(of discussion: String) -> (text: [String], examples: [String]) {
    var text: [String] = []
    var examples: [String] = []
    var isInExamples = false
    var joins = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "Examples:" {
        isInExamples = true
      } else if isInExamples, !line.isEmpty {
        examples.append(String(line.drop { $0 == " " }))
      } else if isInExamples || line.isEmpty {
        (isInExamples, joins) = (false, false)
        if let last = text.last, !last.isEmpty { text.append("") }
      } else if joins, !line.hasPrefix(" ") {
        text[text.count - 1] += " " + line
      } else {
        text.append(line)
        joins = !line.hasPrefix(" ")
      }
    }
    if text.last?.isEmpty == true { text.removeLast() }
    return (text, examples)
  }
}

/// Which of the options that every command takes do something in it.
private enum GlobalOptionUse {
  /// Options that few commands use, with those.
  private static let users: [String: Set<String>] = [
    "--yes": [
      "add", "edit", "delete", "restore", "shell", "collections", "collections rename", "collections delete",
    ],
    "--no-pager": [
      "list", "search", "show", "ingredients", "nutrition", "nutrition show", "nutrition foods", "history", "sidebar",
      "collections", "collections list",
      "shop",
      "shop list", "plan", "plan list",
      "shop aisles", "shop aisles list", "pantry", "pantry list", "cooked", "shell",
    ],
  ]

  /// Options that most commands use, with the others.
  private static let others: [String: Set<String>] = [
    "--json": ["completions"],
    "--quiet": [
      "completions", "path", "show", "ingredients", "nutrition", "nutrition show", "nutrition foods", "convert",
    ],
    "--no-input": ["completions", "path", "list", "search", "sidebar", "convert", "undo", "redo", "doctor"],
    "--color": ["completions", "path"],
    "--database": ["completions", "config", "convert"],
  ]

  static func isUsed(_ option: String, by command: String) -> Bool {
    users[option]?.contains(command) ?? !(others[option]?.contains(command) ?? false)
  }
}

extension CommandDescription {
  /// Those that every command takes.
  static let ofGlobalOptions = CommandDescription(of: GlobalOptions.self)
}

extension CommandDescription.Argument {
  /// Whether the parser takes the option on its own account, for every command.
  var isOfParser: Bool { names.contains("--help") || names.contains("--version") }

  /// `-c, --collection NAME`, with the long names of all options under one another.
  fileprivate func label(among arguments: [CommandDescription.Argument]) -> String {
    if kind == .positional { return valueName.uppercased() }
    let names =
      names.first?.hasPrefix("--") == true ? "    " + names.joined(separator: ", ") : names.joined(separator: ", ")
    guard kind == .option else { return names }
    // Where there is one value, that is what is typed; a neighbor is one of what the command takes.
    let value = values.count == 1 ? values[0] : (neighbor(among: arguments) ?? valueName).uppercased()
    return "\(names) \(value)"
  }

  /// The name and the explanation of an option.
  var row: HelpPage.Row { HelpPage.Row(label(among: []), explanation(among: [])) }

  /// `--color WHEN`.
  fileprivate var longLabel: String {
    let name = names.last ?? ""
    return kind == .option ? "\(name) \(valueName.uppercased())" : name
  }

  /// What stands next to a place; nil for what is no place.
  private func neighbor(among arguments: [CommandDescription.Argument]) -> String? {
    valueName == "neighbor" ? arguments.first { $0.kind == .positional }?.valueName : nil
  }

  /// What it means, with the values that it can have.
  fileprivate func explanation(among arguments: [CommandDescription.Argument]) -> String {
    var sentence = HelpPage.phrase(abstract)
    if let neighbor = neighbor(among: arguments) { sentence = sentence.replacing("this one", with: "this \(neighbor)") }
    guard values.count > 1, !values.allSatisfy(sentence.contains) else { return sentence }
    return "\(sentence): \(values.asAlternatives)"
  }
}
