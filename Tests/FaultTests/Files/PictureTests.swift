import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Files next to each other that had one folder of pictures in earlier versions: whatever is done with them in whatever
/// order, each finds all pictures that it names.
@Suite struct PictureTests {
  @Test func `no order of commands loses a picture that a file names`() throws {
    let tally = Tally("lost pictures")
    for seed in 1...UInt64(Trials.pictureScripts) {
      tally.trial("seed \(seed)") {
        var trial = try PictureTrial(seed: seed)
        for _ in 1...30 {
          try trial.step()
          let losses = try trial.losses()
          if !losses.isEmpty { return losses + trial.done.map { "after \($0)" } }
        }
        return []
      }
    }
    tally.finish()
  }
}

/// Some databases, backups and an export in one folder, and a random walk over what can be done with them.
private struct PictureTrial {
  private let folder: TemporaryFolder
  private var random: SeededGenerator
  private(set) var done: [String] = []

  private static let databases = ["a.sqlite", "a.db", "a"]
  private static let backups = ["a.bak", "a.old.sqlite", "a.sqlite.bak"]
  private static let export = "a.json"

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SeededGenerator(seed: seed)
  }

  mutating func step() throws {
    let database = Self.databases.randomElement(using: &random)!
    let backup = Self.backups.randomElement(using: &random)!
    let number = Int.random(in: 0..<9, using: &random)
    done.append("\(number) \(database) \(backup)")
    switch number {
    case 0...1: try addPicture(to: database)
    case 2: try delete(from: database)
    case 3: try forgetHistory(of: database)
    case 4: try store(database).backUp(to: folder.path(backup), replacing: true)
    case 5: try restore(backup, into: database)
    case 6: try exportNames(of: database)
    case 7: try storeAsEarlierVersion(database)
    default: try fix(database)
    }
  }

  private func location(_ name: String) -> StoreLocation { .file(folder.path(name), isDefault: false) }

  private func store(_ name: String) throws -> RecipeStore {
    try RecipeStore(at: location(name), environment: StoreEnvironment(now: { 0 }))
  }

  private mutating func addPicture(to database: String) throws {
    let width = UInt8.random(in: 1...5, using: &random)
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let picture = try Picture(start + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    var drafts = [RecipeDraft(title: "Pie \(width)")][...]
    try store(database).importDrafts(onDuplicate: .keep, pictures: { [picture] }, next: { drafts.popFirst() })
  }

  private func delete(from database: String) throws {
    let store = try store(database)
    if let id = try store.identifiers(of: RecipeQuery()).first { try store.delete([id]) }
  }

  /// What a thousand changes do, or a user who removes the automatic backups.
  private func forgetHistory(of database: String) throws {
    try store(database).connection.execute("DELETE FROM history_pieces; DELETE FROM history_steps")
    for name in try folder.names where name.hasPrefix(database + ".before-") {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  private func restore(_ backup: String, into database: String) throws {
    guard try folder.names.contains(backup) else { return }
    _ = try RecipeStore.restore(
      folder.path(backup), into: location(database), environment: StoreEnvironment(now: { 0 }))
  }

  private func exportNames(of database: String) throws {
    let store = try store(database)
    let names = try store.connection.namesOfPictures().sorted()
    try PictureStore(besides: folder.path(Self.export)).add(names, from: #require(store.pictures))
    try folder.write(Data(names.joined(separator: "\n").utf8), to: Self.export)
  }

  /// Puts the pictures where an earlier version would have put them.
  private func storeAsEarlierVersion(_ database: String) throws {
    let pictures = PictureStore(besides: folder.path(database))
    guard let former = pictures.formerFolders.first else { return }
    try FileManager.default.createDirectory(atPath: former, withIntermediateDirectories: true)
    for name in pictures.names() {
      try? FileManager.default.copyItem(atPath: pictures.folder + "/" + name, toPath: former + "/" + name)
      try FileManager.default.removeItem(atPath: pictures.folder + "/" + name)
    }
  }

  private func fix(_ database: String) throws {
    guard try folder.names.contains(database) else { return }
    let environment = StoreEnvironment(now: { 0 })
    _ = try Doctor(of: location(database), environment: environment)
      .repair(Doctor(of: location(database), environment: environment).examine())
  }

  /// Returns a line for each picture that a file names and does not find.
  func losses() throws -> [String] {
    var losses: [String] = []
    for file in try folder.names {
      let pictures = PictureStore(besides: folder.path(file))
      let names: Set<String>
      if file == Self.export {
        names = Picture.names(in: [UInt8](try folder.contents(of: file)))
      } else if Self.databases.contains(file) || Self.backups.contains(file) || file.contains(".before-") {
        let store = try store(file)
        names = try store.connection.namesOfPictures().union(store.connection.namesOfPicturesInHistory())
      } else {
        continue
      }
      losses += names.filter { pictures.picture(named: $0) == nil }.map { "\(file) lost \($0)" }
    }
    return losses
  }
}
