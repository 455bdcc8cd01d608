import Foundation
import RecipeTestSupport
import Testing

/// Ctrl-C and termination while a shell waits for its next line.
@Suite struct InterruptedShellTests {
  private let box: TestBox
  private let binary: Binary

  init() throws {
    (box, binary) = try SmallLibrary.boxAndBinary()
    // The shell has ended when it is written to, unless it does not notice signals.
    signal(SIGPIPE, SIG_IGN)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal that comes after a change ends a shell that waits`(number: Int32) throws {
    let shell = binary.process(["shell"])
    let (input, output) = (Pipe(), Pipe())
    (shell.standardInput, shell.standardOutput) = (input, output)
    try shell.run()
    var lines = LineIterator(output.fileHandleForReading)
    for line in ["favorite 2\n", "unfavorite 2\n"] {
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      #expect(lines.next()?.hasPrefix("~\t") == true)
    }
    kill(shell.processIdentifier, number)
    try? input.fileHandleForWriting.write(contentsOf: Data("list\n".utf8))
    try input.fileHandleForWriting.close()
    #expect(lines.next() == nil)
    shell.waitUntilExit()
    #expect(Binary.code(of: shell) == 128 + number)
  }
}
