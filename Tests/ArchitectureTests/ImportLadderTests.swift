import Foundation
import Testing

/// Holds the import ladder: what each target may import, read from the `import` lines of its files.
///
/// SwiftPM lets a file import any module that its dependencies reach, so the manifest alone does not hold it.
@Suite struct ImportLadderTests {
  static let ladder: [(target: String, folder: String, allowed: Set<String>)] = [
    ("Files", "Sources/Files", ["Glibc"]),
    ("SQLite", "Sources/SQLite", ["CSQLite", "Files", "Glibc"]),
    ("Diffable", "Diffable/Sources/Diffable", ["Android", "Darwin", "Glibc", "Musl", "WASILibc", "ucrt"]),
    ("DiffableObservation", "Diffable/Sources/DiffableObservation", ["Diffable", "Observation"]),
    // Foundation where the package's trait of that name asks for it.
    ("DiffableUIKitNames", "Diffable/Sources/DiffableUIKitNames", ["Diffable", "Foundation"]),
    ("RecipeModel", "Sources/RecipeModel", ["CMd", "FoundationEssentials", "Glibc"]),
    ("RecipeKitchen", "Sources/RecipeKitchen", ["CEmbedded"]),
    ("Migrations", "Migrations", []),
    ("RecipeFormats", "Sources/RecipeFormats", ["RecipeModel", "CZlib", "FoundationEssentials", "Glibc"]),
    (
      "RecipeStore", "Sources/RecipeStore",
      ["Files", "SQLite", "RecipeModel", "RecipeKitchen", "Migrations", "FoundationEssentials", "Glibc"]
    ),
    ("RecipeViewModels", "Sources/RecipeViewModels", ["RecipeStore", "RecipeKitchen", "RecipeModel", "Diffable"]),
    (
      "RecipeVerbs", "Sources/RecipeVerbs",
      [
        "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "FoundationEssentials",
      ]
    ),
    (
      "RecipeServer", "Sources/RecipeServer",
      [
        "RecipeVerbs", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen", "RecipeModel", "Diffable",
        "Files", "CEmbedded",
        "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "HTTPTypes", "Logging", "NIOCore", "NIOPosix", "NIOHTTP1",
        "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOSSL", "ServiceLifecycle", "UnixSignals", "Crypto",
        "FoundationEssentials", "Glibc", "Synchronization",
      ]
    ),
    (
      "recipes", "Sources/recipes",
      [
        "RecipeServer", "RecipeVerbs", "RecipeViewModels", "RecipeStore", "RecipeFormats", "RecipeKitchen",
        "RecipeModel", "Files", "CArguments",
        "CEdit",
        "FoundationEssentials", "Glibc",
        "Synchronization",
      ]
    ),
  ]

  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test(arguments: ladder)
  func `a target imports only targets below it`(target: String, folder: String, allowed: Set<String>) throws {
    let files = try swiftFiles(in: folder)
    try #require(!files.isEmpty)
    for file in files {
      let imports = try Self.importedModules(in: String(contentsOf: file, encoding: .utf8))
      let forbidden = imports.subtracting(allowed)
      #expect(forbidden.isEmpty, "\(file.lastPathComponent) imports \(forbidden.sorted())")
    }
  }

  @Test(arguments: ["Sources", "Diffable/Sources"])
  func `every folder of Sources is on the ladder`(sources: String) throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: sources).path)
    let ofC = ["CArguments", "CEmbedded", "CSQLite", "CEdit", "CMd", "CZlib"].map { "Sources/\($0)" }
    let known = Set(Self.ladder.map(\.folder) + ofC)
    for folder in folders where !folder.hasPrefix(".") {
      #expect(known.contains("\(sources)/\(folder)"))
    }
  }

  @Test func `imports are found after attributes and access levels`() {
    let source = """
      import A
      @preconcurrency package import B
      @_spi(_Unicode) import Swift
      public import struct C.D
      // import E
      """
    #expect(Self.importedModules(in: source) == ["A", "B", "C"])
  }

  /// Returns the modules that the import lines of a file name, but for the standard library.
  static func importedModules(in source: String) -> Set<String> {
    var modules: Set<String> = []
    for line in source.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) { words.removeFirst() }
      guard words.popFirst() == "import", let name = words.last?.split(separator: ".").first else { continue }
      modules.insert(String(name))
    }
    return modules.subtracting(["Swift"])
  }

  private static let modifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  private func swiftFiles(in folder: String) throws -> [URL] {
    let paths = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }
      .map { Self.root.appending(path: folder).appending(path: $0) }
  }
}
