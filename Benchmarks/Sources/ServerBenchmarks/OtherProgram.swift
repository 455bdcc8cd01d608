import CommandHarness
import Foundation
import Glibc

/// A shell of the command line: another program that changes the library, and says when a change is committed.
final class OtherProgram {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(of program: RecipesProgram) {
    process.executableURL = URL(filePath: RecipesProgram.executable)
    process.arguments = Array(program.words("shell").dropFirst())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try! process.run()
  }

  /// When a change was printed, and when its event was read from a stream, both since the line was sent.
  func times(of line: String, on stream: RawSocket) -> (printed: Duration, event: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    // Read on a thread of its own: either may be the first.
    let queue = DispatchQueue(label: "event")
    let read = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var event = Duration.zero
    nonisolated(unsafe) let stream = stream
    queue.async {
      _ = stream.read(until: "\n\n")
      event = clock.now - start
      read.signal()
    }
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
    _ = output.fileHandleForReading.availableData
    let printed = clock.now - start
    read.wait()
    return (printed, event)
  }

  /// Makes a change, and waits until it is printed.
  func make(_ line: String) {
    input.fileHandleForWriting.write(Data("\(line)\n".utf8))
    _ = output.fileHandleForReading.availableData
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
