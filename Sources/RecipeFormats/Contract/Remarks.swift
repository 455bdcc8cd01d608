import RecipeModel

/// Something that a reader repaired or left out, told so that nothing is lost in silence.
package enum Remark: Hashable, Sendable {
  case unknownKey(String)
  case repeatedKey(String)
  /// Invalid UTF-8 or half of a surrogate pair, of which U+FFFD was made.
  case repairedText
  /// What else a format's reader has to say, one lowercase line.
  case warning(String)
}

extension Remark: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKey(let key): "the key \(key.quoted()) is not known and was left out"
    case .repeatedKey(let key): "the key \(key.quoted()) stands twice; the last one counts"
    case .warning(let line): line
    case .repairedText: "characters that are not valid Unicode were replaced by U+FFFD"
    }
  }
}

/// The remarks on a file, each once with how often it applies, in the order they first came up.
package struct Remarks: Equatable, Sendable {
  package private(set) var counts: [(remark: Remark, count: Int)] = []
  /// How many remarks there were beyond those kept.
  package private(set) var unlisted = 0
  private var places: [Remark: Int] = [:]

  /// A file of nothing but unknown keys must not be kept in memory as remarks.
  private static let mostKept = 100

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  package mutating func add(_ remark: Remark) {
    if let place = places[remark] {
      counts[place].count += 1
    } else if counts.count < Self.mostKept {
      places[remark] = counts.count
      counts.append((remark, 1))
    } else {
      unlisted += 1
    }
  }

  /// One line a remark: `the key "rating" is not known and was left out (12 times)`.
  package var lines: [String] {
    let lines = counts.map { $0.count == 1 ? "\($0.remark)" : "\($0.remark) (\($0.count) times)" }
    return unlisted == 0 ? lines : lines + ["and \(unlisted) more of this kind"]
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.lines == other.lines
  }
}
