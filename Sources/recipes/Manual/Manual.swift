import RecipeVerbs

/// The manual: an overview, and a page for each command with its subcommands, from the declarations that make the help.
struct Manual {
  private let root: any GroupedCommands.Type

  init(of root: any GroupedCommands.Type) {
    self.root = root
  }

  private var name: String { root.name }

  /// All pages, the overview first.
  var pages: [ManualPage] {
    [overview] + root.groups.flatMap { group in group.commands.map { page(of: $0.type, in: group) } }
  }

  private func pageName(of command: String) -> String { "\(name)-\(command)" }

  // MARK: - A command

  private func page(of command: any Command.Type, in group: HelpGroup) -> ManualPage {
    let path = [command.lastName]
    let help = HelpPage(of: command, path: path)
    var page = ManualPage(name: pageName(of: command.lastName), sentence: help.sentence)
    page.addHeading("SYNOPSIS")
    page.addUsage(help.usage)
    page.addHeading("DESCRIPTION")
    page.addParagraph(help.sentence)
    page.addText(help.text)
    ManualDetails.texts[path.joined()]?.forEach { page.addParagraph($0) }
    for section in help.sections where section.heading != HelpPage.headingOfCommands {
      page.addHeading(section.heading)
      page.addRows(section.rows)
    }
    if !help.globalOptions.isEmpty {
      page.addHeading("GLOBAL OPTIONS")
      page.addParagraph("\(help.globalOptions.joined(separator: ", ")); see `\(name)`(1).")
    }
    if !command.subcommands.isEmpty { page.addHeading("COMMANDS") }
    addSubcommands(of: command, path: path, to: &page)
    page.addHeading("EXAMPLES")
    page.addVerbatim(help.examples)
    page.addReferences(to: [name] + group.commands.map { pageName(of: $0.lastName) }.filter { $0 != page.name })
    return page
  }

  private func addSubcommands(of command: any Command.Type, path: [String], to page: inout ManualPage) {
    for subcommand in command.subcommands {
      let path = path + [subcommand.lastName]
      let help = HelpPage(of: subcommand.type, path: path)
      page.addSubheading(([name] + path).joined(separator: " "))
      page.addUsage(help.usage)
      page.addParagraph(help.sentence)
      page.addText(help.text)
      ManualDetails.texts[path.joined(separator: " ")]?.forEach { page.addParagraph($0) }
      page.addRows(help.sections.filter { $0.heading != HelpPage.headingOfCommands }.flatMap(\.rows))
      page.addVerbatim(help.examples)
      addSubcommands(of: subcommand.type, path: path, to: &page)
    }
  }

  // MARK: - The overview

  private var overview: ManualPage {
    let help = HelpPage(ofAll: root, isInShell: false)
    var page = ManualPage(name: name, sentence: help.sentence)
    page.addHeading("SYNOPSIS")
    page.addUsage(help.usage)
    page.addHeading("DESCRIPTION")
    page.addText(help.text)
    ManualDetails.texts[""]?.forEach { page.addParagraph($0) }
    page.addHeading("COMMANDS")
    for group in root.groups {
      page.addSubheading(group.heading.prefix(1) + group.heading.dropFirst().lowercased())
      page.addRows(
        group.commands.map { .init("\(pageName(of: $0.lastName))(1)", $0.type.sentence) }, isLiteral: true)
    }
    for topic in HelpTopic.allCases { add(topic, to: &page) }
    addSettings(to: &page)
    page.addHeading("OTHER NAMES")
    let others = Dictionary(grouping: CommandAlias.names.keys.sorted()) { CommandAlias.names[$0]! }
    page.addRows(
      others.keys.sorted().map { .init(others[$0]!.joined(separator: ", "), "The same as `\($0)`") }, isLiteral: true)
    page.addReferences(to: root.groups.flatMap(\.commands).map { pageName(of: $0.lastName) })
    return page
  }

  private func add(_ topic: HelpTopic, to page: inout ManualPage) {
    let help = topic.page
    page.addHeading(topic.manualHeading)
    page.addParagraph(help.sentence)
    for section in help.sections {
      if help.sections.count > 1 { page.addSubheading(section.heading) }
      page.addRows(section.rows, isLiteral: topic != .options && topic != .filters)
    }
    page.addText(help.text)
    ManualDetails.texts[topic.rawValue]?.forEach { page.addParagraph($0) }
    page.addVerbatim(help.examples)
  }

  private func addSettings(to page: inout ManualPage) {
    page.addHeading("CONFIGURATION")
    ManualDetails.texts["configuration"]?.forEach { page.addParagraph($0) }
    page.addRows(
      ConfigurationKey.allCases.map { key in
        var text = key.meaning
        if case .choice(let values) = key.kind { text += ": \(values.asAlternatives)" }
        if let usual = key.defaultValue { text += "; \(usual) by default" }
        return .init(key.rawValue, text)
      }, isLiteral: true)
  }
}

extension HelpTopic {
  /// The name of the section in the manual; man-pages(7) has a name for that of exit codes.
  fileprivate var manualHeading: String { self == .exitCodes ? "EXIT STATUS" : rawValue.uppercased() }
}
