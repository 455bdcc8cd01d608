import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The names under which no command may write.
@Suite struct LibraryFilesTests {
  private let folder: TemporaryFolder
  private let path: String
  private let files: LibraryFiles

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    try folder.write(Data(), to: "recipes.sqlite")
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("recipes-pictures"), withIntermediateDirectories: false)
    try manager.createDirectory(atPath: folder.path("other"), withIntermediateDirectories: false)
    for (name, destination) in [
      ("link", "recipes.sqlite"), ("way", "."), ("future", "recipes.sqlite-journal"), ("gallery", "recipes-pictures"),
    ] {
      try manager.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
    }
    try manager.linkItem(atPath: path, toPath: folder.path("other/name"))
    files = LibraryFiles(of: .file(path, isDefault: false))
  }

  private func refusal(of name: String, isFolder: Bool = false) -> RecipeStoreError? {
    do throws(RecipeStoreError) {
      try files.checkMayWrite(folder.path(name), isFolder: isFolder)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "recipes.sqlite", "other/../recipes.sqlite", "link", "way/recipes.sqlite", "way/link", "other/name",
  ])
  func `the database is not written over, by any name`(name: String) {
    #expect(refusal(of: name) == .isDatabase(folder.path(name)))
    #expect(files.isDatabase(folder.path(name)))
  }

  @Test(arguments: [
    "recipes.sqlite-journal", "recipes.sqlite-wal", "recipes.sqlite-shm", "way/recipes.sqlite-wal", "future",
    "recipes-pictures", "recipes-pictures/a.png", "gallery/a.png", "way/recipes-pictures/a.png",
    "recipes.sqlite.before-restore-20261121T120000Z",
  ])
  func `what belongs to the database is not written over, whether or not it is there`(name: String) {
    #expect(refusal(of: name) == .belongsToLibrary(folder.path(name)))
    #expect(refusal(of: name, isFolder: true) == .belongsToLibrary(folder.path(name)))
  }

  @Test(arguments: ["new.sqlite-journal", "other/a-wal", "other/a.db-shm", ".new.json.recipes-partial"])
  func `no file gets a name that SQLite or this program gives to files that it deletes`(name: String) {
    #expect(refusal(of: name) == .reservedName(folder.path(name)))
    #expect(refusal(of: name, isFolder: true) == nil)
  }

  @Test(arguments: [
    "recipes.json", "other/recipes.sqlite", "other/recipes.sqlite.before-restore", "other/new.sqlite", "missing/a",
    "a-journal.json",
  ])
  func `other files may be written`(name: String) {
    #expect(refusal(of: name) == nil)
    #expect(!files.isDatabase(folder.path(name)))
  }

  @Test func `no database is made under a name that SQLite takes for a journal`() {
    for suffix in ["-journal", "-wal", "-shm"] {
      #expect(throws: RecipeStoreError.reservedName(path + suffix)) {
        try RecipeStore(at: .file(path + suffix, isDefault: false), environment: testEnvironment())
      }
    }
  }
}
