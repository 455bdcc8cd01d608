import Foundation
import RecipeTestSupport
import Testing

/// What a run asked of the disk, and what the library is to be at each moment.
struct Recording: Sendable {
  let calls: [SystemCall]
  let path: String
  private let start: [String: [UInt8]]
  private let stream: Int
  /// What is wrong with a library after so many lines of output.
  private let losses: @Sendable (_ path: String, _ acknowledged: Int) throws -> [String]

  private static let all = Memo<Recording>()

  static func of(_ command: WritingCommand) throws -> Recording {
    try all.value(command.name) { try Recording(of: command) }
  }

  static func ofScript() throws -> Recording {
    try all.value("script") { try Recording(of: .sample()) }
  }

  private init(of command: WritingCommand) throws {
    let outcome = try Outcome.of(command)
    let box = try FaultBox(command.start)
    start = try Self.contents(of: box)
    path = box.path
    stream = command.stream
    calls = try Strace.record(command.words, in: box).calls
    losses = { path, acknowledged in
      try outcome.losses(at: path, mayBeBefore: acknowledged == 0, mayBeAfter: true)
    }
  }

  private init(of script: Script) throws {
    try self.init(
      of: ["shell"], in: FaultBox(.library), input: script.text, losses: script.losses(in:acknowledged:))
    try #require(calls.count { $0.isOutput() } == script.words.count, "a line each is what is counted")
  }

  /// Records a program that is given lines, and prints one for each that it has done.
  init(
    of words: [String], by program: String = Binary.path, in box: FaultBox, input: Data,
    losses: @escaping @Sendable (_ path: String, _ acknowledged: Int) throws -> [String]
  ) throws {
    start = try Self.contents(of: box)
    path = box.path
    stream = 1
    calls = try Strace.record(words, in: box, input: input, by: program).calls
    self.losses = losses
  }

  private static func contents(of box: FaultBox) throws -> [String: [UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: box.box.folder.path)
    return try names.reduce(into: [:]) { contents, name in
      let file = box.box.folder.appending(path: name)
      contents[file.path] = Array(try Data(contentsOf: file))
    }
  }

  func disk(ignoringSyncs: Bool = false) -> Disk { Disk(holding: start, ignoresSyncs: ignoringSyncs) }

  /// Returns whether a call acknowledges what was done before it.
  func isOutput(_ call: SystemCall) -> Bool { call.isOutput(to: stream) }

  func endAfterEachCall(_ check: (String, () throws -> [String]) -> Void) throws {
    var random = SeededGenerator(seed: 0)
    var disk = disk()
    let found = try PowerlessFolder(for: path)
    var acknowledged = 0
    for (number, call) in calls.enumerated() {
      disk.apply(call)
      if isOutput(call) { acknowledged += 1 }
      check("after call \(number + 1)") {
        try self.losses(of: disk.remains(.everything, using: &random), on: disk, in: found, acknowledged)
      }
    }
  }

  /// Cuts the power at moments all over the recording.
  func cutPower(_ count: Int, ignoringSyncs: Bool = false, _ check: (String, () throws -> [String]) -> Void) throws {
    var random = SeededGenerator(seed: 3)
    var disk = disk(ignoringSyncs: ignoringSyncs)
    let found = try PowerlessFolder(for: path)
    var acknowledged = 0
    var cuts = 0
    for (number, call) in calls.enumerated() {
      disk.apply(call)
      if isOutput(call) { acknowledged += 1 }
      let more = ((number + 1) * count / calls.count - number * count / calls.count)
      for _ in 0..<(isOutput(call) ? more + Trials.powerCutsAfterOutput : more) {
        cuts += 1
        let survival = Disk.Survival.allCases.randomElement(using: &random)!
        let remains = disk.remains(survival, using: &random)
        check("seed 3, cut \(cuts) after call \(number + 1), \(survival) survives") {
          try self.losses(of: remains, on: disk, in: found, acknowledged)
        }
      }
    }
  }

  private func losses(
    of remains: Disk.Remains, on disk: Disk, in found: PowerlessFolder, _ acknowledged: Int
  ) throws -> [String] {
    try found.verdict(on: remains, acknowledged) {
      try found.hold(disk.contents(of: remains))
      return try losses(found.path, acknowledged)
    }
  }
}

/// A folder in memory for what is found after one power cut and another.
private final class PowerlessFolder {
  /// The path of the database in it.
  let path: String
  private let folder: URL
  private let recorded: String
  private var known: [Int: [String]] = [:]

  init(for recorded: String) throws {
    self.recorded = Disk.folder(of: recorded)
    folder = URL.memory.appending(path: "recipes-power-\(UUID().uuidString)")
    path = folder.path + recorded.dropFirst(self.recorded.count)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Examines what remains, unless the same has been examined before.
  func verdict(
    on remains: Disk.Remains, _ acknowledged: Int, _ examine: () throws -> [String]
  ) rethrows -> [String] {
    var hasher = Hasher()
    hasher.combine(remains)
    hasher.combine(acknowledged)
    let fingerprint = hasher.finalize()
    if let verdict = known[fingerprint] { return verdict }
    let verdict = try examine()
    known[fingerprint] = verdict
    return verdict
  }

  /// Puts these files, whose paths are the recorded ones, instead of what is there.
  func hold(_ image: [String: [UInt8]]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      unlink(folder.path + "/" + name)
    }
    for (file, content) in image where file.hasPrefix(recorded + "/") {
      let descriptor = open(folder.path + file.dropFirst(recorded.count), O_WRONLY | O_CREAT | O_EXCL, 0o600)
      defer { close(descriptor) }
      guard write(descriptor, content, content.count) == content.count else { throw SystemFailure() }
    }
  }
}
