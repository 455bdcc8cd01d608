import Diffable

/// What goes to a remote view: one batch of updates, with the texts of what comes or is changed, as a line of text.
///
/// The line is a list of changes, separated by tabs. `S` marks those of sections; `-` leaves, `+` comes, `>` moves, `=` has
/// another text: `S+ 1 Ready` or `> 0.2 1.0`.
struct Batch {
  var difference = DiffableDataSourceSnapshotDifference()
  var titles: [Int: String] = [:]
  var texts: [DiffableIndexPath: String] = [:]

  var line: String {
    var changes = difference.sectionDeletes.map { "S- \($0)" }
    changes += difference.sectionInserts.map { "S+ \($0) \(titles[$0] ?? "")" }
    changes += difference.sectionMoves.map { "S> \($0.from) \($0.to)" }
    changes += difference.itemDeletes.map { "- \(Self.word($0))" }
    changes += difference.itemInserts.map { "+ \(Self.word($0)) \(texts[$0] ?? "")" }
    changes += difference.itemMoves.map { "> \(Self.word($0.from)) \(Self.word($0.to))" }
    changes += difference.itemReconfigures.map { "= \(Self.word($0)) \(texts[$0] ?? "")" }
    return changes.joined(separator: "\t")
  }

  private static func word(_ place: DiffableIndexPath) -> String { "\(place.section).\(place.item)" }
}

extension Batch {
  /// Reads a line; `nil` if it is not one that `line` gives.
  init?(line: String) {
    for change in line.split(separator: "\t") {
      let words = change.split(separator: " ", maxSplits: 2)
      guard words.count > 1, let place = Self.place(words[1]) else { return nil }
      let text = words.count > 2 ? words[2] : ""
      switch words[0] {
      case "S-": difference.sectionDeletes.append(place.section)
      case "S+":
        difference.sectionInserts.append(place.section)
        titles[place.section] = String(text)
      case "S>":
        guard let end = Int(text) else { return nil }
        difference.sectionMoves.append(DifferenceMove(from: place.section, to: end))
      case "-": difference.itemDeletes.append(place)
      case "+":
        difference.itemInserts.append(place)
        texts[place] = String(text)
      case ">":
        guard let end = Self.place(text) else { return nil }
        difference.itemMoves.append(DifferenceMove(from: place, to: end))
      case "=":
        difference.itemReconfigures.append(place)
        texts[place] = String(text)
      default: return nil
      }
    }
  }

  /// Reads `2` as a section and `2.5` as an item.
  private static func place(_ word: Substring) -> DiffableIndexPath? {
    let offsets = word.split(separator: ".").compactMap { Int($0) }
    return offsets.first.map { DiffableIndexPath(item: offsets.count > 1 ? offsets[1] : 0, section: $0) }
  }
}
