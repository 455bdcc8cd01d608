import Foundation
import Testing

@testable import RecipeServer

/// Every page, byte for byte.
///
/// `RECORD_GOLDEN=1` writes what differs, and the run fails, so that no one records by accident.
@Suite struct PageGoldenTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../Golden").standardizedFileURL

  @Test func `pages are those of the golden files`() throws {
    let pages = try SampleLibrary.everyPage()
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
    for (name, page) in pages {
      let file = Self.folder.appending(path: "\(name).html")
      let text = Self.withPlainNames(page.text)
      if text == (try? String(contentsOf: file, encoding: .utf8)) { continue }
      if isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
      Issue.record("\(name).html \(isRecording ? "was recorded; read it" : "differs:\n\(text)")")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == pages.map { "\($0.name).html" }.sorted())
  }

  /// The page without the hashes of its assets, which change with every edit of the style.
  private static func withPlainNames(_ page: String) -> String {
    Asset.all.reduce(page) { page, asset in
      let link = asset.link.text
      guard let dash = link.lastIndex(of: "-"), let ending = link.lastIndex(of: ".") else { return page }
      return page.replacing(link, with: link[..<dash] + link[ending...])
    }
  }
}
