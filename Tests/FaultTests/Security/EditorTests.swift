import Foundation
import RecipeTestSupport
import Testing

/// An editor is started with the file's name as an argument, whatever recipes and folders are called.
@Suite(.enabled(if: Strace.isAvailable, Strace.absence))
struct EditorTests {
  private static let names = [
    "$(touch pwned)", "`touch pwned`", "; touch pwned", "| touch pwned", "&& touch pwned", "\"; touch pwned; \"",
    "'; touch pwned; '", "\n touch pwned\n", "-c", "--help", "$IFS", "~root", "*", "{touch,pwned}", "!!", "\\", "%s",
    "a\tb", "> pwned", "< pwned", "$(id > pwned)", "${IFS}touch${IFS}pwned", "\n\ntouch pwned", "\rtouch pwned",
    "& touch pwned &",
    "|| touch pwned", "';touch pwned;'", "\"$(touch pwned)\"", "$((1))", "~", "~/", "?", "[a-z]*", "a b  c", "--", "-",
    "-x",
    "+q!", "+:!touch pwned", "-c :!touch", "%0a", "%n%n%n", "\u{1B}[2J", "\u{202E}txt", "e\u{301}\u{301}", "汤", "#!",
    "#",
  ]

  /// All of them in a release, and every third otherwise.
  private static let tried = names.enumerated().filter { Trials.isRelease || $0.offset % 3 == 0 }.map(\.element)

  @Test(arguments: tried)
  func `a hostile name starts no process`(name: String) throws {
    let tally = Tally("hostile names and editors")
    tally.trial(name.debugDescription) {
      let harmless = try Self.harmless.get()
      let hostile = try Self.processes(editing: name)
      return harmless.count == hostile.count ? [] : ["\(hostile) in place of \(harmless)"]
    }
    tally.finish()
  }

  private static let harmless = Result { try processes(editing: "Soup") }

  /// Returns what a command starts that edits a recipe of that title, in a folder of that name.
  private static func processes(editing name: String) throws -> [String] {
    let box = try FaultBox(.library)
    #expect(try box.run(["edit", "1", "--title", "x\(name)"]).code == 0)
    let folder = box.box.folder.appending(path: name.replacing("/", with: ""))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    box.box.environment["TMPDIR"] = folder.path
    box.box.environment["EDITOR"] = try box.box.makeScript("editor", "printf 'Better.\\n' >> \"$1\"")
    let (calls, result) = try Strace.record(["edit", "1"], in: box, calls: ["execve"])
    #expect(result.code == 0, "\(result.messages)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
    return calls.filter { $0.result == 0 }.map { String(decoding: $0.text(at: 0), as: UTF8.self) }
  }
}
