import Foundation
import SQLite

/// Remembers what was found out about files: most trials leave the same ones, once SQLite has undone what was half
/// done.
final class Verdicts: Sendable {
  private let known = Shared<[Int: [String]]>([:])

  /// Examines a database and what is next to it, unless the same bytes have been examined before.
  ///
  /// - Parameter circumstances: What else the verdict depends on.
  func verdict(
    on path: String, _ circumstances: some Hashable, _ examine: () throws -> [String]
  ) throws -> [String] {
    let journal = path + "-journal"
    let asLeft = fingerprint(of: path, circumstances, besides: nil)
    if let verdict = self[asLeft] { return verdict }
    // Opening it undoes a change whose journal is there; where that fails, the examination tells.
    _ = try? Connection(.file(path)).userVersion()
    // A journal that is still there is one that SQLite has found to be nothing to go by.
    let asOpened = fingerprint(of: path, circumstances, besides: journal)
    let verdict = try self[asOpened] ?? examine()
    known.withLock { known in
      known[asLeft] = verdict
      known[asOpened] = verdict
    }
    return verdict
  }

  private subscript(fingerprint: Int) -> [String]? { known.withLock { $0[fingerprint] } }

  private func fingerprint(of path: String, _ circumstances: some Hashable, besides ignored: String?) -> Int {
    var hasher = Hasher()
    hasher.combine(circumstances)
    let folder = Disk.folder(of: path)
    // Where a power cut has taken the folder itself, there is no file.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
      let file = folder + "/" + name
      // Partial files do not matter.
      guard file != ignored, !name.contains(".recipes-partial"),
        let content = FileManager.default.contents(atPath: file)
      else { continue }
      hasher.combine(name)
      content.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }
}
