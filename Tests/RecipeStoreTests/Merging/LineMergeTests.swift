import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeStore

@Suite struct LineMergeTests {
  /// Lines are parted by blanks.
  private static func merge(_ base: String, _ theirs: String, _ ours: String) -> LineMerge {
    LineMerge(base: base.words, theirs: theirs.words, ours: ours.words)
  }

  @Test(arguments: [
    ("onions stock salt", "Onions stock salt", "onions stock salt pepper", "Onions stock salt pepper"),
    ("onions stock salt", "Onions stock salt", "onions Stock salt", "Onions Stock salt"),
    ("onions stock salt", "onions stock salt pepper", "onions stock salt bay", "onions stock salt pepper bay"),
    (
      "onions stock salt", "onions stock salt pepper bay", "onions stock salt bay thyme",
      "onions stock salt pepper bay thyme"
    ),
    ("onions stock salt", "onions stock salt pepper", "onions stock salt pepper", "onions stock salt pepper"),
    ("onions stock salt", "butter onions stock salt", "oil onions stock salt", "butter oil onions stock salt"),
    ("onions stock salt", "stock salt", "Onions stock salt", "Onions stock salt"),
    ("onions stock salt", "Onions stock salt", "stock salt", "Onions stock salt"),
    ("onions stock salt", "stock salt", "onions stock", "stock"),
    ("onions stock salt", "onions stock Salt", "onions stock salt pepper", "onions stock Salt pepper"),
    ("onions stock salt", "onions stock", "onions stock salt pepper", "onions stock pepper"),
    ("onions stock salt", "salt onions stock", "onions Stock salt", "salt onions Stock"),
    ("onions stock salt", "", "Onions stock salt", "Onions"),
    ("", "two", "one", "two one"),
    ("salt flour salt", "salt flour salt water", "salt flour salt oil", "salt flour salt water oil"),
    ("chop cook", "peel chop cook", "chop fry cook", "peel chop fry cook"), ("a", "", "", ""),
    ("base: flour top: apples", "base: Flour top: apples", "base: flour top: Apples", "base: Flour top: Apples"),
  ])
  func `what has one meaning is put together`(base: String, theirs: String, ours: String, merged: String) {
    let merge = Self.merge(base, theirs, ours)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.ours.lines == merged.words)
    #expect(merge.both == merge.ours)
  }

  @Test(arguments: [
    ("onions stock", "Onions stock", "ONIONS stock", "ONIONS stock", "Onions ONIONS stock", 1),
    ("onions stock salt", "Onions Stock salt", "ONIONS stock SALT", "ONIONS Stock SALT", "Onions ONIONS Stock SALT", 1),
    (
      "onions stock salt", "Onions stock salt", "shallots water", "shallots water", "Onions stock salt shallots water",
      1
    ),
    ("well", "very", "badly", "badly", "very badly", 1),
  ])
  func `what has not is a conflict, in which the lines of both can stand`(
    base: String, theirs: String, ours: String, mine: String, both: String, count: Int
  ) {
    let merge = Self.merge(base, theirs, ours)
    #expect(merge.conflicts.count == count)
    #expect(merge.ours.lines == mine.words)
    #expect(merge.both.lines == both.words)
  }

  @Test func `the lines that they alone wrote are numbered in the text that both make`() {
    #expect(Self.merge("a b c d", "a B c d e", "x a b c").theirLines == [3, 5])
    #expect(Self.merge("a b c", "a b", "a b c").theirLines == [])
  }

  @Test func `texts keep their blank lines and the ends of their lines`() {
    let merge = LineMerge(base: "a\n\nb\n", theirs: "A\n\nb\n", ours: "a\n\nB\n")
    #expect(merge.ours == "A\n\nB\n")
    #expect(LineMerge(base: "", theirs: "", ours: "a").ours == "a")
  }

  @Test func `a text of more lines than are compared is a conflict as a whole, unless one side left it alone`() {
    let long = Array(repeating: "a", count: 2001)
    let merge = LineMerge(base: long, theirs: long + ["b"], ours: long + ["c"])
    #expect(merge.conflicts.map(\.ours) == [long + ["c"]])
    #expect(LineMerge(base: long, theirs: long + ["b"], ours: long).conflicts.isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `texts of any lines are put together as the rules say, word for word`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      func text() -> [String] {
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          "abcd".map(String.init).randomElement(using: &generator)!
        }
      }
      let (base, theirs, ours) = (text(), text(), text())
      let merge = LineMerge(base: base, theirs: theirs, ours: ours)
      #expect(merge.ours.lines == NaiveMerge(base, theirs, ours).lines, "\(base) \(theirs) \(ours)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `nothing that one side alone changed is asked or lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let base = (0..<Int.random(in: 0...12, using: &generator)).map { "line \($0)" }
      let theirs = Self.edited(base, by: "their", using: &generator)
      let ours = Self.edited(base, by: "our", using: &generator)
      let merge = LineMerge(base: base, theirs: theirs, ours: ours)
      let both = Set(merge.both.lines)
      #expect(both.isSuperset(of: theirs.filter { !base.contains($0) }))
      #expect(both.isSuperset(of: ours.filter { !base.contains($0) }))
      #expect(both.isSuperset(of: base.filter { theirs.contains($0) && ours.contains($0) }))
      for (one, side) in [(theirs, "theirs"), (ours, "ours")] {
        let alone =
          side == "theirs"
          ? LineMerge(base: base, theirs: one, ours: base) : LineMerge(base: base, theirs: base, ours: one)
        #expect(alone.conflicts.isEmpty && alone.ours.lines == one, "\(side)")
      }
      #expect(LineMerge(base: base, theirs: ours, ours: ours).ours.lines == ours)
      #expect(merge.conflicts.allSatisfy { $0.theirs != $0.base && $0.ours != $0.base && $0.theirs != $0.ours })
    }
  }

  private static let git = "/usr/bin/git"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: git)), arguments: 0..<4 as Range<UInt64>)
  func `where git puts texts together, so do we, to the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    for _ in 0..<50 {
      let base = (0..<Int.random(in: 1...12, using: &generator)).map { "line \($0)" }
      let texts = [
        Self.edited(base, by: "our", using: &generator), base, Self.edited(base, by: "their", using: &generator),
      ]
      let files = try zip(["ours", "base", "theirs"], texts).map { name, lines in
        let file = folder.url.appending(path: name)
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        return file.path
      }
      let merged = try Self.run([Self.git, "merge-file", "-p"] + files)
      guard merged.status == 0 else { continue }
      let merge = LineMerge(base: base, theirs: texts[2], ours: texts[0])
      #expect(merge.conflicts.isEmpty)
      #expect(merge.ours.lines.map { $0 + "\n" }.joined() == merged.output, "\(texts)")
    }
  }

  private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  /// Returns a text after one change to three: a line that is changed, removed, or added.
  private static func edited(
    _ base: [String], by name: String, using generator: inout SeededGenerator
  ) -> [String] {
    var lines = base
    for number in 0..<Int.random(in: 0...3, using: &generator) {
      let place = Int.random(in: 0...lines.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where place < lines.count: lines[place] += " \(name) \(number)"
      case 1 where place < lines.count: lines.remove(at: place)
      default: lines.insert("new \(name) \(number)", at: place)
      }
    }
    return lines
  }
}

/// The rules as they are written, without a table and without regard to time; ours where they leave a conflict.
private struct NaiveMerge {
  private(set) var lines: [String] = []

  init(_ base: [String], _ theirs: [String], _ ours: [String]) {
    let (inTheirs, inOurs) = (Self.matched(base, theirs), Self.matched(base, ours))
    let anchors = base.indices.filter { inTheirs[$0] != nil && inOurs[$0] != nil }
    var (old, a, b) = (0, 0, 0)
    for anchor in anchors + [base.count] {
      let (endA, endB) = anchor < base.count ? (inTheirs[anchor]!, inOurs[anchor]!) : (theirs.count, ours.count)
      lines += Self.chunk(
        Array(base[old..<anchor]), Array(theirs[a..<endA]), Array(ours[b..<endB]),
        keptByThem: (old..<anchor).map { inTheirs[$0].map { $0 - a } },
        keptByUs: (old..<anchor).map { inOurs[$0].map { $0 - b } })
      if anchor < base.count { lines.append(base[anchor]) }
      (old, a, b) = (anchor + 1, endA + 1, endB + 1)
    }
  }

  /// Where each line of the base is in the other text.
  private static func matched(_ base: [String], _ other: [String]) -> [Int: Int] {
    func most(_ i: Int, _ j: Int) -> Int {
      guard i < base.count, j < other.count else { return 0 }
      return base[i] == other[j] ? 1 + most(i + 1, j + 1) : max(most(i + 1, j), most(i, j + 1))
    }
    var places: [Int: Int] = [:]
    var (i, j) = (0, 0)
    while i < base.count, j < other.count {
      if base[i] == other[j] {
        places[i] = j
        (i, j) = (i + 1, j + 1)
      } else if most(i, j + 1) > most(i + 1, j) {
        j += 1
      } else {
        i += 1
      }
    }
    return places
  }

  private static func chunk(
    _ o: [String], _ a: [String], _ b: [String], keptByThem: [Int?], keptByUs: [Int?]
  ) -> [String] {
    // 1
    if a == b || b == o { return a }
    if a == o { return b }
    if o.isEmpty { return a + b.filter { !a.contains($0) } }
    // 2
    for (side, other) in [(a, b), (b, a)] {
      if Array(side.prefix(o.count)) == o { return other + side.dropFirst(o.count).filter { !other.contains($0) } }
      if Array(side.suffix(o.count)) == o { return side.dropLast(o.count).filter { !other.contains($0) } + other }
    }
    // 3
    if isSubsequence(a, of: o) { return without(keptByUs, of: b, where: keptByThem) }
    if isSubsequence(b, of: o) { return without(keptByThem, of: a, where: keptByUs) }
    // 4
    if o.count > 1, o.count == a.count, o.count == b.count {
      return o.indices.flatMap { chunk([o[$0]], [a[$0]], [b[$0]], keptByThem: [nil], keptByUs: [nil]) }
    }
    // 5
    return b
  }

  private static func isSubsequence(_ some: [String], of all: [String]) -> Bool {
    if some.isEmpty { return true }
    if all.isEmpty { return false }
    return isSubsequence(Array(some.dropFirst(some[0] == all[0] ? 1 : 0)), of: Array(all.dropFirst()))
  }

  private static func without(_ kept: [Int?], of lines: [String], where others: [Int?]) -> [String] {
    let gone = zip(kept, others).compactMap { place, other in other == nil ? place : nil }
    return lines.indices.filter { !gone.contains($0) }.map { lines[$0] }
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }

  fileprivate var lines: [String] {
    isEmpty ? [] : split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
