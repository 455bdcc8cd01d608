import Glibc

/// Another program that the user works with or that works for them, such as an editor, a pager, or a browser: it has this
/// terminal and this environment, and this program waits for it.
struct ForegroundProcess {
  private let pid: pid_t

  /// Starts a program, without a shell.
  ///
  /// - Parameters:
  ///   - words: The program, by its path or as `PATH` finds it, and its arguments.
  ///   - input: What it reads as its standard input; nil for that of this program.
  ///   - isMute: Whether what it prints is dropped.
  /// - Throws: `SystemError` where it cannot be started.
  init(_ words: [String], input: Int32? = nil, isMute: Bool = false) throws(SystemError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if isMute {
      for stream in Int32(1)...2 { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    }
    let arguments = words.map { (word: String) in strdup(word) }
    defer { for word in arguments { free(word) } }
    var pid = pid_t()
    let error = SpawnAttributes.withUsualSignals {
      posix_spawnp(&pid, words[0], &actions, &$0, arguments + [nil], environ)
    }
    guard error == 0 else { throw SystemError(error) }
    self.pid = pid
  }

  /// Waits for the end of the program, and returns its status, laid out as by wait(2).
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Runs a program to its end. Ctrl-C belongs to it while it runs.
  static func run(_ words: [String], isMute: Bool = false) throws(SystemError) -> Int32 {
    try Interruption.leavingToOthers { () throws(SystemError) in
      try ForegroundProcess(words, isMute: isMute).wait()
    }
  }
}
