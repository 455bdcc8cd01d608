/// A word, number or mark of a line.
struct Token {
  enum Kind: UInt8 { case number, fraction, word, ideograph, mark }

  var kind: Kind
  /// The first byte, and the one after the last.
  var start: Int32
  var end: Int32
  /// `true` if a space stands before it.
  var isSpaced: Bool
  /// The value of a number or fraction.
  var numerator = 0
  var denominator = 1
  var notation = NumberNotation.integer
  /// The scalar of a mark, in its ASCII form where there is one.
  var mark: UInt32 = 0
  /// The hash of a word, with letters folded to lower case.
  var hash: UInt64 = 0
  var entry = Lexicon.Entry()
  /// How many brackets it stands in; a bracket counts as inside.
  var depth: Int32 = 0
  /// Of a bracket that opens, the token that closes it; -1 if none does.
  var closing: Int32 = -1
  /// `true` if it is a number that is no amount: of a note, of a name.
  var isBarred = false
  /// `true` if an amount has taken it.
  var isTaken = false

  var span: Range<Int> { Int(start)..<Int(end) }
  var value: Rational { Rational(numerator, over: denominator) }

  func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark && mark == character.value }
  func has(_ classes: WordClasses) -> Bool { !entry.classes.isDisjoint(with: classes) }
  var isWord: Bool { kind == .word || kind == .ideograph }
  var isDash: Bool { kind == .mark && (mark == 0x2D || mark == 0x2013 || mark == 0x2014 || mark == 0x7E) }
}
