import Files
import Foundation
import RecipeTestSupport
import Testing

@Suite struct PartialFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("file")
  }

  private struct Stop: Error {}

  private func write(
    _ text: String, access: PartialFile.Access = .owner, isReplacing: Bool = false, then body: () throws -> Void = {}
  ) throws {
    try PartialFile.write(path, access: access, isReplacing: isReplacing) { file in
      try file.write(Array(text.utf8))
      try body()
    }
  }

  private func text(of name: String = "file") throws -> String {
    String(decoding: try folder.contents(of: name), as: UTF8.self)
  }

  @Test func `a file has its name once it is complete, and nothing else is left`() throws {
    try write("new") { () throws in #expect(try folder.names == [".file.recipes-partial"]) }
    #expect(try folder.names == ["file"])
    #expect(try text() == "new")
  }

  @Test func `a failure leaves what was there before`() throws {
    #expect(throws: Stop.self) { try write("half") { throw Stop() } }
    #expect(try folder.names == [])
    try folder.write(Data("old".utf8), to: "file")
    #expect(throws: Stop.self) { try write("half", isReplacing: true) { throw Stop() } }
    #expect(try folder.names == ["file"])
    #expect(try text() == "old")
  }

  @Test func `a file is replaced only if that is asked for, even one that appears meanwhile`() throws {
    let refusal = FileError(EEXIST, at: path)
    #expect(throws: refusal) { try write("new") { try folder.write(Data("theirs".utf8), to: "file") } }
    #expect(throws: refusal) { try write("new") }
    #expect(try text() == "theirs")
    try write("new", isReplacing: true)
    #expect(try text() == "new")
    #expect(try folder.names == ["file"])
  }

  @Test func `only the owner may read a private file, whatever the umask`() throws {
    try write("new", access: .owner)
    #expect(try folder.permissions(of: "file") == 0o600)
  }

  @Test func `the next program that writes a file removes what a stopped one left of it`() throws {
    for name in [".file.recipes-partial", ".other.recipes-partial"] { try folder.write(Data("half".utf8), to: name) }
    try write("new") { () throws in #expect(try folder.contents(of: ".file.recipes-partial") == Data("new".utf8)) }
    #expect(try folder.names == [".other.recipes-partial", "file"])
  }

  @Test func `programs that write the same file at once do not disturb each other`() throws {
    try write("outer", isReplacing: true) { () throws in
      try write("inner", isReplacing: true) { () throws in
        #expect(try folder.names == [".file.recipes-partial", ".file.recipes-partial-2"])
        #expect(PartialFile.leftovers(in: folder.url.path) == [])
      }
      #expect(try text() == "inner")
    }
    #expect(try text() == "outer")
    #expect(try folder.names == ["file"])
  }

  @Test func `leftovers are found by their names and removed, and no other file is`() throws {
    let names = [
      ".a.recipes-partial", ".a.recipes-partial-2", ".recipes-partial", "b.recipes-partial", ".c.recipes-partial-x",
      "d",
    ]
    for name in names { try folder.write(Data(), to: name) }
    try FileManager.default.createDirectory(
      atPath: folder.path(".e.recipes-partial"), withIntermediateDirectories: false)
    #expect(
      PartialFile.leftovers(in: folder.url.path)
        == [folder.path(".a.recipes-partial"), folder.path(".a.recipes-partial-2")])
    #expect(PartialFile.removeLeftovers(in: folder.url.path) == 2)
    #expect(
      try folder.names == [".c.recipes-partial-x", ".e.recipes-partial", ".recipes-partial", "b.recipes-partial", "d"])
  }

  @Test func `a file that was stopped between its two names is complete, and only the first one goes`() throws {
    try folder.write(Data("new".utf8), to: ".file.recipes-partial")
    try FileManager.default.linkItem(atPath: folder.path(".file.recipes-partial"), toPath: path)
    #expect(PartialFile.removeLeftovers(in: folder.url.path) == 1)
    #expect(try folder.names == ["file"])
    #expect(try text() == "new")
  }

  @Test func `a folder or a pipe of the partial name is left alone`() throws {
    mkfifo(folder.path(".file.recipes-partial"), 0o600)
    try FileManager.default.createDirectory(
      atPath: folder.path(".file.recipes-partial-2"), withIntermediateDirectories: false)
    try write("new")
    #expect(try text() == "new")
    #expect(try folder.names == [".file.recipes-partial", ".file.recipes-partial-2", "file"])
  }

  @Test func `a name of the greatest length has room for the partial one`() throws {
    let name = String(repeating: "ä", count: 127)
    try PartialFile.write(folder.path(name), access: .owner, isReplacing: false) { _ in }
    #expect(try folder.names == [name])
  }

  @Test func `a folder that is not there is an error`() throws {
    #expect(throws: FileError(ENOENT, at: folder.path("none"))) {
      try PartialFile.write(folder.path("none/file"), access: .owner, isReplacing: false) { _ in }
    }
  }
}

@Suite struct FileNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a link is followed to its end, whether or not there is a file`() throws {
    let links = [("link", "other"), ("other", folder.path("there")), ("circle", "circle")]
    for (name, destination) in links {
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: destination)
    }
    #expect(FileName.resolved(folder.path("link")) == folder.path("there"))
    try folder.write(Data(), to: "there")
    #expect(FileName.resolved(folder.path("link")) == folder.path("there"))
    #expect(FileName.resolved(folder.path("none")) == folder.path("none"))
    #expect(FileName.resolved(folder.path("circle")) == folder.path("circle"))
  }
}
