/// The words of time, found by their hash.
struct TimeWords: Sendable {
  /// What a word can be next to a time; `TimeFacts` says what each group means.
  struct Groups: OptionSet, Sendable {
    let rawValue: UInt16

    static let notBefore = Groups(rawValue: 1 << 0)
    static let notAfter = Groups(rawValue: 1 << 1)
    static let between = Groups(rawValue: 1 << 2)
    static let noun = Groups(rawValue: 1 << 3)
    static let weight = Groups(rawValue: 1 << 4)
    static let label = Groups(rawValue: 1 << 5)
    static let passed = Groups(rawValue: 1 << 6)
    static let until = Groups(rawValue: 1 << 7)
    static let rest = Groups(rawValue: 1 << 8)
    static let will = Groups(rawValue: 1 << 9)

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The group that a line of `TimeFacts` names.
    init(named name: String) {
      switch name {
      case "not-before": self = .notBefore
      case "not-after": self = .notAfter
      case "between": self = .between
      case "noun": self = .noun
      case "weight": self = .weight
      case "label": self = .label
      case "passed": self = .passed
      case "until": self = .until
      case "rest": self = .rest
      case "will": self = .will
      default: self = []
      }
    }
  }

  private struct Entry: Sendable {
    var seconds: Int32 = 0
    var halves: Int16 = 0
    var groups: Groups = []
  }

  static let shared = TimeWords()

  private var entries = WordTable(capacity: 1024, empty: Entry())

  init() {
    for row in FactText(TimeFacts.text).rows where row.count == 3 {
      guard let number = Int32(row[0].string) else { continue }
      let group = row[1].string
      for word in row[2].words {
        entries.update(WordHash.phrase(word).all) { entry in
          if group == "count" {
            entry.halves = Int16(number)
          } else if number == 0 {
            entry.groups.insert(Groups(named: group))
          } else if entry.seconds == 0 {
            entry.seconds = number
          }
        }
      }
    }
  }

  /// The seconds of a unit of time.
  func seconds(of hash: UInt64) -> Int? {
    let seconds = entries[hash].seconds
    return seconds == 0 ? nil : Int(seconds)
  }

  /// "a" as 2, "half" as 1.
  func halves(of token: Token) -> Int? {
    let halves = entries[token.hash].halves
    return halves == 0 ? nil : Int(halves)
  }

  func isIn(_ groups: Groups, _ token: Token) -> Bool { !entries[token.hash].groups.isDisjoint(with: groups) }
}
