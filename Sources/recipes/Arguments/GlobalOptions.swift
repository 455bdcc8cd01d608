import ArgumentParser

/// The options that every command takes, before its name or after it.
struct GlobalOptions: ParsableArguments {
  @Option(
    name: .customLong("database"), help: ArgumentHelp("Use this file.", valueName: "file"), completion: .file())
  var databasePath: String?

  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isJSON = false

  @Option(name: .customLong("color"), help: ArgumentHelp("When to use colors.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .customLong("no-input"), help: "Never ask.")
  var isSilent = false

  @Flag(name: .customLong("yes"), help: "Answer every question with yes.")
  var isAgreed = false
}

/// When colors are used; `auto` is on a terminal, unless `NO_COLOR` is set.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}
