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

  @Test(arguments: [
    ("recipes.sqlite", "recipes-pictures", []), ("my.recipes.sqlite", "my.recipes-pictures", []),
    ("recipes", "recipes.pictures", ["recipes-pictures"]), ("a.db", "a.db.pictures", ["a-pictures"]),
    ("/a.b/recipes", "/a.b/recipes.pictures", ["/a.b/recipes-pictures"]),
    ("box/.hidden", "box/.hidden.pictures", ["box/.hidden-pictures"]),
    (".sqlite", ".sqlite.pictures", [".sqlite-pictures"]),
    ("a.sqlite.before-restore-20261121T120000Z-2", "a-pictures", ["a.sqlite-pictures"]),
    ("a.db.before-v007_x", "a.db.pictures", ["a-pictures", "a.db-pictures"]),
  ])
  func `the folder is named after the whole name of the file next to it`(file: String, own: String, former: [String]) {
    #expect(PictureStore(besides: file).folder == own)
    #expect(PictureStore(besides: file).formerFolders == former)
  }

  @Test func `no two files that are no copies of each other share a folder`() {
    let stems = ["a", "a.b", ".a", "a-pictures", "a.pictures", ".sqlite", "-", "汤"]
    let endings = ["", ".sqlite", ".db", ".bak", ".json", ".sqlite.sqlite", ".pictures", "-pictures", "."]
    let files = stems.flatMap { stem in endings.map { stem + $0 } }
    let folders = Set(files.map { PictureStore.folderNames(of: $0[...]).own })
    #expect(folders.count == Set(files).count)
    #expect(folders.isDisjoint(with: ["", "-pictures"]))
  }

  @Test func `what an earlier version has stored is found, and stays where it is`() throws {
    let picture = try Self.picture(width: 1)
    let backup = PictureStore(besides: folder.path("my.recipes.bak"))
    try pictures.add(picture)
    #expect(backup.formerFolders == [pictures.folder])
    #expect(backup.picture(named: picture.name) == picture)
    #expect(backup.path(of: picture.name) == pictures.path(of: picture.name))
    #expect(backup.names() == [] && backup.contains(picture.name) && backup.fault(of: picture.name) == nil)
    #expect(try backup.add([picture.name], from: PictureStore(besides: folder.path("nowhere"))) == [:])
    #expect(backup.names() == [picture.name] && pictures.names() == [picture.name])
  }

  /// What can be in a picture's place.
  enum Impostor: CaseIterable {
    case nothing, otherBytes, fewerBytes, pipe, socket, folder, brokenLink, unreadable

    func take(_ path: String) throws {
      try? FileManager.default.removeItem(atPath: path)
      switch self {
      case .nothing: break
      case .otherBytes: try Data(PictureStoreTests.picture(width: 9).bytes).write(to: URL(filePath: path))
      case .fewerBytes: try Data("RIFF".utf8).write(to: URL(filePath: path))
      case .pipe: #expect(mkfifo(path, 0o600) == 0)
      case .socket: #expect(mknod(path, S_IFSOCK | 0o600, 0) == 0)
      case .folder: #expect(mkdir(path, 0o700) == 0)
      case .brokenLink: #expect(symlink("nowhere", path) == 0)
      case .unreadable: #expect(symlink("/proc/self/mem", path) == 0)
      }
    }
  }

  @Test(arguments: Impostor.allCases)
  func `whatever is in a picture's place is found out without waiting, and replaced`(impostor: Impostor) throws {
    let picture = try Self.picture(width: 1)
    try pictures.add(picture)
    try impostor.take(pictures.path(of: picture.name))
    #expect(pictures.picture(named: picture.name) == nil)
    #expect(pictures.fault(of: picture.name) == (impostor == .nothing ? .missing : .damaged))
    let other = PictureStore(besides: folder.path("other.sqlite"))
    #expect(try other.add([picture.name], from: pictures).keys.map(\.self) == [picture.name])
    #expect(other.names() == [])
    #expect(try pictures.add(picture))
    #expect(pictures.picture(named: picture.name) == picture)
    #expect(try !pictures.add(picture))
  }

  @Test func `a folder with something in it is not replaced, and named`() throws {
    let picture = try Self.picture(width: 1)
    let path = pictures.path(of: picture.name)
    try FileManager.default.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
    #expect(throws: RecipeStoreError.isFolder(path)) { try pictures.add(picture) }
    #expect(pictures.fault(of: picture.name) == .damaged)
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

  @Test func `a file whose content differs from its name is not a picture`() throws {
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
    #expect(try other.add(names, from: pictures) == [names[2]: .missing])
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

  @Test(arguments: [DuplicateRule.skip, .update])
  func `an import puts back the pictures that the library has lost`(rule: DuplicateRule) throws {
    let store = try RecipeStore(
      at: .file(folder.path("my.recipes.sqlite"), isDefault: false), environment: testEnvironment())
    let (first, second) = (try Self.picture(width: 1), try Self.picture(width: 2))
    func importBread() throws -> ImportSummary {
      var drafts = [RecipeDraft(title: "Bread")][...]
      return try store.importDrafts(onDuplicate: rule, pictures: { [first, second] }, next: { drafts.popFirst() })
    }
    _ = try importBread()
    try Impostor.otherBytes.take(pictures.path(of: first.name))
    try Impostor.nothing.take(pictures.path(of: second.name))
    let summary = try importBread()
    #expect(summary.skipped == 1 && summary.repairedPictures == (rule == .skip ? 2 : 0))
    #expect(pictures.heldNames() == [first.name, second.name])
  }
}
