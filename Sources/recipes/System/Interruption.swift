import Glibc
import Synchronization

/// Ctrl-C and termination, without half a change.
///
/// Outside a change there is nothing to lose, so a signal ends the process at once. During a
/// change it is only noted: the work asks `requested` between its parts and rolls everything
/// back. A change that is already committed is reported as done. The
/// second signal ends the process whatever it does: SQLite rolls back what was not committed when
/// the file is opened next.
enum Interruption {
  private static let isDeferred = Atomic<Bool>(false)
  private static let isLeftToOthers = Atomic<Bool>(false)
  private static let isAsking = Atomic<Bool>(false)
  private static let noted = Atomic<Int32>(0)
  private static let continued = Atomic<Bool>(false)
  private static let helper = Atomic<pid_t>(0)

  /// The exit code of a command that was asked to end during a change, nil if it was not.
  static var requested: ExitStatus? {
    let signal = noted.load(ordering: .relaxed)
    return signal == 0 ? nil : ExitStatus(rawValue: 128 + signal)
  }

  /// Notes signals instead of ending the process while `change` runs, and from then on if it
  /// succeeds: what is left is to report it.
  ///
  /// Ctrl-Z waits for the end of the change: a process that is suspended keeps its locks, so that no other program could
  /// even read.
  static func deferring<Result>(_ change: () throws -> Result) rethrows -> Result {
    let wasDeferred = isDeferred.exchange(true, ordering: .sequentiallyConsistent)
    do {
      return try holding([SIGTSTP]) { _ in try change() }
    } catch {
      isDeferred.store(wasDeferred, ordering: .sequentiallyConsistent)
      throw error
    }
  }

  /// Notes signals instead of ending the process while `work` runs, which asks for them by `requested`.
  static func noting<Result, Problem>(_ work: () throws(Problem) -> Result) throws(Problem) -> Result {
    let wasDeferred = isDeferred.exchange(true, ordering: .sequentiallyConsistent)
    defer { isDeferred.store(wasDeferred, ordering: .sequentiallyConsistent) }
    return try work()
  }

  /// Returns whether the process was suspended and goes on again since this was last asked.
  static func hasContinued() -> Bool { continued.exchange(false, ordering: .relaxed) }

  /// Notes from now on when the process goes on after it was suspended.
  static func noteContinuation() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.continued.store(true, ordering: .relaxed) }
    sigaction(SIGCONT, &action, nil)
  }

  /// Lets signals end the process at once again, after a change that was reported.
  static func stopDeferring() {
    isDeferred.store(false, ordering: .sequentiallyConsistent)
  }

  /// Clears a handled signal so that the shell can go on.
  static func forget() {
    noted.store(0, ordering: .relaxed)
  }

  /// Leaves Ctrl-C to the program that `work` waits for, such as an editor.
  static func leavingToOthers<Result, Problem>(_ work: () throws(Problem) -> Result) throws(Problem) -> Result {
    leaveToOthers(true)
    defer { leaveToOthers(false) }
    return try work()
  }

  /// Says whether Ctrl-C belongs to another program, such as a pager, from now on.
  static func leaveToOthers(_ isLeft: Bool) {
    isLeftToOthers.store(isLeft, ordering: .sequentiallyConsistent)
  }

  /// Lets Ctrl-C end the line of a question while `question` waits for its answer.
  static func asking<Result, Problem>(_ question: () throws(Problem) -> Result) throws(Problem) -> Result {
    isAsking.store(true, ordering: .sequentiallyConsistent)
    defer { isAsking.store(false, ordering: .sequentiallyConsistent) }
    return try question()
  }

  /// Waits until a question is answered on standard input; returns false where it is given up.
  ///
  /// Signals come while the process waits and at no other moment, so that none is missed between a look and the wait.
  static func awaitsAnswer() -> Bool {
    guard isAsking.load(ordering: .relaxed) else { return true }
    return holdingSignals { before in
      while requested == nil {
        var (input, signals) = (fd_set(), before)
        input.__fds_bits.0 = 1 << STDIN_FILENO
        if pselect(STDIN_FILENO + 1, &input, nil, nil, nil, &signals) > 0 || errno != EINTR { return true }
      }
      return false
    }
  }

  /// Waits for standard input, at most for so many seconds; nil is for ever.
  ///
  /// - Returns: false where the time is over, or a signal has come.
  static func awaitsInput(for seconds: Int?) -> Bool {
    holdingSignals { before in
      if requested != nil { return false }
      var (input, signals) = (fd_set(), before)
      input.__fds_bits.0 = 1 << STDIN_FILENO
      guard let seconds else { return pselect(STDIN_FILENO + 1, &input, nil, nil, nil, &signals) > 0 }
      var time = timespec(tv_sec: seconds, tv_nsec: 0)
      return pselect(STDIN_FILENO + 1, &input, nil, nil, &time, &signals) > 0
    }
  }

  /// Notes signals while `work` runs, as `noting` does, and that the terminal has gone as well.
  static func notingHangUp<Result>(_ work: () throws -> Result) throws -> Result {
    var (action, before) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = { Interruption.noted.store($0, ordering: .relaxed) }
    let isOurs = !isIgnored(SIGHUP)
    if isOurs { sigaction(SIGHUP, &action, &before) }
    defer { if isOurs { sigaction(SIGHUP, &before, nil) } }
    return try noting(work)
  }

  /// Names another program that a signal which ends this process ends as well, 0 for none.
  static func setHelper(_ process: pid_t) {
    helper.store(process, ordering: .sequentiallyConsistent)
  }

  /// Calls `body` while the signals that end this process wait, with the signals that were blocked before.
  static func holdingSignals<Result>(_ body: (sigset_t) -> Result) -> Result {
    holding([SIGINT, SIGTERM, SIGHUP], body)
  }

  private static func holding<Result>(_ numbers: [Int32], _ body: (sigset_t) throws -> Result) rethrows -> Result {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_BLOCK, &signals, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return try body(before)
  }

  /// Takes over the signals of this process.
  ///
  /// A write to a closed pipe and one past the file size limit are left to the calls that made
  /// them, which see EPIPE and EFBIG.
  static func handleSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The parent process may have blocked them, which is inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) {
      sigaddset(&signals, number)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if number == SIGINT, Interruption.isLeftToOthers.load(ordering: .sequentiallyConsistent) { return }
        let isSecond = Interruption.noted.exchange(number, ordering: .relaxed) != 0
        guard isSecond || !Interruption.isDeferred.load(ordering: .sequentiallyConsistent) else { return }
        let helper = Interruption.helper.load(ordering: .sequentiallyConsistent)
        if helper > 0 { kill(helper, SIGKILL) }
        if Interruption.isAsking.load(ordering: .sequentiallyConsistent) { write(STDERR_FILENO, "\n", 1) }
        _exit(128 + number)
      }
      sigaction(number, &action, nil)
    }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// A process started with `nohup` or in the background of a script keeps ignoring the signal.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
