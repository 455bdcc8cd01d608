import Files
import Glibc
import RecipeStore

extension ImportSource {
  /// Returns what words lead to, in their order: `-`, pages of the web, files, all files of folders, those that patterns
  /// such as `*.json` fit; for a word that leads nowhere, why.
  ///
  /// A name that exists is no pattern, whatever is in it.
  static func all(named words: [String]) -> [Result<ImportSource, NamedFailure>] {
    words.flatMap { word -> [Result<ImportSource, NamedFailure>] in
      if word == "-" { return [.success(.standardInput)] }
      if WebAddress.isMeant(by: word) { return [page(at: word)] }
      if FileKind(of: word) != .missing || !word.contains(where: "*?[".contains) { return found(at: word) }
      let paths = paths(fitting: word)
      return paths.isEmpty
        ? [.failure(NamedFailure(word, Failure("no file fits", .noSuchInput)))] : paths.flatMap(found)
    }
  }

  private static func page(at address: String) -> Result<ImportSource, NamedFailure> {
    do throws(Failure) {
      return .success(.page(try WebAddress(address)))
    } catch {
      return .failure(NamedFailure(address, error))
    }
  }

  private static func found(at path: String) -> [Result<ImportSource, NamedFailure>] {
    guard FileKind(of: path) == .folder else { return [.success(.file(path, isInFolder: false))] }
    var walk = FolderWalk()
    do throws(NamedFailure) {
      try walk.enter(path)
    } catch {
      return [.failure(error)]
    }
    if walk.found.isEmpty { return [.failure(NamedFailure(path, Failure("a folder without files", .noSuchInput)))] }
    return walk.found
  }

  /// - Source: glob(3); a shell that finds nothing leaves the pattern as it is, and one that is quoted never looked.
  private static func paths(fitting pattern: String) -> [String] {
    var matches = glob_t()
    defer { globfree(&matches) }
    guard glob(pattern, 0, nil, &matches) == 0 else { return [] }
    let paths = (0..<Int(matches.gl_pathc)).compactMap { matches.gl_pathv[$0].map { String(cString: $0) } }
    // No one has named a pipe that a pattern fits, and reading it might wait for ever.
    return paths.filter { FileKind(of: $0) != .other }
  }
}

/// The files in a folder and in the folders in it, by name: neither hidden ones nor what links to folders lead to, so that
/// the way ends.
private struct FolderWalk {
  private(set) var found: [Result<ImportSource, NamedFailure>] = []

  /// Whoever names the root of the disk did not mean to.
  private static let mostFiles = 100_000

  /// - Throws: `NamedFailure` for a folder of more than `mostFiles`; one that cannot be read is noted as found.
  mutating func enter(_ folder: String) throws(NamedFailure) {
    let names: [String]
    do throws(SystemError) {
      names = try Self.names(in: folder)
    } catch {
      return found.append(.failure(NamedFailure(folder, Failure("\(error.description)", .noPermission))))
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
        throw NamedFailure(
          folder, Failure("more than \(Self.mostFiles) files; name the folder of the recipes", .badInput))
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
