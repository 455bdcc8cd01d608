/// The hidden command that writes the manual when the program is installed: `__manual FOLDER`.
struct ManualCommand {
  static let name = "__manual"

  let commands: any Command.Type

  init(of commands: any Command.Type) {
    self.commands = commands
  }

  /// Writes the pages of the manual to a folder.
  ///
  /// - Throws: `CommandError` for a page that cannot be written.
  func run(_ words: [String]) throws {
    guard words.count == 1, let commands = commands as? any GroupedCommands.Type else {
      throw CommandError("usage: recipes \(Self.name) FOLDER", .usage)
    }
    for page in Manual(of: commands).pages {
      try OutputFile.write(to: "\(words[0])/\(page.fileName)", isReplacing: true) { try $0.write(page.source.utf8) }
    }
  }
}
