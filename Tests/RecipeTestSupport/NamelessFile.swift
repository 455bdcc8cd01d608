package import Foundation
import Glibc

/// A temporary file that is gone with its descriptor, to hand to a process as one of its streams.
package final class NamelessFile {
  package let descriptor: Int32

  package init(_ content: Data = Data()) throws {
    var template = Array(FileManager.default.temporaryDirectory.appending(path: "stream-XXXXXX").path.utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemFailure() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(template)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: content)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
  }

  package var content: Data {
    lseek(descriptor, 0, SEEK_SET)
    return FileHandle(fileDescriptor: descriptor).readDataToEndOfFile()
  }

  package var text: String { String(decoding: content, as: UTF8.self) }
}
