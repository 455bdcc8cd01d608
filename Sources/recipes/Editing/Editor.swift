import Glibc
import RecipeModel

/// A person's editor, started the way git starts it.
///
/// The command of `$VISUAL` or `$EDITOR` may hold options and is the shell's to read; the file's
/// name is an argument of its own, so nothing in it is read as shell words.
///
/// - Source: `GIT_EDITOR` in git-var(1).
struct Editor {
  let command: String

  /// Returns the editor that the environment names, nil where it names none.
  init?(in environment: Environment) {
    guard let command = environment["VISUAL"] ?? environment["EDITOR"] else { return nil }
    self.command = command
  }

  /// Lets the person edit a file.
  ///
  /// Ctrl-C belongs to the editor while it runs.
  ///
  /// - Throws: `Failure` where it could not be started or ended with an error.
  func edit(_ path: String) throws(Failure) {
    let status = try Interruption.leavingToOthers { () throws(Failure) in
      let pid = try start(path)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      return status
    }
    guard status == 0 else {
      throw Failure("the editor \(command.quotedPath()) \(Self.ending(status))", .nothing)
    }
  }

  private func start(_ path: String) throws(Failure) -> pid_t {
    let words = ["sh", "-c", "\(command) \"$@\"", command, path].map { (word: String) in strdup(word) }
    defer { for word in words { free(word) } }
    var pid = pid_t()
    let error = SpawnAttributes.withUsualSignals { posix_spawn(&pid, "/bin/sh", nil, &$0, words + [nil], environ) }
    guard error == 0 else {
      throw Failure("the editor could not be started: \(SystemError(error).description)", .nothing)
    }
    return pid
  }

  /// - Source: wait(2), the layout of a status.
  private static func ending(_ status: Int32) -> Line {
    let signal = status & 0x7F
    return signal == 0 ? "ended with status \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
  }
}
