/// The text that was copied in another window, as the programs of Wayland and X tell it.
enum Clipboard {
  private static let longestText = 16 << 20
  private static let longestTime = Duration.seconds(10)

  /// - Throws: `CommandError` where there is no window system, no program for it, or nothing to paste.
  /// - Source: wl-paste(1), xclip(1), xsel(1).
  static func text(in environment: Environment) throws(CommandError) -> [UInt8] {
    let isWayland = !(environment["WAYLAND_DISPLAY"] ?? "").isEmpty
    guard isWayland || !(environment["DISPLAY"] ?? "").isEmpty else {
      throw CommandError("there is no clipboard here; name a file, or - for standard input", .noSuchInput)
    }
    let programs: [(name: String, words: [String])] =
      isWayland
      ? [("wl-paste", ["--no-newline"])]
      : [("xclip", ["-selection", "clipboard", "-out"]), ("xsel", ["--clipboard", "--output"])]
    guard let (name, words) = programs.first(where: { Subprocess.isThere($0.name, in: environment) }) else {
      let package = isWayland ? "wl-clipboard" : "xclip"
      throw CommandError("\(programs[0].name) is needed to paste; install the package \(package)", .noSuchInput)
    }
    let result = try Subprocess(name).run(words, longestOutput: longestText, until: .now + longestTime)
    guard result.status == 0, !result.output.isEmpty else {
      throw CommandError("the clipboard has no text", .badInput)
    }
    return result.output
  }
}
