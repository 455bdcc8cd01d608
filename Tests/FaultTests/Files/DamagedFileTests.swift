import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// Databases with flipped bits or a lost end: no command crashes, or hangs, and the doctor sees what is not what it was.
@Suite struct DamagedFileTests {
  private static let script = Data(
    """
    list
    show 1-60
    search soup
    edit 7 --notes x
    """.utf8)

  /// The files are made in as many parts, which are tried at the same time.
  private static let parts = 1...10

  /// To find them in the file takes longer than all else that a few trials do.
  private static let texts = Texts(of: .kitchen, in: Library.kitchen)

  @Test(arguments: parts)
  func `no command crashes on damage, and doctor finds every altered recipe`(part: Int) throws {
    let seed = 40 + part
    var random = SeededGenerator(seed: UInt64(seed))
    let tally = Tally("damaged database")
    let flips = Tally("recipe with flipped bits, which doctor must find")
    let state = try FaultBox(.kitchen).state
    for number in 1...Trials.damagedFiles / Self.parts.count {
      // In every part, however few its files, a recipe is altered.
      let damage = number == 1 ? .textBit : Damage.allCases.randomElement(using: &random)!
      let content = damage.applied(to: Library.kitchen, Self.texts, using: &random)
      let box = try FaultBox(.nothing)
      try content.write(to: box.box.database)
      let result = try box.run(["doctor"], after: Self.bound)
      tally.trial("seed \(seed), file \(number), \(damage): doctor") { Self.complaints(about: result) }
      if (try? box.state.recipes) != state.recipes {
        flips.trial("seed \(seed), file \(number), \(damage)") {
          [65, 74, 78].contains(result.code) ? [] : ["exit \(result.code): \(result.output)"]
        }
      }
      tally.trial("seed \(seed), file \(number), \(damage): reading and writing") {
        let binary = Binary(box: box.box, launcher: Self.bound)
        return Self.complaints(about: try binary.run(["shell"], input: Self.script))
      }
      guard Trials.isRelease || number % 10 == 1 else { continue }
      for treatment in Treatment.allCases {
        tally.trial("seed \(seed), file \(number), \(damage): \(treatment)") {
          try Self.losses(by: treatment, of: content, from: state)
        }
      }
    }
    tally.finish()
    flips.finish()
  }

  /// What a person does with a damaged file.
  private enum Treatment: CaseIterable {
    case repairing, restoring, recovering

    var words: [String] {
      switch self {
      case .repairing: ["doctor", "--fix"]
      case .restoring: ["restore", "BOX/damaged.sqlite", "--yes"]
      case .recovering: ["doctor", "--recover", "BOX/damaged.sqlite"]
      }
    }
  }

  /// Returns what a treatment has done to a library without saying so, and what is wrong with what it made.
  private static func losses(by treatment: Treatment, of content: Data, from state: LibraryState) throws -> [String] {
    let box = try FaultBox(.nothing)
    let other = box.box.folder.appending(path: "damaged.sqlite")
    try content.write(to: treatment == .restoring ? other : box.box.database)
    let result = try box.run(treatment.words, after: bound)
    guard result.code == 0 else { return complaints(about: result) }
    let path = treatment == .recovering ? other.path : box.path
    let found = try LibraryState(of: path)
    var losses: [String] = []
    if found.recipes != state.recipes || found.others != state.others {
      losses.append("\(found.difference(from: state)) without a word")
    }
    if found.members != state.members { losses.append("other members without a word") }
    for words in [["doctor"], ["add", "Bread", "--collection", "New"], ["search", "bread"]] {
      let result = try box.run(["--database", path] + words)
      if result.code != 0 { losses.append("\(words[0]) afterwards: exit \(result.code): \(result.messages)") }
    }
    return losses
  }

  private static let commands = [
    [], ["list"], ["search", "soup"], ["collections"], ["sidebar", "--expand", "Soups"], ["history", "1"],
    ["reorder", "9", "--to", "top"], ["reorder", "--by", "title"], ["collections", "reorder", "Soups", "--to", "top"],
  ]

  private static let scriptOfMoves = Data("list\nfavorite 7 9\nreorder 9 --to top\nreorder --by title\n".utf8)

  @Test func `an index that names a row twice makes no command crash`() throws {
    let tally = Tally("index that names a row twice")
    let whole = try FaultBox(.library)
    let indexes = try Connection(.file(whole.path)).query(
      "SELECT name, rootpage FROM sqlite_schema WHERE type = 'index' ORDER BY name"
    ) { ($0.text(at: 0), $0.int(at: 1)) }
    for (name, page) in indexes {
      let content = Library.present.repeatingFirstCell(ofPage: page)
      for words in Self.commands where content != Library.present {
        tally.trial("\(name), \(words.joined(separator: " "))") {
          let box = try FaultBox(.nothing)
          try content.write(to: box.box.database)
          return Self.complaints(about: try box.run(words))
        }
      }
      tally.trial("\(name), shell") {
        let box = try FaultBox(.nothing)
        try content.write(to: box.box.database)
        return Self.complaints(about: try Binary(box: box.box).run(["shell"], input: Self.scriptOfMoves))
      }
    }
    tally.finish()
  }

  /// Time is bounded only where nothing else slows the machine down.
  private static let bound = Trials.isRelease ? ["timeout", "--signal=KILL", "5"] : []

  private static func complaints(about result: Binary.Result) -> [String] {
    // What SQLite does not notice is read as it is; then a recipe may be missing, or its text may be another.
    let isExpected = [0, 1, 65, 74, 75, 78].contains(result.code)
    return isExpected ? [] : ["exit \(result.code): \(result.messages)"]
  }
}

/// Where in a file the texts of recipes are, and the first page of each table and index.
private struct Texts {
  let ranges: [Range<Int>]
  let roots: [Int]

  init(of start: FaultBox.Start, in content: Data) {
    let box = try! FaultBox(start)
    let texts = try! Connection(.file(box.path)).query("SELECT ingredients FROM recipes") { $0.bytes(at: 0) }
    ranges = texts.compactMap {
      content.firstRange(of: $0).map { Range(uncheckedBounds: ($0.lowerBound, $0.upperBound)) }
    }
    precondition(!ranges.isEmpty, "no text is found in the file")
    roots = try! Connection(.file(box.path)).query("SELECT rootpage FROM sqlite_schema WHERE rootpage > 1 ORDER BY 1") {
      $0.int(at: 0)
    }
  }
}

extension Data {
  /// The same with the second cell of a page of an index being the first; unchanged where there is only one.
  ///
  /// - Source: sqlite.org/fileformat2.html#b_tree_pages.
  fileprivate func repeatingFirstCell(ofPage page: Int) -> Data {
    var content = self
    let start = startIndex + (page - 1) * pageSize
    let count = Int(self[start + 3]) << 8 | Int(self[start + 4])
    let isLeaf = self[start] == 10
    let cells = start + (isLeaf ? 8 : 12)
    if count > 1 { content.replaceSubrange(cells + 2..<cells + 4, with: self[cells..<cells + 2]) }
    return content
  }
}

private enum Damage: CaseIterable {
  case bit, bits, piece, zeros, root, rootBit, end, middle, textBit, swap, indexBit

  func applied(to content: Data, _ texts: Texts, using random: inout some RandomNumberGenerator) -> Data {
    var bytes = [UInt8](content)
    let pageSize = content.pageSize
    func flip(in range: Range<Int>) {
      bytes[Int.random(in: range, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
    switch self {
    case .bit: flip(in: bytes.indices)
    case .textBit: flip(in: texts.ranges.randomElement(using: &random)!)
    case .bits: for _ in 0..<50 { flip(in: bytes.indices) }
    case .piece:
      let start = Int.random(in: 0..<bytes.count / 512, using: &random) * 512
      for index in start..<start + 512 { bytes[index] = UInt8.random(in: 0...255, using: &random) }
    case .zeros:
      let start = Int.random(in: 0..<bytes.count / pageSize, using: &random) * pageSize
      for index in start..<start + pageSize { bytes[index] = 0 }
    case .root, .rootBit:
      let start = (texts.roots.randomElement(using: &random)! - 1) * pageSize
      if self == .rootBit {
        flip(in: start..<start + pageSize)
      } else {
        for index in start..<start + pageSize { bytes[index] = 0 }
      }
    case .swap:
      let pages = (0..<2).map { _ in Int.random(in: 1..<bytes.count / pageSize, using: &random) * pageSize }
      for offset in 0..<pageSize { bytes.swapAt(pages[0] + offset, pages[1] + offset) }
    case .indexBit:
      let settings = content.range(of: Data("rankbm25(".utf8))!
      flip(in: settings.lowerBound - 16..<settings.upperBound + 30)
    case .end: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
    case .middle:
      let start = Int.random(in: 0..<bytes.count / pageSize - 1, using: &random) * pageSize
      bytes.removeSubrange(start..<start + pageSize)
    }
    return Data(bytes)
  }
}
