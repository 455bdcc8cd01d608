import Files
import Glibc
import RecipeStore

/// Something that recipes are imported from.
enum ImportSource: Equatable {
  case standardInput
  /// A file; `isInFolder` where nobody named it, but only a folder that it is in.
  case file(String, isInFolder: Bool)
  case page(WebAddress)

  /// What messages call it.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path, _): path
    case .page(let address): address.text
    }
  }

  /// How it is named on a command line.
  var word: String { self == .standardInput ? "-" : name }

  var isInFolder: Bool {
    if case .file(_, isInFolder: true) = self { true } else { false }
  }

  /// Whether reading it may wait for a person, another program or the network.
  var mayWait: Bool {
    if case .file(let path, _) = self { FileKind(of: path) == .other } else { true }
  }

  /// The name of the file without its folder and ending, for a recipe that has no title of its own.
  var title: String {
    guard case .file(let path, _) = self, let file = path.split(separator: "/").last else { return "" }
    let name = Self.withoutEnding(file)
    return String(file.lowercased().hasSuffix(".gz") ? Self.withoutEnding(name) : name)
  }

  private static func withoutEnding(_ file: Substring) -> Substring {
    file.lastIndex(of: ".").map { $0 > file.startIndex ? file[..<$0] : file } ?? file
  }

  /// The pictures beside a file, in a folder named after it.
  var pictures: PictureStore? {
    if case .file(let path, _) = self { PictureStore(besides: path) } else { nil }
  }

  /// How many bytes there are to read, where that can be known: 0 for a pipe.
  var size: Int {
    guard case .file(let path, _) = self else { return 0 }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status.st_size : 0
  }

  /// - Parameter allowsLocal: Whether a page may be one of this computer or its network.
  /// - Throws: `Failure` for a file that cannot be opened, and a page that cannot be fetched.
  func open(in session: Session, allowsLocal: Bool) throws(Failure) -> OpenedSource {
    switch self {
    case .standardInput:
      if session.isScript { throw Failure("standard input is the script itself; name a file", .usage) }
      return OpenedSource(input: session.input)
    case .file(let path, _):
      if try LibraryFiles(of: session.databaseLocation().forStore).isDatabase(path) {
        throw Failure("it is the library itself", .badInput)
      }
      return OpenedSource(input: try Self.open(path))
    case .page(let address):
      let page = try WebFetch(allowsLocal: allowsLocal).content(at: address)
      return OpenedSource(input: Input(bytes: page.bytes), address: page.address, charset: page.charset)
    }
  }

  private static func open(_ path: String) throws(Failure) -> Input {
    do throws(SystemError) {
      return try Input(path: path)
    } catch {
      throw Failure("\(error.description)", status(of: error))
    }
  }

  private static func status(of error: SystemError) -> ExitStatus {
    switch error.number {
    case EACCES: .noPermission
    case EIO, ENOSPC, EMFILE, ENFILE: .inputOutput
    default: .noSuchInput
    }
  }
}

/// What an import reads.
struct OpenedSource {
  let input: Input
  /// Where recipes are from that do not say it themselves, nil where that is not known.
  var address: WebAddress?
  /// The encoding that the server names.
  var charset: String?
}
