package import Foundation

/// A folder of one test's own with a place for a database, and the environment of the commands that use it.
package final class Box {
  package let folder: URL
  package var environment: [String: String]

  /// - Parameter parent: Where its folder is made.
  package init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    let name = "recipes-tests-\(UUID().uuidString)"
    // What is printed of the folder breaks at the same words, wherever it is.
    let padding = String(repeating: "-", count: max(0, Self.lengthOfPath - parent.path.count - 1 - name.count))
    folder = parent.appending(path: name + padding)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "RECIPES_DATABASE": folder.appending(path: "recipes.sqlite").path,
    ]
  }

  private static let lengthOfPath = 96

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  package var database: URL { folder.appending(path: "recipes.sqlite") }

  /// The bytes of the database, to see that nothing was changed.
  package var databaseBytes: Data? { try? Data(contentsOf: database) }

  package func write(_ text: String, to name: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Makes an executable shell script, such as a person's editor that is no person.
  package func makeScript(_ name: String, _ body: String) throws -> String {
    // Read by a shell, not run as a program: that fails while another test's new process still has the file open.
    "sh \(try write("\(body)\n", to: name))"
  }

  /// Names of temporary files differ from run to run; what is said about them does not.
  package func masked(_ text: String) -> String {
    text.replacing(folder.path, with: "BOX")
      .replacing(#/recipes-[A-Za-z0-9]{6}\/recipe\.txt/#, with: "recipes-XXXXXX/recipe.txt")
  }
}
