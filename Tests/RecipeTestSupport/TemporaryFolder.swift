package import Foundation

/// A folder of one test's own, removed with it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "recipes-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    // A test may have made it one that nothing can be removed from.
    chmod(url.path, 0o700)
    try? FileManager.default.removeItem(at: url)
  }

  package func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  package func contents(of name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  package func write(_ contents: Data, to name: String) throws {
    try contents.write(to: url.appending(path: name))
  }

  /// The names of the files, sorted, so that a test sees journals that were left.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  package func permissions(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }
}
