/// Why a command ends without having changed anything: one line for a person, a number for a script.
struct Failure: Error, Equatable {
  /// Lowercase, without a full stop.
  var message: Line
  /// More lines below the message, such as the candidates of an ambiguous title.
  var details: [Line] = []
  var status: ExitStatus

  init(_ message: Line, _ status: ExitStatus, details: [Line] = []) {
    self.message = message
    self.status = status
    self.details = details
  }
}
