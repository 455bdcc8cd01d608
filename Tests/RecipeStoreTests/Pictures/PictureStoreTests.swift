import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct PictureStoreTests {
  private let folder: TemporaryFolder
  private let pictures: PictureStore

  init() throws {
    folder = try TemporaryFolder()
    pictures = PictureStore(besides: folder.path("my.recipes.sqlite"))
  }

  /// The beginning of a PNG, another one for each width.
  static func picture(width: UInt8) throws -> Picture {
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return try Picture(start + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `the folder is named after the file beside it`() {
    #expect(pictures.folder == folder.path("my.recipes-pictures"))
    #expect(PictureStore(besides: "recipes").folder == "recipes-pictures")
    #expect(PictureStore(besides: "/a.b/recipes").folder == "/a.b/recipes-pictures")
    #expect(PictureStore(besides: "box/.hidden").folder == "box/.hidden-pictures")
  }

  @Test func `a picture is stored once, whole, for its owner alone`() throws {
    let picture = try Self.picture(width: 1)
    #expect(pictures.names() == [])
    #expect(!pictures.contains(picture.name))
    for _ in 1...2 { try pictures.add(picture) }
    #expect(pictures.names() == [picture.name])
    #expect(pictures.picture(named: picture.name) == picture)
    #expect(try permissions(pictures.folder) == 0o700)
    #expect(try permissions(pictures.path(of: picture.name)) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures.folder) == [picture.name])
  }

  @Test func `a file that is not what its name says is no picture`() throws {
    let picture = try Self.picture(width: 1)
    try pictures.add(picture)
    try Data(Self.picture(width: 2).bytes).write(to: URL(filePath: pictures.path(of: picture.name)))
    #expect(pictures.picture(named: picture.name) == nil)
    try Data("RIFF".utf8).write(to: URL(filePath: pictures.path(of: picture.name)))
    #expect(pictures.picture(named: picture.name) == nil)
  }

  @Test(arguments: ["../my.recipes.sqlite", "/etc/passwd", "", ".", "a/b.png"])
  func `no name leads out of the folder`(name: String) throws {
    try folder.write(Data("x".utf8), to: "my.recipes.sqlite")
    try pictures.add(Self.picture(width: 1))
    #expect(!pictures.contains(name))
    #expect(pictures.picture(named: name) == nil)
  }

  @Test func `pictures are copied from one folder to another, and those that are missing are counted`() throws {
    let names = try (1...3).map { (width: UInt8) in
      let picture = try Self.picture(width: width)
      if width < 3 { try pictures.add(picture) }
      return picture.name
    }
    let other = PictureStore(besides: folder.path("other.sqlite"))
    #expect(try other.add(names, from: pictures) == 1)
    #expect(other.names() == names.prefix(2).sorted())
  }

  @Test func `a place that cannot be written is named`() throws {
    try Data().write(to: URL(filePath: pictures.folder))
    #expect(throws: RecipeStoreError.self) { try pictures.add(Self.picture(width: 1)) }
    let nowhere = PictureStore(besides: "/nowhere/recipes.sqlite")
    #expect(throws: RecipeStoreError.cannotCreate("/nowhere/recipes-pictures")) {
      try nowhere.add(Self.picture(width: 1))
    }
  }

  @Test func `an import stores the pictures of what is new or updated, and of nothing else`() throws {
    let path = folder.path("my.recipes.sqlite")
    let store = try RecipeStore(at: .file(path, isDefault: false), environment: testEnvironment())
    let (first, second) = (try Self.picture(width: 1), try Self.picture(width: 2))
    func importBread(_ picture: Picture, onDuplicate rule: DuplicateRule = .skip) throws {
      var drafts = [RecipeDraft(title: "Bread", imageNames: ["dumplings"])][...]
      try store.importDrafts(onDuplicate: rule, pictures: { [picture, picture] }, next: { drafts.popFirst() })
    }
    try importBread(first)
    #expect(try store.recipe(with: 1)?.imageNames == ["dumplings", first.name])
    try importBread(second)
    #expect(store.pictures?.names() == [first.name])
    try importBread(second, onDuplicate: .update)
    #expect(try store.recipe(with: 1)?.imageNames == ["dumplings", second.name])
    #expect(store.pictures?.names() == [first.name, second.name].sorted())
  }
}
