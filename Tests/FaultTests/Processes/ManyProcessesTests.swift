import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// Sixteen processes at once: all succeed, and nothing that one of them did is lost.
@Suite struct ManyProcessesTests {
  private static let count = 16

  @Test func `sixteen writers at once lose nothing`() throws {
    let box = try FaultBox(.library)
    let binary = box.shared
    let tally = Tally("16 writers at once")
    tally.trials(Self.count * Trials.changesOfAWriter) {
      Threads.run(Self.count) { writer in
        try (0..<Trials.changesOfAWriter).flatMap { number in
          let words = Self.words(of: writer, change: number)
          let result = try binary.run(words, after: Self.bound)
          return result.code == 0 ? [] : ["\(words): exit \(result.code): \(result.messages)"]
        }
      }
    }
    tally.trial("what is there in the end") {
      try Integrity.problems(of: box.path) + (0..<Self.count).flatMap { try Self.losses(of: $0, in: box) }
    }
    tally.finish()
  }

  /// No one waits for the others longer than this; measured only where nothing else slows the machine down.
  private static let bound = Trials.isRelease ? ["timeout", "--signal=KILL", "15"] : []

  /// Each writer adds recipes, items, and meals, and changes, moves, and cooks a recipe that is its own.
  private static func words(of writer: Int, change number: Int) -> [String] {
    let own = "\(writer + 1)"
    return switch number % 7 {
    case 0: ["add", "\(writer)-\(number)", "--collection", "Writers"]
    case 1: ["edit", own, "--notes", "\(writer)-\(number)"]
    case 2: ["reorder", own, "--to", "top"]
    case 3: ["collect", own, "--into", "Round \(number)"]
    case 4: ["cooked", "add", own, "--note", "\(writer)-\(number)"]
    case 5: ["shop", "add", "--item", "item \(writer)-\(number)"]
    default: ["plan", "add", "--note", "\(writer)-\(number)", "--on", "friday"]
    }
  }

  private static func losses(of writer: Int, in box: FaultBox) throws -> [String] {
    let connection = try Connection(.file(box.path))
    return try (0..<Trials.changesOfAWriter).compactMap { number in
      let text = "\(writer)-\(number)"
      let sql: String
      switch number % 7 {
      case 0: sql = "SELECT 1 FROM recipes WHERE title = ?1"
      case 4: sql = "SELECT 1 FROM cookings WHERE note = ?1"
      case 5: sql = "SELECT 1 FROM shopping_items WHERE line = 'item ' || ?1"
      case 6: sql = "SELECT 1 FROM planned_meals WHERE note = ?1"
      case 1 where number + 7 >= Trials.changesOfAWriter: sql = "SELECT 1 FROM recipes WHERE notes = ?1"
      default: return nil
      }
      return try connection.first(sql, text) { _ in } == nil ? "\(text) is lost" : nil
    }
  }

  @Test func `sixteen writers of one recipe lose nothing, and none fails`() throws {
    let box = try FaultBox(.library)
    let binary = box.shared
    let tally = Tally("16 writers of one recipe")
    tally.trials(Self.count * Trials.editsOfAWriter) {
      Threads.run(Self.count) { writer in
        try (0..<Trials.editsOfAWriter).flatMap { number in
          let fields = [["--notes", "\(writer)-\(number)"], ["--serves", "\(writer)"], ["--source", "\(number)"]]
          let words = ["edit", "7"] + fields[(writer + number) % fields.count]
          let result = try binary.run(words, after: Self.bound)
          return result.code == 0 ? [] : ["\(words): exit \(result.code): \(result.messages)"]
        }
      }
    }
    tally.trial("what is there in the end") { try Integrity.problems(of: box.path) }
    tally.finish()
  }

  @Test func `of sixteen first runs one makes the database, and none fails`() throws {
    let tally = Tally("16 first runs at once")
    for round in 1...Trials.firstRuns {
      tally.trial("round \(round)") {
        let box = try FaultBox(.nothing)
        let losses = try Self.startAll(in: box) { ["add", "Soup \($0)"] }
        return try losses + Self.problems(of: box, recipes: Self.count)
      }
    }
    tally.finish()
  }

  @Test func `of sixteen migrations one is made, and none fails`() throws {
    let tally = Tally("16 migrations at once")
    for round in 1...Trials.firstRuns {
      tally.trial("round \(round)") {
        let box = try FaultBox(.olderLibrary)
        let losses = try Self.startAll(in: box) { ["add", "New soup \($0)"] }
        return try losses + Self.problems(of: box, recipes: 50 + Self.count)
      }
    }
    tally.finish()
  }

  /// Starts all processes before it waits for any.
  private static func startAll(in box: FaultBox, _ words: (Int) -> [String]) throws -> [String] {
    let runs = try (0..<count).map { number in
      let messages = try NamelessFile()
      let child = try Binary(box: box.box).start(
        words(number), output: FileHandle.nullDevice.fileDescriptor, messages: messages.descriptor)
      return (child, messages)
    }
    return runs.compactMap { child, messages in
      let code = child.wait()
      return code == 0 ? nil : "exit \(code): \(messages.text)"
    }
  }

  private static func problems(of box: FaultBox, recipes: Int) throws -> [String] {
    let found = try Connection(.file(box.path)).first("SELECT count(*) FROM recipes") { $0.int(at: 0) }
    return try Integrity.problems(of: box.path) + (found == recipes ? [] : ["\(found ?? 0) of \(recipes) recipes"])
  }
}
