/// Why a command ends without having changed anything: a line to read, a number for scripts.
struct CommandError: Error, Equatable {
  /// Lowercase, without a full stop.
  var message: StyledText
  /// More lines below the message, such as the candidates of an ambiguous title.
  var details: [StyledText] = []
  var status: ExitStatus
  private(set) var isCancellation = false

  init(_ message: StyledText, _ status: ExitStatus, details: [StyledText] = []) {
    self.message = message
    self.status = status
    self.details = details
  }

  /// The user's decision, which is not a mistake: a sentence of its own.
  static func cancelled(_ sentence: StyledText) -> CommandError {
    var error = CommandError(sentence, .nothing)
    error.isCancellation = true
    return error
  }

  /// Ctrl-C in a question: only the line that it stands in is ended.
  static func givenUp(_ status: ExitStatus) -> CommandError {
    var error = CommandError("", status)
    error.isCancellation = true
    return error
  }
}

/// The exit code of the process, by the names of sysexits.
///
/// Anything but `done` means that nothing was changed, with seven exceptions that are said in
/// words: a report that could not be written after the change was saved, a disk that did not
/// confirm the end of a change, an import of several files, a script of several commands, a
/// damaged database that could be repaired in part, an export or a backup that failed after it had
/// replaced files or copied pictures, and a backup or restore that lacks pictures.
///
/// - Source: sysexits.h; 128 plus the signal's number is the shell's convention.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// Nothing matched, declined, cancelled, no such recipe.
  case nothing = 1
  case usage = 64
  case badInput = 65
  case noSuchInput = 66
  /// A bug in this program.
  case bug = 70
  case cannotCreate = 73
  /// Disk full or an I/O error.
  case inputOutput = 74
  case busy = 75
  case noPermission = 77
  /// Not our database, damaged, or written by a newer version.
  case badDatabase = 78
  case hungUp = 129
  case interrupted = 130
  case closedPipe = 141
  case terminated = 143
}
