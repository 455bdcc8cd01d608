import Glibc

/// Another program that does one thing for this one, started without a shell.
struct HelperProgram {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  struct Result {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    /// The exit code; minus the signal that ended it.
    var status: Int32 = 0
  }

  /// Runs the program to its end, with nothing to read and an environment that says where programs and certificates are.
  ///
  /// A signal that ends this process ends the program as well.
  ///
  /// - Throws: `Failure` where it is missing, writes more than it may, or takes longer; it is ended then.
  func run(
    _ words: [String], longestOutput: Int, until deadline: ContinuousClock.Instant
  ) throws(Failure) -> Result {
    var pipes = try [Pipe(), Pipe()]
    let pid = try start(words, writingTo: pipes)
    for index in pipes.indices { pipes[index].closeWritingEnd() }
    defer { for index in pipes.indices { pipes[index].close() } }
    do throws(Failure) {
      defer { Interruption.setHelper(0) }
      try Self.read(&pipes, longest: longestOutput, until: deadline)
    } catch {
      kill(pid, SIGKILL)
      _ = Self.wait(for: pid)
      throw error
    }
    return Result(output: pipes[0].bytes, messages: pipes[1].bytes, status: Self.wait(for: pid))
  }

  private func start(_ words: [String], writingTo pipes: [Pipe]) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, pipe) in zip([STDOUT_FILENO, STDERR_FILENO], pipes) {
      posix_spawn_file_actions_adddup2(&actions, pipe.writingEnd, descriptor)
    }
    let arguments = ([name] + words).map { (word: String) in strdup(word) }
    let environment = Self.environment.map { (word: String) in strdup(word) }
    defer { for word in arguments + environment { free(word) } }
    var pid = pid_t()
    let error = Interruption.holdingSignals { blocked in
      let error = SpawnAttributes.withUsualSignals(blocking: blocked) {
        posix_spawnp(&pid, name, &actions, &$0, arguments + [nil], environment + [nil])
      }
      if error == 0 { Interruption.setHelper(pid) }
      return error
    }
    guard error == 0 else { throw Failure("\(name) is needed for this, and could not be started", .noSuchInput) }
    return pid
  }

  /// Names beyond ASCII are looked up by the rules of a locale that has them.
  private static var environment: [String] {
    let kept = ["PATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE"]
    return ["LC_ALL=C.UTF-8"] + kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }

  /// Reads what comes from either pipe until both have ended.
  private static func read(
    _ pipes: inout [Pipe], longest: Int, until deadline: ContinuousClock.Instant
  ) throws(Failure) {
    while true {
      var states = pipes.map { pollfd(fd: $0.readingEnd, events: Int16(POLLIN), revents: 0) }
      if states.allSatisfy({ $0.fd < 0 }) { return }
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw Failure("no answer in time", .inputOutput) }
      if let status = Interruption.requested { throw Failure("interrupted", status) }
      guard poll(&states, nfds_t(states.count), Int32(min(left, 1000)) + 1) > 0 else { continue }
      for index in pipes.indices where states[index].revents != 0 { pipes[index].read() }
      guard pipes.allSatisfy({ $0.bytes.count <= longest }) else {
        throw Failure("longer than \(longest >> 20) MiB", .badInput)
      }
    }
  }

  /// - Source: wait(2), the layout of a status.
  private static func wait(for pid: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}

/// A pipe that another program writes to, and what was read of it.
private struct Pipe {
  /// -1 once it has ended.
  private(set) var readingEnd: Int32
  private(set) var writingEnd: Int32
  private(set) var bytes: [UInt8] = []

  init() throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("\(SystemError().description)", .inputOutput) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  mutating func read() {
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Glibc.read(readingEnd, buffer.baseAddress, buffer.count))
    }
    bytes += piece
    if piece.isEmpty { closeReadingEnd() }
  }

  mutating func closeWritingEnd() {
    if writingEnd >= 0 { Glibc.close(writingEnd) }
    writingEnd = -1
  }

  private mutating func closeReadingEnd() {
    if readingEnd >= 0 { Glibc.close(readingEnd) }
    readingEnd = -1
  }

  mutating func close() {
    closeWritingEnd()
    closeReadingEnd()
  }
}
