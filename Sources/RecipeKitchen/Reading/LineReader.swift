/// The tokens of one line, and the questions that the readers of numbers, amounts and names ask of them.
struct LineReader {
  let bytes: [UInt8]
  var tokens: [Token]
  /// The links among the tokens; each is one token.
  var links: [RecipeLink] = []
  let units = UnitTable.shared

  /// - Parameter barsNumbers: Whether a number such as that of "Note 1" is no amount.
  init(_ text: String, limit: Int = Tokenizer.limit, barsNumbers: Bool = true) {
    bytes = Array(text.utf8)
    tokens = Tokenizer.tokens(of: bytes, lexicon: .shared, limit: limit)
    joinLinks()
    var depth: Int32 = 0
    var opened: [Int] = []
    for index in tokens.indices where tokens[index].kind == .mark {
      let token = tokens[index]
      let opens = token.isMark("(") || token.isMark("[")
      let closes = token.isMark(")") || token.isMark("]")
      guard opens || closes || depth > 0 else { continue }
      if opens { depth += 1 }
      if opens {
        opened.append(index)
      } else if closes, let open = opened.popLast() {
        tokens[open].closing = Int32(index)
      }
      tokens[index].depth = depth
      if closes { depth = max(0, depth - 1) }
    }
    var inside: Int32 = 0
    for index in tokens.indices {
      if tokens[index].kind == .mark, tokens[index].depth > 0 {
        inside = tokens[index].depth
        if tokens[index].isMark(")") || tokens[index].isMark("]") { inside -= 1 }
      } else {
        tokens[index].depth = inside
      }
    }
    if barsNumbers { barNumbers() }
  }

  var count: Int { tokens.count }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index >= 0 && index < count && tokens[index].isMark(mark)
  }
  func has(_ index: Int, _ classes: WordClasses) -> Bool { index >= 0 && index < count && tokens[index].has(classes) }
  func isWord(_ index: Int) -> Bool { index >= 0 && index < count && tokens[index].isWord }
  func isDash(_ index: Int) -> Bool { index >= 0 && index < count && tokens[index].isDash }
  func isSpaced(_ index: Int) -> Bool { index < 0 || index >= count || tokens[index].isSpaced }

  /// Returns whether the same amount in another unit may follow: "150g/5½oz", "800 g | 1½ lb".
  func separatesSame(_ index: Int) -> Bool { isMark(index, "/") || isMark(index, "|") }

  /// Returns whether a number begins here, as digits, a fraction or a word.
  func isNumber(_ index: Int) -> Bool {
    guard index >= 0, index < count, !tokens[index].isBarred else { return false }
    return tokens[index].kind == .number || tokens[index].kind == .fraction || tokens[index].has(.number)
  }

  /// The bytes from one token up to another one, which is not included.
  func span(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end, end <= count else { return 0..<0 }
    return Int(tokens[start].start)..<Int(tokens[end - 1].end)
  }

  /// The place after the bracket that opens here.
  func afterBracket(_ index: Int, before end: Int) -> Int {
    let closing = Int(tokens[index].closing)
    return closing < 0 ? end : min(closing + 1, end)
  }
}
