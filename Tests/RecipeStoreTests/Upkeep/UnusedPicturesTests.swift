import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Pictures that are not needed any more, and those that an undo would ask for.
@Suite struct UnusedPicturesTests {
  private let folder: TemporaryFolder
  private let store: RecipeStore
  private let pictures: PictureStore

  init() throws {
    folder = try TemporaryFolder()
    store = try RecipeStore(
      at: .file(folder.path("recipes.sqlite"), isDefault: false), access: .writing, environment: testEnvironment())
    pictures = try #require(store.pictures)
  }

  private func picture(width: UInt8) throws -> Picture { try PictureStoreTests.picture(width: width) }

  private func doctor() throws -> Doctor { try Doctor(of: store.location, environment: testEnvironment()) }

  private func notes() throws -> [String] { try doctor().examine().first { $0.part == .pictures }?.notes ?? [] }

  @Test func `a picture goes only once neither a recipe nor a step of the history names it`() throws {
    let (named, undone, left) = try (picture(width: 1), picture(width: 2), picture(width: 3))
    for picture in [named, undone, left] { try pictures.add(picture) }
    try store.importDrafts([
      RecipeDraft(title: "A", imageNames: [named.name]), RecipeDraft(title: "B", imageNames: [undone.name]),
    ])
    try store.delete([2])
    #expect(try notes() == ["1 picture that no recipe uses"])
    let report = try doctor().repair(doctor().examine())
    #expect(report.repaired == ["unused pictures deleted"])
    #expect(pictures.names() == [named.name, undone.name].sorted())
    try store.undo(1)
    #expect(try store.recipe(with: 2)?.imageNames == [undone.name])
    #expect(pictures.picture(named: undone.name) == undone)
    #expect(try notes() == [])
  }

  @Test func `pictures stay while a copy that the program kept may name them`() throws {
    try pictures.add(picture(width: 1))
    let copy = folder.path("recipes.sqlite.before-restore-20260101T000000Z")
    #expect(FileManager.default.createFile(atPath: copy, contents: nil))
    #expect(try notes() == ["1 picture kept for recipes.sqlite.before-restore-20260101T000000Z"])
    try FileManager.default.removeItem(atPath: copy)
    #expect(try notes() == ["1 picture that no recipe uses"])
  }

  @Test(arguments: ["recipes.db", "recipes", "recipes.bak", "recipes.json", "recipes.db-journal"])
  func `pictures stay while a file may name them that shared the folder in an earlier version`(file: String) throws {
    try pictures.add(picture(width: 1))
    #expect(FileManager.default.createFile(atPath: folder.path(file), contents: nil))
    #expect(try notes() == ["1 picture kept for \(file)"])
    #expect(try doctor().repair(doctor().examine()).repaired == [])
    #expect(pictures.names().count == 1)
  }

  @Test func `pictures stay if the folder belongs to another file too`() throws {
    try pictures.add(picture(width: 1))
    try FileManager.default.moveItem(atPath: pictures.folder, toPath: folder.path("shared"))
    #expect(symlink("shared", pictures.folder) == 0)
    #expect(try notes() == [])
    #expect(pictures.names().count == 1)
  }

  @Test func `a copy that came after the examination keeps what it names`() throws {
    try pictures.add(picture(width: 1))
    let checks = try doctor().examine()
    #expect(FileManager.default.createFile(atPath: folder.path("recipes.sqlite.before-x"), contents: nil))
    #expect(try doctor().repair(checks).repaired == [])
    #expect(pictures.names().count == 1)
  }

  @Test func `a picture that is missing or damaged is named, and copied from a folder next to the database`() throws {
    let (lost, damaged) = try (picture(width: 1), picture(width: 2))
    for picture in [lost, damaged] { try pictures.add(picture) }
    try store.importDrafts([
      RecipeDraft(title: "A", imageNames: [lost.name, "mine"]), RecipeDraft(title: "B", imageNames: [damaged.name]),
    ])
    try store.backUp(to: folder.path("old.bak"))
    try PictureStoreTests.Impostor.nothing.take(pictures.path(of: lost.name))
    try PictureStoreTests.Impostor.pipe.take(pictures.path(of: damaged.name))
    let checks = try doctor().examine()
    #expect(
      checks.flatMap(\.problems) == [
        "a picture differs from what was saved: \(pictures.path(of: damaged.name))",
        "a picture of recipe 1 is missing: A",
      ])
    #expect(try notes() == ["2 pictures to be copied from other folders next to the database"])
    let report = try doctor().repair(checks)
    #expect(report.repaired == ["pictures copied from other folders"])
    #expect(report.checks.flatMap(\.problems) == [])
    #expect(pictures.heldNames() == [lost.name, damaged.name])
  }

  @Test func `names are found wherever they stand in a step`() throws {
    let name = try picture(width: 9).name
    for count in [0, 1, 63, 64] {
      let filler = Array(repeating: UInt8(ascii: "a"), count: count)
      #expect(Picture.names(in: filler + Array(name.utf8) + filler).map(\.self) == [name])
    }
    #expect(Picture.names(in: Array(name.utf8.dropFirst())) == [])
    #expect(Picture.names(in: Array(name.utf8.dropLast())) == [])
  }
}
