import Foundation
import RecipeModel
import Testing

@testable import recipes

/// The pictures of the tour, each drawn from what the program prints about the sample recipes.
///
/// `RECORD_GOLDEN=1` draws them again, and fails.
@Suite struct TourTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let folder = root.appending(path: "Documentation/pictures")

  /// One picture: command lines that are shown with what they print, after some that are not shown.
  struct Picture: CustomTestStringConvertible {
    var name: String
    var title: String
    var before: [String] = []
    var lines: [String]

    var testDescription: String { name }
  }

  private static let pictures = [
    Picture(name: "home", title: "The library, recents, and collections", lines: ["recipes"]),
    Picture(
      name: "search", title: "Search, with what was found in color",
      lines: ["recipes search tomato --max-time 1h --limit 3", "recipes favorite tomato soup", "recipes undo"]),
    Picture(
      name: "show", title: "A recipe for six in metric units", lines: ["recipes show 40 --serves 6 --units metric"]),
    Picture(
      name: "shop", title: "A shopping list by aisle", before: ["recipes shop add 12 29 --serves 4"],
      lines: ["recipes shop tick onion butter", "recipes shop"]),
    Picture(
      name: "plan", title: "A week of meals",
      before: [
        "recipes plan add 12 --on monday --meal dinner", "recipes plan add 8 --on tuesday --meal dinner",
        "recipes plan add black bean --every friday --meal dinner", "recipes plan add 17 --on 2026-11-28 --serves 6",
        "recipes plan add --note guests --on 2026-11-29",
      ],
      lines: [
        "recipes plan next-week", "recipes plan move shakshuka --on thursday",
        "recipes plan shop thursday",
      ]),
    Picture(
      name: "history", title: "Every change, field by field",
      before: [
        "recipes collect 12 --into Soups", "recipes edit 12 --serves 6 --cook 40m", "recipes reorder 12 --to top",
      ],
      lines: ["recipes history 12 --limit 2", "recipes undo --step last"]),
  ]

  @Test(arguments: pictures)
  func `a picture of the tour shows what the program prints`(picture: Picture) throws {
    let box = try SampleLibrary.box()
    box.environment["NO_COLOR"] = nil
    for line in picture.before { #expect(try run(line, in: box).status == .done, "\(line)") }
    box.isColored = true
    var shown: [String] = []
    for line in picture.lines {
      let result = try run(line, in: box)
      #expect(result.status == .done, "\(line): \(result.messages)")
      let printed = (result.output + result.messages).split(separator: "\n", omittingEmptySubsequences: false)
      shown += ["\u{1B}[2m$ \u{1B}[0m\(line)"] + printed.dropLast().map(String.init)
    }
    let svg = TerminalPicture(shown, columns: 80).svg(title: picture.title)
    #expect(!svg.contains("BOX") && !svg.contains("SampleData"), "a path of this machine is in the picture")
    let file = Self.folder.appending(path: "\(picture.name).svg")
    if svg == (try? String(contentsOf: file, encoding: .utf8)) { return }
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(
      "Documentation/pictures/\(picture.name).svg differs from what is printed; look at it when it is drawn again")
  }

  @Test func `every picture is in the tour, and every picture of the tour is drawn here`() throws {
    let tour = try String(contentsOf: Self.root.appending(path: "Documentation/Tour.md"), encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(files == Self.pictures.map { "\($0.name).svg" }.sorted())
    for file in files { #expect(tour.contains("](pictures/\(file))"), "\(file)") }
  }

  private func run(_ line: String, in box: TestBox) throws -> TestBox.Result {
    box.run(Array(try ShellWords.split(line).dropFirst()))
  }
}

/// Links between the documents, which `make site` turns into links between pages.
@Suite struct DocumentLinkTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static let documents: [String] = {
    let folder =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Documentation").path)) ?? []
    let pages = folder.filter { $0.hasSuffix(".md") }.sorted()
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + pages.map { "Documentation/\($0)" }
  }()

  @Test(arguments: documents)
  func `links lead to files that exist, and to headings in them`(document: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    for match in text.matches(of: #/\]\(([^)\s]+)\)/#) where !match.1.contains("://") {
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let folder = Self.root.appending(path: document).deletingLastPathComponent()
      let target =
        parts[0].isEmpty ? Self.root.appending(path: document) : folder.appending(path: parts[0]).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
      guard parts.count > 1 else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }
      #expect(headings.map(Self.anchor).contains(parts[1]), "\(match.1)")
    }
  }

  /// What a heading is called in links.
  private static func anchor(_ heading: Substring) -> String {
    heading.drop { "# ".contains($0) }.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
      .replacing(" ", with: "-")
  }
}
