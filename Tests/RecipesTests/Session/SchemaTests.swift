import Foundation
import RecipeFormats
import RecipeModel
import Testing

@testable import recipes

/// The JSON in the goldens, held against the schemas in Documentation/schemas.
@Suite struct SchemaTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../Documentation/schemas").standardized

  private static func schema(_ name: String) throws -> Schema {
    let text = try String(contentsOf: folder.appending(path: "\(name).json"), encoding: .utf8)
    return try Schema(#require(JSONValue(text: text)))
  }

  /// The schemas that what a command prints may have.
  private static func names(for command: String, _ words: [String]) -> [String] {
    switch command {
    case "list", "search", "show", "add", "edit", "favorite", "unfavorite", "collect", "uncollect", "delete", "copy":
      ["recipe"]
    case "import": words.contains("--dry-run") ? ["recipe-file"] : ["recipe"]
    case "export": ["recipe-file"]
    case "reorder": ["change", "recipe"]
    case "collections": words.contains("reorder") ? ["collection-move", "collection"] : ["collection"]
    case "history", "undo", "redo": ["step"]
    case "sidebar": ["sidebar-row"]
    case "doctor": words.contains("--recover") ? ["recovery"] : ["check"]
    case "backup", "restore": ["backup"]
    case "path": ["file"]
    case "config": ["setting"]
    case "ingredients": ["ingredient"]
    case "convert": ["conversion"]
    case "nutrition": ["nutrition", "own-food", "listed-food"]
    case "plan": ["planned-day", "planned-meal", "recipe"]
    case "shop":
      words.contains("aisles") ? ["aisle"] : ["shopping-section", "shopping-entry", "shopping-recipe", "recipe"]
    case "pantry": ["food"]
    case "cooked": words.contains("add") || words.contains("remove") ? ["recipe"] : ["cooking"]
    case "rate": ["recipe"]
    case "stats": ["statistics"]
    case "diff": ["difference"]
    case "merge": ["recipe"]
    case "duplicates": words.contains("--not") ? ["recipe"] : ["duplicate"]
    case "cook": ["cooking-step"]
    case "serve": ["device"]
    case "shell":
      [
        "recipe", "change", "collection", "step", "sidebar-row", "setting", "shopping-section", "shopping-change",
        "planned-day", "plan-change",
      ]
    default: []
    }
  }

  /// The JSON goldens: their words, and the objects that were printed.
  private static func goldens() throws -> [(name: String, words: [String], objects: [JSONValue])] {
    var goldens: [(name: String, words: [String], objects: [JSONValue])] = []
    for name in try Golden.names().sorted() {
      let lines = try Golden.text(named: name).split(separator: "\n", omittingEmptySubsequences: false)
      // A word of a search that is a quote is no JSON's.
      guard let words = try? ShellWords.split(String(lines[0].dropFirst("$ recipes".count))) else { continue }
      let isExport = words.contains("export") && !words.contains("--format")
      guard words.contains("--json") || words.contains("-j") || isExport else { continue }
      let printed = lines.dropFirst().prefix { !$0.hasPrefix("--- ") }.joined(separator: "\n")
      let others = ["shell", "ingredients", "convert"] + Self.ofOneObject
      #expect(
        words.contains { others.contains($0) } || printed.hasPrefix("[") || printed.isEmpty, "\(name) is not one array")
      goldens.append((name, words, Self.objects(in: printed)))
    }
    return goldens
  }

  /// The commands that print one object rather than an array.
  private static let ofOneObject = ["stats", "diff"]

  /// The elements of an array, the only object, or the objects that are a line each.
  private static func objects(in printed: String) -> [JSONValue] {
    if let whole = JSONValue(text: printed) { return whole.elements ?? [whole] }
    return printed.split(separator: "\n").compactMap { JSONValue(text: String($0)) }
  }

  @Test func `every JSON golden is as its schema says`() throws {
    let goldens = try Self.goldens()
    #expect(goldens.count > 25)
    for (name, words, objects) in goldens {
      let command = words.first { !Self.names(for: $0, words).isEmpty } ?? ""
      let schemas = try Self.names(for: command, words).map(Self.schema)
      for object in objects {
        let mistakes = schemas.map { $0.mistakes(in: object) }
        #expect(mistakes.contains([]), "\(name): \(mistakes.min { $0.count < $1.count } ?? ["no schema"])")
      }
    }
  }

  @Test func `every schema is used, and has only what the test reads`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    let used = [
      "list", "import --dry-run", "reorder", "collections", "collections reorder", "undo", "sidebar", "doctor",
      "doctor --recover", "backup",
      "path", "config", "ingredients", "convert", "nutrition", "shop", "shop aisles",
      "pantry", "plan", "serve", "cooked", "stats", "diff", "duplicates", "cook", "shell",
    ]
    let names = used.flatMap { line in
      Self.names(for: String(line.split(separator: " ")[0]), line.split(separator: " ").map(String.init))
    }
    #expect(Set(names.map { "\($0).json" }) == Set(files))
    for name in names { #expect(try Self.schema(name).unknownKeywords == [], "\(name)") }
  }

  @Test func `what one-shot commands print without a golden is as its schema says, too`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    for line in [
      "path", "config", "config sort", "collections", "list", "search soup", "history", "sidebar", "undo", "redo",
      "show 1", "doctor",
    ] {
      let words = line.split(separator: " ").map(String.init)
      let result = box.run(words + ["--json"])
      let objects = try #require(JSONValue(text: result.output)?.elements, "\(line)")
      #expect(!objects.isEmpty, "\(line)")
      for object in objects {
        #expect(try Self.schema(Self.names(for: words[0], words)[0]).mistakes(in: object) == [], "\(line)")
      }
    }
    for line in ["list --with nothing", "search nothing"] {
      let result = box.run(line.split(separator: " ").map(String.init) + ["--json"])
      #expect(result.output == "[]\n" && result.status == .nothing, "\(line)")
    }
  }

  @Test func `the validator finds what is wrong`() throws {
    let schema = try Self.schema("change")
    func mistakes(_ text: String) throws -> [String] { try schema.mistakes(in: #require(JSONValue(text: text))) }
    #expect(try mistakes(#"{"change": "moved", "from": 2, "place": 1, "id": 3}"#) == [])
    #expect(try mistakes(#"{"change": "renamed", "place": 1, "id": 3}"#) == ["change: not one of the values"])
    #expect(try mistakes(#"{"change": "moved", "place": 0, "id": "3"}"#) == ["place: less than 1", "id: not integer"])
    #expect(try mistakes(#"{"change": "moved", "id": 3, "more": 1}"#) == ["place: missing", "more: unknown"])
  }
}

/// As much of JSON Schema as ours use.
struct Schema {
  private let value: JSONObject?

  init(_ value: JSONValue) { self.value = value.object }

  private static let keywords: Set = [
    "$schema", "title", "description", "type", "properties", "required", "additionalProperties", "items", "enum",
    "const",
    "minimum",
  ]

  /// Keywords that say something which is not checked.
  var unknownKeywords: [String] {
    let below = (value?["properties"]?.object?.members ?? []).flatMap { Schema($0.value).unknownKeywords }
    return (value?.members ?? []).map(\.key).filter { !Self.keywords.contains($0) } + below
      + (value?["items"].map { Schema($0).unknownKeywords } ?? [])
  }

  func mistakes(in instance: JSONValue, at path: String = "") -> [String] {
    let name = path.isEmpty ? "" : "\(path): "
    let types = value?["type"]?.elements?.compactMap(\.text) ?? value?["type"]?.text.map { [$0] }
    if let types, !types.contains(where: { Self.isInstance(instance, of: $0) }) {
      return ["\(name)not \(types.joined(separator: " or "))"]
    }
    if let values = value?["enum"]?.elements, !values.contains(instance) { return ["\(name)not one of the values"] }
    if let only = value?["const"], only != instance { return ["\(name)not the value"] }
    if let least = value?["minimum"]?.wholeNumber, let number = instance.wholeNumber, number < least {
      return ["\(name)less than \(least)"]
    }
    if let elements = instance.elements, let items = value?["items"] {
      return elements.flatMap { Schema(items).mistakes(in: $0, at: path) }
    }
    return instance.object.map { mistakes(in: $0) } ?? []
  }

  private func mistakes(in object: JSONObject) -> [String] {
    let properties = value?["properties"]?.object
    let required = value?["required"]?.elements?.compactMap(\.text) ?? []
    let missing = required.filter { object[$0] == nil }.map { "\($0): missing" }
    return missing
      + object.members.flatMap { member in
        if let schema = properties?[member.key] { return Schema(schema).mistakes(in: member.value, at: member.key) }
        return value?["additionalProperties"] == .bool(false) ? ["\(member.key): unknown"] : []
      }
  }

  private static func isInstance(_ value: JSONValue, of type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"),
      (.number, "number"):
      true
    case (.number, "integer"): value.wholeNumber != nil
    default: false
    }
  }
}
