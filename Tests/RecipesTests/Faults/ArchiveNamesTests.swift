import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeFormats
@testable import recipes

/// An archive's own names for what is in it lead nowhere: nothing is ever unpacked under a name.
@Suite struct ArchiveNamesTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  /// More than two hundred names that lead out of a folder, or would on some system, and one that two entries have.
  private var names: [String] {
    let ways = [
      "../", "../../", "../../../", "../../../../../../../../", "/", "//", "./../", "a/../../", "..\\", "..\\..\\",
      "C:\\",
      "C:/", "\\\\host\\share\\", "~/", "$HOME/", "%2e%2e/", "%2e%2e%2f", "..%c0%af", "....//", "..;/",
      "\u{FF0E}\u{FF0E}/",
      "-rf ", "; touch ", "`touch `", "\u{0}", "\n", "\u{202E}", "a\u{0}/../", "\(box.folder.path)/",
      "\(box.folder.path)/inner/", "/tmp/", "/proc/self/cwd/", "file:///", "CON/", ".git/hooks/", "recipes.sqlite/",
      "../recipes.sqlite", "recipes.sqlite-journal", "../recipes.sqlite-journal", ".ssh/", "..../", " ../", "../ ",
    ]
    return ways.flatMap { way in (1...5).map { "\(way)pwned-\($0)" } } + ["pwned-twice", "pwned-twice"]
  }

  @Test func `two hundred names that lead elsewhere make no file`() throws {
    var (bytes, zip): ([UInt8], ZipWriter) = ([], ZipWriter())
    for (number, name) in names.enumerated() {
      zip.add(
        "\(name).melarecipe",
        Array(#"{"id": "\#(number)", "title": "Recipe \#(number)", "yield": "", "instructions": "Stir."}"#.utf8),
        to: &bytes)
      zip.add("\(name).png", Array(SamplePicture.data), to: &bytes)
    }
    zip.finish(&bytes)
    let inner = box.folder.appending(path: "inner/most")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = inner.appending(path: "slip.melarecipes").path
    try Data(bytes).write(to: URL(filePath: file))
    let before = try FileManager.default.subpathsOfDirectory(atPath: box.folder.path)

    let inside = Binary(box: box, launcher: ["sh", "-c", "cd '\(inner.path)' && exec \"$@\"", "sh"])
    let result = try inside.run(["import", file])
    #expect(names.count > 200)
    #expect(result.code == 0, "\(result.messages)")
    #expect(result.output.hasSuffix("\(names.count) added, 0 updated, 0 skipped\n"), "\(result.output)")
    let made = Set(try FileManager.default.subpathsOfDirectory(atPath: box.folder.path)).subtracting(before)
    let expected = ["recipes.sqlite", "recipes-pictures", "recipes-pictures/\(SamplePicture.name)"]
    #expect(made.isSubset(of: expected), "\(made)")
    for name in ["/pwned-1.melarecipe", "/tmp/pwned-1.melarecipe", "/pwned-1.png", "/tmp/pwned-1.png"] {
      #expect(!FileManager.default.fileExists(atPath: name))
    }
  }
}
