extension JSONParser where Mode == LenientJSON {
  /// Returns the objects and arrays that follow one another, whatever is around them.
  mutating func values() -> [JSONValue] {
    var values: [JSONValue] = []
    while true {
      skipSpace()
      guard index < end else { return values }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): values.append(value())
      default: index += 1
      }
    }
  }

  /// Goes past the next of two bytes, and returns it; `nil` if there is none left.
  mutating func skip(pastAnyOf one: UInt8, _ other: UInt8) -> UInt8? {
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == one || byte == other { return byte }
    }
    return nil
  }

  /// Returns the keys of the object that a text begins with, as far as the bytes go; none for anything else.
  static func outermostKeys(of head: [UInt8]) -> Set<String> {
    guard let start = head.firstIndex(where: { !$0.isJSONSpace }), head[start] == UInt8(ascii: "{") else { return [] }
    var parser = JSONParser(head, in: start + 1..<head.count)
    var keys: Set<String> = []
    while parser.goToNext(isFirst: keys.isEmpty, before: "}") {
      guard let key = parser.memberKey() else { continue }
      keys.insert(key)
      if !parser.isValueMissing { parser.skipValue() }
    }
    return keys
  }

  private mutating func skipValue() {
    switch peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["): skipNested()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
    default: _ = word()
    }
  }
}

// The rest is what the grammar of both modes calls in the lenient one.

extension JSONParser {
  /// Goes to the next member or element; `false` where there are no more.
  mutating func goToPart(before bracket: UInt8) -> Bool {
    while true {
      skipSpace()
      switch peek() {
      case nil:
        isCutShort = true
        return false
      case bracket:
        index += 1
        return false
      // The right bracket is missing; this one closes a value further out.
      case UInt8(ascii: "}"), UInt8(ascii: "]"): return false
      case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
      default: return true
      }
    }
  }

  /// `true` if a comma, a brace, or the end follows a colon.
  var isValueMissing: Bool {
    mutating get {
      skipSpace()
      let next = peek()
      return next == nil || next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    }
  }

  /// Skips a value with all that it holds, however deep.
  mutating func skipNested() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        _ = try? string()
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    isCutShort = true
  }

  /// Reads a number or a word without quotes; numbers stay as written, and what means "nothing" is `null`.
  mutating func word() -> JSONValue {
    let word = bareWord()
    switch word {
    case "true", "True": return .bool(true)
    case "false", "False": return .bool(false)
    case "null", "None", "undefined", "NaN": return .null
    default: return Double(word) == nil ? .string(word) : .number(word)
    }
  }

  /// Reads a key without quotes; skips one byte and returns `nil` if there is none.
  mutating func bareKey() -> String? {
    let isWord = peek().map { !Self.endsWord($0) } ?? false
    let word = bareWord()
    return isWord ? word : nil
  }

  /// Reads to the end of a word, at least one byte.
  private mutating func bareWord() -> String {
    let start = index
    while let byte = peek(), !Self.endsWord(byte) { index += 1 }
    if index == start { index = min(index + 1, end) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}

// MARK: - Comments

extension JSONParser {
  /// Goes to what is neither white space nor a comment nor the mark of one.
  mutating func skipSpaceAndComments() {
    while index < end {
      switch bytes[index] {
      case 0...0x20: index += 1
      case 0xC2 where starts(with: [0xC2, 0xA0]): index += 2
      case 0xEF where starts(with: [0xEF, 0xBB, 0xBF]): index += 3
      case UInt8(ascii: "/") where starts(with: "//"): skipLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
      case UInt8(ascii: "<") where starts(with: "<!--"): index += 4
      case UInt8(ascii: "-") where starts(with: "-->"): index += 3
      case UInt8(ascii: "<") where starts(with: "<![CDATA["): index += 9
      default: return
      }
    }
  }

  /// Skips a comment to the end of its line, or only the slashes in front of a mark: `//<![CDATA[{` goes on.
  private mutating func skipLineComment() {
    index += 2
    while let byte = peek(), byte == 0x20 { index += 1 }
    if starts(with: "<![CDATA[") || starts(with: "<!--") { return }
    while let byte = peek(), byte != .newline, byte != .carriageReturn { index += 1 }
  }

  private mutating func skip(past mark: StaticString) {
    while index < end, !starts(with: mark) { index += 1 }
    index = min(index + mark.utf8CodeUnitCount, end)
  }

  private func starts(with mark: StaticString) -> Bool {
    mark.withUTF8Buffer { starts(with: $0) }
  }

  private func starts(with mark: some Collection<UInt8>) -> Bool {
    end - index >= mark.count && bytes[index..<index + mark.count].elementsEqual(mark)
  }
}

// MARK: - Quotes

extension JSONParser {
  /// `true` if the quote at the index ends its text: what follows belongs to JSON, not to a sentence.
  ///
  /// In correct JSON this holds for every quote that is not escaped. Where someone forgot to escape one
  /// (`a "large" pan`), letters follow.
  var isClosingQuote: Bool {
    var next = index + 1
    let isOnSameLine = skipBlanks(from: &next)
    guard next < end else { return true }
    switch bytes[next] {
    case UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "/"): return true
    // A comma was forgotten between two lines.
    case UInt8(ascii: "\""): return !isOnSameLine
    case UInt8(ascii: ","):
      next += 1
      _ = skipBlanks(from: &next)
      return next >= end || startsMember(at: next)
    default: return false
    }
  }

  /// Returns whether JSON goes on at a place after a comma: with a value, a key, an end.
  private func startsMember(at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ","),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      // A word: a key if a colon follows soon, or a value if the next comma or end does.
      let longestWord = 32
      var next = place
      while next < min(place + longestWord, end), Self.isLetter(bytes[next]) { next += 1 }
      guard next > place else { return false }
      _ = skipBlanks(from: &next)
      guard next < end else { return true }
      return [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[next])
    }
  }

  /// Moves past white space; returns whether no line ended there.
  private func skipBlanks(from place: inout Int) -> Bool {
    var isOnSameLine = true
    while place < end, bytes[place] <= 0x20 {
      if bytes[place] == .newline || bytes[place] == .carriageReturn { isOnSameLine = false }
      place += 1
    }
    return isOnSameLine
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "@"): true
    default: false
    }
  }
}
