import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// What only a process of its own can show: exit codes, closed pipes, full devices, signals, permissions.
@Suite struct BinaryTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  @Test func `a command that works exits with 0 and keeps its messages apart`() throws {
    let result = try binary.run(["favorite", "1", "2"])
    #expect(
      result
        == .init(
          output: "2\t♥\tOnion tart\t5100\tone tart\tBaking\n",
          messages: "nothing to change: 1  Tomato soup is a favorite\n")
    )
  }

  @Test(arguments: [
    (["lst"], "recipes: unknown command \"lst\"; did you mean \"list\"?\n", 64),
    (["show", "99"], "recipes: no recipe has the number 99\n", 1),
    (["import", "nowhere.json"], "recipes: no such file: \"nowhere.json\"\n", 66),
    (["--database", "/nowhere/a.sqlite", "add", "Bread"], "recipes: the folder \"/nowhere\" does not exist\n", 73),
    (["--database", "nowhere.sqlite", "favorite", "1"], "recipes: no such file: \"nowhere.sqlite\"\n", 66),
    (["--database", "/nowhere/a.sqlite", "list"], "recipes: no such file: \"/nowhere/a.sqlite\"\n", 66),
  ])
  func `an error is one line and a code`(words: [String], message: String, code: Int32) throws {
    #expect(try binary.run(words) == .init(messages: message, code: code))
  }

  @Test func `a watched list prints what another process changes, and ends when its output is closed`() throws {
    let pipe = Pipe()
    let watching = binary.process(["list", "--collection", "Soups", "--watch"])
    watching.standardOutput = pipe.fileHandleForWriting
    watching.standardError = FileHandle.nullDevice
    try watching.run()
    try pipe.fileHandleForWriting.close()
    var lines = LineIterator(pipe.fileHandleForReading)
    #expect(lines.next() == "1\t♥\tTomato soup\t2100\t4\tSoups, Quick")
    #expect(lines.next()?.hasPrefix("6\t") == true)
    #expect(try binary.run(["unfavorite", "1"]).code == 0)
    #expect(lines.next() == "~\t1\t1\t\tTomato soup\t2100\t4\tSoups, Quick")
    #expect(try binary.run(["uncollect", "1", "--from", "Soups"]).code == 0)
    #expect(lines.next() == "-\t1\t1\t\tTomato soup\t2100\t4\tSoups, Quick")
    try pipe.fileHandleForReading.close()
    watching.waitUntilExit()
    #expect(Binary.code(of: watching) == 0)
  }

  @Test func `a shopping list that two people watch shows both what either ticks`() throws {
    #expect(try binary.run(["shop", "add", "--item", "2 onions", "--item", "milk"]).code == 0)
    let watching = try (0..<2).map { _ in
      let pipe = Pipe()
      let process = binary.process(["shop", "--watch", "--got-last"])
      process.standardOutput = pipe.fileHandleForWriting
      process.standardError = FileHandle.nullDevice
      try process.run()
      try pipe.fileHandleForWriting.close()
      return (process: process, pipe: pipe)
    }
    var lines = watching.map { LineIterator($0.pipe.fileHandleForReading) }
    for index in lines.indices {
      #expect(lines[index].next() == "Produce\t\tonions\t2\t\t1")
      #expect(lines[index].next() == "Dairy and eggs\t\tmilk\t\t\t2")
    }
    #expect(try binary.run(["shop", "tick", "onions"]).code == 0)
    for index in lines.indices { #expect(lines[index].next() == "✓\tonions\t2") }
    #expect(try binary.run(["shop", "add", "--item", "3 leeks"]).code == 0)
    for index in lines.indices { #expect(lines[index].next() == "+\tleeks\t3") }
    for (process, pipe) in watching {
      try pipe.fileHandleForReading.close()
      process.waitUntilExit()
      #expect(Binary.code(of: process) == 0)
    }
  }

  @Test func `a plan that is watched shows what another process plans`() throws {
    let pipe = Pipe()
    let watching = binary.process(["plan", "2027-01-01..2027-01-02", "--watch"])
    watching.standardOutput = pipe.fileHandleForWriting
    watching.standardError = FileHandle.nullDevice
    #expect(try binary.run(["plan", "add", "1", "--on", "2027-01-01"]).code == 0)
    try watching.run()
    try pipe.fileHandleForWriting.close()
    var lines = LineIterator(pipe.fileHandleForReading)
    #expect(lines.next() == "2027-01-01\tdinner\tTomato soup\t1\t1\t1\t")
    #expect(try binary.run(["plan", "add", "--note", "guests", "--on", "2027-01-02"]).code == 0)
    #expect(lines.next() == "+\t2027-01-02\tdinner\tguests\t1\t\t2\t")
    #expect(try binary.run(["plan", "remove", "soup"]).code == 0)
    #expect(lines.next() == "-\t2027-01-01\tdinner\tTomato soup\t1\t1\t1\t")
    try pipe.fileHandleForReading.close()
    watching.waitUntilExit()
    #expect(Binary.code(of: watching) == 0)
  }

  @Test func `a closed pipe ends a command quietly`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(try binary.run(["list"], output: pipe.fileHandleForWriting) == .init(code: 141))
  }

  @Test func `a change whose report cannot be printed is saved, and says so`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try binary.run(["add", "Bread"], output: pipe.fileHandleForWriting)
    #expect(result == .init(messages: "recipes: saved, but could not be printed: broken pipe\n", code: 141))
    #expect(try binary.run(["list", "--sort", "added", "--limit", "1"]).output == "7\t\tBread\t0\t\t\n")
  }

  @Test(arguments: [["list"], ["show", "1"], ["export"], ["search", "onion"], ["collections"], ["--help"], ["path"]])
  func `a full device is an error`(words: [String]) throws {
    let result = try binary.run(words, output: FileHandle(forWritingTo: URL(filePath: "/dev/full")))
    #expect(
      result == .init(messages: "recipes: cannot write the output: no space left on device\n", code: 74))
  }

  @Test func `an export to a full device is an error and leaves the device what it is`() throws {
    let result = try binary.run(["export", "--output", "/dev/full"])
    #expect(result == .init(messages: "recipes: cannot write /dev/full: no space left on device\n", code: 74))
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func `an export past the file size limit leaves the old file and no other`() throws {
    let file = try box.write("what was there", to: "out.json")
    let limited = Binary(box: box, launcher: ["prlimit", "--fsize=512"])
    let result = try limited.run(["export", "--output", file, "--force"])
    #expect(result == .init(messages: "recipes: cannot write BOX/out.json: file too large\n", code: 74))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "what was there")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: box.folder.path).filter { $0.contains("partial") } == [])
  }

  @Test func `without a home the default file has no place`() throws {
    for name in ["HOME", "RECIPES_DATABASE"] { box.environment[name] = nil }
    let advice = "recipes: HOME is not set; use --database or RECIPES_DATABASE to say where the library is\n"
    #expect(try binary.run(["list"]) == .init(messages: advice, code: 73))
  }

  @Test func `the default file and its folders are private, whatever the umask`() throws {
    box.environment["RECIPES_DATABASE"] = nil
    box.environment["XDG_DATA_HOME"] = box.folder.appending(path: "data").path
    let careless = Binary(box: box, launcher: ["sh", "-c", "umask 0; exec \"$@\"", "sh"])
    #expect(try careless.run(["add", "Bread"]).code == 0)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: box.folder.appending(path: path).path)[.posixPermissions] as? Int
    }
    #expect(try mode("data/recipes") == 0o700)
    #expect(try mode("data/recipes/recipes.sqlite") == 0o600)
  }
}

/// Runs of the executable that somebody else disturbs.
@Suite struct DisturbedBinaryTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal while a change waits for its turn cancels the change`(signal: Int32) throws {
    let before = box.databaseBytes
    let other = try Connection(.file(box.database.path))
    let process = binary.process([
      "import", try box.write(SmallLibrary.json, to: "more.json"), "--on-duplicate", "keep",
    ])
    let messages = Pipe()
    process.standardError = messages
    try other.transaction {
      try process.run()
      // Said after a second of waiting; until then this waits too.
      let notice = messages.fileHandleForReading.availableData
      #expect(String(decoding: notice, as: UTF8.self) == "waiting for another recipes process …\n")
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
    }
    #expect(Binary.code(of: process) == 128 + signal)
    let rest = try messages.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: rest, as: UTF8.self) == "recipes: interrupted; nothing was changed\n")
    #expect(box.databaseBytes == before)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal while input is read ends the command at once`(signal: Int32) throws {
    let before = box.databaseBytes
    let process = binary.process(["import", "-"])
    let input = Pipe()
    let messages = Pipe()
    process.standardInput = input
    process.standardError = messages
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(repeating: UInt8(ascii: " "), count: 1 << 20))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(Binary.code(of: process) == 128 + signal)
    #expect(box.databaseBytes == before)
  }

  @Test(.enabled(if: Binary.canBeUnprivileged, "needs root, setpriv, and an executable that others may run"))
  func `a database in a read-only folder can be read, and is not changed`() throws {
    let unprivileged = try Binary.unprivileged(in: box)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: box.database.path)
    let before = box.databaseBytes
    let names = try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted()
    for words in [
      ["list"], ["show", "1"], ["search", "onion"], ["collections"], ["sidebar"], ["history"], ["export"],
    ] {
      #expect(try unprivileged.run(words).code == 0, "\(words)")
    }
    for words in [
      ["favorite", "2"], ["add", "Bread"], ["delete", "1", "--yes"], ["reorder", "1", "--to", "bottom"], ["undo"],
      ["import", try box.write(SmallLibrary.json, to: "more.json"), "--on-duplicate", "keep"],
    ] {
      let refusal = Binary.Result(messages: "recipes: no permission to use \"BOX/recipes.sqlite\"\n", code: 77)
      #expect(try unprivileged.run(words) == refusal, "\(words)")
    }
    #expect(box.databaseBytes == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: box.folder.path).sorted() == (names + ["more.json"]).sorted())
  }

  @Test(.enabled(if: Binary.canBeUnprivileged, "needs root, setpriv, and an executable that others may run"))
  func `a read-only database can be read, and is not changed`() throws {
    let unprivileged = try Binary.unprivileged(in: box)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: box.database.path)
    let before = box.databaseBytes
    #expect(try unprivileged.run(["list", "--limit", "1"]).output == "1\t♥\tTomato soup\t2100\t4\tSoups, Quick\n")
    #expect(
      try unprivileged.run(["favorite", "2"])
        == .init(messages: "recipes: no permission to use \"BOX/recipes.sqlite\"\n", code: 77))
    #expect(box.databaseBytes == before)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: box.database.path)
    #expect(
      try unprivileged.run(["list"])
        == .init(messages: "recipes: no permission to use \"BOX/recipes.sqlite\"\n", code: 77))
  }
}
