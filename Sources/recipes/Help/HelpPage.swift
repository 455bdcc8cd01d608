import RecipeModel
import RecipeVerbs

/// The help of a command: the same sections in the same order for each.
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
  /// The page of a command, from the declaration that its words are read by.
  ///
  /// - Parameter path: The name of the command after the program's, such as `collections add`.
  init(of command: any Command.Type, path: [String]) {
    sentence = command.sentence
    usage = command.usage
    text = Self.paragraphs(command.text)
    examples = command.examples
    let own = (command.usualSubcommand ?? command).parameters
    add("ARGUMENTS", own.filter { $0.shape == .word }, in: own)
    if !command.subcommands.isEmpty {
      let rows = command.subcommands.map { command in Row(command.lastName, Self.phrase(command.type.sentence)) }
      sections.append(Section(heading: Self.headingOfCommands, rows: rows))
    }
    let options = own.filter { !$0.names.isEmpty }
    var titles: [String] = []
    for case let title? in options.map(\.section) where !titles.contains(title) { titles.append(title) }
    for title in titles {
      let remark = Self.remarks[title] ?? ""
      add(title.uppercased() + remark, options.filter { $0.section == title }, in: own)
    }
    add("OPTIONS", options.filter { $0.section == nil }, in: own)
    let name = path.joined(separator: " ")
    globalOptions = GlobalOptions.all.filter { GlobalOptionUse.isUsed("--\($0.name)", by: name) }.map(\.longLabel)
  }

  /// The heading over the subcommands.
  static let headingOfCommands = "COMMANDS"

  /// Remarks that hold for all options of a group.
  private static let remarks = ["Filter": " (all must hold)", "Destination": " (one of)"]

  private mutating func add(
    _ heading: String, _ arguments: [ParameterInfo], in all: [ParameterInfo]
  ) {
    if arguments.isEmpty { return }
    sections.append(
      Section(heading: heading, rows: arguments.map { Row($0.label(among: all), $0.explanation(among: all)) }))
  }

  /// A sentence without its full stop.
  static func phrase(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// Joins the lines of each paragraph.
  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = []
    var joins = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if joins, !line.isEmpty, !line.hasPrefix(" ") {
        paragraphs[paragraphs.count - 1] += " " + line
      } else if !(text.isEmpty && line.isEmpty) {
        paragraphs.append(line)
      }
      joins = !line.isEmpty && !line.hasPrefix(" ")
    }
    return paragraphs
  }
}

/// Which of the options that every command takes do something in it.
private enum GlobalOptionUse {
  /// Options that few commands use, with those.
  private static let users: [String: Set<String>] = [
    "--yes": [
      "add", "edit", "delete", "restore", "shell", "collections", "collections rename", "collections delete",
      "cooked add",
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

extension ParameterInfo {
  /// `-c, --collection NAME`, with the long names of all options under one another.
  fileprivate func label(among arguments: [ParameterInfo]) -> String {
    if shape == .word { return valueName.uppercased() }
    let names =
      names.first?.hasPrefix("--") == true ? "    " + names.joined(separator: ", ") : names.joined(separator: ", ")
    guard shape == .option else { return names }
    // Where there is one value, that is what is typed; a neighbor is one of what the command takes.
    let values = choices
    let value = values.count == 1 ? values[0] : (neighbor(among: arguments) ?? valueName).uppercased()
    return "\(names) \(value)"
  }

  /// The name and the explanation of an option.
  var row: HelpPage.Row { HelpPage.Row(label(among: []), explanation(among: [])) }

  /// `--color WHEN`.
  fileprivate var longLabel: String {
    let name = names.last ?? ""
    return shape == .option ? "\(name) \(valueName.uppercased())" : name
  }

  /// The words next to a place; nil for what is no place.
  private func neighbor(among arguments: [ParameterInfo]) -> String? {
    valueName == "neighbor" ? arguments.first { $0.shape == .word }?.valueName : nil
  }

  /// Its meaning, with the values that it can have.
  fileprivate func explanation(among arguments: [ParameterInfo]) -> String {
    var sentence = HelpPage.phrase(help)
    if let neighbor = neighbor(among: arguments) { sentence = sentence.replacing("this one", with: "this \(neighbor)") }
    let values = choices
    guard values.count > 1, !values.allSatisfy(sentence.contains) else { return sentence }
    return "\(sentence): \(values.asAlternatives)"
  }
}
