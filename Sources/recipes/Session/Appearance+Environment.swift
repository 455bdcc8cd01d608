extension Appearance {
  /// Decides how lines look on a stream.
  ///
  /// - Parameters:
  ///   - option: What `--color` says.
  ///   - configured: What the configuration file says, which counts on a terminal only.
  ///   - isTerminal: Whether the stream is a terminal.
  init(option: ColorChoice, configured: ColorChoice, isTerminal: Bool, in environment: Environment) {
    isColored = Self.isColored(option, configured, isTerminal: isTerminal, in: environment)
    isASCII = isTerminal && (environment.isTerminalDumb || environment.isLocaleWithoutUnicode)
  }

  /// What is typed for one command counts before what is set for all.
  ///
  /// - Source: no-color.org for `NO_COLOR`; bixense.com/clicolors for `CLICOLOR` and `CLICOLOR_FORCE`; force-color.org.
  private static func isColored(
    _ option: ColorChoice, _ configured: ColorChoice, isTerminal: Bool, in environment: Environment
  ) -> Bool {
    if option != .auto { return option == .always }
    if environment["NO_COLOR"] != nil { return false }
    if environment.isSwitchedOn("CLICOLOR_FORCE") || environment.isSwitchedOn("FORCE_COLOR") { return true }
    guard isTerminal else { return false }
    if configured != .auto { return configured == .always }
    return environment["CLICOLOR"] != "0" && !environment.isTerminalDumb
  }
}

extension Environment {
  fileprivate func isSwitchedOn(_ name: String) -> Bool {
    self[name].map { $0 != "0" } ?? false
  }

  /// `true` if the terminal obeys no escape sequences.
  var isTerminalDumb: Bool { self["TERM"] == "dumb" }

  /// `true` if the locale names another encoding than UTF-8. Where no locale is named, today's terminals take UTF-8.
  ///
  /// - Source: setlocale(3) for the order of the variables.
  fileprivate var isLocaleWithoutUnicode: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return false }
    // A locale is named such as "ca_ES.UTF-8@valencia".
    let encoding = locale.prefix { $0 != "@" }.split(separator: ".").last ?? ""
    return !["utf-8", "utf8"].contains(encoding.lowercased())
  }
}
