import Foundation
import RecipeTestSupport
import Testing

/// Readers that come while a long change is made.
@Suite struct ReadersTests {
  @Test func `readers wait for an import as long as it works, and none fails`() throws {
    let box = try FaultBox(.library)
    let file = box.box.folder.appending(path: "many.json")
    let text = String(repeating: "Stir it well. ", count: 60)
    try Data("[".utf8).write(to: file)
    let writer = try FileHandle(forWritingTo: file)
    try writer.seekToEnd()
    for number in 1...Trials.recipesOfLongImport {
      let comma = number == 1 ? "" : ",\n"
      try writer.write(
        contentsOf: Data("\(comma){\"title\": \"\(number)\", \"directions\": \"\(number) \(text)\"}".utf8))
    }
    try writer.write(contentsOf: Data("]".utf8))
    try writer.close()
    let tally = Tally("readers during an import")
    let importing = Binary(box: box.box).process(["import", file.path, "--quiet"])
    importing.standardOutput = FileHandle.nullDevice
    try importing.run()
    repeat {
      tally.trial("list") {
        let result = try box.run(["list", "--limit", "1"])
        return result.code == 0 ? [] : ["exit \(result.code): \(result.messages)"]
      }
    } while importing.isRunning
    importing.waitUntilExit()
    #expect(Binary.code(of: importing) == 0)
    tally.finish()
  }
}
