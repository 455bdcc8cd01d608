import Files
import RecipeModel
import RecipeStore

/// The user's settings for all commands, in a file of lines such as `sort = title`.
///
/// Options and the environment win over it. It never changes what a pipe gets, but for the library that is read.
struct Configuration {
  /// The file; nil where the environment says that there is none, or names no home.
  let path: String?
  private(set) var values: [SettingName: String] = [:]
  /// Mistakes in the file, which do not stop the command.
  private(set) var warnings: [StyledText] = []

  /// Reads the file; one that does not exist sets nothing.
  init(in environment: Environment) {
    path = Self.path(in: environment)
    guard let path else { return }
    guard let bytes = RegularFile.content(of: path, upTo: Self.mostBytes) else {
      if FileKind(of: path) != .missing {
        warnings = ["cannot read \(environment.shortened(path: path)); it is left out"]
      }
      return
    }
    read(ConfigurationText(String(decoding: bytes, as: UTF8.self)), of: path, in: environment)
  }

  subscript(key: ConfigurationKey) -> String? { values[SettingName(key)] }

  /// The diets of others by their names.
  var diets: [String: String] {
    Dictionary(uniqueKeysWithValues: values.compactMap { name, value in name.person.map { ($0, value) } })
  }

  /// Returns the warnings and forgets them.
  mutating func takeWarnings() -> [StyledText] {
    defer { warnings = [] }
    return warnings
  }

  /// Reads the lines of a text, the last one of a key being the one that counts.
  private mutating func read(_ text: ConfigurationText, of path: String, in environment: Environment) {
    for (number, line) in text.settings {
      do throws(CommandError) {
        guard let value = line.value else {
          throw CommandError("\(line.key.quoted()) has no value; write \(line.key) = VALUE", .usage)
        }
        let name = try SettingName(line.key)
        try name.key.check(value)
        values[name] = value
      } catch {
        warnings.append("\(environment.shortened(path: path)), line \(number): \(error.message)")
      }
    }
  }

  private static func path(in environment: Environment) -> String? {
    if let path = environment.text("RECIPES_CONFIG") { return path.isEmpty ? nil : path }
    return environment.userFolder("XDG_CONFIG_HOME", inHome: ".config").map { "\($0)/recipes/config" }
  }

  static let mostBytes = 1 << 16
}

extension Environment {
  /// The path that a user has written with ~ for the home folder.
  func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = self["HOME"] else { return path }
    return home + path.dropFirst(1)
  }
}
