import Foundation

/// A folder of one test's own, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sqlite-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  func contents(of name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  func write(_ contents: Data, to name: String) throws {
    try contents.write(to: url.appending(path: name))
  }

  /// The names of the files, so that a test sees journals that were left behind.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func permissions(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }
}
