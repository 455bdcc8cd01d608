/// Why a command ends without having changed anything: one line for a person, a number for a script.
struct Failure: Error, Equatable {
  /// Lowercase, without a full stop.
  var message: Line
  /// More lines below the message, such as the candidates of an ambiguous title.
  var details: [Line] = []
  var status: ExitStatus
  private(set) var isCancellation = false

  init(_ message: Line, _ status: ExitStatus, details: [Line] = []) {
    self.message = message
    self.status = status
    self.details = details
  }

  /// A person's decision, which is no mistake: said as a sentence of its own.
  static func cancelled(_ sentence: Line) -> Failure {
    var failure = Failure(sentence, .nothing)
    failure.isCancellation = true
    return failure
  }
}
