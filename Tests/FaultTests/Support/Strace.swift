import Foundation
import RecipeTestSupport
import Testing

/// strace(1), which records what a process asks of the system, and makes a call fail or kill at the moment we choose.
enum Strace {
  /// `true` if it is installed and allowed to trace.
  static let isAvailable: Bool = {
    let null = FileHandle.nullDevice.fileDescriptor
    guard
      let child = try? Child(
        ["/usr/bin/env", "strace", "-o", "/dev/null", "true"], environment: ["PATH": "/usr/bin:/bin"],
        streams: [null, null, null])
    else { return false }
    return child.wait() == 0
  }()

  static let absence: Comment = "needs strace, which must be allowed to trace"

  /// The calls that change files, make changes durable, or acknowledge them.
  static let changes = [
    "openat", "pwrite64", "write", "fdatasync", "fsync", "ftruncate", "unlink", "link", "rename", "mkdir",
  ]

  /// The calls that read files.
  static let reads = ["pread64", "read"]

  /// The call by which SQLite takes locks and gives them back.
  static let locks = ["fcntl"]

  /// Runs a command and returns its calls.
  ///
  /// - Parameter length: As many bytes of what is read and written are recorded, at most.
  static func record(
    _ words: [String], in box: FaultBox, input: Data? = nil, calls: [String] = changes, length: Int = 10_000_000,
    after launcher: [String] = [], by program: String = Binary.path
  ) throws -> (calls: [SystemCall], result: Binary.Result) {
    // Outside the box's folder, whose files are what is recorded.
    let log = try Box(in: .memory)
    let file = log.folder.appending(path: "calls").path
    let binary = Binary(
      box: box.box,
      launcher: launcher + [
        "strace", "-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", "\(length)", "-o", file, "-e",
        "trace=\(calls.joined(separator: ","))",
      ], path: program)
    let result = try binary.run(box.placed(words), input: input)
    return (try SystemCall.calls(inLog: Data(contentsOf: URL(filePath: file))), result)
  }

  /// The words that make the chosen call meet its fate.
  ///
  /// A file that cannot be opened for writing is opened for reading next, so files that cannot be opened stay so.
  static func meeting(_ fate: Fate, at call: SystemCall) -> [String] {
    let injection = "inject=\(call.name):\(fate.words):when=\(call.ordinal)\(call.name == "openat" ? "+" : "")"
    return ["strace", "-f"] + fate.options + ["-qq", "-o", "/dev/null", "-e", "trace=\(call.name)", "-e", injection]
  }

  /// The words that make every sync do nothing.
  static let ignoringSyncs = [
    "strace", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=fsync,fdatasync", "-e",
    "inject=fsync,fdatasync:retval=0",
  ]

  enum Fate {
    case killed
    case error(String)

    /// Stops at no other calls, which takes half as long; with it, signals do not come.
    fileprivate var options: [String] {
      if case .error = self { ["--seccomp-bpf"] } else { [] }
    }

    fileprivate var words: String {
      switch self {
      case .killed: "signal=KILL"
      case .error(let name): "error=\(name)"
      }
    }
  }

  /// Returns the calls of a command that concern its own files, and those that print.
  static func calls(of command: WritingCommand, among names: [String] = changes) throws -> [SystemCall] {
    try known.value(command.name) {
      let box = try FaultBox(command.start)
      let calls = try record(command.words, in: box, calls: changes + reads + locks, length: 0).calls
      return calls.filter { call in call.isOutput() || call.paths.contains { $0.hasPrefix(box.box.folder.path) } }
    }.filter { names.contains($0.name) }
  }

  private static let known = Memo<[SystemCall]>()
}

extension [SystemCall] {
  /// The calls to try: all, or so many of them, as many of each kind as can be.
  func chosen(_ count: Int, seed: UInt64) -> [SystemCall] {
    if self.count <= count { return self }
    var random = SeededGenerator(seed: seed)
    var kinds = Dictionary(grouping: self, by: \.name).sorted { $0.key < $1.key }.map(\.value)
    for index in kinds.indices { kinds[index].shuffle(using: &random) }
    var chosen: [SystemCall] = []
    while chosen.count < count {
      for index in kinds.indices { chosen += kinds[index].popLast().map { [$0] } ?? [] }
    }
    return Array(chosen.prefix(count))
  }
}
