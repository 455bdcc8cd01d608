import Foundation
import RecipeTestSupport

/// What a bad disk does to the database of the small library.
enum Damage: String {
  /// One bit of the first recipe's ingredients: "1 kg" becomes "0 kg".
  case flippedBit = "with-a-flipped-bit"

  /// The page through which all recipes are found.
  case rootOfRecipes = "with-a-page-gone"

  /// The page that says where all others are.
  case firstPage = "with-the-first-page-gone"

  /// What every database begins with.
  case beginning = "with-its-beginning-gone"

  func strike(_ database: URL) throws {
    var bytes = try Data(contentsOf: database)
    switch self {
    case .flippedBit: bytes[bytes.range(of: Data("1 kg ripe".utf8))!.lowerBound] ^= 1
    case .rootOfRecipes:
      let root = bytes.range(of: Data("1 kg ripe".utf8))!.lowerBound / bytes.pageSize * bytes.pageSize
      bytes.replaceSubrange(root..<root + 200, with: repeatElement(0xEE, count: 200))
    case .beginning: bytes.replaceSubrange(0..<16, with: repeatElement(0xEE, count: 16))
    case .firstPage: bytes.replaceSubrange(100..<4096, with: repeatElement(0xEE, count: 3996))
    }
    try bytes.write(to: database)
  }
}
