import Foundation
import RecipeTestSupport

@testable import recipes

/// The 52 recipes of the sample library, which the documentation's examples are about.
enum SampleLibrary {
  static let file = URL(filePath: #filePath).appending(path: "../../../../SampleData/recipes.json").standardizedFileURL

  private static let pictures = URL(filePath: "\(file.path).pictures")

  /// A box with the sample library, on a terminal of 80 columns or in a pipe.
  static func box(onTerminal isOnTerminal: Bool = true) throws -> TestBox {
    let box = try TestBox()
    box.environment["NO_COLOR"] = "1"
    try load(into: box)
    if isOnTerminal { box.screen = Screen(width: 80, height: 24) }
    return box
  }

  /// Puts the recipes into a box, as numbers 1 to 52.
  static func load(into box: TestBox) throws {
    try database.write(to: box.database)
    let pictures = box.database.deletingLastPathComponent().appending(path: "recipes-pictures")
    try FileManager.default.copyItem(at: Self.pictures, to: pictures)
    box.uuids = 52
  }

  /// Imported once, as that takes time.
  private static let database: Data = {
    let box = try! TestBox()
    let result = box.run(["import", file.path])
    precondition(result.status == .done, result.messages)
    return try! Data(contentsOf: box.database)
  }()
}
