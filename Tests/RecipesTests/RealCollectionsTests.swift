import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Two collections of other people, next to the checkout if they are there.
enum RealCollections {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/data").standardizedFileURL
  static let english = folder.appending(path: "public-domain-recipes.json").path
  static let chinese = folder.appending(path: "howtocook-zh.json").path
  static let areThere = [english, chinese].allSatisfy { FileManager.default.isReadableFile(atPath: $0) }
}

/// The main job on real input.
@Suite(.enabled(if: RealCollections.areThere, "needs the collections in ../shared/data"))
struct RealCollectionsTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
  }

  @Test func `both come in whole, and a second time nothing does`() {
    for (file, count) in [(RealCollections.english, 410), (RealCollections.chinese, 369)] {
      #expect(box.run(["import", file]) == .init(output: "\(file) (json): \(count) added, 0 updated, 0 skipped\n"))
      #expect(box.run(["import", file]) == .init(output: "\(file) (json): 0 added, 0 updated, \(count) skipped\n"))
    }
    #expect(box.run(["list"]).output.split(separator: "\n").count == 779)
  }

  @Test func `dates, missing times and directions stay as they were, tags that differ in case are one`() throws {
    box.run(["import", RealCollections.english])
    #expect(box.run(["show", "batter pudding"]).output.contains("\nAdded 1832-01-01\n"))
    let names = box.run(["collections"]).output.split(separator: "\n").map { $0.split(separator: "\t")[0].lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test func `export, import and export again are the same byte for byte`() throws {
    for file in [RealCollections.english, RealCollections.chinese] { box.run(["import", file]) }
    let first = box.run(["export"]).output
    let other = try TestBox()
    #expect(other.run(["import", "-"], input: first).status == .done)
    #expect(other.run(["export"]).output == first)
  }

  @Test func `Chinese titles line up, and any two of their characters find them`() throws {
    box.run(["import", RealCollections.chinese])
    let rows = box.run(["list"]).output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    var generator = SeededGenerator(seed: 3)
    for row in rows.shuffled(using: &generator).prefix(60) {
      let characters = row[2].filter {
        $0.unicodeScalars.allSatisfy { Unicode.Scalar.isEastAsianWide($0.value) && $0.properties.isIdeographic }
      }
      guard characters.count >= 2 else { continue }
      let two = String(characters.shuffled(using: &generator).prefix(2))
      let found = box.run(["search", two]).output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
      #expect(found.contains(row[0]), "\(two) of \(row[2]), seed 3")
    }

    box.screen = Screen(width: 80, height: 24)
    box.environment["NO_COLOR"] = "1"
    let lines = box.run(["list"]).output.split(separator: "\n")
    let edges = lines.compactMap { line in
      line.range(of: "  [^ ]+$", options: .regularExpression).map { DisplayWidth.of(line[..<$0.lowerBound]) }
    }
    #expect(lines.count == 369)
    #expect(edges.max()! <= 80)
  }

  @Test func `an import does not drown what was added one by one, and home fits its screen`() throws {
    // The clock stands still, so three of the sample recipes are of the same moment as the import.
    importAll()
    box.screen = Screen(width: 40, height: 20)
    #expect(
      box.run([]).output == """
        Recents · 377
          831  鸡蛋花 and 371 more · … 5 more

        Collections · 182
        ▸ Dinner      23
        ▸ Quick       73
        ▸ Vegetarian  16
        ▸ Breakfast   44
          … 178 more: recipes collections

        Recipes · 831
        ♥  1  麻婆豆腐 (Mapo tofu)         30m
           2  Spaghetti aglio e olio       25m
        ♥  3  Buttermilk pancakes          40m
           4  Chana masala                 55m
           5  Χωριάτικη σαλάτα (Greek vi…  15m
        ♥  6  Chicken adobo                1h30m
        … 825 more: recipes list

        """)
    box.screen = Screen(width: 80, height: 24)
    let lines = box.run([]).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 23)
    #expect(lines[1] == "  831  鸡蛋花 and 371 more of that import · … 5 more")
    #expect(lines[10] == "  … 176 more: recipes collections")
    #expect(lines[21] == "… 823 more: recipes list")
  }

  private func importAll() {
    for file in [SampleLibrary.file.path, RealCollections.english, RealCollections.chinese] {
      box.run(["import", file])
    }
    box.environment["NO_COLOR"] = "1"
  }

  @Test func `long titles are cut where most fit, and servings keep their column`() throws {
    importAll()
    box.screen = Screen(width: 80, height: 24)
    let lines = box.run(["list"]).output.split(separator: "\n")
    #expect(lines.count == 831)
    #expect(lines[34] == "    35  Chicken tagine with olives and preserve…  2 hr 35 min   4")
    #expect(lines[69] == "    70  Baked pasta with broccoli, boiled eggs…   45 min        4")
    #expect(lines[221] == "   222  Grostoli                                  40 min        A batch like th…")
  }
}
