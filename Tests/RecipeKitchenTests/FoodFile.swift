import Foundation

@testable import RecipeKitchen

/// The files of foods as they are edited.
struct FoodFile {
  struct Row {
    let columns: [String: String]

    subscript(column: String) -> String { columns[column] ?? "" }

    var key: String { self["key"] }

    /// The names in a language, the key among the English ones.
    func names(in language: FoodLanguage) -> [String] {
      (language == .en ? [key] : []) + FoodFile.parts(self["\(language)"])
    }
  }

  struct Words {
    let name: String
    /// `nil` for all.
    let language: String
    let words: [String]
  }

  let rows: [Row]
  let words: [Words]

  static let folder = URL(filePath: #filePath).appending(path: "../../../Facts").standardizedFileURL

  static let shared = try! FoodFile()

  init() throws {
    var lines = try Self.lines("foods.tsv").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let head = lines.removeFirst().map(String.init)
    rows = lines.map { Row(columns: Dictionary(uniqueKeysWithValues: zip(head, $0.map(String.init)))) }
    words = try Self.lines("foodwords.tsv").filter { !$0.hasPrefix("#") }.map {
      let columns = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Words(name: columns[0], language: columns[1], words: Self.parts(columns[2]))
    }
  }

  static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static func parts(_ text: String) -> [String] {
    text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
