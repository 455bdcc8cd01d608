import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// Files that are not as they should be, and what a person is told: each fault on the real executable.
@Suite struct FileFaultTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: box.folder.path).filter { !$0.hasPrefix("process-") }.sorted()
    }
  }

  @Test(arguments: [
    ["add", "Bread"], ["favorite", "2"], ["delete", "1", "--yes"], ["reorder", "1", "--to", "bottom"],
  ])
  func `a file size limit in the way of a change changes nothing`(words: [String]) throws {
    let before = box.databaseBytes
    let limited = Binary(box: box, launcher: ["prlimit", "--fsize=1024"])
    let message = "recipes: cannot read or write \"BOX/recipes.sqlite\": input/output error\n"
    #expect(try limited.run(words) == .init(messages: message, code: 74))
    #expect(try binary.run(["list", "--limit", "1"]).code == 0)
    #expect(box.databaseBytes == before)
    #expect(try names == ["recipes.sqlite"])
  }

  @Test func `a file size limit in the way of a new database, a backup or a restore leaves none`() throws {
    #expect(try binary.run(["backup", "\(box.folder.path)/copy.sqlite"]).code == 0)
    let before = box.databaseBytes
    let limited = Binary(box: box, launcher: ["prlimit", "--fsize=2048"])
    for words in [
      ["add", "Bread", "--database", "BOX/new.sqlite"], ["backup", "BOX/new.sqlite"],
      ["restore", "BOX/copy.sqlite", "--yes"], ["doctor", "--recover", "BOX/new.sqlite"],
    ] {
      #expect(try limited.run(words.map(box.unmasked)).code == 74, "\(words)")
      #expect(try names == ["copy.sqlite", "recipes.sqlite"], "\(words)")
    }
    #expect(box.databaseBytes == before)
  }

  @Test func `a command that fails removes the database that it created`() throws {
    let path = box.folder.appending(path: "new.sqlite").path
    let bad = try box.write("[{\"title\": \"Bread\"}, {\"title\": \"\"}]", to: "bad.json")
    let badFile = ["add", "", "--database", path]
    #expect(try binary.run(badFile) == .init(messages: "recipes: the title is empty\n", code: 65))
    #expect(try binary.run(["import", bad, "--database", path]).code == 65)
    #expect(try names == ["bad.json", "recipes.sqlite"])
    #expect(try binary.run(["add", "Bread", "--database", path]).code == 0)
    #expect(try binary.run(badFile).code == 65)
    #expect(try binary.run(["list", "--database", path]).output == "1\t\tBread\t0\t\t\n")
  }

  @Test func `another program's database and its journal are not changed`() throws {
    let path = box.folder.appending(path: "other.sqlite").path
    try Self.leaveHalfDone(path)
    let before = try (Data(contentsOf: URL(filePath: path)), Data(contentsOf: URL(filePath: path + "-journal")))
    for words in [["list"], ["add", "Bread"], ["doctor"], ["restore", box.database.path, "--yes"], ["shell"]] {
      let result = try binary.run(words + ["--database", path])
      #expect(
        result == .init(messages: "recipes: \"BOX/other.sqlite\" is not a database of recipes\n", code: 78), "\(words)")
      #expect(try Data(contentsOf: URL(filePath: path)) == before.0)
      #expect(try Data(contentsOf: URL(filePath: path + "-journal")) == before.1)
    }
  }

  /// Makes a database of the unprivileged user with a journal, as a program leaves them that is killed in a change.
  private static func leaveHalfDone(_ path: String) throws {
    let connection = try Connection(.file(path), access: .create)
    try connection.execute("CREATE TABLE t (x); INSERT INTO t VALUES (hex(randomblob(30000)))")
    try connection.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; UPDATE t SET x = hex(randomblob(30000))")
    for name in [path, path + "-journal"] {
      try FileManager.default.copyItem(atPath: name, toPath: name + ".copy")
    }
    try connection.execute("ROLLBACK")
    try FileManager.default.removeItem(atPath: path)
    for name in [path, path + "-journal"] {
      try FileManager.default.moveItem(atPath: name + ".copy", toPath: name)
    }
  }

  @Test(.enabled(if: Binary.canBeUnprivileged, "needs root, setpriv, and an executable that others may run"))
  func `a database with an unfinished change that cannot be undone is refused with advice`() throws {
    let unprivileged = try Binary.unprivileged(in: box)
    let folder = box.folder.appending(path: "shared")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let path = folder.appending(path: "recipes.sqlite").path
    try Self.leaveOursHalfDone(box.database.path, at: path)
    let message = """
      recipes: "BOX/shared/recipes.sqlite" holds an unfinished change; open it once where it and its folder are \
      writable

      """
    for mode in [0o444, 0o666] {
      for name in [path, path + "-journal"] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: name)
      }
      for words in [["list"], ["add", "Bread"], ["doctor"], ["backup", "/tmp/never.sqlite"]] {
        let result = try unprivileged.run(words + ["--database", path])
        #expect(result == .init(messages: message, code: 77), "\(mode) \(words)")
      }
    }
    #expect(try binary.run(["list", "--limit", "1", "--database", path]).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["recipes.sqlite"])
  }

  private static func leaveOursHalfDone(_ source: String, at path: String) throws {
    let copy = path + ".copy"
    try FileManager.default.copyItem(atPath: source, toPath: copy)
    let connection = try Connection(.file(copy))
    try connection.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE; CREATE TABLE gone (x)")
    try connection.execute("INSERT INTO gone VALUES (zeroblob(100000)); UPDATE collections SET name = name || 'x'")
    try FileManager.default.copyItem(atPath: copy, toPath: path)
    try FileManager.default.copyItem(atPath: copy + "-journal", toPath: path + "-journal")
    try connection.execute("ROLLBACK")
    try FileManager.default.removeItem(atPath: copy)
  }

  @Test(arguments: ["/nowhere/at/all", "relative", "/dev/null"])
  func `a home that is no folder is not made`(home: String) throws {
    box.environment["RECIPES_DATABASE"] = nil
    box.environment["HOME"] = home
    let message = """
      recipes: HOME is not a folder: "\(home)"; use --database or RECIPES_DATABASE to say where the library is

      """
    for words in [["list"], ["add", "Bread"]] {
      #expect(try binary.run(words) == .init(messages: message, code: 73))
    }
    #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
  }

  @Test(.enabled(if: Self.canPoke, "needs strace"))
  func `every writer to a database on a network is warned, and no reader`() throws {
    let networked = Binary(box: box, launcher: Self.onNFS)
    let warning = """
      the database is on a network (NFS), where locks are unreliable; let only one program write to it at a time

      """
    #expect(try networked.run(["unfavorite", "1"]).messages == warning)
    #expect(try networked.run(["list", "--limit", "1"]).messages == "")
    let remark = "note\tsettings\tthe file is on a network (NFS), where locks are unreliable\n"
    #expect(try networked.run(["doctor"]).output.contains(remark))
  }

  /// Every file system is NFS by what statfs(2) says.
  private static let onNFS = [
    "strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=statfs", "-e", "inject=statfs:poke_exit=@arg2=6969",
  ]

  private static let canPoke: Bool = {
    guard let box = try? TestBox() else { return false }
    return (try? Binary(box: box, launcher: onNFS).run(["--version"]).code) == 0
  }()

  @Test(.enabled(if: Self.canPoke, "needs strace"), arguments: [["favorite", "2"], ["add", "Bread"]])
  func `a disk that fails where the database is opened is no lack of permission`(words: [String]) throws {
    let failing = [
      "strace", "-f", "-qq", "-o", "/dev/null", "-P", box.database.path, "-e", "trace=openat", "-e",
      "inject=openat:error=EIO:when=1",
    ]
    let before = box.databaseBytes
    let message = "recipes: cannot read or write \"BOX/recipes.sqlite\": input/output error\n"
    #expect(try Binary(box: box, launcher: failing).run(words) == .init(messages: message, code: 74))
    #expect(box.databaseBytes == before)
  }

  @Test func `few file descriptors and little memory leave the database what it is`() throws {
    let few = Binary(box: box, launcher: ["prlimit", "--nofile=64"])
    #expect(try few.run(["favorite", "2"]).code == 0)
    let before = box.databaseBytes
    for limit in [4, 5, 6] {
      let result = try Binary(box: box, launcher: ["prlimit", "--nofile=\(limit)"]).run(["add", "Bread"])
      if result.code != 0 { #expect(box.databaseBytes == before, "\(limit)") } else { break }
    }
    let count = try binary.run(["list"]).output.split(separator: "\n").count
    for megabytes in [8, 16, 24, 32, 48, 64] {
      let little = Binary(box: box, launcher: ["prlimit", "--as=\(megabytes << 20)"])
      let result = try little.run(["import", "-", "--on-duplicate", "keep"], input: Data(SmallLibrary.json.utf8))
      let added = try binary.run(["list"]).output.split(separator: "\n").count - count
      #expect(added % 6 == 0, "\(megabytes) MB")
      if result.code == 0 { break }
    }
    #expect(try binary.run(["doctor"]).code == 0)
  }
}
