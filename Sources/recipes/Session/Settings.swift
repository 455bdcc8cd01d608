/// What the words and the environment come to: how one command runs.
struct Settings: Equatable, Sendable {
  /// The file named by `--database`; nil for the environment's or the default one.
  var databasePath: String?
  var isJSON = false
  var color = ColorChoice.auto
  /// Whether nothing may be asked.
  var isSilent = false
  /// Whether every question is answered with yes beforehand.
  var isAgreed = false

  init(databasePath: String? = nil) {
    self.databasePath = databasePath
  }

  init(_ options: GlobalOptions) {
    databasePath = options.databasePath
    isJSON = options.isJSON
    color = options.color
    isSilent = options.isSilent
    isAgreed = options.isAgreed
  }
}

extension Settings {
  /// The options that make a command of a shell run as the shell does, unless it says otherwise.
  var words: [String] {
    // A command without options is recognised without the parser.
    (color == .auto ? [] : ["--color=\(color)"]) + (isJSON ? ["--json"] : []) + (isSilent ? ["--no-input"] : [])
      + (isAgreed ? ["--yes"] : [])
  }
}

extension Session {
  /// Makes the session run as a command's options say.
  func apply(_ settings: Settings) {
    self.settings = settings
    output.isColored = isColored(output, settings.color)
    messages.isColored = isColored(messages, settings.color)
  }

  /// - Source: no-color.org for `NO_COLOR`.
  private func isColored(_ output: Output, _ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: output.isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
    }
  }
}
