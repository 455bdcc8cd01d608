/// Cuts a line into tokens, in one pass over its bytes.
///
/// - Complexity: O(*n*) for *n* bytes; tokens after `limit` are not made.
struct Tokenizer {
  /// A line of ingredients has at most this many tokens; the rest of a longer line is a note.
  static let limit = 512

  private let bytes: [UInt8]
  private let lexicon: Lexicon?
  private let limit: Int
  private var position = 0
  private(set) var tokens: [Token] = []

  /// Reads the tokens of a line, and what the lexicon knows of each word.
  static func tokens(of bytes: [UInt8], lexicon: Lexicon?, limit: Int = limit) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes, lexicon: lexicon, limit: limit)
    tokenizer.run()
    return tokenizer.tokens
  }

  /// The hashes of the words of a text, as the tokens of a line have them.
  static func wordHashes(of text: String) -> [UInt64] {
    tokens(of: Array(text.utf8), lexicon: nil).filter(\.isWord).map(\.hash)
  }

  private init(bytes: [UInt8], lexicon: Lexicon?, limit: Int) {
    self.bytes = bytes
    self.lexicon = lexicon
    self.limit = limit
    tokens.reserveCapacity(min(bytes.count / 3 + 4, 64))
  }

  private mutating func run() {
    var isSpaced = false
    while position < bytes.count, tokens.count < limit {
      let scalar = Scalar(bytes, at: position)
      switch scalar.kind {
      case .space:
        isSpaced = true
        position += scalar.length
        continue
      case .digit: readNumber(isSpaced)
      case .fraction: readFraction(scalar, isSpaced)
      case .letter: readWord(isSpaced)
      case .ideograph: readIdeograph(scalar, isSpaced)
      case .mark:
        // "ca.500 g" and "p.23" have no decimal point.
        if scalar.value == 0x2E, isDigit(at: position + 1),
          isSpaced || tokens.last.map({ $0.kind != .number && !$0.isWord }) ?? true
        {
          readNumber(isSpaced)
        } else {
          var token = Token(
            kind: .mark, start: Int32(position), end: Int32(position + scalar.length), isSpaced: isSpaced)
          token.mark = scalar.value
          tokens.append(token)
          position += scalar.length
        }
      }
      isSpaced = false
    }
  }

  // MARK: Numbers

  private func isDigit(at place: Int) -> Bool {
    place < bytes.count && Scalar(bytes, at: place).kind == .digit
  }

  /// Reads digits, with a decimal point or comma, or commas between thousands.
  private mutating func readNumber(_ isSpaced: Bool) {
    var token = Token(kind: .number, start: Int32(position), end: 0, isSpaced: isSpaced)
    var (value, digits) = readDigits()
    if position < bytes.count, isDigit(at: position + 1) {
      let separator = bytes[position]
      let count = digitCount(after: position)
      if separator == UInt8(ascii: ","), count == 3, 1...3 ~= digits, value > 0 {
        while position < bytes.count, bytes[position] == UInt8(ascii: ","), digitCount(after: position) == 3, digits < 9
        {
          position += 1
          let group = readDigits()
          value = value * 1000 + group.value
          digits += 3
        }
      } else if separator == UInt8(ascii: ".") || separator == UInt8(ascii: ","), count > 0 {
        position += 1
        let decimals = readDigits(keeping: 6)
        token.notation = separator == UInt8(ascii: ".") ? .decimalPoint : .decimalComma
        for _ in 0..<min(decimals.digits, 6) { token.denominator *= 10 }
        value = digits <= 9 ? value * token.denominator + decimals.value : value
      }
    }
    token.numerator = value
    token.end = Int32(position)
    // No recipe needs a thousand million of anything: it stays text.
    if digits > 9 { token.kind = .word }
    tokens.append(token)
  }

  private func digitCount(after place: Int) -> Int {
    var next = place + 1
    while next < bytes.count, next - place <= 8 {
      let scalar = Scalar(bytes, at: next)
      guard scalar.kind == .digit else { return min(next - place - 1, 7) }
      next += scalar.length
    }
    return next - place - 1
  }

  /// - Parameter limit: How many of the digits count; later ones are passed over.
  private mutating func readDigits(keeping limit: Int = 9) -> (value: Int, digits: Int) {
    var value = 0
    var digits = 0
    while position < bytes.count {
      let scalar = Scalar(bytes, at: position)
      guard scalar.kind == .digit else { break }
      if digits < limit { value = value * 10 + Int(scalar.value - 0x30) }
      digits += 1
      position += scalar.length
    }
    return (value, digits)
  }

  private mutating func readFraction(_ scalar: Scalar, _ isSpaced: Bool) {
    var token = Token(
      kind: .fraction, start: Int32(position), end: Int32(position + scalar.length), isSpaced: isSpaced)
    (token.numerator, token.denominator) = VulgarFraction.parts(of: scalar.value)
    token.notation = .vulgar
    position += scalar.length
    tokens.append(token)
  }

  // MARK: Words

  private mutating func readWord(_ isSpaced: Bool) {
    let start = position
    var hash = WordHash.initial
    var previous: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "A") < 26 {
        hash = WordHash.adding(byte | 0x20, to: hash)
        previous = byte
        position += 1
        continue
      }
      let scalar = Scalar(bytes, at: position)
      switch scalar.kind {
      case .letter:
        for offset in 0..<scalar.length {
          let next = bytes[position + offset]
          hash = WordHash.adding(WordHash.lower(next, after: previous), to: hash)
          previous = next
        }
        position += scalar.length
      case .digit where isCapitalBeforeDigits(start):
        hash = WordHash.adding(UInt8(truncatingIfNeeded: scalar.value), to: hash)
        position += scalar.length
      case .mark where scalar.joinsLetters && isLetter(at: position + scalar.length):
        hash = WordHash.adding(scalar.value == 0x2D ? 0x2D : 0x27, to: hash)
        position += scalar.length
      default: return append(.word, start, hash, isSpaced)
      }
    }
    append(.word, start, hash, isSpaced)
  }

  /// Returns whether a word such as "T55" or "E330" is read: one capital letter, and digits.
  private func isCapitalBeforeDigits(_ start: Int) -> Bool {
    bytes[start] &- UInt8(ascii: "A") < 26
      && (position == start + 1 || bytes[position - 1] &- UInt8(ascii: "0") < 10)
  }

  private func isLetter(at place: Int) -> Bool {
    place < bytes.count && Scalar(bytes, at: place).kind == .letter
  }

  private mutating func readIdeograph(_ scalar: Scalar, _ isSpaced: Bool) {
    let start = position
    position += scalar.length
    append(.ideograph, start, WordHash.folded(bytes[start..<min(position, bytes.count)]), isSpaced)
  }

  private mutating func append(_ kind: Token.Kind, _ start: Int, _ hash: UInt64, _ isSpaced: Bool) {
    var token = Token(kind: kind, start: Int32(start), end: Int32(position), isSpaced: isSpaced)
    token.hash = hash
    if let lexicon {
      token.entry = lexicon[hash]
      if token.entry.classes.isEmpty, kind == .word {
        token.entry.classes = lexicon.classes(ofPartsOf: bytes[token.span])
      }
    }
    tokens.append(token)
  }
}
