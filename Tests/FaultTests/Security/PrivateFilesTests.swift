import Foundation
import RecipeTestSupport
import Testing

/// Files are readable only by their owner, whatever the umask.
@Suite struct PrivateFilesTests {
  private static let careless = ["sh", "-c", "umask 0; exec \"$@\"", "sh"]

  /// An export is made for others, as the umask says.
  private static let commands = WritingCommand.all.filter { !$0.name.hasPrefix("export") }

  @Test(.enabled(if: Strace.isAvailable, Strace.absence), arguments: commands)
  func `every file is made for its owner alone`(command: WritingCommand) throws {
    let box = try FaultBox(command.start)
    let (calls, result) = try Strace.record(
      command.words, in: box, calls: ["openat", "mkdir"], after: Self.careless)
    #expect(result.code == 0)
    // Opened as if to make it, where it is there already.
    var existing: Set = command.start.database != nil ? [box.path] : []
    let made = calls.filter { $0.result >= 0 && ($0.name == "mkdir" || $0.has("O_CREAT")) }
    #expect(!made.isEmpty)
    for call in made where existing.insert(call.paths.last ?? "").inserted {
      let mode = call.octal(at: call.arguments.count - 1)
      #expect(mode & 0o077 == 0, "\(call.paths.last ?? ""): \(String(mode, radix: 8))")
    }
  }

  @Test(arguments: commands)
  func `every file that is left is its owner's alone`(command: WritingCommand) throws {
    let box = try FaultBox(command.start)
    #expect(try box.run(command.words, after: Self.careless).code == 0)
    let names = try FileManager.default.subpathsOfDirectory(atPath: box.box.folder.path)
    for name in names where !name.hasPrefix("data") || name.hasPrefix("data/recipes") {
      let attributes = try FileManager.default.attributesOfItem(atPath: box.box.folder.appending(path: name).path)
      let mode = attributes[.posixPermissions] as? Int ?? -1
      #expect(mode & 0o077 == 0, "\(name): \(String(mode, radix: 8))")
    }
  }
}
