import Foundation
import RecipeTestSupport
import Testing

/// Processes that read and write the same things at once see one order of what happened.
@Suite struct OperationHistoryTests {
  private static let processes = 8

  @Test func `what eight processes read and list fits one order of what they wrote`() throws {
    let box = try FaultBox(.library)
    let binary = box.shared
    let history = Shared(OperationHistory())
    let tally = Tally("8 processes reading and writing the same")
    tally.trials(Self.processes * Trials.operationsInHistory) {
      Threads.run(Self.processes) { process in
        var random = SeededGenerator(seed: UInt64(process))
        return try (0..<Trials.operationsInHistory).flatMap { number in
          try Self.operate("\(process)-\(number)", with: binary, noting: history, using: &random)
        }
      }
    }
    tally.trial("the order of what happened") {
      _ = try Self.list(with: binary, noting: history)
      _ = try Self.read(with: binary, noting: history)
      let problems = history.withLock { $0.violations(initial: "") }
      return try problems + Soundness.problems(of: box.path)
    }
    tally.finish()
  }

  /// Does one random thing; the first recipe's notes are what is read and written.
  private static func operate(
    _ name: String, with binary: FaultBox.Runner, noting history: Shared<OperationHistory>,
    using random: inout some RandomNumberGenerator
  ) throws -> [String] {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return try list(with: binary, noting: history)
    case 1: return try read(with: binary, noting: history)
    case 2, 3:
      let began = history.withLock { $0.begin() }
      let result = try binary.run(["edit", "1", "--notes", name])
      // Somebody else's edit came between: refused, and nothing was changed.
      if result.code == 75 { return [] }
      history.withLock { $0.end(.write(name), began: began) }
      return problem(result)
    case 4:
      let began = history.withLock { $0.begin() }
      let result = try binary.run(["add", name])
      history.withLock { $0.end(.add(name), began: began) }
      return problem(result)
    default:
      let place = Int.random(in: 1...20, using: &random)
      return problem(try binary.run(["reorder", "\(Int.random(in: 1...50, using: &random))", "--to", "\(place)"]))
    }
  }

  private static func list(
    with binary: FaultBox.Runner, noting history: Shared<OperationHistory>
  ) throws -> [String] {
    let began = history.withLock { $0.begin() }
    let result = try binary.run(["list"])
    let titles = result.output.split(separator: "\n").map { line in
      // The number keeps apart two sample recipes of one title.
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Int(fields[0])! <= 52 ? "sample \(fields[0])" : String(fields[2])
    }
    history.withLock { $0.end(.list(titles), began: began) }
    return problem(result) + (titles.count { $0.hasPrefix("sample") } == 52 ? [] : ["a list lacks a sample recipe"])
  }

  private static func read(
    with binary: FaultBox.Runner, noting history: Shared<OperationHistory>
  ) throws -> [String] {
    struct Shown: Decodable {
      var notes: String?
    }
    let began = history.withLock { $0.begin() }
    let result = try binary.run(["show", "1", "--json"])
    let shown = try JSONDecoder().decode([Shown].self, from: Data(result.output.utf8))
    history.withLock { $0.end(.read(shown[0].notes ?? ""), began: began) }
    return problem(result)
  }

  private static func problem(_ result: Binary.Result) -> [String] {
    result.code == 0 ? [] : ["exit \(result.code): \(result.messages)"]
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
        "read a after b was written", "read c, which nobody wrote", "a list lacks Soup", "a list shows a recipe twice",
        "a list shows Bread too early",
      ])
  }
}
