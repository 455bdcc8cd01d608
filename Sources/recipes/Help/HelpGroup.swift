/// Commands that belong together, as the first page of help lists them.
struct HelpGroup {
  struct Entry {
    /// One command, or several that are explained in one line.
    var commands: [Subcommand]
    /// Their purpose; nil for what the first one says of itself.
    var text: String?

    init(_ commands: Subcommand..., text: String? = nil) {
      self.commands = commands
      self.text = text
    }

    static func command<Named: Command>(_ type: Named.Type) -> Entry { Entry(.command(type)) }
  }

  var heading: String
  var entries: [Entry]

  var commands: [Subcommand] { entries.flatMap(\.commands) }

  var section: HelpPage.Section {
    HelpPage.Section(
      heading: heading,
      rows: entries.map { entry in
        let names = entry.commands.map { $0.lastName }
        return HelpPage.Row(
          names.joined(separator: ", "), HelpPage.phrase(entry.text ?? entry.commands[0].type.sentence))
      })
  }
}

/// The root of commands in groups.
protocol GroupedCommands: Command {
  static var groups: [HelpGroup] { get }
}

extension HelpPage {
  /// The first page: all commands in their groups.
  init(ofAll root: any GroupedCommands.Type, isInShell: Bool) {
    sentence = root.sentence
    usage = [isInShell ? "recipes COMMAND [options]" : "recipes [COMMAND] [options]"]
    sections = root.groups.map(\.section)
    let topics = HelpTopic.allCases.map(\.rawValue)
    sections[sections.count - 1].rows.append(
      HelpPage.Row(
        "help", "Explain a command, or one of these topics: \(topics.joined(separator: ", ")); all with --all"))
    if isInShell { sections.append(Section(heading: "SHELL", rows: ShellWord.rows)) }
    text = [root.text]
  }
}
