import Foundation
import Testing

/// Holds the floors inside each module: the folders of a module use one another in one direction only.
///
/// A folder uses another one where its files name a type that is declared there. Extensions, functions and text in
/// comments and strings do not count.
@Suite struct FolderFloorsTests {
  /// Modules whose folders still use one another in a circle.
  static let unfinished: Set<String> = ["Diffable", "RecipeStore", "SQLite", "recipes"]

  @Test(arguments: ImportLadderTests.ladder.map(\.folder))
  func `the folders of a module use one another in one direction`(module: String) throws {
    let circles = try Folders(of: module).circles
    let message: Comment = "folders that use one another in a circle: \(circles)"
    if Self.unfinished.contains(String(module.dropFirst("Sources/".count))) {
      withKnownIssue(isIntermittent: true) { #expect(circles.isEmpty, message) }
    } else {
      #expect(circles.isEmpty, message)
    }
  }

  @Test func `a circle is found with all of its folders`() {
    let folders = Folders([
      "A": ["struct One { let two: Two }"], "B": ["enum Two { static let three = Three() }"],
      "C": ["final class Three { func f() -> One? { nil } }", "struct Four {}"],
      "D": ["struct Five { let four: Four }"],
    ])
    #expect(folders.circles == [["A", "B", "C"]])
  }

  @Test func `only types in code count, also those in the values of a string`() {
    let source = SwiftSource(
      """
      /// A line about Ghost.
      package struct Shown<Value>: Sendable { /* Ghost */
        struct Inner {}
        let text = "Ghost \\(Named("Ghost").text) Ghost"  // Ghost
        let raw = #"Ghost"#
      }
      extension Other { enum Nested {} }
      """)
    #expect(source.declared == ["Shown"])
    #expect(source.used == ["Shown", "Value", "Sendable", "Inner", "Named", "Other", "Nested"])
  }
}

/// The folders of a module, and which of them each one uses.
private struct Folders {
  private var uses: [String: Set<String>] = [:]

  /// - Parameter sources: The texts of the Swift files in each folder.
  init(_ sources: [String: [String]]) {
    let files = sources.flatMap { folder, texts in texts.map { (folder: folder, source: SwiftSource($0)) } }
    var homes: [String: String] = [:]
    for file in files { for type in file.source.declared { homes[type] = file.folder } }
    for file in files {
      uses[file.folder, default: []].formUnion(file.source.used.compactMap { homes[$0] })
      uses[file.folder]?.remove(file.folder)
    }
  }

  init(of module: String) throws {
    let root = ImportLadderTests.root.appending(path: module)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var sources: [String: [String]] = [:]
    for path in paths where path.hasSuffix(".swift") {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      sources[folder, default: []].append(try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
    try #require(!sources.isEmpty)
    self.init(sources)
  }

  /// The folders that reach one another, each group once, in the order of their names.
  var circles: [[String]] {
    let reached = uses.keys.reduce(into: [:]) { $0[$1] = reach(from: $1) }
    let groups = uses.keys.map { folder in
      reached[folder]!.filter { reached[$0]?.contains(folder) == true }.sorted()
    }
    return Set(groups.filter { $0.count > 1 }).sorted { $0[0] < $1[0] }
  }

  private func reach(from folder: String) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for used in uses[next] ?? [] where found.insert(used).inserted { open.append(used) }
    }
    return found
  }
}

/// The types that a Swift file declares at its top level, and the capitalized words in its code.
private struct SwiftSource {
  private(set) var declared: Set<String> = []
  private(set) var used: Set<String> = []
  private var depth = 0
  private var previous = ""
  private var rest: Substring.UTF8View

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ text: String) {
    rest = text[...].utf8
    readCode(untilParenthesis: false)
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var parentheses = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8): skip(to: "\n")
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): skip(to: "*/")
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        parentheses += byte == UInt8(ascii: "(") ? 1 : -1
        rest.removeFirst()
        if untilParenthesis, parentheses < 0 { return }
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        depth += byte == UInt8(ascii: "{") ? 1 : -1
        rest.removeFirst()
      case _ where Self.isOfWord(byte): readWord()
      default: rest.removeFirst()
      }
    }
  }

  private mutating func readWord() {
    let word = String(Substring(rest.prefix(while: Self.isOfWord)))
    rest = rest.dropFirst(word.utf8.count)
    if word.first?.isUppercase == true {
      used.insert(word)
      if depth == 0, Self.keywords.contains(previous) { declared.insert(word) }
    }
    previous = word
  }

  /// Skips a string, but for the code that is interpolated into it.
  private mutating func readString() {
    let quote = rest.starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.utf8.count)
    while !rest.isEmpty, !rest.starts(with: quote.utf8) {
      if rest.starts(with: "\\(".utf8) {
        rest = rest.dropFirst(2)
        readCode(untilParenthesis: true)
      } else {
        rest = rest.dropFirst(rest.first == UInt8(ascii: "\\") ? 2 : 1)
      }
    }
    rest = rest.dropFirst(quote.utf8.count)
  }

  private mutating func skip(to end: String) {
    while !rest.isEmpty, !rest.starts(with: end.utf8) { rest.removeFirst() }
    rest = rest.dropFirst(end.utf8.count)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
