import Foundation

/// Real collections and the formats' own suites, which are next to the checkout and are not part of it.
enum SharedFiles {
  static let folder = URL(filePath: #filePath).appending(path: "../../../../../shared").standardizedFileURL

  static func exist(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: path)))
  }
}
