import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// What a command makes of a library when nothing goes wrong, by which what it leaves after a fault is judged.
final class Outcome: Sendable {
  let before: Found
  let after: Found
  private let command: WritingCommand
  /// What is wrong before, if the command repairs it.
  private let problemsBefore: [String]
  private let verdicts = Verdicts()

  /// What there is to see of a command's work.
  struct Found: Equatable, Sendable {
    var library: LibraryState
    /// What is in the file that the command makes, if it is there.
    var product: [String]?

    func difference(from other: Found) -> String {
      product == other.product ? library.difference(from: other.library) : "another copy, or none"
    }
  }

  private static let all = Memo<Outcome>()

  static func of(_ command: WritingCommand) throws -> Outcome {
    try all.value(command.name) { try Outcome(of: command) }
  }

  private init(of command: WritingCommand) throws {
    self.command = command
    let box = try FaultBox(command.start)
    before = try Self.found(at: box.path, command)
    problemsBefore = try Integrity.problems(of: box.path)
    let result = try box.run(command.words)
    try #require(result.code == 0, "\(command.name): \(result.messages)")
    let told = command.stream == 1 ? result.output : result.messages
    try #require(!told.isEmpty, "\(command.name) acknowledges nothing")
    after = try Self.found(at: box.path, command)
    if command.start != .olderLibrary { try #require(after != before, "\(command.name) changes nothing") }
    let problems = try Integrity.problems(of: box.path) + keptCopyProblems(at: box.path, isDone: true)
    try #require(problems == [], "\(command.name)")
  }

  /// Returns what is wrong after a run that a fault has met.
  ///
  /// - Parameter isKilled: Whether the process had no chance to say how it ended, so that a change may be there
  ///   that was not acknowledged.
  func losses(after result: Binary.Result, in box: FaultBox, isKilled: Bool) throws -> [String] {
    // A process that says that it failed acknowledges nothing by what it printed before, as `doctor` does.
    let isAcknowledged = result.code == 0 || result.code < 0 && command.stream == 1 && !result.output.isEmpty
    return try losses(at: box.path, mayBeBefore: !isAcknowledged, mayBeAfter: isAcknowledged || isKilled)
  }

  /// Returns what is wrong with a database, and with what the command has made next to it.
  func losses(at path: String, mayBeBefore: Bool, mayBeAfter: Bool) throws -> [String] {
    try verdicts.verdict(on: path, [mayBeBefore, mayBeAfter]) {
      let found = try Self.found(at: path, command)
      let problems = try Integrity.problems(of: path)
      if mayBeAfter, found == after { return try problems + keptCopyProblems(at: path, isDone: true) }
      if mayBeBefore, found == before {
        return try problems.filter { !problemsBefore.contains($0) } + keptCopyProblems(at: path, isDone: false)
      }
      let expected = mayBeBefore ? before : after
      return problems + ["\(mayBeBefore ? "changed" : "lost"): \(found.difference(from: expected))"]
    }
  }

  private static func found(at path: String, _ command: WritingCommand) throws -> Found {
    var found = Found(library: try LibraryState(of: path))
    guard let product = command.product.map({ folder(of: path) + "/" + $0 }),
      FileManager.default.fileExists(atPath: product)
    else { return found }
    if FileManager.default.contents(atPath: product) == nil {
      found.product = try FileManager.default.contentsOfDirectory(atPath: product).sorted().map { name in
        try "\(name): \(String(contentsOfFile: "\(product)/\(name)", encoding: .utf8))"
      }
    } else if product.hasSuffix(".sqlite") {
      found.product = try Integrity.problems(of: product) + LibraryState(of: product).rows
    } else {
      found.product = [try String(contentsOfFile: product, encoding: .utf8)]
    }
    return found
  }

  /// The copies that the program makes by itself before what cannot be undone: each is whole, and one must be there once
  /// that is done.
  private func keptCopyProblems(at path: String, isDone: Bool) throws -> [String] {
    let name = String(path.dropFirst(Self.folder(of: path).count + 1))
    let names = try? FileManager.default.contentsOfDirectory(atPath: Self.folder(of: path))
    let copies = (names ?? []).filter {
      $0.hasPrefix("\(name).before-") && !$0.contains(".recipes-partial") && !$0.hasSuffix("-journal")
    }
    let broken = try copies.filter { try LibraryState(of: Self.folder(of: path) + "/" + $0) != before.library }
    let mustHaveCopy =
      switch command.start {
      case .libraryAndBackup, .ailingLibrary: isDone
      case .olderLibrary: try Connection(.file(path)).userVersion() > 1
      default: false
      }
    return broken.map { "\($0) is not what was there before" }
      + (mustHaveCopy && copies.isEmpty ? ["no copy of what was there before"] : [])
  }

  private static func folder(of path: String) -> String { Disk.folder(of: path) }
}
