public import BenchmarkHarness
import Foundation

/// Files of made-up recipes as `recipes import` reads them.
public enum RecipeDocuments {
  /// Writes so many recipes as JSON lines or as one array.
  public static func write(_ count: Int, from generator: RecipeGenerator, asArray isArray: Bool, to path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = FileHandle(forWritingAtPath: path)!
    var text = isArray ? "[\n" : ""
    for (index, recipe) in generator.prefix(count).enumerated() {
      text += json(recipe) + (isArray && index < count - 1 ? ",\n" : "\n")
      if text.utf8.count > 1 << 20 {
        file.write(Data(text.utf8))
        text = ""
      }
    }
    if isArray { text += "]\n" }
    file.write(Data(text.utf8))
    try! file.close()
  }

  /// Writes recipes of a title alone as JSON lines: one for each of so many collections, or one that is in all of them.
  public static func writeCollections(_ count: Int, inOneRecipe isOne: Bool, to path: String) {
    let names = (1...count).map { "\"Collection \($0)\"" }
    let collections = isOne ? [names.joined(separator: ", ")] : names
    let lines = collections.enumerated().map { "{\"title\": \"Soup \($0)\", \"collections\": [\($1)]}\n" }
    try! lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Nothing in a generated text needs escaping but line ends.
  private static func json(_ recipe: GeneratedRecipe) -> String {
    """
    {"title": "\(recipe.title)", "prepTime": \(recipe.prepTime), "cookTime": \(recipe.cookTime), \
    "servings": "\(recipe.servings)", "ingredients": \(lines(recipe.ingredients)), \
    "directions": \(lines(recipe.directions)), "isFavorite": \(recipe.isFavorite), \
    "collections": ["\(recipe.collection)"]}
    """
  }

  private static func lines(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\n", with: "\\n"))\""
  }
}
