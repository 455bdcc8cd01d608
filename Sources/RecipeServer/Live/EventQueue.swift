import Synchronization

/// The events on their way to one page. The library puts them in, the connection takes them out and sends them.
final class EventQueue: Sendable {
  /// What is to be sent, in order; it ends when the page is given up, or the server says goodbye.
  let pieces: AsyncStream<String>
  private let input: AsyncStream<String>.Continuation
  private let unsent = Mutex(0)
  private let mostUnsentBytes: Int

  /// Called when the page is given up: a connection that is stuck in a write does not see the end of `pieces`.
  private let giveUp: @Sendable () -> Void

  /// - Parameter mostUnsentBytes: A page that reads so slowly that more than this is unsent is given up: it comes back and
  ///   asks for the rest.
  init(mostUnsentBytes: Int = ConnectionLimits().unsentBytes, giveUp: @escaping @Sendable () -> Void) {
    (pieces, input) = AsyncStream.makeStream()
    self.mostUnsentBytes = mostUnsentBytes
    self.giveUp = giveUp
  }

  /// Adds a piece; returns false if the page reads too slowly and was given up.
  func send(_ piece: String) -> Bool {
    let isTooMuch = unsent.withLock {
      $0 += piece.utf8.count
      return $0 > mostUnsentBytes
    }
    if isTooMuch { cut() } else { input.yield(piece) }
    return !isTooMuch
  }

  func noteSent(_ piece: String) {
    unsent.withLock { $0 -= piece.utf8.count }
  }

  /// Lets what is in the queue be sent, and nothing after it.
  func finish() { input.finish() }

  /// Ends the connection; what is in the queue is not sent.
  func cut() {
    giveUp()
    input.finish()
  }
}
