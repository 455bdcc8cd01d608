import Foundation
import RecipeTestSupport
import Testing

/// Few files that may be open, and looks at files that fail.
@Suite struct ScarceFilesTests {
  private static let commands = [
    ["list"], ["add", "Bread"], ["favorite", "1"], ["delete", "1", "--yes"], ["undo"], ["doctor", "--fix"],
    ["import", Library.sampleRecipes], ["export", "--output", "BOX/all.json"], ["backup", "BOX/copy.sqlite"],
    ["plan", "add", "1", "--on", "friday"], ["--database", "BOX/new.sqlite", "add", "Bread"],
  ]

  @Test(arguments: 4...17)
  func `with few files to open nothing is changed by halves`(limit: Int) throws {
    for words in Self.commands {
      let box = try FaultBox(.nothing)
      #expect(try box.run(["add", "Soup"]).code == 0)
      let before = try Self.contents(of: box)
      let result = try box.run(words, after: ["prlimit", "--nofile=\(limit)"])
      #expect([0, 73, 74].contains(result.code), "\(words): \(result.code) \(result.messages)")
      if result.code == 0 {
        #expect(limit >= 16 || !["add", "favorite", "delete", "undo", "import", "plan"].contains(words[0]), "\(words)")
      } else {
        #expect(result.messages.split(separator: "\n").count == 1, "\(words): \(result.messages)")
        #expect(try Self.contents(of: box) == before, "\(words)")
      }
    }
  }

  @Test(.enabled(if: Strace.isAvailable, Strace.absence), arguments: 1...3)
  func `a command goes on where a look at its own name fails`(ordinal: Int) throws {
    let box = try FaultBox(.library)
    let injection = "inject=readlink:error=EIO:when=\(ordinal)"
    let result = try box.run(["favorite", "2"], after: Self.strace("readlink", injection))
    #expect(result.code == 0, "\(result.messages)")
  }

  /// Pictures were looked for twice, and the second look was taken for granted.
  @Test(.enabled(if: Strace.isAvailable, Strace.absence))
  func `an import whose looks at files fail from some call on is made or not, and does not crash`() throws {
    let sample = URL(filePath: #filePath).appending(path: "../../../../SampleData/recipes.json").standardizedFileURL
    let words = ["import", sample.path]
    let looks = try Strace.record(words, in: FaultBox(.library), calls: ["newfstatat", "fstat"]).calls
    let pictures = looks.filter { $0.paths.contains { $0.contains("pictures/") } }
    let tally = Tally("looks at files that fail")
    for look in pictures.chosen(Trials.failingCalls, seed: 7) {
      tally.trial("\(look.name) \(look.ordinal) of \(look.paths)") {
        let box = try FaultBox(.library)
        let before = try Self.contents(of: box)
        let injection = "inject=\(look.name):error=EIO:when=\(look.ordinal)+"
        let result = try box.run(words, after: Self.strace(look.name, injection))
        guard result.code != 0 else { return [] }
        let isKept = try Self.contents(of: box) == before
        return ([73, 74].contains(result.code) ? [] : ["exit \(result.code): \(result.messages)"])
          + (isKept ? [] : ["the folder was changed"])
      }
    }
    tally.finish()
  }

  private static func strace(_ call: String, _ injection: String) -> [String] {
    ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", injection]
  }

  /// The files of a box and their bytes, without the folder of pictures, in which those of undone imports stay.
  private static func contents(of box: FaultBox) throws -> [String: Data] {
    let folder = box.box.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasSuffix("-pictures") }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }
}
