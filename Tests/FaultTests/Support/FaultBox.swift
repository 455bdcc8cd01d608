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
    /// The same after an `undo`.
    case undoneLibrary
    /// The same with a shopping list, a plan with what recurs, and cookings.
    case kitchen
    /// The same with a wrong sort key and a wrong count.
    case ailingLibrary
    /// The same, with a file of recipes next to it.
    case libraryAndFile
    /// The same, with a backup of another library next to it.
    case libraryAndBackup
    /// The same, with an older backup and an older export next to it.
    case libraryAndProducts
    /// Recipes in the schema of the first version.
    case olderLibrary
    /// No file, and a command that creates the one that it names.
    case nothing
    /// No file and no folder, and a command that makes the default ones.
    case nothingAtHome

    var database: Data? {
      switch self {
      case .library, .libraryAndFile, .libraryAndBackup, .libraryAndProducts: Library.present
      case .undoneLibrary: Library.undone
      case .kitchen: Library.kitchen
      case .ailingLibrary: Library.ailing
      case .olderLibrary: Library.older
      case .nothing, .nothingAtHome: nil
      }
    }

    /// What is next to the database.
    fileprivate var others: [(name: String, content: Data)] {
      switch self {
      case .libraryAndFile: [("recipes.json", Library.file)]
      case .libraryAndBackup: [("backup.sqlite", Library.other)]
      case .libraryAndProducts: [("copy.sqlite", Library.other), ("copy.json", Data("[]\n".utf8))]
      default: []
      }
    }

    /// The bytes of all.
    var size: Int { others.reduce(database?.count ?? 0) { $0 + $1.content.count } }
  }

  /// - Parameter folder: Where the box is; in memory if nothing else is said, as a process that dies or fails leaves the
  ///   same files there as on a disk.
  init(_ start: Start, in folder: URL = .memory) throws {
    box = try Box(in: folder)
    box.environment["RECIPES_NOW"] = "2026-11-21T12:00:00Z"
    if start == .nothingAtHome {
      box.environment["RECIPES_DATABASE"] = nil
      box.environment["XDG_DATA_HOME"] = box.folder.appending(path: "data").path
      path = box.folder.appending(path: "data/recipes/recipes.sqlite").path
    } else {
      path = box.database.path
    }
    if let database = start.database { try put(database, at: box.database) }
    for (name, content) in start.others { try put(content, at: box.folder.appending(path: name)) }
  }

  private func put(_ content: Data, at file: URL) throws {
    try content.write(to: file)
    chmod(file.path, 0o600)
  }

  func run(_ words: [String], after launcher: [String] = []) throws -> Binary.Result {
    try Binary(box: box, launcher: launcher).run(placed(words))
  }

  /// The words of a command, with `BOX` at the beginning of one standing for the folder.
  func placed(_ words: [String]) -> [String] {
    words.map { $0.hasPrefix("BOX/") ? box.folder.path + $0.dropFirst(3) : $0 }
  }

  /// Runs commands on any thread, in the environment as it is now.
  struct Runner: Sendable {
    fileprivate nonisolated(unsafe) let box: Box

    func run(_ words: [String], after launcher: [String] = []) throws -> Binary.Result {
      try Binary(box: box, launcher: launcher).run(words)
    }

    func converse() throws -> Conversation { try Conversation(with: box) }
  }

  var shared: Runner { Runner(box: box) }

  var state: LibraryState {
    get throws { try LibraryState(of: path) }
  }
}

extension URL {
  /// A folder in memory, where there is such a place.
  static let memory: URL = {
    let memory = URL(filePath: "/dev/shm")
    let isWritable = FileManager.default.isWritableFile(atPath: memory.path)
    return isWritable ? memory : FileManager.default.temporaryDirectory
  }()
}
