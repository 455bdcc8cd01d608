import Foundation

/// The executable that is measured, with a database.
public struct RecipesProgram {
  /// The release executable that `make install` makes.
  public static let executable = URL(filePath: #filePath).appending(path: "../../../../.build/release/recipes")
    .standardizedFileURL.path

  /// The file with the recipes.
  public let database: String

  /// Uses a database, which need not be there yet.
  public init(database: String) {
    self.database = database
  }

  /// Returns the words of a command on this database.
  public func words(_ words: String...) -> [String] {
    self.words(words)
  }

  /// Returns the words of a command on this database.
  public func words(_ words: [String]) -> [String] {
    [Self.executable, "--database", database] + words
  }

  /// Runs a command whose time does not matter.
  public func run(_ words: String...) {
    Shell.output(of: [Self.executable, "--database", database] + words)
  }
}
