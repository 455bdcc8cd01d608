import Foundation
import RecipeFormats
import RecipeModel

/// The pages of real web sites with what they say, which are next to the checkout, if they are there.
enum ConformancePages {
  private static let folder = "conformance/web-pages"

  /// The pages' names, without extension; none where there is no folder.
  static let names: [String] = {
    let path = SharedFiles.folder.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func page(_ name: String) throws -> [UInt8] { try SharedFiles.bytes("\(folder)/\(name).html") }

  static func expectation(_ name: String) throws -> PageExpectation {
    try JSONDecoder().decode(PageExpectation.self, from: Data(SharedFiles.bytes("\(folder)/\(name).json")))
  }
}
