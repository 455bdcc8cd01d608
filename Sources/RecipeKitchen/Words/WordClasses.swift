/// What a word can be in a line of ingredients.
struct WordClasses: OptionSet, Sendable {
  let rawValue: UInt64

  /// about, roughly
  static let about = WordClasses(rawValue: 1 << 0)
  /// heaped, scant: they change what a spoon holds
  static let modifier = WordClasses(rawValue: 1 << 1)
  /// large, medium-sized
  static let size = WordClasses(rawValue: 1 << 2)
  /// chopped: done by the cook
  static let participle = WordClasses(rawValue: 1 << 3)
  /// finely, freshly
  static let adverb = WordClasses(rawValue: 1 << 4)
  /// skinless, fresh: never a food by itself
  static let adjective = WordClasses(rawValue: 1 << 5)
  /// for, plus: what follows belongs to the name no longer
  static let cut = WordClasses(rawValue: 1 << 6)
  /// a, an
  static let article = WordClasses(rawValue: 1 << 7)
  /// few, several: an amount without a number
  static let vague = WordClasses(rawValue: 1 << 8)
  /// can, jar: things with a size of their own
  static let container = WordClasses(rawValue: 1 << 9)
  /// juice, zest: what is taken of a fruit
  static let part = WordClasses(rawValue: 1 << 10)
  /// beef, pork: ground or minced by the shop
  static let meat = WordClasses(rawValue: 1 << 11)
  /// cloves, sprigs: a unit also after the name
  static let lastUnit = WordClasses(rawValue: 1 << 12)
  /// about, each, total: words between amounts in brackets
  static let filler = WordClasses(rawValue: 1 << 13)
  /// of, de
  static let of = WordClasses(rawValue: 1 << 14)
  static let or = WordClasses(rawValue: 1 << 15)
  static let and = WordClasses(rawValue: 1 << 16)
  static let plus = WordClasses(rawValue: 1 << 17)
  static let each = WordClasses(rawValue: 1 << 18)
  /// x, ×
  static let times = WordClasses(rawValue: 1 << 19)
  /// to, bis: between the ends of a range
  static let range = WordClasses(rawValue: 1 << 20)
  /// one, two, half
  static let number = WordClasses(rawValue: 1 << 21)
  static let unit = WordClasses(rawValue: 1 << 22)
  /// The first word of a unit of several words.
  static let unitPhrase = WordClasses(rawValue: 1 << 23)
  /// makes, serves: the number after it says how much comes out
  static let yield = WordClasses(rawValue: 1 << 24)
  /// dried, canned: done by the shop
  static let shop = WordClasses(rawValue: 1 << 25)
  /// see, such: a comment follows
  static let comment = WordClasses(rawValue: 1 << 26)
  /// degrees
  static let degrees = WordClasses(rawValue: 1 << 27)

  /// by: between the sides of a tin
  static let by = WordClasses(rawValue: 1 << 28)

  /// removed, optional: never in a list of foods
  static let unlisted = WordClasses(rawValue: 1 << 29)
  /// taste, more: after "or", a comment follows
  static let afterOr = WordClasses(rawValue: 1 << 30)
  /// into, lengthwise: after a participle, the name has ended
  static let afterParticiple = WordClasses(rawValue: 1 << 31)
  /// red, tomatoes: crushed by the shop
  static let crushed = WordClasses(rawValue: 1 << 32)
  /// packed, heaping: after a unit they change what it holds
  static let packed = WordClasses(rawValue: 1 << 33)
  /// another, further: before more of the ingredient
  static let another = WordClasses(rawValue: 1 << 34)
  /// with, and: before an amount in a comment that scales
  static let with = WordClasses(rawValue: 1 << 35)
  /// person, serving: an amount for one of them stays
  static let eater = WordClasses(rawValue: 1 << 36)
  /// stick, rib: a unit of celery only
  static let ofCelery = WordClasses(rawValue: 1 << 37)
  /// butter: comes in sticks of a known weight
  static let fat = WordClasses(rawValue: 1 << 38)
  /// across, wide: after a length that describes nothing
  static let afterLength = WordClasses(rawValue: 1 << 39)
  /// in, with: "anchovies in oil" are no oil
  static let preposition = WordClasses(rawValue: 1 << 40)
  /// pot, bowl: its size is no amount
  static let vessel = WordClasses(rawValue: 1 << 41)
  /// note, type: the number after it is its name
  static let label = WordClasses(rawValue: 1 << 42)
  /// je, jeweils: the amount after it is for one of several
  static let eachBefore = WordClasses(rawValue: 1 << 43)
  /// pro, par: with an eater after it, the amount is for one of them
  static let perEater = WordClasses(rawValue: 1 << 44)
  /// in, into: the number after it says how many parts are cut
  static let into = WordClasses(rawValue: 1 << 45)
  /// percent, proof: the number before it is a share
  static let percent = WordClasses(rawValue: 1 << 46)
  /// balls, portions: the measure before it is the size of one
  static let shape = WordClasses(rawValue: 1 << 47)
  /// spice, grain: the number before it belongs to the name
  static let counted = WordClasses(rawValue: 1 << 48)
  /// that, as: after "half", no amount
  static let afterHalf = WordClasses(rawValue: 1 << 49)
  /// dozen: twelve of what is served
  static let dozen = WordClasses(rawValue: 1 << 50)
  /// the, le: before a part, not part of it
  static let definite = WordClasses(rawValue: 1 << 51)
  /// en, et: "a" in Scandinavian languages, where a line or an amount begins
  static let firstArticle = WordClasses(rawValue: 1 << 52)

  /// The class that a line of `IngredientWords` names.
  init(named name: String) {
    switch name {
    case "about": self = .about
    case "modifier": self = .modifier
    case "size": self = .size
    case "participle": self = .participle
    case "adverb": self = .adverb
    case "adjective": self = .adjective
    case "cut": self = .cut
    case "article": self = .article
    case "vague": self = .vague
    case "container": self = .container
    case "part": self = .part
    case "meat": self = .meat
    case "lastUnit": self = .lastUnit
    case "filler": self = .filler
    case "of": self = .of
    case "or": self = .or
    case "and": self = .and
    case "plus": self = .plus
    case "each": self = .each
    case "times": self = .times
    case "range": self = .range
    case "yield": self = .yield
    case "shop": self = .shop
    case "comment": self = .comment
    case "degrees": self = .degrees
    case "by": self = .by
    case "unlisted": self = .unlisted
    case "afterOr": self = .afterOr
    case "afterParticiple": self = .afterParticiple
    case "crushed": self = .crushed
    case "packed": self = .packed
    case "another": self = .another
    case "with": self = .with
    case "eater": self = .eater
    case "ofCelery": self = .ofCelery
    case "fat": self = .fat
    case "afterLength": self = .afterLength
    case "vessel": self = .vessel
    case "preposition": self = .preposition
    case "label": self = .label
    case "eachBefore": self = .eachBefore
    case "perEater": self = .perEater
    case "into": self = .into
    case "percent": self = .percent
    case "shape": self = .shape
    case "counted": self = .counted
    case "afterHalf": self = .afterHalf
    case "dozen": self = .dozen
    case "definite": self = .definite
    case "firstArticle": self = .firstArticle
    default: self = []
    }
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }
}
