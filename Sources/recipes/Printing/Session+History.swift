import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints steps: a table on a terminal, fields apart by tabs elsewhere.
  func print(steps: [HistoryStep]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(steps.map { ($0, nil) })
    } else if let width {
      for line in Self.table(of: steps).lines(fitting: width) { try print(line) }
    } else {
      for step in steps { try print(tabSeparated: step.tabSeparated) }
    }
  }

  /// Prints what steps did to a recipe: below each step, field by field.
  func print(history entries: [RecipeHistoryEntry]) throws(SystemError) {
    if settings.isJSON {
      try printJSON(entries.map { ($0.step, $0.events) })
    } else if let width {
      let lines = Self.table(of: entries.map(\.step)).lines(fitting: width)
      for (entry, line) in zip(entries, lines) {
        try print(line)
        for line in entry.events.flatMap({ $0.lines(fitting: width - 4) }) { try print("    \(line)") }
      }
    } else {
      for entry in entries {
        for event in entry.events { try print(tabSeparated: entry.step.tabSeparated + event.fields) }
      }
    }
  }

  /// Prints steps that were undone or made again: a phrase for a person, the steps elsewhere.
  func report(_ steps: [HistoryStep], _ phrase: @escaping (HistoryStep) -> Line) throws {
    if heldReport != nil {
      heldReport?.hold { [unowned self] in try printReport(steps, phrase) }
    } else {
      try printReport(steps, phrase)
    }
  }

  private func printReport(_ steps: [HistoryStep], _ phrase: (HistoryStep) -> Line) throws(SystemError) {
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
          SafeText(line: "\(step.id)"), SafeText(line: Moment(step.madeAt).local), SafeText(line: step.command),
          SafeText(line: step.note),
        ]
      })
  }

  private func printJSON(_ entries: [(step: HistoryStep, events: [RecipeEvent]?)]) throws(SystemError) {
    try output.write { bytes in
      bytes += "[".utf8
      for (index, entry) in entries.enumerated() {
        bytes += (index == 0 ? "\n  " : ",\n  ").utf8
        entry.step.appendJSON(to: &bytes, events: entry.events)
      }
      bytes += (entries.isEmpty ? "]\n" : "\n]\n").utf8
    }
  }
}

extension Line {
  /// `9  favorite 12`.
  static func name(_ step: HistoryStep) -> Line {
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
    ["\(id)", Moment(madeAt).iso8601, isInForce ? "done" : "undone", command]
  }

  fileprivate func appendJSON(to bytes: inout [UInt8], events: [RecipeEvent]?) {
    bytes += "{\"step\": \(id), \"madeAt\": \"\(Moment(madeAt).iso8601)\", \"isUndone\": \(!isInForce)".utf8
    bytes += ", \"command\": ".utf8
    JSONText.append(command, to: &bytes)
    if let events {
      bytes += ", \"changes\": [".utf8
      for (index, event) in events.enumerated() {
        bytes += (index == 0 ? "\n    " : ",\n    ").utf8
        event.appendJSON(to: &bytes)
      }
      bytes += (events.isEmpty ? "]" : "\n  ]").utf8
    }
    bytes += "}".utf8
  }
}
