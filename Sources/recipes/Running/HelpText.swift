import ArgumentParser

extension Session {
  /// How wide the parser's help is: in a narrower space it leaves its explanations out.
  private var widthOfHelp: Int { max(printer.proseWidth ?? Screen.usual.width, 40) }

  /// Prints the help of a command.
  func printHelp(of command: any ParsableCommand.Type) throws {
    let text = HelpText.arranged(commands.helpMessage(for: command, columns: widthOfHelp))
    try world.output.write((text + "\n").utf8)
  }
}

/// The parser's help as people read it.
enum HelpText {
  /// Returns help with a command's own options before those that every command takes, and no empty line at its end.
  ///
  /// The parser puts the options that have no heading of their own last.
  static func arranged(_ text: String) -> String {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    var parts = paragraphs(of: text)
    guard let shared = parts.firstIndex(where: { $0.hasPrefix("GLOBAL OPTIONS:") }),
      let own = parts.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") && !$0.hasPrefix("OPTIONS:\n  --version ") }),
      shared < own
    else { return text }
    parts.insert(parts.remove(at: own), at: shared)
    return parts.joined(separator: "\n\n")
  }

  /// Returns what empty lines separate, looked for byte by byte: `split(separator:)` takes a seventh of the instructions
  /// of `--help`.
  private static func paragraphs(of text: String) -> [Substring] {
    let newline = UInt8(ascii: "\n")
    var parts: [Substring] = []
    var start = text.utf8.startIndex
    var rest = text.utf8[...]
    while let first = rest.firstIndex(of: newline) {
      rest = rest[text.utf8.index(after: first)...]
      guard rest.first == newline else { continue }
      parts.append(text[start..<first])
      rest = rest.dropFirst()
      start = rest.startIndex
    }
    return parts + [text[start...]]
  }
}
