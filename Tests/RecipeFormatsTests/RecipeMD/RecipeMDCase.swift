import Foundation
import Testing

@testable import RecipeFormats

/// The cases of RecipeMD's own suite: documents, each with what it holds, unless it is invalid.
struct RecipeMDCase: Sendable, CustomTestStringConvertible {
  static let folder = "conformance/recipemd"

  let name: String

  var testDescription: String { name }
  var isInvalid: Bool { name.hasSuffix(".invalid") }

  static let all: [RecipeMDCase] = {
    let path = SharedFiles.folder.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let names = files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    return names.filter { $0 != "specification" && $0 != "README" }.sorted().map { RecipeMDCase(name: $0) }
  }()

  func bytes() throws -> [UInt8] { try SharedFiles.bytes("\(Self.folder)/\(name).md") }

  func expected() throws -> Expected {
    try JSONDecoder().decode(Expected.self, from: Data(SharedFiles.bytes("\(Self.folder)/\(name).json")))
  }

  /// What a document holds, in the words of the suite.
  struct Expected: Decodable, Equatable {
    var title: String
    var description: String?
    var yields: [Amount]
    var tags: [String]
    var instructions: String?
    var ingredients: [Ingredient]
    var groups: [Group]

    enum CodingKeys: String, CodingKey {
      case title, description, yields, tags, instructions, ingredients
      case groups = "ingredient_groups"
    }
  }

  struct Amount: Decodable, Equatable {
    var factor: String?
    var unit: String?
  }

  struct Ingredient: Decodable, Equatable {
    var name: String
    var amount: Amount?
    var link: String?
  }

  struct Group: Decodable, Equatable {
    var title: String
    var ingredients: [Ingredient] = []
    var groups: [Group] = []

    enum CodingKeys: String, CodingKey {
      case title, ingredients
      case groups = "ingredient_groups"
    }
  }
}

extension RecipeMDCase.Expected {
  /// Describes what a document holds in the words of the suite.
  init(_ document: RecipeMDDocument) {
    title = document.title
    description = Self.text(document.description)
    yields = document.yields.map { RecipeMDCase.Amount($0) }
    tags = document.tags
    instructions = Self.text(document.instructions)
    var entries = document.entries.map(\.content)[...]
    ingredients = Self.takeIngredients(&entries)
    groups = Self.takeGroups(&entries, below: 0)
  }

  /// Takes groups of a level and below it, each with those of a deeper level inside it.
  private static func takeGroups(
    _ entries: inout ArraySlice<RecipeMDDocument.Entry.Content>, below parent: Int
  ) -> [RecipeMDCase.Group] {
    var groups: [RecipeMDCase.Group] = []
    while case .group(let title, let level)? = entries.first, level > parent {
      entries.removeFirst()
      let ingredients = takeIngredients(&entries)
      groups.append(.init(title: title, ingredients: ingredients, groups: takeGroups(&entries, below: level)))
    }
    return groups
  }

  private static func takeIngredients(
    _ entries: inout ArraySlice<RecipeMDDocument.Entry.Content>
  ) -> [RecipeMDCase.Ingredient] {
    var ingredients: [RecipeMDCase.Ingredient] = []
    while case .ingredient(let ingredient)? = entries.first {
      entries.removeFirst()
      ingredients.append(
        .init(
          name: ingredient.name, amount: ingredient.amount.map { RecipeMDCase.Amount($0) }, link: ingredient.link))
    }
    return ingredients
  }

  private static func text(_ lines: [Substring]) -> String? {
    let text = lines.joined(separator: "\n")
    let first = text.firstIndex { $0 != "\n" } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? first
    return first < end ? String(text[first..<end]) : nil
  }
}

extension RecipeMDCase.Amount {
  init(_ amount: RecipeMDAmount) {
    factor = amount.factor.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    unit = amount.unit.isEmpty ? nil : amount.unit
  }
}
