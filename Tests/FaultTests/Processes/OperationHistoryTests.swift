import Foundation
import RecipeTestSupport
import Testing

/// Processes that read and write the same things at once see one order of what happened.
@Suite struct OperationHistoryTests {
  private static let processes = 8
  private static let operationsOfEach = Trials.operationsInHistory

  @Test func `what eight processes read and list fits one order of what they wrote`() throws {
    let tally = Tally("8 processes reading and writing the same")
    for round in 1...Trials.histories {
      let box = try FaultBox(.library)
      let binary = box.shared
      let history = Shared(OperationHistory())
      tally.trials(Self.processes * Self.operationsOfEach) {
        Threads.run(Self.processes) { process in
          let client = try Client(of: binary, noting: history)
          var random = SeededGenerator(seed: UInt64(round << 8 | process))
          for number in 1...Self.operationsOfEach {
            try client.operate("\(process)-\(number)", using: &random)
          }
          return client.end()
        }
      }
      tally.trial("round \(round): the order of what happened") {
        let client = try Client(of: binary, noting: history)
        try client.list()
        try client.read()
        let problems = history.withLock { $0.violations(initial: "") }
        return try client.end() + problems + Integrity.problems(of: box.path)
      }
    }
    tally.finish()
  }

  /// One of the processes, and what it notes.
  private final class Client {
    private let binary: FaultBox.Runner
    private let history: Shared<OperationHistory>
    private var shell: Conversation
    private var problems: [String] = []

    init(of binary: FaultBox.Runner, noting history: Shared<OperationHistory>) throws {
      (self.binary, self.history) = (binary, history)
      shell = try binary.converse()
    }

    /// Does one random thing; the first recipe's notes are what is read and written.
    func operate(_ name: String, using random: inout some RandomNumberGenerator) throws {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try list()
      case 1...5: try read()
      case 6, 7: try noting("edit 1 --notes \(name)") { _ in .write(name) }
      case 8: try noting("add \(name)") { _ in .add(name) }
      default:
        let recipe = Int.random(in: 1...50, using: &random)
        try noting("reorder \(recipe) --to \(Int.random(in: 1...20, using: &random))") { _ in nil }
      }
    }

    func list() throws {
      try noting("list") { lines in
        // Lines that begin with a mark tell what others have changed.
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let titles = rows.compactMap { row in
          // The number keeps apart two sample recipes of one title.
          Int(row[0]).map { $0 <= 52 ? "sample \($0)" : String(row[2]) }
        }
        if titles.count(where: { $0.hasPrefix("sample") }) != 52 { problems.append("a list lacks a sample recipe") }
        return .list(titles)
      }
    }

    func read() throws {
      try noting("show 1") { lines in
        let note = lines.drop { $0 != "Notes" }.dropFirst().first?.dropFirst(2) ?? ""
        // Whatever else stands there is what the sample recipe says.
        return .read(note.allSatisfy { "0123456789-".contains($0) } ? String(note) : "")
      }
    }

    private func noting(_ line: String, _ kind: ([String]) -> OperationHistory.Operation.Kind?) throws {
      let began = history.withLock { $0.begin() }
      if let answer = shell.answer(to: line) {
        guard let kind = kind(answer) else { return }
        history.withLock { $0.end(kind, began: began) }
      } else {
        // Somebody else's edit came between: refused, and nothing was changed. The script ends with it.
        let (code, messages) = shell.close()
        if code != 75 { problems.append("\(line): exit \(code): \(messages)") }
        shell = try binary.converse()
      }
    }

    /// Returns what went wrong.
    func end() -> [String] {
      let (code, messages) = shell.close()
      return problems + (code == 0 ? [] : ["exit \(code): \(messages)"])
    }
  }

  @Test func `a history with a stale read, a lost recipe and one from nowhere is seen through`() {
    var history = OperationHistory()
    func add(_ kind: OperationHistory.Operation.Kind) { history.end(kind, began: history.begin()) }
    add(.write("a"))
    add(.write("b"))
    add(.read("a"))
    add(.read("b"))
    add(.read("c"))
    add(.add("Soup"))
    add(.list([]))
    add(.list(["Soup"]))
    add(.list(["Soup", "Soup", "Bread"]))
    add(.add("Bread"))
    #expect(
      history.violations(initial: "") == [
        "read a after b was written", "read c, which no one wrote", "a list lacks Soup", "a list shows a recipe twice",
        "a list shows Bread too early",
      ])
  }
}
