import Glibc

/// Something that recipes are imported from.
enum ImportSource: Equatable {
  case standardInput
  /// A file; `isInFolder` where nobody named it, but only a folder that it is in.
  case file(String, isInFolder: Bool)

  /// What messages call it.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path, _): path
    }
  }

  var isInFolder: Bool {
    if case .file(_, isInFolder: true) = self { true } else { false }
  }

  /// The name of the file without its folder and ending, for a recipe that has no title of its own.
  var title: String {
    guard case .file(let path, _) = self, let file = path.split(separator: "/").last else { return "" }
    return String(file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file)
  }

  /// How many bytes there are to read, where that can be known: 0 for a pipe.
  var size: Int {
    guard case .file(let path, _) = self else { return 0 }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status.st_size : 0
  }

  /// - Throws: `Failure` for a file that cannot be opened.
  func open(in session: Session) throws(Failure) -> Input {
    guard case .file(let path, _) = self else {
      if session.isScript { throw Failure("standard input is the script itself; name a file", .usage) }
      return session.input
    }
    do throws(SystemError) {
      return try Input(path: path)
    } catch {
      throw Failure("\(error.description)", error.number == EACCES ? .noPermission : .noSuchInput)
    }
  }
}
