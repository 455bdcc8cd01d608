import Foundation
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// How changes are made durable: what is synced and when, and the settings that ask for it.
@Suite struct SyncTests {
  /// - Source: sqlite.org/atomiccommit.html; sqlite.org/pragma.html#pragma_synchronous on EXTRA, which syncs the folder
  ///   once more after the journal is gone.
  @Test(
    .enabled(if: Strace.isAvailable, Strace.absence),
    arguments: [["favorite", "4"], ["reorder", "9", "--to", "top"], ["add", "Bread"]])
  func `a change syncs its journal twice, its folder, the database, and its folder again before it is reported`(
    words: [String]
  ) throws {
    let box = try FaultBox(.library)
    let calls = try Strace.record(words, in: box).calls.filter { call in
      call.isOutput() || ["fsync", "fdatasync", "unlink"].contains(call.name)
    }
    let steps = calls.map { call in
      let path = call.paths.first?.replacing(box.box.folder.path, with: "BOX") ?? ""
      return call.isOutput() ? "write" : "\(call.name) \(path)"
    }
    #expect(
      steps == [
        "fdatasync BOX/recipes.sqlite-journal", "fdatasync BOX", "fdatasync BOX/recipes.sqlite-journal",
        "fdatasync BOX/recipes.sqlite", "unlink BOX/recipes.sqlite-journal", "fdatasync BOX", "write",
      ])
  }

  private enum Opening: CaseIterable {
    case writing, reading, doctor
  }

  @Test(arguments: Opening.allCases)
  private func `every connection to the library is set up to be durable`(opening: Opening) throws {
    let box = try FaultBox(.library)
    let location = StoreLocation.file(box.path, isDefault: false)
    let environment = StoreEnvironment(now: { 0 })
    let connection =
      switch opening {
      case .writing: try RecipeStore(at: location, environment: environment).connection
      case .reading: try RecipeStore(at: location, access: .reading, environment: environment).connection
      case .doctor: try Doctor(of: location, environment: environment).connection
      }
    let settings = try ["journal_mode", "synchronous", "foreign_keys", "cell_size_check"].map { name in
      try connection.first("PRAGMA \(name)") { $0.text(at: 0) }
    }
    #expect(settings == ["delete", "3", "1", "1"])
  }
}
