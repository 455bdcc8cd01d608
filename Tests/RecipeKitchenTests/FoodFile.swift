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

  /// The flags of a food: those of what it is a kind of, changed by what its own row says.
  ///
  /// - Parameter kinds: Its row, that of what it is a kind of, and so on.
  static func flags(of kinds: [Row]) -> (certain: FoodFlags, possible: FoodFlags) {
    var (certain, possible): (FoodFlags, FoodFlags) = ([], [])
    for row in kinds.reversed() {
      for word in row["flags"].split(separator: " ") {
        guard let flag = FoodFlags(named: String(word.drop { $0 == "?" || $0 == "-" })) else { continue }
        switch word.first {
        case "?": possible.formUnion(flag)
        case "-":
          certain.subtract(flag)
          possible.subtract(flag)
        default: certain.formUnion(flag)
        }
      }
    }
    return (certain, possible.subtracting(certain))
  }

  static func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static func parts(_ text: String) -> [String] {
    text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
