extension Session {
  /// The subject of a page of help.
  enum HelpSubject {
    case command(any Command.Type, path: [String])
    case topic(HelpTopic)
  }

  /// Prints the pages of all commands below one, each under its name, and below the root those of all topics.
  func printHelp(below subject: HelpSubject) throws {
    guard case .command(let command, let path) = subject else { return }
    for subcommand in command.subcommands {
      let path = path + [subcommand.lastName]
      try printHelp(of: .command(subcommand.type, path: path), under: (["recipes"] + path).joined(separator: " "))
      try printHelp(below: .command(subcommand.type, path: path))
    }
    guard path.isEmpty else { return }
    for topic in HelpTopic.allCases { try printHelp(of: .topic(topic), under: "recipes help \(topic.rawValue)") }
  }

  private func printHelp(of subject: HelpSubject, under heading: String) throws {
    try print("")
    try print("\(heading, .title)")
    try printHelp(of: subject)
  }

  /// Prints a page of help.
  ///
  /// - Parameter isShort: Whether only what can be typed is explained, as for `-h`.
  func printHelp(of subject: HelpSubject, isShort: Bool = false) throws {
    let isInShell = shell != nil
    let page: HelpPage
    switch subject {
    case .topic(let topic): page = topic.page
    case .command(let command as any GroupedCommands.Type, _): page = HelpPage(ofAll: command, isInShell: isInShell)
    case .command(let command, let path): page = HelpPage(of: command, path: path)
    }
    let isWhole = page.usage.isEmpty || !isShort || page.globalOptions.isEmpty
    let width = printer.proseWidth ?? Screen.usual.width
    for line in page.lines(fitting: width, isShort: !isWhole, isInShell: isInShell) { try print(line) }
  }
}
