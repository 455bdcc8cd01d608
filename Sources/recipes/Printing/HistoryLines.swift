import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

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

  var json: JSONValue { json() }
}

extension RecipeHistoryEntry: Printable {
  /// What each step did to a recipe stands below the step, field by field.
  static func lines(of entries: [RecipeHistoryEntry], fitting width: Int) -> [StyledText] {
    zip(entries, HistoryStep.lines(of: entries.map(\.step), fitting: width)).flatMap { entry, line in
      [line] + RecipeEvent.lines(of: entry.events, fitting: width)
    }
  }

  var fieldRows: [[String]] { events.map { step.tabSeparated + $0.fields } }

  var json: JSONValue { step.json(events: events) }
}

extension StyledText {
  /// `9  favorite 12`.
  static func name(_ step: HistoryStep) -> StyledText {
    "\(step.id, .number)  \(step.command, .title)"
  }
}

extension HistoryStep {
  fileprivate var note: String {
    if let revertedBy { return "undone by \(revertedBy)" }
    return isUndone ? "undone" : ""
  }

  fileprivate var tabSeparated: [String] {
    ["\(id)", PrintedTime(madeAt).iso8601, isInForce ? "done" : "undone", command]
  }
}
