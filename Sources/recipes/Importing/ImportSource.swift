import Files
import Glibc
import RecipeFormats
import RecipeStore

/// Something that recipes are imported from.
enum ImportSource: Equatable {
  case standardInput
  case clipboard
  /// A file; `isInFolder` if it was not named itself, but a folder that it is in.
  case file(String, isInFolder: Bool)
  case page(WebAddress)

  /// Its name in messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .clipboard: "the clipboard"
    case .file(let path, _): path
    case .page(let address): address.text
    }
  }

  /// Its name where people read the report: of a page the host alone.
  var shownName: String {
    if case .page(let address) = self { address.host } else { name }
  }

  /// Its name on a command line.
  var word: String { self == .standardInput ? "-" : name }

  var isInFolder: Bool {
    if case .file(_, isInFolder: true) = self { true } else { false }
  }

  /// `true` if reading it may wait for the user, another program or the network.
  var mayWait: Bool {
    if case .file(let path, _) = self { FileKind(of: path) == .other || document != nil } else { true }
  }

  /// What another program reads the text of; of the files of a folder none is sent to one.
  private var document: DocumentText? {
    if case .file(let path, isInFolder: false) = self { DocumentText(path: path) } else { nil }
  }

  /// The extensions of files that hold recipes.
  static let fileExtensions = {
    let more = [".htm", ".melarecipe", ".paprikarecipe", ".crumb", ".zip", ".gz"]
    // Some formats share an extension.
    return (OutputFormat.allCases.map(\.fileExtension) + more).reduce(into: [String]()) { extensions, next in
      if !extensions.contains(next) { extensions.append(next) }
    }
  }()

  /// Returns whether a word is the name of a file that, by its extension, holds recipes.
  static func isFile(_ word: String) -> Bool {
    fileExtensions.contains { word.lowercased().hasSuffix($0) } && FileKind(of: word) == .file
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

  /// The pictures next to a file, in a folder named after it.
  var pictures: PictureStore? {
    if case .file(let path, _) = self { PictureStore(besides: path) } else { nil }
  }

  /// The folder of a file.
  var folder: String? {
    guard case .file(let path, _) = self else { return nil }
    return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// The number of bytes to read, where that can be known: 0 for a pipe.
  var size: Int {
    guard case .file(let path, _) = self else { return 0 }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status.st_size : 0
  }

  /// - Parameter allowsLocal: Whether a page may be one of this computer or its network.
  /// - Throws: `CommandError` for a file that cannot be opened, and a page that cannot be fetched.
  func open(in session: Session, allowsLocal: Bool) throws(CommandError) -> OpenedSource {
    switch self {
    case .standardInput:
      if session.isInScript { throw CommandError("standard input is the script itself; name a file", .usage) }
      return OpenedSource(input: session.world.input)
    case .file(let path, _):
      if try LibraryFiles(of: session.library.location().forStore).isDatabase(path) {
        throw CommandError("this is the library itself", .badInput)
      }
      let input = try Self.open(path)
      guard let document else { return OpenedSource(input: input) }
      let (text, photograph) = try document.read(input, session.world.environment)
      return OpenedSource(input: Input(bytes: text), photograph: photograph)
    case .clipboard: return OpenedSource(input: Input(bytes: try Clipboard.text(in: session.world.environment)))
    case .page(let address):
      let progress = session.progress(of: "pages")
      progress.announce("Fetching \(address.host) …")
      defer { progress.end() }
      let page = try WebFetch(allowsLocal: allowsLocal).content(at: address)
      return OpenedSource(input: Input(bytes: page.bytes), address: page.address, charset: page.charset)
    }
  }

  private static func open(_ path: String) throws(CommandError) -> Input {
    do throws(SystemError) {
      return try Input(path: path)
    } catch {
      throw CommandError("\(error.description)", status(of: error))
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

/// A source of an import that is open.
struct OpenedSource {
  let input: Input
  /// The origin of recipes that do not say it themselves, nil where that is not known.
  var address: WebAddress?
  /// The encoding that the server names.
  var charset: String?
  /// The photograph that the text was read from.
  var photograph: [UInt8]?
}

extension ImportSource {
  /// Returns what words lead to, in their order: `-`, pages of the web, files, all files of folders, those that patterns
  /// such as `*.json` fit; for a word that leads nowhere, why.
  ///
  /// A name that exists is no pattern, whatever is in it.
  static func all(named words: [String]) -> [Result<ImportSource, ImportError>] {
    words.flatMap { word -> [Result<ImportSource, ImportError>] in
      if word == "-" { return [.success(.standardInput)] }
      if WebAddress.isMeant(by: word) { return [page(at: word)] }
      if FileKind(of: word) != .missing || !word.contains(where: "*?[".contains) { return found(at: word) }
      let paths = paths(fitting: word)
      return paths.isEmpty
        ? [.failure(ImportError(word, CommandError("no file matches", .noSuchInput)))] : paths.flatMap(found)
    }
  }

  private static func page(at address: String) -> Result<ImportSource, ImportError> {
    do throws(CommandError) {
      return .success(.page(try WebAddress(address)))
    } catch {
      return .failure(ImportError(address, error))
    }
  }

  private static func found(at path: String) -> [Result<ImportSource, ImportError>] {
    switch FileKind(of: path) {
    case .folder: break
    case .missing: return [.failure(ImportError(missing: path))]
    case .file, .other, .forbidden: return [.success(.file(path, isInFolder: false))]
    }
    var walk = FolderWalk()
    do throws(ImportError) {
      try walk.enter(path)
    } catch {
      return [.failure(error)]
    }
    if walk.found.isEmpty { return [.failure(ImportError(path, CommandError("a folder without files", .noSuchInput)))] }
    return walk.found
  }

  /// - Source: glob(3); a shell that finds nothing leaves the pattern as it is, and one that is quoted never looked.
  private static func paths(fitting pattern: String) -> [String] {
    var matches = glob_t()
    defer { globfree(&matches) }
    guard glob(pattern, 0, nil, &matches) == 0 else { return [] }
    let paths = (0..<Int(matches.gl_pathc)).compactMap { matches.gl_pathv[$0].map { String(cString: $0) } }
    // A pipe that a pattern matches was not named, and reading it might wait forever.
    return paths.filter { FileKind(of: $0) != .other }
  }
}

/// The files in a folder and in the folders in it, by name: neither hidden ones nor what links to folders lead to, so that
/// the way ends.
private struct FolderWalk {
  private(set) var found: [Result<ImportSource, ImportError>] = []

  /// The root of the disk was named by mistake.
  private static let mostFiles = 100_000

  /// - Throws: `ImportError` for a folder of more than `mostFiles`; one that cannot be read is noted as found.
  mutating func enter(_ folder: String) throws(ImportError) {
    let names: [String]
    do throws(SystemError) {
      names = try Self.names(in: folder)
    } catch {
      return found.append(.failure(ImportError(folder, CommandError("\(error.description)", .noPermission))))
    }
    let foldersOfPictures = PictureStore.folderNames(ofAny: names)
    for name in names where !foldersOfPictures.contains(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch FileKind(of: path) {
      // What is missing is a link that leads nowhere, which reading it will say.
      case .file, .missing, .forbidden: found.append(.success(.file(path, isInFolder: true)))
      case .folder: if FileKind(ofLink: path) == .folder { try enter(path) }
      case .other: break
      }
      guard found.count <= Self.mostFiles else {
        throw ImportError(
          folder, CommandError("more than \(Self.mostFiles) files; name the folder of the recipes", .badInput))
      }
    }
  }

  /// Returns the names in a folder that do not begin with a period, sorted by their bytes.
  private static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
