import Foundation
import RecipeTestSupport
import Testing

/// A signal that ends a fetch.
@Suite struct FetchSignalTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal that ends a fetch ends the fetching program as well`(signal: Int32) throws {
    let box = try TestBox()
    let (report, hold) = (box.folder.appending(path: "report").path, box.folder.appending(path: "hold").path)
    mkfifo(report, 0o600)
    mkfifo(hold, 0o600)
    try makeCurl(at: box.folder.appending(path: "curl").path, reportingTo: report, waitingFor: hold)
    box.environment["PATH"] = "\(box.folder.path):/usr/bin:/bin"
    let process = Binary(box: box).process(["import", "http://192.0.2.1/soup", "--allow-local"])
    try process.run()
    let reader = try #require(FileHandle(forReadingAtPath: report))
    #expect(try reader.read(upToCount: 8) == Data("running\n".utf8))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(Binary.code(of: process) == 128 + signal)
    // No one reads from it once the program has ended.
    let holder = open(hold, O_WRONLY | O_NONBLOCK)
    if holder >= 0 {
      _ = write(holder, "on\n", 3)
      close(holder)
    }
    #expect(try reader.readToEnd() ?? Data() == Data())
  }

  /// Makes a program that says that it runs, and then waits for a word that comes only if it has outlived the signal.
  ///
  /// A process of its own writes it: no program can be started while another test's new process still has it open.
  private func makeCurl(at path: String, reportingTo report: String, waitingFor hold: String) throws {
    let body = "#!/bin/sh\nexec 3> \(report)\necho running >&3\nread word < \(hold)\necho survived >&3\n"
    let null = FileHandle.nullDevice.fileDescriptor
    let shell = ["/bin/sh", "-c", "printf '\(body)' > '\(path)' && /bin/chmod 700 '\(path)'"]
    #expect(try Child(shell, environment: [:], streams: [null, null, null]).wait() == 0)
  }
}
