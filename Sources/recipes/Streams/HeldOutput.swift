import Glibc

/// What is printed once nothing is read any more: in memory, and past some megabytes in a file without a name.
///
/// Whoever reads the output may take their time, and while a read is open nobody can write to the database.
final class HeldOutput {
  private static let mostInMemory = 4 << 20

  private let folder: String
  private var bytes: [UInt8] = []
  private var file: (descriptor: Int32, content: Input)?

  init(in environment: Environment) {
    folder = environment["TMPDIR"] ?? "/tmp"
  }

  /// Lets `append` put bytes at the end.
  ///
  /// - Throws: `Failure` where the folder for temporary files takes no more.
  func write(_ append: (inout [UInt8]) -> Void) throws(Failure) {
    append(&bytes)
    if bytes.count >= Self.mostInMemory { try moveToFile() }
  }

  /// Puts a line at the end.
  func print(_ line: Line, inColor: Bool) throws(Failure) {
    try write { bytes in
      bytes += line.rendered(inColor: inColor).utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func moveToFile() throws(Failure) {
    do throws(SystemError) {
      let file = try openFile()
      try Output.writeAll(bytes, to: file.descriptor)
    } catch {
      throw Failure(
        "what is to be printed could not be kept in a file in \(folder): \(error.description)", .inputOutput)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func openFile() throws(SystemError) -> (descriptor: Int32, content: Input) {
    if let file { return file }
    let descriptor = try Input.makeNamelessFile(in: folder)
    let opened = (descriptor, Input(descriptor: descriptor, isOwned: true))
    file = opened
    return opened
  }

  /// Prints all of it.
  func send(to output: Output) throws(SystemError) {
    if let file {
      guard lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw SystemError() }
      while case let piece = try file.content.readPiece(), !piece.isEmpty { try output.write(piece) }
    }
    try output.write(bytes)
  }
}
