import Foundation
import RecipeModel

@testable import recipes

/// A recipe box of its own: a folder with a database, a fixed clock, counted UUIDs, lines in memory.
final class TestBox {
  let folder: URL
  var environment: [String: String]
  /// Where the output goes: a terminal of this size, or a pipe.
  var screen: Screen?
  var isColored = false
  private var uuids = 0

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recipes-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "RECIPES_DATABASE": folder.appending(path: "recipes.sqlite").path,
    ]
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What one command did.
  struct Result: Equatable {
    var output = ""
    var messages = ""
    var status = ExitStatus.done
  }

  /// Runs a command in this process.
  ///
  /// - Parameter answers: What a person types; nil where standard input is no terminal.
  @discardableResult
  func run(_ words: [String], input: String = "", answers: String? = nil) -> Result {
    run(words, inputBytes: Array((answers ?? input).utf8), isAnswered: answers != nil)
  }

  func run(_ words: [String], inputBytes: [UInt8], isAnswered: Bool = false) -> Result {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    let session = Session(
      environment: Environment(environment), input: Input(bytes: inputBytes, isTerminal: isAnswered),
      output: Output(.closure { output += $0 }, isTerminal: screen != nil),
      messages: Output(.closure { messages += $0 }, isTerminal: screen != nil), screen: screen,
      clock: { Self.now }, makeUUID: { self.nextUUID() })
    let status = Program.run((isColored ? ["--color", "always"] : []) + words, in: session)
    return Result(
      output: masked(String(decoding: output, as: UTF8.self)),
      messages: masked(String(decoding: messages, as: UTF8.self)), status: status)
  }

  /// 21 November 2026, noon in UTC.
  static let now = 1_795_262_400

  /// Names of temporary files differ from run to run; what is said about them does not.
  func masked(_ text: String) -> String {
    text.replacing(folder.path, with: "BOX")
      .replacing(#/recipes-[A-Za-z0-9]{6}\/recipe\.txt/#, with: "recipes-XXXXXX/recipe.txt")
  }

  private func nextUUID() -> UUID {
    uuids += 1
    let digits = String(uuids, radix: 16)
    return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
  }
}

extension TestBox {
  var database: URL { folder.appending(path: "recipes.sqlite") }

  /// The bytes of the database, to see that nothing was changed.
  var databaseBytes: Data? { try? Data(contentsOf: database) }

  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Makes an executable shell script, such as a person's editor that is no person.
  func makeScript(_ name: String, _ body: String) throws -> String {
    // Read by a shell, not run as a program: that fails while another test's new process still has the file open.
    "sh \(try write("\(body)\n", to: name))"
  }
}
