import Foundation
import RecipeTestSupport
import Testing

/// A server that is killed: what was answered with success is in the library, and nothing is there by half.
@Suite struct ServerKillTests {
  @Test(arguments: ServedScript.all)
  func `a killed server has made every change that it answered, and no other by half`(script: ServedScript) throws {
    var random = SeededGenerator(seed: 3)
    let tally = Tally("kill -9 of a server", of: script.name)
    for number in 1...Trials.serverKills {
      let wanted = Int.random(in: 0..<script.requests.count, using: &random)
      tally.trial("seed 3, kill \(number), after \(wanted) answers") {
        let box = try FaultBox(script.start)
        let served = try Served(box)
        // All requests are on their way, so the server is at work on the next one when it is killed.
        let socket = RawSocket(port: served.port)
        for request in script.requests { socket.send(served.bytes(request, isLast: false)) }
        var answers = Answers(socket)
        for _ in 0..<wanted { answers.next() }
        served.kill()
        while answers.next() {}
        return try script.losses(in: box, answered: answers.successes)
      }
    }
    tally.finish()
  }

  @Test(.enabled(if: Trials.isRelease && Strace.isAvailable, "takes minutes"), arguments: ServedScript.all)
  func `a server killed at a call of a change has made all of it or nothing`(script: ServedScript) throws {
    let tally = Tally("kill -9 of a server at a call", of: script.name)
    for (place, request) in script.requests.enumerated() {
      for call in ["pwrite64", "fdatasync", "fsync", "unlink", "link"] {
        var isDone = false
        var ordinal = 0
        while !isDone {
          ordinal += 1
          tally.trial("\(request.path), \(call) \(ordinal)") {
            let box = try FaultBox(script.start)
            let served = try Served(box)
            for earlier in script.requests.prefix(place) { _ = served.send(earlier) }
            let strace = try AttachedStrace(to: served.processIdentifier, killingAt: call, ordinal)
            let answer = served.send(request)
            isDone = answer != nil
            served.kill()
            strace.wait()
            if let answer, answer.status != 204 { return ["answered with \(answer)"] }
            return try script.losses(in: box, answered: place + (answer == nil ? 0 : 1))
          }
        }
      }
    }
    tally.finish()
  }
}

/// Counts answers of a connection.
private struct Answers {
  private let socket: RawSocket
  private var text = ""
  private(set) var successes = 0

  init(_ socket: RawSocket) { self.socket = socket }

  /// Waits for one more; returns false at the end. Answers with success have no body.
  @discardableResult
  mutating func next() -> Bool {
    while true {
      if let end = text.firstRange(of: "\r\n\r\n") {
        if text.hasPrefix("HTTP/1.1 204") { successes += 1 }
        text = String(text[end.upperBound...])
        return true
      }
      let more = socket.read()
      if more.isEmpty { return false }
      text += String(decoding: more, as: UTF8.self)
    }
  }
}

/// strace(1) on a process that runs already.
private struct AttachedStrace {
  private let child: Child

  /// Returns when it has attached itself.
  init(to process: pid_t, killingAt call: String, _ ordinal: Int) throws {
    let messages = Pipe()
    let null = FileHandle.nullDevice.fileDescriptor
    child = try Child(
      [
        "/usr/bin/env", "strace", "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
        "inject=\(call):signal=KILL:when=\(ordinal)", "-p", "\(process)",
      ], environment: ["PATH": "/usr/bin:/bin"], streams: [null, null, messages.fileHandleForWriting.fileDescriptor])
    try messages.fileHandleForWriting.close()
    var lines = LineIterator(messages.fileHandleForReading)
    while let line = lines.next(), !line.contains(" attached") {}
  }

  func wait() { _ = child.wait() }
}
