import Files
import RecipeFormats
import RecipeModel
import RecipeVerbs

struct Config: Command {
  static let name = "config"
  static let declaration = Declaration<Self>(
    "Show and set defaults for all commands.",
    usage: ["recipes config [KEY [VALUE]]", "recipes config KEY --unset", "recipes config --edit"],
    text: """
      color (auto, always, never), database (a path), diet (what you do not eat, --diet mine), diet.NAME (what someone \
      else does not eat, --diet NAME), editor (a command), format (of an export), limit (of a list), \
      pager (a command, or nothing for none), recents (days), sort (of a list), units (metric, us, imperial), week \
      (the day it begins on), width (of what is printed).

      Options win over the environment, the environment over these settings. What a pipe gets does not depend on them, \
      except for the library that is read.
      """,
    examples: [
      "recipes config",
      "recipes config sort title",
      "recipes config sort --unset",
      #"recipes config pager "less -S""#,
      #"recipes config diet "vegetarian; free from nuts""#,
    ],
    parameters: [
      .word(\.key, "key", .text("key"), "The setting.", isRequired: false),
      .word(\.value, "value", .text("value"), "Its new value.", isRequired: false),
      .flag(\.isUnset, "unset", "Remove the setting."),
      .flag(\.isEdited, "edit", "Open the file in your editor."),
    ])

  var key: String?
  var value: String?
  var isUnset = false
  var isEdited = false

  func check() throws(Misuse) {
    if isUnset, key == nil { throw .rule("which setting? name the one to remove") }
    if isUnset, value != nil { throw .rule("give a value or --unset, not both") }
    if isEdited, key != nil || isUnset { throw .rule("name no setting with --edit") }
  }

  func run(in session: Session) throws {
    let configuring = Configuring(session: session)
    if isEdited { return try configuring.edit() }
    guard let key else {
      let others = session.configuration.diets.keys.sorted().map { SettingName(.diet, of: $0) }
      return try session.printer.print(
        (ConfigurationKey.allCases.map { SettingName($0) } + others).map(configuring.shown))
    }
    let setting = try SettingName(key)
    if isUnset || value != nil { return try configuring.set(setting, value) }
    if session.settings.isJSON { return try session.printer.print([configuring.shown(setting)]) }
    guard let value = session.effective(setting).value else { throw CommandError("\(key) is not set", .nothing) }
    try session.print("\(value)")
  }
}

/// Changes of the file that holds the settings.
private struct Configuring {
  let session: Session

  /// Sets a key, or takes it out of the configuration where the value is nil.
  func set(_ name: SettingName, _ value: String?) throws {
    if let value { try name.key.check(value) }
    if session.configuration.values[name] == value {
      return session.note("nothing to change: \(name.text) is \(value.map { "\($0)" } ?? "not set")")
    }
    let path = try filePath()
    var text = try content(at: path)
    text.set(name, to: value)
    try text.write(to: path)
    session.readConfiguration(isWarning: false)
    let usual = name.key.defaultValue.map { "; the default is \($0)" } ?? ""
    try session.printer.report([shown(name)]) { _ in
      value.map { "Set \(name.text, .title) to \($0)" } ?? "Removed \(name.text, .title)\(usual)"
    }
  }

  /// Lets the user edit a copy of the file, which then replaces it as a whole.
  func edit() throws {
    let path = try filePath()
    if session.settings.isSilent { throw CommandError("--edit needs an editor, which --no-input forbids", .usage) }
    guard let editor = Editor(in: session) else { throw CommandError("no editor is set; set EDITOR", .usage) }
    let old = try content(at: path)
    let edited = try EditedText(old.text.isEmpty ? Self.firstText : old.text, in: session.world.environment)
    defer { edited.remove() }
    try editor.edit(edited.path)
    let bytes = try edited.read()
    if bytes.isEmpty { throw CommandError.cancelled("Nothing changed.") }
    let new = ConfigurationText(String(decoding: bytes, as: UTF8.self))
    if new == old || new.text == Self.firstText { return session.note("nothing to change: the settings are the same") }
    try new.write(to: path)
    session.readConfiguration()
    session.warnOfConfiguration()
  }

  private static let firstText = "# Settings of recipes, such as: sort = title\n# To see them all: recipes config\n"

  private func filePath() throws(CommandError) -> String {
    if let path = session.configuration.path { return path }
    throw CommandError("there is no configuration: RECIPES_CONFIG is empty, or HOME is not set", .nothing)
  }

  private func content(at path: String) throws(CommandError) -> ConfigurationText {
    if FileKind(of: path) == .missing { return ConfigurationText("") }
    guard let bytes = RegularFile.content(of: path, upTo: Configuration.mostBytes) else {
      throw CommandError("cannot read \(path.quotedPath())", .noPermission)
    }
    return ConfigurationText(String(decoding: bytes, as: UTF8.self))
  }

  func shown(_ name: SettingName) -> ShownSetting {
    ShownSetting(setting: session.effective(name), environment: session.world.environment)
  }
}

/// A setting as it is listed.
private struct ShownSetting: Printable {
  let setting: EffectiveSetting
  let environment: Environment

  static func lines(of values: [Self], fitting width: Int) -> [StyledText] {
    Table(
      columns: [.init(), .init(style: .title, isFlexible: true), .init(style: .faint)],
      rows: values.map { shown in
        [
          SafeText(line: shown.setting.name.text),
          SafeText(line: shown.setting.value.map(shown.environment.shortened(path:)) ?? "none"),
          SafeText(line: shown.environment.shortened(path: shown.source)),
        ]
      }
    ).lines(fitting: width)
  }

  var fieldRows: [[String]] { [[setting.name.text, setting.value ?? "", source]] }

  var json: JSONValue {
    .object([
      ("key", .string(setting.name.text)), ("value", setting.value.map(JSONValue.string) ?? .null),
      ("source", .string(source)),
    ])
  }

  private var source: String {
    switch setting.source {
    case .variable(let name): "$\(name)"
    case .file(let path): path
    case .usual: "default"
    }
  }
}
