package import Glibc

/// A process that this one started and waits for.
package final class Child {
  package let processIdentifier: pid_t

  /// - Parameters:
  ///   - command: The path of a program, and its arguments.
  ///   - streams: The descriptors of standard input, output and error.
  package init(_ command: [String], environment: [String: String], streams: [Int32]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let words = command.map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let error = posix_spawn(&identifier, command[0], &actions, nil, words + [nil], variables + [nil])
    guard error == 0 else { throw SystemFailure(number: error) }
    processIdentifier = identifier
  }

  /// Waits for the end and returns the exit code; for a process that a signal ended, minus the signal.
  package func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  package func kill() {
    Glibc.kill(processIdentifier, SIGKILL)
  }
}

/// A system call that failed in a test's own work.
package struct SystemFailure: Error, CustomStringConvertible {
  package var number: Int32

  package init(number: Int32 = errno) {
    self.number = number
  }

  package var description: String { String(cString: strerror(number)) }
}
