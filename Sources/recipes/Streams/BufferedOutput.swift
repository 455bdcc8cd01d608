import Glibc

/// Output that is printed once reading has ended: in memory, and past some megabytes in a file without a name.
///
/// A pipe may be read slowly, and while a read is open no other program can write to the database.
final class BufferedOutput {
  private static let mostInMemory = 4 << 20

  /// One array of everything would be copied whenever it grows.
  private static let pieceSize = 1 << 15

  private let folder: String

  /// What is in memory, before the piece that is being filled.
  private var pieces: [[UInt8]] = []
  private var byteCount = 0
  private var bytes: [UInt8] = []
  private var file: (descriptor: Int32, content: Input)?

  init(in environment: Environment) {
    folder = environment["TMPDIR"] ?? "/tmp"
  }

  /// Lets `append` put bytes at the end.
  ///
  /// - Throws: `CommandError` where the folder for temporary files takes no more.
  func write(_ append: (inout [UInt8]) -> Void) throws(CommandError) {
    append(&bytes)
    guard bytes.count >= Self.pieceSize else { return }
    byteCount += bytes.count
    pieces.append(bytes)
    bytes = []
    bytes.reserveCapacity(Self.pieceSize)
    if byteCount >= Self.mostInMemory { try moveToFile() }
  }

  /// Puts a line at the end.
  func print(_ line: StyledText, in appearance: Appearance) throws(CommandError) {
    try write { bytes in
      bytes += line.rendered(in: appearance).utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func moveToFile() throws(CommandError) {
    do throws(SystemError) {
      let file = try openFile()
      for piece in pieces { try Output.writeAll(piece, to: file.descriptor) }
    } catch {
      throw CommandError(
        "cannot buffer the output in a file in \(folder): \(error.description)", .inputOutput)
    }
    pieces = []
    byteCount = 0
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
    for piece in pieces { try output.write(piece) }
    try output.write(bytes)
  }
}
