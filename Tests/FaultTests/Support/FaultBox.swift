import Foundation
import RecipeTestSupport

/// A box whose commands stand at a fixed moment, and what is in it before the fault.
final class FaultBox {
  let box: Box
  /// The path of the database.
  let path: String

  enum Start {
    /// The sample recipes, some of them favorites and collected.
    case library
    /// No file, and a command that makes the one it was told of.
    case nothing
    /// No file and no folder, and a command that makes the default ones.
    case nothingAtHome
    /// Recipes in the schema of the first version.
    case olderLibrary

    var hasFile: Bool { self == .library || self == .olderLibrary }
  }

  /// - Parameter folder: Where the box is, if not among the temporary files.
  init(_ start: Start, in folder: URL? = nil) throws {
    box = try folder.map { try Box(in: $0) } ?? Box()
    box.environment["RECIPES_NOW"] = "2026-11-21T12:00:00Z"
    if start == .nothingAtHome {
      box.environment["RECIPES_DATABASE"] = nil
      box.environment["XDG_DATA_HOME"] = box.folder.appending(path: "data").path
      path = box.folder.appending(path: "data/recipes/recipes.sqlite").path
    } else {
      path = box.database.path
    }
    if start == .library { try Library.present.write(to: box.database) }
    if start == .olderLibrary { try Library.older.write(to: box.database) }
    if start.hasFile { chmod(path, 0o600) }
  }

  func run(_ words: [String], after launcher: [String] = []) throws -> Binary.Result {
    try Binary(box: box, launcher: launcher).run(words)
  }

  /// Runs commands on any thread, in the environment as it is now.
  struct Runner: Sendable {
    fileprivate nonisolated(unsafe) let box: Box

    func run(_ words: [String]) throws -> Binary.Result { try Binary(box: box).run(words) }
  }

  var shared: Runner { Runner(box: box) }

  var state: LibraryState {
    get throws { try LibraryState(of: path) }
  }
}
