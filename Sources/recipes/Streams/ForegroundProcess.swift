import Glibc

/// Another program that the user works with or that works for them, such as an editor or a browser: it has this terminal
/// and this environment, and this program waits for it.
enum ForegroundProcess {
  /// Runs a program to its end, without a shell. Ctrl-C belongs to it while it runs.
  ///
  /// - Parameters:
  ///   - words: The program, by its path or as `PATH` finds it, and its arguments.
  ///   - isMute: Whether what it prints on standard output is dropped.
  /// - Returns: Its status, laid out as by wait(2).
  /// - Throws: `SystemError` where it cannot be started.
  static func run(_ words: [String], isMute: Bool = false) throws(SystemError) -> Int32 {
    try Interruption.leavingToOthers { () throws(SystemError) in
      let pid = try start(words, isMute: isMute)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      return status
    }
  }

  private static func start(_ words: [String], isMute: Bool) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isMute { posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0) }
    let arguments = words.map { (word: String) in strdup(word) }
    defer { for word in arguments { free(word) } }
    var pid = pid_t()
    let error = SpawnAttributes.withUsualSignals {
      posix_spawnp(&pid, words[0], &actions, &$0, arguments + [nil], environ)
    }
    guard error == 0 else { throw SystemError(error) }
    return pid
  }
}
