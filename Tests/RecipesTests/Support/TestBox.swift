import Foundation
import RecipeModel
import RecipeTestSupport

@testable import recipes

/// A recipe box of its own: a folder with a database, a fixed clock, counted UUIDs, lines in memory.
final class TestBox {
  let box: Box
  /// Where the output goes: a terminal of this size, or a pipe.
  var screen: Screen?
  var isColored = false
  /// How many UUIDs were made.
  var uuids = 0

  init() throws {
    box = try Box()
  }

  /// What one command did.
  struct Result: Equatable {
    var output = ""
    var messages = ""
    var status = ExitStatus.done
  }

  /// Runs a command in this process.
  ///
  /// - Parameter answers: What a person types; nil where standard input is not a terminal.
  @discardableResult
  func run(_ words: [String], input: String = "", answers: String? = nil) -> Result {
    run(words, inputBytes: Array((answers ?? input).utf8), isAnswered: answers != nil)
  }

  func run(_ words: [String], inputBytes: [UInt8], isAnswered: Bool = false) -> Result {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    let session = Session(
      commands: Recipes.self,
      world: World(
        environment: Environment(box.environment),
        input: Input(bytes: inputBytes, isTerminal: isAnswered),
        output: Output(.closure { output += $0 }, isTerminal: screen != nil),
        messages: Output(.closure { messages += $0 }, isTerminal: screen != nil), screen: screen ?? .usual,
        clock: { Self.now }, makeUUID: { self.nextUUID() }))
    let status = Program.run((isColored ? ["--color", "always"] : []) + words, in: session)
    return Result(
      output: box.masked(String(decoding: output, as: UTF8.self)),
      messages: box.masked(String(decoding: messages, as: UTF8.self)), status: status)
  }

  /// 21 November 2026, noon in UTC.
  static let now = 1_795_262_400

  /// A word of a command line in which BOX stands for this folder.
  func unmasked(_ word: String) -> String {
    word.hasPrefix("BOX") ? folder.path + word.dropFirst(3) : word
  }

  private func nextUUID() -> UUID {
    uuids += 1
    let digits = String(uuids, radix: 16)
    return UUID(uuidString: "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)!
  }
}

extension TestBox {
  var folder: URL { box.folder }
  var database: URL { box.database }
  var databaseBytes: Data? { box.databaseBytes }

  var environment: [String: String] {
    get { box.environment }
    set { box.environment = newValue }
  }

  func write(_ text: String, to name: String) throws -> String { try box.write(text, to: name) }

  func makeScript(_ name: String, _ body: String) throws -> String { try box.makeScript(name, body) }
}

extension Binary {
  init(box: TestBox, launcher: [String] = [], path: String = Self.path) {
    self.init(box: box.box, launcher: launcher, path: path)
  }
}
