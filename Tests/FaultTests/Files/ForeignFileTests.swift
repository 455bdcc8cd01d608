import Foundation
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Files that are not ours, too new for us, or damaged: refused, and left as they are to the byte.
@Suite struct ForeignFileTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// Makes the file at a path.
    var make: @Sendable (String) throws -> Void
    var testDescription: String { name }

    init(_ name: String, _ make: @escaping @Sendable (String) throws -> Void) {
      self.name = name
      self.make = make
    }

    init(_ name: String, bytes: @escaping @Sendable () -> Data) {
      self.init(name) { path in try bytes().write(to: URL(filePath: path)) }
    }

    init(_ name: String, present script: String) {
      self.init(name) { path in
        try Library.present.write(to: URL(filePath: path))
        try Connection(.file(path)).execute(script)
      }
    }

    init(_ name: String, another script: String) {
      self.init(name) { path in try Connection(.file(path), access: .create).execute(script) }
    }
  }

  static let cases = [
    Case("a text") { Data("Dear diary,\nno recipes today.\n".utf8) },
    Case("a recipe file") { Library.file },
    Case("a picture") { Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(repeating: 7, count: 5_000) },
    Case("an archive") { Data("PK\u{3}\u{4}".utf8) + Data(repeating: 0, count: 4_092) },
    Case("zeros") { Data(repeating: 0, count: 8_192) },
    Case("one byte") { Data([0x53]) },
    Case("the beginning of a header") { Library.present.prefix(50) },
    Case("a header alone") { Library.present.prefix(100) },
    Case("half a database") { Library.present.prefix(Library.present.count / 2) },
    Case("a schema in another format") {
      var content = Library.present
      content[47] = 9
      return content
    },
    Case("another magic") { Data("SQLite format 4\0".utf8) + Library.present.dropFirst(16) },
    Case("another program's database", another: "PRAGMA application_id = 77; CREATE TABLE notes (text)"),
    Case("tables without an application id", another: "CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT)"),
    Case("another program's database in WAL mode", another: "PRAGMA journal_mode = WAL; CREATE TABLE notes (text)"),
    Case(
      "a database in UTF-16",
      another: """
        PRAGMA encoding = 'UTF-16'; PRAGMA application_id = \(RecipeStore.applicationID); PRAGMA user_version = 7;
        CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT)
        """),
    Case("an empty database in UTF-16", another: "PRAGMA encoding = 'UTF-16'; CREATE TABLE x (y); DROP TABLE x"),
    Case("a database whose journal is a pipe") { path in
      try Library.present.write(to: URL(filePath: path))
      guard mkfifo(path + "-journal", 0o600) == 0 else { throw POSIXError(.EIO) }
    },
    Case("a pipe") { path in guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) } },
    Case("a newer database", present: "PRAGMA user_version = 99"),
    Case("an added trigger", present: "CREATE TRIGGER t AFTER INSERT ON recipes BEGIN DELETE FROM recipes; END"),
    Case("an added view", present: "CREATE VIEW v AS SELECT 1"),
    Case("a lost table", present: "DROP TABLE sidebar_expansion"),
    Case("an edited migration", present: "UPDATE migrations SET checksum = checksum + 1"),
  ]

  private static let commands = [
    ["list"], ["show", "1"], ["search", "soup"], ["collections"], ["export"], ["add", "Bread"], ["favorite", "1"],
    ["delete", "1", "--yes"], ["import", Library.sampleRecipes], ["reorder", "--by", "title"], ["shell"],
  ]

  @Test(arguments: cases)
  func `an unsupported file is refused and left alone`(file: Case) throws {
    let box = try FaultBox(.nothing)
    try file.make(box.path)
    let before = try Self.contents(of: box.box.folder)
    let tally = Tally("not our database", of: file.name)
    for words in Self.commands {
      tally.trial(words.joined(separator: " ")) {
        let result = try box.run(words)
        var losses = result.code == 78 ? [] : ["exit \(result.code): \(result.messages)"]
        if !result.messages.hasPrefix("recipes: ") || result.messages.split(separator: "\n").count != 1 {
          losses.append("said \(result.messages)")
        }
        if try Self.contents(of: box.box.folder) != before { losses.append("the folder was changed") }
        return losses
      }
    }
    tally.finish()
  }

  private static func contents(of folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let file = folder.appending(path: name)
        let kind = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return (name, kind == .typeRegular ? try Data(contentsOf: file) : Data())
      })
  }
}
