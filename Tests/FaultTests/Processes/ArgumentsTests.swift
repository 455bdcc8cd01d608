import Foundation
import RecipeTestSupport
import Testing

/// What a process is told on its command line, where the system says nothing more about it.
@Suite struct ArgumentsTests {
  private static let words = ["list", "--limit", "3"]

  private func losses(in box: FaultBox, after launcher: [String]) throws -> [String] {
    let expected = try box.run(Self.words)
    // The default database, which no command here has named, must not be made.
    box.box.environment["XDG_DATA_HOME"] = box.box.folder.appending(path: "data").path
    var result = try box.run(Self.words, after: launcher)
    // strace says on standard error which file a name stands for.
    let messages = result.messages.split(separator: "\n", omittingEmptySubsequences: false)
    result.messages = messages.filter { !$0.hasPrefix("strace: ") }.joined(separator: "\n")
    let isMade = FileManager.default.fileExists(atPath: box.box.folder.appending(path: "data").path)
    return (result == expected ? [] : ["exit \(result.code): \(result.output)\(result.messages)"])
      + (isMade ? ["made the default database"] : [])
  }

  @Test(.enabled(if: Strace.isAvailable, Strace.absence))
  func `a command is the one that was given, whichever file of proc cannot be opened`() throws {
    let tally = Tally("proc that cannot be read")
    for file in ["/proc/self/maps", "/proc/self/cmdline", "/proc/self/exe"] {
      for error in ["EMFILE", "ENFILE", "EIO", "EACCES", "ENOENT"] {
        tally.trial("\(file), \(error)") {
          try losses(
            in: FaultBox(.library),
            after: [
              "strace", "-f", "-qq", "-o", "/dev/null", "-P", file, "-e", "trace=openat,open,readlink", "-e",
              "inject=openat,open,readlink:error=\(error)",
            ])
        }
      }
    }
    tally.finish()
  }

  @Test(.enabled(if: SmallDisk.canMount, "needs root, and leave to mount"))
  func `a command is the one that was given where there is no proc`() throws {
    let tally = Tally("no proc")
    tally.trial("umount") {
      try losses(in: FaultBox(.library), after: ["unshare", "-m", "sh", "-c", "umount -l /proc && exec \"$@\"", "sh"])
    }
    tally.finish()
  }
}
