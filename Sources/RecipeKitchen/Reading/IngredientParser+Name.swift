/// The name, and what of it is size, preparation or note.
extension IngredientParser {
  mutating func readName() {
    var index = position
    while index < end, reader.tokens[index].isTaken || isBreak(index) { index += 1 }
    let stop = endOfName(from: index)
    readPhrase(from: index, to: stop)
    readRest(from: stop)
  }

  // MARK: Segments

  /// Returns whether a segment ends here: a comma, a semicolon, a spaced dash, a full stop outside of brackets.
  func isBreak(_ index: Int) -> Bool {
    let token = reader.tokens[index]
    guard token.kind == .mark, token.depth == 0 else { return false }
    if token.isMark(",") || token.isMark(";") || token.isMark(":") { return true }
    if token.isDash { return token.isSpaced && reader.isSpaced(index + 1) }
    guard token.isMark("."), index > 0 else { return false }
    return reader.isSpaced(index + 1)
      && reader.tokens[index - 1].end - reader.tokens[index - 1].start > 3 && !reader.has(index - 1, .unit)
  }

  private func segmentEnd(from start: Int) -> Int {
    var index = start
    while index < end, !isBreak(index) { index += 1 }
    return index
  }

  /// Where the name ends: at the first break, unless only adjectives stand before it or a list begins there.
  private func endOfName(from start: Int) -> Int {
    var stop = segmentEnd(from: start)
    while stop < end, reader.isMark(stop, ","), isAdjectives(start, stop), segmentEnd(from: stop + 1) > stop + 1,
      !beginsComment(stop + 1)
    {
      stop = segmentEnd(from: stop + 1)
    }
    return endOfList(from: start, first: stop) ?? stop
  }

  private func isAdjectives(_ start: Int, _ stop: Int) -> Bool {
    guard start < stop else { return false }
    return reader.tokens[start..<stop].allSatisfy {
      $0.isTaken || $0.isMark(",") || $0.has([.adjective, .size, .participle, .adverb, .and, .shop])
    }
  }

  private func beginsComment(_ index: Int) -> Bool {
    reader.has(index, [.cut, .comment, .plus]) || reader.isNumber(index)
  }

  /// The end of a list of names: "dill, chives, or chervil", "veal, chicken or pork".
  private func endOfList(from start: Int, first: Int) -> Int? {
    var stop = first
    var segments = 1
    while stop < end, reader.isMark(stop, ","), segments < 8 {
      let next = segmentEnd(from: stop + 1)
      guard isListed(stop + 1, next) else { return nil }
      segments += 1
      stop = next
      if reader.has(previousBreak(before: next) + 1, [.or, .and])
        || holdsConjunction(previousBreak(before: next) + 1, next)
      {
        return segments > 2 || reader.has(previousBreak(before: next) + 1, .or)
          || holdsConjunction(previousBreak(before: next) + 1, next) ? stop : nil
      }
    }
    return nil
  }

  private func previousBreak(before stop: Int) -> Int {
    var index = stop - 1
    while index > position, !isBreak(index) { index -= 1 }
    return index
  }

  private func holdsConjunction(_ start: Int, _ stop: Int) -> Bool {
    guard start + 1 < stop - 1 else { return false }
    return reader.tokens[(start + 1)..<(stop - 1)].contains { $0.depth == 0 && $0.has([.or, .and]) }
  }

  /// Returns whether a segment names a food: a few words, no participle, no number, no comment.
  private func isListed(_ start: Int, _ stop: Int) -> Bool {
    if reader.has(start, .part) { return false }
    var words = 0
    var foods = 0
    for index in start..<stop {
      let token = reader.tokens[index]
      if token.depth > 0 { continue }
      if token.has(.participle) || reader.isNumber(index) || token.isTaken { return false }
      if token.has(.cut), !token.has([.or, .and]) {
        if foods == 0 { return false }
        break
      }
      guard token.isWord else { continue }
      words += 1
      if !token.has([.adjective, .or, .and, .adverb, .size, .shop]) { foods += 1 }
      if token.has(.unlisted) { return false }
    }
    return foods > 0 && words <= 7
  }

  // MARK: Words of the name

  /// Reads the tokens of the name, and sorts out sizes and what the cook does.
  private mutating func readPhrase(from start: Int, to stop: Int) {
    var index = start
    var isLeading = true
    let keepsParticiples = line.amounts.contains { $0.unit.map { isTin($0) } ?? false }
    while index < stop {
      let token = reader.tokens[index]
      if token.isTaken {
        index += 1
      } else if token.isMark("(") || token.isMark("[") {
        index = readBracketInName(index, stop)
      } else if token.has(.cut), !isLeading || token.has(.plus) {
        line.noteSpans.append(reader.span(index, stop))
        return
      } else if token.has(.or), reader.isNumber(index + 1) || has(index + 1, .afterOr) {
        line.noteSpans.append(reader.span(index, stop))
        return
      } else if token.has(.size), index + 1 < stop, !reader.has(index + 1, .or) || reader.has(index + 2, .size) {
        line.sizeSpans.append(token.span)
        index += 1
        while reader.has(index, [.or, .and]), reader.has(index + 1, .size) { index += 2 }
      } else if isLeading || token.has(.adverb) || reader.has(index - 1, .and) || reader.isMark(index - 1, ","),
        !keepsParticiples, let next = afterParticiples(index, stop), next < stop
      {
        line.preparationSpans.append(reader.span(index, next))
        index = next
      } else if !isLeading, let next = afterParticiples(index, stop), endsName(next, stop) {
        line.preparationSpans.append(reader.span(index, stop))
        return
      } else {
        if token.isWord || token.kind == .number || token.kind == .fraction || isPart(index) { addToName(token) }
        if token.isWord, token.hash != Self.fresh { isLeading = false }
        index += 1
      }
    }
  }

  private func hash(_ index: Int) -> UInt64 { index < end ? reader.tokens[index].hash : 0 }

  private func has(_ index: Int, _ classes: WordClasses) -> Bool { index < end && reader.has(index, classes) }

  private func isTin(_ unit: WrittenUnit) -> Bool {
    unit.unit == .thing && ["can", "tin", "jar"].contains(reader.units[unit.form].name)
  }

  /// A mark that belongs to a name: `&`, `/`, `'`, `%`, `-`.
  private func isPart(_ index: Int) -> Bool {
    let token = reader.tokens[index]
    return !token.isMark("*") && !token.isMark(".") && !token.isMark(",") && !token.isMark(")") && !token.isMark("]")
  }

  private mutating func addToName(_ token: Token) {
    if let link = reader.link(of: token) {
      line.link = line.link ?? link
      line.nameSpans.append(link.targetSpan)
    } else if let last = line.nameSpans.last, last.upperBound >= token.span.lowerBound - (token.isSpaced ? 1 : 0),
      !token.isTaken
    {
      line.nameSpans[line.nameSpans.count - 1] = last.lowerBound..<token.span.upperBound
    } else {
      line.nameSpans.append(token.span)
    }
  }

  /// The place after "finely chopped", "peeled and sliced", "freshly ground".
  private func afterParticiples(_ start: Int, _ stop: Int) -> Int? {
    var index = start
    var found: Int?
    while index < stop {
      var next = index
      while next < stop, reader.has(next, .adverb) { next += 1 }
      guard next < stop else { break }
      let token = reader.tokens[next]
      let isGround = (next > index || index > start) && (token.hash == Self.ground || token.hash == Self.minced)
      guard token.has(.participle) || isGround, token.hash != Self.cut || next > index || endsName(next + 1, stop)
      else {
        break
      }
      if token.hash == Self.toasted, hash(next + 1) == Self.sesame, hash(next + 2) == Self.oil { break }
      if !isGround, token.hash == Self.minced, reader.has(next + 1, .meat) { break }
      if !isGround, token.hash == Self.crushed, has(next + 1, .crushed) { break }
      if reader.has(next + 1, [.or, .and]), !reader.has(next + 2, [.participle, .adverb]) { break }
      found = next + 1
      index = next + 1
      if reader.has(index, .and) || reader.isMark(index, ",") || reader.has(index, .or) { index += 1 }
    }
    return found
  }

  private func endsName(_ next: Int, _ stop: Int) -> Bool {
    next >= stop || reader.tokens[next].depth > 0 || reader.has(next, [.cut, .and, .adverb, .or])
      || has(next, .afterParticiple)
  }

  /// Brackets of a few plain words and brackets that begin with "or" belong to the name.
  private mutating func readBracketInName(_ index: Int, _ stop: Int) -> Int {
    let next = reader.afterBracket(index, before: end)
    let inside = (index + 1)..<max(index + 1, next - 1)
    let isPlain =
      inside.count <= (next < stop ? 4 : 2) && !inside.isEmpty
      && inside.allSatisfy {
        reader.isWord($0) && !reader.has($0, [.cut, .comment, .participle, .adverb, .about, .size, .or])
      }
    if isPlain || (reader.has(index + 1, .or) && !reader.isNumber(index + 2)),
      !inside.contains(where: { reader.has($0, .unlisted) })
    {
      for token in reader.tokens[inside] where token.isWord {
        line.nameSpans.append(reader.link(of: token)?.targetSpan ?? token.span)
      }
    } else {
      line.noteSpans.append(reader.span(index, next))
    }
    return next
  }

  /// What follows the name: preparation if the cook does it, note otherwise.
  private mutating func readRest(from start: Int) {
    var index = start
    while index < end {
      let stop = max(segmentEnd(from: index), index + 1)
      var begin = index
      while begin < stop, reader.tokens[begin].isTaken || isBreak(begin) { begin += 1 }
      if begin < stop {
        let isPreparation = reader.tokens[begin..<min(begin + 5, stop)].contains { $0.has(.participle) }
        if isPreparation {
          line.preparationSpans.append(reader.span(begin, stop))
        } else {
          line.noteSpans.append(reader.span(begin, stop))
        }
      }
      index = stop
    }
  }

  private static let cut = WordHash.folded("cut".utf8)
  private static let fresh = WordHash.folded("fresh".utf8)
  private static let toasted = WordHash.folded("toasted".utf8)
  private static let sesame = WordHash.folded("sesame".utf8)
  private static let oil = WordHash.folded("oil".utf8)
  private static let crushed = WordHash.folded("crushed".utf8)
  private static let ground = WordHash.folded("ground".utf8)
  private static let minced = WordHash.folded("minced".utf8)
}
