import RecipeFormats
import RecipeStore

extension Session {
  /// Prints what doctor has seen: a line for each part on a terminal and more where there is more to say, fields apart
  /// by tabs elsewhere.
  func print(_ checks: [DoctorCheck]) throws(SystemError) {
    if settings.isJSON { return try print(json: .array(checks.map(\.json))) }
    let rows = checks.flatMap(\.rows)
    guard width != nil else {
      for row in rows { try print(tabSeparated: [row.state.rawValue, row.part, row.text]) }
      return
    }
    for row in rows {
      let style: Style = row.state == .damaged ? .failure : .faint
      let part = row.text.isEmpty ? row.part : row.part.padded(to: 12)
      try print(
        "\(SafeText(line: row.state.rawValue), style)\("".padded(to: 9 - row.state.rawValue.count))\(part)\(row.text)")
    }
  }
}

extension DoctorCheck {
  fileprivate enum State: String {
    case ok, damaged, note
  }

  /// A line for each problem, or one that all is well; the first remark of a sound part stands on that.
  fileprivate var rows: [(state: State, part: String, text: String)] {
    let first = problems.isEmpty ? [(State.ok, notes.first ?? "")] : problems.map { (.damaged, $0) }
    let rest = problems.isEmpty ? notes.dropFirst() : notes[...]
    return (first + rest.map { (.note, $0) }).map { ($0.0, part.rawValue, $0.1) }
  }

  fileprivate var json: JSONValue {
    .object([
      ("check", .string(part.rawValue)), ("ok", .bool(isOK)),
      ("problems", .array(problems.map { .string($0) })), ("remarks", .array(notes.map { .string($0) })),
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
