import Files
import RecipeModel
import RecipeStore

/// The file that a session's recipes are in.
struct DatabaseLocation: Equatable {
  var path: String
  /// `true` if it was not named, so that it and its folder are created if they are missing.
  var isDefault: Bool

  /// Finds the file: `--database`, else `$RECIPES_DATABASE`, else the configuration's, else the default one under
  /// `$XDG_DATA_HOME` or `$HOME`.
  ///
  /// The home folder is the environment's: a system call would find the one of the user's account.
  ///
  /// - Throws: `CommandError` where the environment names no home.
  /// - Source: XDG Base Directory Specification, which has relative paths ignored.
  init(named path: String?, in environment: Environment, configured: String? = nil) throws(CommandError) {
    if let path = path ?? environment["RECIPES_DATABASE"] ?? configured {
      self.init(path: path, isDefault: false)
    } else if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      self.init(path: "\(data)/recipes/recipes.sqlite", isDefault: true)
    } else if let home = environment["HOME"] {
      guard home.hasPrefix("/"), FileKind(of: home) == .folder else {
        throw CommandError("HOME is not a folder: \(home.quoted()); \(Self.advice)", .cannotCreate)
      }
      self.init(path: "\(home)/.local/share/recipes/recipes.sqlite", isDefault: true)
    } else {
      throw CommandError("HOME is not set; \(Self.advice)", .cannotCreate)
    }
  }

  private static let advice: StyledText = "use --database or RECIPES_DATABASE to say where the library is"

  init(path: String, isDefault: Bool) {
    self.path = path
    self.isDefault = isDefault
  }

  var forStore: StoreLocation { .file(path, isDefault: isDefault) }
}
