import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// Backups made while others write: each is the library as it was at one moment, and restores to that.
@Suite struct BackupTests {
  private static let writers = 4
  /// What each writer changes while a backup is made.
  private static let changesOfEach = 3

  @Test func `a backup made while four others write has everything that was there before, and half of nothing`()
    throws
  {
    let box = try FaultBox(.library)
    let binary = box.shared
    let tally = Tally("backup while 4 others write")
    for number in 1...Trials.backups {
      tally.trial("backup \(number)") {
        let before = try Self.changes(in: box.path)
        let copy = box.box.folder.appending(path: "copy-\(number).sqlite").path
        let problems = Threads.run(Self.writers + 1) { thread in
          if thread == Self.writers { return try Self.complaints(binary.run(["backup", copy])) }
          return try Self.write(as: thread, from: before[thread], with: binary)
        }
        defer { unlink(copy) }
        let after = try Self.changes(in: box.path)
        return try problems + Self.losses(of: copy, before, after) + Self.lossesOfRestoring(copy)
      }
    }
    tally.finish()
  }

  /// Makes changes that are one each, and yet seen in two columns.
  private static func write(as writer: Int, from first: Int, with binary: FaultBox.Runner) throws -> [String] {
    let shell = try binary.converse()
    for number in first + 1...first + changesOfEach {
      guard shell.answer(to: "edit \(writer + 1) --notes \(number) --source \(number)") != nil else { break }
    }
    let (code, messages) = shell.close()
    return code == 0 ? [] : ["exit \(code): \(messages)"]
  }

  /// How many changes of each writer are in a database; -1 for one that is there by half.
  private static func changes(in path: String) throws -> [Int] {
    try Connection(.file(path)).query(
      // Before the first change the source is that of the sample.
      """
      SELECT CASE WHEN source NOT GLOB '[0-9]*' THEN 0 WHEN source = notes THEN CAST(source AS INTEGER) ELSE -1 END
      FROM recipes WHERE id <= ?1 ORDER BY id
      """, writers
    ) { $0.int(at: 0) }
  }

  private static func losses(of copy: String, _ before: [Int], _ after: [Int]) throws -> [String] {
    let found = try changes(in: copy)
    let areWhole = zip(found, zip(before, after)).allSatisfy { $1.0 <= $0 && $0 <= $1.1 }
    return try Integrity.problems(of: copy)
      + (areWhole ? [] : ["\(found) of what was \(before) before and \(after) afterwards"])
  }

  private static func lossesOfRestoring(_ copy: String) throws -> [String] {
    let box = try FaultBox(.library)
    let losses = try complaints(box.run(["restore", copy, "--yes"]))
    let isEqual = try box.state.withoutHistory == LibraryState(of: copy).withoutHistory
    return losses + (isEqual ? [] : ["what is restored is not what was backed up"])
  }

  private static func complaints(_ result: Binary.Result) -> [String] {
    result.code == 0 ? [] : ["exit \(result.code): \(result.messages)"]
  }
}
