import Foundation
import RecipeTestSupport

@testable import recipes

/// The 52 recipes of the sample library, which the documentation's examples are about.
enum SampleLibrary {
  static let file = URL(filePath: #filePath).appending(path: "../../../../SampleData/recipes.json").standardizedFileURL

  /// A box with the sample library, on a terminal of 80 columns or in a pipe.
  static func box(onTerminal isOnTerminal: Bool = true) throws -> TestBox {
    let box = try TestBox()
    box.environment["NO_COLOR"] = "1"
    box.run(["import", file.path])
    if isOnTerminal { box.screen = Screen(width: 80, height: 24) }
    return box
  }
}
