import Foundation
import RecipeTestSupport
import SQLite
import Testing

@testable import recipes

/// What a process inherits: ignored signals, poor terminals, another umask, an older program next to a newer one.
@Suite struct SurroundingsTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
    signal(SIGPIPE, SIG_IGN)
  }

  @Test(arguments: [["list"], ["show", "1-6"], ["export"], ["history"], ["collections"], ["--help"]])
  func `a closed pipe ends a command quietly, whether or not who started it ignores the signal`(
    words: [String]
  ) throws {
    for launcher in [[], ["sh", "-c", "trap '' PIPE; exec \"$@\"", "sh"]] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let heedless = Binary(box: box, launcher: launcher)
      #expect(try heedless.run(words, output: pipe.fileHandleForWriting) == .init(code: 141))
    }
  }

  /// What the program prints on a terminal of its own, which script(1) makes.
  private func terminalOutput(of words: String, columns: Int, _ environment: [String]) throws -> String {
    let command = "stty cols \(columns) rows 10; env \(environment.joined(separator: " ")) \(Binary.path) \(words)"
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/script")
    script.arguments = ["-qec", command, "/dev/null"]
    script.environment = box.environment.merging(["PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]) { $1 }
    let output = Pipe()
    (script.standardOutput, script.standardInput) = (output, FileHandle.nullDevice)
    try script.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    script.waitUntilExit()
    return text.replacing("\r\n", with: "\n")
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  @Test(
    .enabled(if: hasScript, "needs script(1)"), arguments: [["TERM=dumb", "LC_ALL=C"], ["NO_COLOR=1", "LC_ALL=C"]])
  func `a terminal that can do nothing gets text alone, our signs in ASCII, and no line wider than it is`(
    environment: [String]
  ) throws {
    #expect(
      try terminalOutput(of: "list --limit 3", columns: 60, environment) == """
        *  1  Tomato soup  35 min       4         Soups, Quick
           2  Onion tart   1 hr 25 min  one tart  Baking
           3  麻婆豆腐     30 min       3-4       中餐, Quick
        3 of 6 recipes

        """)
    let narrow = try terminalOutput(of: "list", columns: 20, environment).split(separator: "\n")
    #expect(narrow.count == 6)
    #expect(narrow.allSatisfy { DisplayWidth.of(String($0)) <= 20 })
  }

  @Test func `without a terminal nothing is deleted, replaced, or waited for`() throws {
    let before = box.databaseBytes
    let copy = box.unmasked("BOX/copy.sqlite")
    #expect(try binary.run(["backup", copy]).code == 0)
    for words in [["delete", "1"], ["collections", "delete", "Soups"], ["restore", copy]] {
      let result = try binary.run(words)
      #expect(
        result.code == 1 && result.messages.contains("cannot ask for confirmation without a terminal; use --yes"),
        "\(words) \(result)")
    }
    #expect(try binary.run(["add"]).code == 1)
    #expect(try binary.run(["reorder"]).code == 1)
    #expect(box.databaseBytes == before)
  }

  @Test func `whatever the umask, what is made is its owner's alone`() throws {
    let careless = Binary(box: box, launcher: ["sh", "-c", "umask 0; exec \"$@\"", "sh"])
    chmod(box.database.path, 0o600)
    let before = try names
    let picture = """
      {"id": "x", "title": "Dumplings", "yield": "4", "instructions": "Fold.", "images": ["\(SamplePicture.base64)"]}
      """
    let file = try box.write(picture, to: "dumplings.json")
    let lines = [
      (["import", file], 0), (["backup", "BOX/copy.sqlite"], 0), (["restore", "BOX/copy.sqlite", "--yes"], 0),
      (["doctor", "--recover", "BOX/saved.sqlite"], 0), (["doctor", "--fix"], 0), (["add", "--prep", "5m"], 65),
    ]
    for (words, code) in lines {
      if words == ["doctor", "--fix"] {
        try Connection(.file(box.database.path)).execute("UPDATE recipes SET position = 0")
      }
      let result = try careless.run(words.map(box.unmasked), input: Data("title: Soup\ncook: soon\n".utf8))
      #expect(result.code == code, "\(words): \(result.messages)")
    }
    let made = try names.subtracting(before).subtracting(["dumplings.json"])
    #expect(made.count >= 11)
    for name in made {
      let attributes = try FileManager.default.attributesOfItem(atPath: box.folder.appending(path: name).path)
      #expect((attributes[.posixPermissions] as? Int ?? -1) & 0o077 == 0, "\(name)")
    }
  }

  private var names: Set<String> {
    get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: box.folder.path)) }
  }

  @Test func `a shell that is open while a newer version migrates the database changes nothing any more`() throws {
    let shell = binary.process(["shell"])
    let (input, output, messages) = (Pipe(), Pipe(), Pipe())
    (shell.standardInput, shell.standardOutput, shell.standardError) = (input, output, messages)
    try shell.run()
    var lines = LineIterator(output.fileHandleForReading)
    try input.fileHandleForWriting.write(contentsOf: Data("favorite 2\n".utf8))
    #expect(lines.next()?.hasPrefix("~\t") == true)
    let newer = try Connection(.file(box.database.path))
    try newer.execute("PRAGMA user_version = 99")
    let present = box.databaseBytes
    try? input.fileHandleForWriting.write(contentsOf: Data("favorite 3\n".utf8))
    try? input.fileHandleForWriting.close()
    shell.waitUntilExit()
    let told = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(
      box.box.masked(told).contains("\"BOX/recipes.sqlite\" was written by a newer recipes (schema 99, this one knows ")
    )
    #expect(Binary.code(of: shell) == 78)
    #expect(box.databaseBytes == present)
    for words in [["list"], ["favorite", "3"], ["undo"], ["shell"], ["doctor"], ["doctor", "--fix"]] {
      #expect(try binary.run(words).code == 78, "\(words)")
    }
    #expect(box.databaseBytes == present)
  }

  @Test func `two signals during a change end it at once, and the change is undone`() throws {
    let before = box.run(["list"]).output
    let other = try Connection(.file(box.database.path))
    let process = binary.process(["favorite", "2"])
    let messages = Pipe()
    process.standardError = messages
    try other.transaction {
      try process.run()
      // Said after a second of waiting; until then this waits too.
      _ = messages.fileHandleForReading.availableData
      kill(process.processIdentifier, SIGINT)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
    }
    #expect([130, 143].contains(Binary.code(of: process)))
    #expect(box.run(["list"]).output == before)
    #expect(try binary.run(["doctor"]).code == 0)
  }
}
