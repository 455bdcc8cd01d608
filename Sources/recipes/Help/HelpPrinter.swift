/// The subject of a page of help.
enum HelpSubject {
  case command(any Command.Type, path: [String])
  case topic(HelpTopic)
}

/// Prints pages of help, as a command alone or a line of the shell shows them.
struct HelpPrinter {
  let printer: Printer
  let isInShell: Bool

  init(for session: Session) {
    printer = session.printer
    isInShell = session.shell != nil
  }

  /// Prints the pages of all commands below one, each under its name, and below the root those of all topics.
  func print(below subject: HelpSubject) throws {
    guard case .command(let command, let path) = subject else { return }
    for subcommand in command.subcommands {
      let path = path + [subcommand.lastName]
      try print(.command(subcommand.type, path: path), under: (["recipes"] + path).joined(separator: " "))
      try print(below: .command(subcommand.type, path: path))
    }
    guard path.isEmpty else { return }
    for topic in HelpTopic.allCases { try print(.topic(topic), under: "recipes help \(topic.rawValue)") }
  }

  private func print(_ subject: HelpSubject, under heading: String) throws {
    try printer.print("")
    try printer.print("\(heading, .title)")
    try print(subject)
  }

  /// Prints a page of help.
  ///
  /// - Parameter isShort: Whether only what can be typed is explained, as for `-h`.
  func print(_ subject: HelpSubject, isShort: Bool = false) throws {
    let page: HelpPage
    switch subject {
    case .topic(let topic): page = topic.page
    case .command(let command as any GroupedCommands.Type, _): page = HelpPage(ofAll: command, isInShell: isInShell)
    case .command(let command, let path): page = HelpPage(of: command, path: path)
    }
    let isWhole = page.usage.isEmpty || !isShort || page.globalOptions.isEmpty
    let width = printer.proseWidth ?? Screen.usual.width
    for line in page.lines(fitting: width, isShort: !isWhole, isInShell: isInShell) { try printer.print(line) }
  }
}
