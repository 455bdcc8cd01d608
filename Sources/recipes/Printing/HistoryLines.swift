import RecipeFormats
import RecipeModel
import RecipeStore

extension HistoryStep: Printable {
  static func lines(of steps: [HistoryStep], fitting width: Int) -> [StyledText] {
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
      }
    ).lines(fitting: width)
  }

  var fieldRows: [[String]] { [tabSeparated] }

  func appendJSON(to bytes: inout [UInt8]) { appendJSON(to: &bytes, events: nil) }
}

extension RecipeHistoryEntry: Printable {
  /// What each step did to a recipe stands below the step, field by field.
  static func lines(of entries: [RecipeHistoryEntry], fitting width: Int) -> [StyledText] {
    let room = max(leastWidthOfEvents, width - 4)
    return zip(entries, HistoryStep.lines(of: entries.map(\.step), fitting: width)).flatMap { entry, line in
      [line] + entry.events.flatMap { $0.lines(fitting: room) }.map { "    \($0)" as StyledText }
    }
  }

  /// Below this, lines run over the edge.
  private static let leastWidthOfEvents = 20

  var fieldRows: [[String]] { events.map { step.tabSeparated + $0.fields } }

  func appendJSON(to bytes: inout [UInt8]) { step.appendJSON(to: &bytes, events: events) }
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
