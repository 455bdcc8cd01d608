import Foundation
import RecipeStore
import SQLite
import Testing

@testable import recipes

@Suite struct BufferedOutputTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  private func session(_ receive: @escaping ([UInt8]) -> Void) -> Session {
    Session(
      commands: Recipes.self,
      world: World(
        environment: Environment(box.environment), input: Input(bytes: []),
        output: Output(.closure(receive), isTerminal: false), messages: Output(.closure { _ in }, isTerminal: false),
        screen: .usual, clock: { TestBox.now }, makeUUID: { UUID() }))
  }

  @Test(arguments: [0, 1, 1000, 10_000])
  func `what is held is printed as it came, and leaves no file`(count: Int) throws {
    let held = BufferedOutput(in: Environment(box.environment))
    var expected: [UInt8] = []
    for number in 0..<count {
      let line = Array(repeating: UInt8(truncatingIfNeeded: number), count: 1000)
      expected += line
      try held.write { $0 += line }
    }
    var received: [UInt8] = []
    let output = Output(.closure { received += $0 }, isTerminal: false)
    try held.send(to: output)
    try output.flush()
    #expect(received == expected)
    #expect(try FileManager.default.contentsOfDirectory(atPath: box.folder.path) == [])
  }

  @Test func `a full disk for long output is reported`() throws {
    box.environment["TMPDIR"] = "/nowhere"
    let held = BufferedOutput(in: Environment(box.environment))
    let message: StyledText = "cannot buffer the output in a file in /nowhere: no such file or directory"
    #expect(throws: CommandError(message, .inputOutput)) {
      try held.write { $0 += Array(repeating: 0, count: 5_000_000) }
    }
  }

  @Test(arguments: [["list", "--json"], ["search", "salt", "--json"]])
  func `recipes in JSON are those of one moment, and no writer waits while they are printed`(words: [String]) throws {
    try SmallLibrary.load(into: box)
    let other = try Connection(.file(box.database.path), busyPolicy: BusyPolicy(timeout: .zero))
    let rename = "UPDATE collections SET name = 'Suppen' WHERE name = 'Soups'"
    var printed = ""
    let session = session { bytes in
      #expect(throws: Never.self) { try other.transaction { _ = try other.run(rename) } }
      printed += String(decoding: bytes, as: UTF8.self)
    }
    #expect(Program.run(words, in: session) == .done)
    #expect(printed.contains("\"Soups\"") && !printed.contains("Suppen"))
  }

  @Test func `no writer can change recipes between the search and the read`() throws {
    try SmallLibrary.load(into: box)
    let other = try Connection(.file(box.database.path), busyPolicy: BusyPolicy(timeout: .zero))
    let session = session { _ in }
    let store = try session.library.open()
    try session.printer.printJSON(of: store) {
      let ids = try store.identifiers(of: .all)
      let error = #expect(throws: SQLiteError.self) {
        try other.transaction { _ = try other.run("UPDATE collections SET name = 'Suppen' WHERE name = 'Soups'") }
      }
      #expect(error.map { ResultCode.busy ~= $0.code } == true)
      return ids
    }
  }
}
