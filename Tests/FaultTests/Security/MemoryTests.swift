import Foundation
import RecipeTestSupport
import Testing

/// Input of any size and depth is refused, or read, in bounded memory.
@Suite struct MemoryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var words: [String]
    var makeInput: @Sendable (URL) throws -> Void
    var testDescription: String { name }
  }

  /// At most 200 MiB of memory of its own; a process that asks for more ends with a signal.
  private static let bounded = ["sh", "-c", "ulimit -d 204800; exec \"$@\"", "sh"]

  private static let many = Trials.isRelease ? 1_000_000 : 30_000

  static let cases = [
    Case(name: "1 GiB of nothing to add", words: ["add"]) { try makeSparse($0, 1 << 30) },
    Case(name: "1 GiB of nothing to import", words: ["import", "-"]) { try makeSparse($0, 1 << 30) },
    Case(name: "more than an import may have", words: ["import", "-"]) { try makeSparse($0, 2 << 30) },
    Case(name: "spaces", words: ["import", "-"]) {
      try write("                ", Trials.isRelease ? 100 * many : 3 * many, to: $0)
    },
    Case(name: "JSON in JSON", words: ["import", "-"]) { try write("[{\"title\": ", many, to: $0) },
    Case(name: "brackets", words: ["import", "-"]) { try write("[", 10 * many, to: $0) },
    Case(name: "elements in elements", words: ["import", "-"]) { try write("<div>", 2 * many, to: $0) },
    Case(name: "one line of text", words: ["add"]) { try write("title: Soup ", many, to: $0) },
  ]

  @Test(arguments: cases)
  func `huge input is refused in little memory`(huge: Case) throws {
    let box = try FaultBox(.library)
    let file = box.box.folder.appending(path: "input")
    try huge.makeInput(file)
    let before = try box.state
    let tally = Tally("huge input", of: huge.name)
    tally.trial("200 MiB") {
      let input = try FileHandle(forReadingFrom: file)
      let null = FileHandle.nullDevice.fileDescriptor
      let child = try Binary(box: box.box, launcher: Self.bounded).start(
        huge.words, input: input.fileDescriptor, output: null, messages: null)
      let code = child.wait()
      var losses = code == 65 ? [] : ["exit \(code)"]
      if try box.state != before { losses.append("the library was changed") }
      return losses
    }
    tally.finish()
  }

  private static func makeSparse(_ file: URL, _ size: UInt64) throws {
    try Data().write(to: file)
    try FileHandle(forWritingTo: file).truncate(atOffset: size)
  }

  private static func write(_ text: String, _ count: Int, to file: URL) throws {
    try Data(String(repeating: text, count: count).utf8).write(to: file)
  }
}
