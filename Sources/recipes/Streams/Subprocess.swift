import Glibc

/// Another program that does one thing for this one, started without a shell.
struct Subprocess {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Returns whether `PATH` leads to a program.
  ///
  /// - Parameter name: Without a slash.
  static func isThere(_ name: String, in environment: Environment) -> Bool {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  struct Result {
    var output: [UInt8] = []
    var messages: [UInt8] = []
    /// The exit code; minus the signal that ended it.
    var status: Int32 = 0
  }

  /// Runs the program to its end, with the input to read and an environment that says where programs and certificates are.
  ///
  /// A signal that ends this process ends the program as well.
  ///
  /// - Throws: `CommandError` where it is missing, writes more than it may, or takes longer; it is ended then.
  func run(
    _ words: [String], input: [UInt8] = [], longestOutput: Int, until deadline: ContinuousClock.Instant
  ) throws(CommandError) -> Result {
    var feed = try Feed(input)
    defer { feed.close() }
    var pipes = try [Pipe(), Pipe()]
    defer { for index in pipes.indices { pipes[index].close() } }
    let pid = try start(words, readingFrom: feed, writingTo: pipes)
    feed.closeReadingEnd()
    for index in pipes.indices { pipes[index].closeWritingEnd() }
    do throws(CommandError) {
      defer { Interruption.setHelper(0) }
      try Self.exchange(&feed, &pipes, longest: longestOutput, until: deadline)
    } catch {
      kill(pid, SIGKILL)
      _ = Self.wait(for: pid)
      throw error
    }
    return Result(output: pipes[0].bytes, messages: pipes[1].bytes, status: Self.wait(for: pid))
  }

  private func start(_ words: [String], readingFrom feed: Feed, writingTo pipes: [Pipe]) throws(CommandError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, feed.readingEnd, STDIN_FILENO)
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
    guard error == 0 else { throw CommandError("cannot start \(name), which is needed for this", .noSuchInput) }
    return pid
  }

  /// Names beyond ASCII are looked up by the rules of a locale that has them.
  private static var environment: [String] {
    let kept = [
      "PATH", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY",
      "XDG_RUNTIME_DIR",
    ]
    return ["LC_ALL=C.UTF-8"] + kept.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
  }

  /// Sends the input, and reads what comes from either pipe until both have ended.
  private static func exchange(
    _ feed: inout Feed, _ pipes: inout [Pipe], longest: Int, until deadline: ContinuousClock.Instant
  ) throws(CommandError) {
    while true {
      var states = pipes.map { pollfd(fd: $0.readingEnd, events: Int16(POLLIN), revents: 0) }
      if states.allSatisfy({ $0.fd < 0 }) { return }
      states.append(pollfd(fd: feed.sendingEnd, events: Int16(POLLOUT), revents: 0))
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { throw CommandError("no answer in time", .inputOutput) }
      if let status = Interruption.requested { throw CommandError("interrupted", status) }
      guard poll(&states, nfds_t(states.count), Int32(min(left, 1000)) + 1) > 0 else { continue }
      for index in pipes.indices where states[index].revents != 0 { pipes[index].read() }
      if states[pipes.count].revents != 0 { feed.send() }
      guard pipes.allSatisfy({ $0.bytes.count <= longest }) else {
        throw CommandError("longer than \(longest >> 20) MiB", .badInput)
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

/// The input of another program, sent as it takes it. A socket, since a write to a pipe that has no reader is a signal.
private struct Feed {
  private(set) var readingEnd: Int32
  /// -1 once everything is sent, or is wanted no more.
  private(set) var sendingEnd: Int32
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw CommandError("\(SystemError().description)", .inputOutput)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readingEnd, sendingEnd) = (ends[0], ends[1])
    rest = bytes[...]
    if rest.isEmpty { closeSendingEnd() }
  }

  mutating func send() {
    let count = rest.withUnsafeBytes {
      Glibc.send(sendingEnd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    if count > 0 { rest = rest.dropFirst(count) }
    let isStopped = count < 0 && errno != EAGAIN && errno != EINTR
    if rest.isEmpty || isStopped { closeSendingEnd() }
  }

  mutating func closeReadingEnd() {
    if readingEnd >= 0 { Glibc.close(readingEnd) }
    readingEnd = -1
  }

  private mutating func closeSendingEnd() {
    if sendingEnd >= 0 { Glibc.close(sendingEnd) }
    sendingEnd = -1
  }

  mutating func close() {
    closeReadingEnd()
    closeSendingEnd()
  }
}

/// A pipe that another program writes to, and what was read of it.
private struct Pipe {
  /// -1 once it has ended.
  private(set) var readingEnd: Int32
  private(set) var writingEnd: Int32
  private(set) var bytes: [UInt8] = []

  init() throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandError("\(SystemError().description)", .inputOutput) }
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

/// The attributes with which other programs are started.
enum SpawnAttributes {
  /// Calls `body` with attributes that give a program the signals as they usually are: one that is ignored here would
  /// stay ignored there.
  ///
  /// - Source: posix_spawnattr_setsigdefault(3).
  ///
  /// - Parameter blocked: The signals that are blocked there; nil for those that are blocked here.
  static func withUsualSignals<R>(blocking blocked: sigset_t? = nil, _ body: (inout posix_spawnattr_t) -> R) -> R {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGDEF
    if var blocked {
      posix_spawnattr_setsigmask(&attributes, &blocked)
      flags |= POSIX_SPAWN_SETSIGMASK
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return body(&attributes)
  }
}
