import Foundation
import RecipeTestSupport
import Testing

/// What a run asked of the disk, and what the library is to be at each moment.
struct Recording {
  let calls: [SystemCall]
  let path: String
  private let start: [String: [UInt8]]
  /// What is wrong with a library after so many lines of output.
  private let losses: (_ path: String, _ acknowledged: Int) throws -> [String]

  init(of command: WritingCommand) throws {
    let outcome = try Outcome(of: command)
    let box = try FaultBox(command.start)
    start = try Self.contents(of: box)
    path = box.path
    calls = try Strace.record(command.words, in: box).calls
    losses = { path, acknowledged in
      let problems = try Soundness.problems(of: path)
      let state = try LibraryState(of: path)
      if state == outcome.after || acknowledged == 0 && state == outcome.before { return problems }
      return problems + ["the change is half there, or gone: \(state.difference(from: outcome.after))"]
    }
  }

  init(of script: Script) throws {
    let box = try FaultBox(.library)
    start = try Self.contents(of: box)
    path = box.path
    calls = try Strace.record(["shell"], in: box, input: script.text).calls
    try #require(calls.filter(\.isOutput).count == script.words.count, "a line each is what is counted")
    losses = script.losses
  }

  private static func contents(of box: FaultBox) throws -> [String: [UInt8]] {
    guard let data = FileManager.default.contents(atPath: box.path) else { return [:] }
    return [box.path: Array(data)]
  }

  func disk(ignoringSyncs: Bool = false) -> Disk { Disk(holding: start, ignoresSyncs: ignoringSyncs) }

  /// Cuts the power at moments all over the recording.
  func cutPower(_ count: Int, ignoringSyncs: Bool = false, _ check: (String, () throws -> [String]) -> Void) throws {
    var random = SeededGenerator(seed: 3)
    var disk = disk(ignoringSyncs: ignoringSyncs)
    var acknowledged = 0
    var cuts = 0
    for (number, call) in calls.enumerated() {
      disk.apply(call)
      if call.isOutput { acknowledged += 1 }
      let more = ((number + 1) * count / calls.count - number * count / calls.count)
      for _ in 0..<(call.isOutput ? more + Trials.powerCutsAfterOutput : more) {
        cuts += 1
        let survival = Disk.Survival.allCases.randomElement(using: &random)!
        let image = disk.image(survival, using: &random)
        check("seed 3, cut \(cuts) after call \(number + 1), \(survival) survives") {
          try self.losses(in: image, acknowledged: acknowledged)
        }
      }
    }
  }

  private func losses(in image: [String: [UInt8]], acknowledged: Int) throws -> [String] {
    let found = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: found) }
    let folder = Disk.folder(of: path)
    for (file, content) in image where file.hasPrefix(folder + "/") {
      try Data(content).write(to: found.appending(path: String(file.dropFirst(folder.count + 1))))
    }
    let name = String(path.dropFirst(folder.count + 1))
    return try losses(found.appending(path: name).path, acknowledged)
  }

  /// In memory where there is such a place: what is found is only read once.
  private static func makeFolder() throws -> URL {
    let memory = URL(filePath: "/dev/shm")
    let isWritable = FileManager.default.isWritableFile(atPath: memory.path)
    let folder = (isWritable ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "recipes-power-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder
  }
}
