import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Commands that are told to write over the library: refused, with every byte of it as it was.
@Suite struct OverwritingTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path("link.json"), withDestinationPath: "recipes.sqlite")
    try manager.linkItem(atPath: path("recipes.sqlite"), toPath: path("hard.json"))
    try manager.createSymbolicLink(atPath: path("folder"), withDestinationPath: ".")
  }

  private func path(_ name: String) -> String { box.folder.appending(path: name).path }

  private static let names = [
    "recipes.sqlite", "link.json", "hard.json", "folder/recipes.sqlite", "recipes.sqlite-journal", "recipes.sqlite-wal",
    "recipes.sqlite-shm", "recipes-pictures/x.json", "recipes.sqlite.before-restore-x", "other.sqlite-journal",
  ]

  private static let commands = [
    ["export", "--force", "--output"], ["export", "--output"], ["backup", "--force"], ["backup"],
    ["doctor", "--recover"],
  ]

  @Test(arguments: names, commands)
  func `no command writes over the library or what belongs to it`(name: String, command: [String]) throws {
    let before = box.databaseBytes
    let names = try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted()
    let result = try binary.run(command + [path(name)])
    #expect(result.code == 73, "\(result)")
    #expect(result.output == "")
    #expect(box.databaseBytes == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted() == names)
    #expect(try binary.run(["list", "--limit", "1"]).code == 0)
  }

  @Test func `a refused file is reported by the name that was typed`() throws {
    #expect(
      try binary.run(["export", "--force", "--output", path("link.json")])
        == .init(messages: "recipes: \"BOX/link.json\" is the database itself\n", code: 73))
    #expect(
      try binary.run(["backup", path("recipes.sqlite-journal")])
        == .init(
          messages: "recipes: \"BOX/recipes.sqlite-journal\" belongs to the library; choose another name\n", code: 73))
    #expect(
      try binary.run(["backup", path("new.sqlite-wal")])
        == .init(
          messages:
            "recipes: \"BOX/new.sqlite-wal\" has the name of a temporary file, which may be deleted; choose another name\n",
          code: 73))
  }

  @Test func `nothing is exported into the folder of the pictures, nor over a link to the library in another`() throws {
    try FileManager.default.createDirectory(atPath: path("recipes-pictures"), withIntermediateDirectories: false)
    let export = ["export", "--format", "cooklang", "--force", "--output"]
    #expect(try binary.run(export + [path("recipes-pictures")]).code == 73)
    #expect(try binary.run(export + [path("recipes-pictures/more")]).code == 73)
    try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path("out/Onion tart.cook"), withDestinationPath: "../recipes.sqlite")
    let before = box.databaseBytes
    #expect(try binary.run(export + [path("out")]).code == 73)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("out")) == ["Onion tart.cook"])
    #expect(box.databaseBytes == before)
  }

  @Test func `output that goes into the library is refused`() throws {
    let before = box.databaseBytes
    let library = try FileHandle(forUpdating: box.database)
    for words in [["list"], ["export"], ["add", "Bread"], []] {
      #expect(
        try binary.run(words, output: library)
          == .init(messages: "recipes: standard output is the database itself\n", code: 73))
      #expect(box.databaseBytes == before)
    }
  }

  @Test func `the library itself is no file to import`() throws {
    let before = box.databaseBytes
    #expect(
      try binary.run(["import", path("link.json")])
        == .init(messages: "recipes: BOX/link.json: this is the library itself\n", code: 65))
    #expect(box.databaseBytes == before)
  }
}
