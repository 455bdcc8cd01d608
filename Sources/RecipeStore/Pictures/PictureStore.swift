import Files
import Glibc
package import RecipeModel

/// Pictures in a folder of their own beside a file: the database, a backup of it, or an export.
///
/// Each picture is there once, named by what is in it, from before the commit that names it on. One that no recipe names
/// any more stays, since a step taken back may name it again; doctor deletes those that no step names either.
package struct PictureStore {
  /// The file's name without its ending, and `-pictures`.
  package let folder: String

  /// How the folder's name ends.
  package static let suffix = "-pictures"

  package init(besides path: String) {
    let path = FileName.resolved(path)
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let end = path[start...].lastIndex(of: ".").flatMap { $0 > start ? $0 : nil } ?? path.endIndex
    folder = path[..<end] + Self.suffix
  }

  /// Where a picture is, whether or not it is there.
  package func path(of name: String) -> String { "\(folder)/\(name)" }

  /// Whether a picture is there, as far as its name says; `false` for a name that no picture can have.
  package func contains(_ name: String) -> Bool {
    Picture.isName(name) && access(path(of: name), F_OK) == 0
  }

  /// The names of all pictures that are there, sorted.
  package func names() -> [String] {
    FileName.names(in: folder).filter(Picture.isName).sorted()
  }

  /// Returns a picture; nil if it is not there, or is not what its name says.
  package func picture(named name: String) -> Picture? {
    guard Picture.isName(name), let bytes = Self.read(path(of: name)), let picture = try? Picture(bytes),
      picture.name == name
    else { return nil }
    return picture
  }

  /// Adds what another folder holds of some pictures, and returns how many of them it does not hold.
  @discardableResult
  package func add(_ names: some Sequence<String>, from other: PictureStore) throws(RecipeStoreError) -> Int {
    var missing = 0
    for name in names where !contains(name) {
      guard let picture = other.picture(named: name) else {
        missing += 1
        continue
      }
      try add(picture)
    }
    return missing
  }

  /// Returns the content of a file; nil where it cannot be read or is longer than any picture.
  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size <= Picture.mostBytes else { return nil }
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: status.st_size) { buffer, initialized in
      while count < buffer.count {
        let piece = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        if piece <= 0 { break }
        count += piece
      }
      initialized = count
    }
    return count == status.st_size ? bytes : nil
  }
}

extension RecipeStore {
  /// The pictures of the library; nil for one in memory.
  package var pictures: PictureStore? {
    if case .file(let path, _) = location { PictureStore(besides: path) } else { nil }
  }

  /// Stores pictures and names them in a draft, each once.
  func keep(_ pictures: [Picture], for draft: inout RecipeDraft) throws {
    for picture in pictures {
      try self.pictures?.add(picture)
      if !draft.imageNames.contains(picture.name) { draft.imageNames.append(picture.name) }
    }
  }
}
