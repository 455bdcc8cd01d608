/// What a model throws where a snapshot throws a violation, with the text that the violation must have.
struct Refusal: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ text: String) {
    description = text
  }

  static func notSatisfied(_ condition: String) -> Refusal {
    Refusal("Invalid parameter not satisfying: \(condition) != NSNotFound")
  }

  static func repeated(_ kind: String, _ identifiers: [some Any]) -> Refusal {
    Refusal("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(identifiers))")
  }

  static func missing(_ kind: String, _ identifier: some Any, to verb: String) -> Refusal {
    Refusal("Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)")
  }

  static func moved(_ kind: String, nextToItself identifier: some Any) -> Refusal {
    Refusal(
      "Invalid update: destination for \(kind) move is the same as the source [\(identifier)] for update: "
        + "<_UIDiffableDataSourceUpdate 0x - action: MOV; destinationIdentifier:\(identifier); destIsSection: 0; "
        + "identifiers: [\(identifier)]>.")
  }

  static func items(_ identifiers: [some Any], nextToOneOfThem destination: some Any) -> Refusal {
    Refusal(
      "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list for "
        + "update: <_UIDiffableDataSourceUpdate 0x - action: INS; destinationIdentifier:\(destination); "
        + "destIsSection: 0; identifiers: [\(identifiers.map { "\($0)" }.joined(separator: ","))]>.")
  }

  static func sections(_ identifiers: [some Any], nextToOneOfThem destination: some Any) -> Refusal {
    Refusal(
      "Invalid update: destination for section operation [\(destination)] is in the inserted section list for update: "
        + "<_UIDiffableDataSourceUpdate 0x - action: INS; destinationIdentifier:\(destination); destIsSection: 0; "
        + "identifiers: [\(identifiers.map { "\($0)" }.joined(separator: ","))]>")
  }

  static func existing(_ sections: [some Any]) -> Refusal {
    let isOne = sections.count == 1
    let list = isOne ? "\(sections[0])" : "(\n" + sections.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
    return Refusal(
      "Diffable data source detected an attempt to insert or append \(sections.count) section "
        + (isOne ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. Identifiers in a snapshot must be unique. Section "
        + (isOne ? "identifier that already exists: " : "identifiers that already exist: ") + list)
  }

  static func inOutline(_ role: String, _ identifier: some Any) -> Refusal {
    Refusal("\(role) does not exist in section snapshot: \(identifier)")
  }

  static func repeatedInOutline(_ identifiers: [some Any]) -> Refusal {
    Refusal(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(set(identifiers))")
  }

  private static func set(_ identifiers: [some Any]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}

/// The text of the violation that a call throws; `nil` if it throws nothing.
func violation<Result>(_ body: () throws -> Result) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
