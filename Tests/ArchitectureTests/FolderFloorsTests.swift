import Foundation
import Testing

/// Holds the floors inside each module: the folders of a module use one another in one direction only.
///
/// A folder uses another one where its files name a type that is declared there. Extensions, functions and text in
/// comments and strings do not count.
@Suite struct FolderFloorsTests {
  @Test(arguments: ImportLadderTests.ladder.map(\.folder))
  func `the folders of a module use one another in one direction`(module: String) throws {
    let circles = try Folders(of: module).circles
    #expect(circles.isEmpty, "folders that use one another in a circle: \(circles)")
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
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var previous = ""

  private static let keywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let quote = UInt8(ascii: "\"")

  init(_ text: String) {
    bytes = Array(text.utf8)
    readCode(untilParenthesis: false)
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var parentheses = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where isNext("//"): skip(to: "\n")
      case UInt8(ascii: "/") where isNext("/*"): skip(to: "*/")
      case Self.quote: readString()
      case _ where Self.isOfWord(byte): readWord()
      default:
        index += 1
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        if untilParenthesis, parentheses < 0 { return }
      }
    }
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) {
      used.insert(word)
      if depth == 0, Self.keywords.contains(previous) { declared.insert(word) }
    }
    previous = word
  }

  /// Skips a string, but for the code that is interpolated into it.
  private mutating func readString() {
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    index += quotes.utf8.count
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.quote, isNext(quotes) { break }
      if byte == UInt8(ascii: "\\"), isNext("\\(") {
        index += 2
        readCode(untilParenthesis: true)
      } else {
        index += byte == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    index += quotes.utf8.count
  }

  private mutating func skip(to end: String) {
    let first = end.utf8.first
    while index < bytes.count, bytes[index] != first || !isNext(end) { index += 1 }
    index += end.utf8.count
  }

  private func isNext(_ text: String) -> Bool {
    text.utf8.enumerated().allSatisfy { index + $0.offset < bytes.count && bytes[index + $0.offset] == $0.element }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
