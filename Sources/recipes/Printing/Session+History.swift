import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints steps: a table on a terminal, fields apart by tabs elsewhere.
  func print(steps: [HistoryStep]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(steps) { $0.appendJSON(to: &$1, events: nil) }
    } else if let width {
      for line in Self.table(of: steps).lines(fitting: width) { try print(line) }
    } else {
      for step in steps { try print(tabSeparated: step.tabSeparated) }
    }
  }

  /// Prints what steps did to a recipe: below each step, field by field.
  func print(history entries: [RecipeHistoryEntry]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(entries) { $0.step.appendJSON(to: &$1, events: $0.events) }
    } else if let width {
      let lines = Self.table(of: entries.map(\.step)).lines(fitting: width)
      for (entry, line) in zip(entries, lines) {
        try print(line)
        let room = max(Self.leastWidthOfEvents, width - 4)
        for line in entry.events.flatMap({ $0.lines(fitting: room) }) { try print("    \(line)") }
      }
    } else {
      for entry in entries {
        for event in entry.events { try print(tabSeparated: entry.step.tabSeparated + event.fields) }
      }
    }
  }

  /// Below this, lines run over the edge rather than saying nothing.
  private static let leastWidthOfEvents = 20

  /// Prints steps that were undone or made again: a phrase for a person, the steps elsewhere.
  func report(_ steps: [HistoryStep], _ phrase: @escaping (HistoryStep) -> StyledText) throws {
    if heldReport != nil {
      heldReport?.hold { [unowned self] in try printReport(steps, phrase) }
    } else {
      try printReport(steps, phrase)
    }
  }

  private func printReport(_ steps: [HistoryStep], _ phrase: (HistoryStep) -> StyledText) throws(SystemError) {
    if settings.isJSON || width == nil { return try print(steps: steps) }
    for step in steps { try print(phrase(step)) }
  }

  private static func table(of steps: [HistoryStep]) -> Table {
    Table(
      columns: [
        .init(alignment: .trailing, style: .faint), .init(dispensability: 1), .init(style: .title, isFlexible: true),
        .init(style: .faint),
      ],
      rows: steps.map { step in
        [
          SafeText(line: "\(step.id)"), SafeText(line: PrintedTime(step.madeAt).local), SafeText(line: step.command),
          SafeText(line: step.note),
        ]
      })
  }
}

extension StyledText {
  /// `9  favorite 12`.
  static func name(_ step: HistoryStep) -> StyledText {
    "\(step.id, .faint)  \(step.command, .title)"
  }
}

extension HistoryStep {
  fileprivate var isInForce: Bool { !isUndone && revertedBy == nil }

  fileprivate var note: String {
    if let revertedBy { return "undone by \(revertedBy)" }
    return isUndone ? "undone" : ""
  }

  fileprivate var tabSeparated: [String] {
    ["\(id)", PrintedTime(madeAt).iso8601, isInForce ? "done" : "undone", command]
  }

  fileprivate func appendJSON(to bytes: inout [UInt8], events: [RecipeEvent]?) {
    bytes += "{\"step\": \(id), \"madeAt\": \"\(PrintedTime(madeAt).iso8601)\", \"isUndone\": \(!isInForce)".utf8
    bytes += ", \"command\": ".utf8
    JSONText.append(command, to: &bytes)
    if let events {
      bytes += ", \"changes\": [".utf8
      for (index, event) in events.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        event.appendJSON(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes += "}".utf8
  }
}
