import Foundation

@testable import RecipeKitchen

/// The cases written for this module, and the labeled lines if they are there.
enum Fixtures {
  static func lines<Line: Decodable>(of name: String, as type: Line.Type) throws -> [Line] {
    guard let file = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "jsonl") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try read(file, as: type)
  }

  static func read<Line: Decodable>(_ file: URL, as type: Line.Type) throws -> [Line] {
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(Line.self, from: Data($0.utf8))
    }
  }

  static func rational(_ text: String) -> Rational? {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 ? Rational(parts[0], parts[1]) : parts.first.map { Rational($0) }
  }
}

extension Fixtures {
  /// Lines with labels, kept outside of the repository.
  private static let labeledFolder = URL(filePath: #filePath).appending(
    path: "../../../../shared/conformance/ingredients"
  ).standardizedFileURL

  static var hasLabeledLines: Bool { FileManager.default.fileExists(atPath: labeledFolder.path) }

  private struct Labeled: Decodable { let line: String }

  static let labeledLines: [String] = ["bbc", "cookstr", "tastecooking", "nyt"].flatMap { name in
    (try? read(labeledFolder.appending(path: "\(name).jsonl"), as: Labeled.self).map(\.line)) ?? []
  }
}

extension Fixtures {
  struct SampleRecipe: Decodable {
    let ingredients: String
    let directions: String
  }

  private static let sampleRecipes: [SampleRecipe] = {
    let file = URL(filePath: #filePath).appending(path: "../../../SampleData/recipes.json").standardizedFileURL
    return (try? JSONDecoder().decode([SampleRecipe].self, from: Data(contentsOf: file))) ?? []
  }()

  /// The lines of a field of the sample recipes.
  static func sampleLines(_ field: KeyPath<SampleRecipe, String>) -> [String] {
    sampleRecipes.flatMap { $0[keyPath: field].split(separator: "\n").map(String.init) }
  }
}
