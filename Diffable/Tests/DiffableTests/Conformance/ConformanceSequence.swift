/// A start, and the steps to take from it.
struct ConformanceSequence: Decodable {
  let type: String
  let start: JSON
  let steps: [Step]

  /// A call, its arguments by label, and what must be seen after it.
  struct Step: Decodable {
    let values: [String: JSON]

    init(from decoder: any Decoder) throws {
      values = try [String: JSON](from: decoder)
    }

    var call: String { values["op"]!.string }
    var state: JSON { values["state"]! }
    var result: JSON? { values["result"] }
    var visible: JSON? { values["visible"] }

    var violation: String? {
      guard case .string(let text)? = values["violation"] else { return nil }
      return text
    }

    /// The argument of this name, which the step must have.
    func text(_ label: String) -> String { values[label]!.string }

    func optionalText(_ label: String) -> String? {
      guard case .string(let text)? = values[label] else { return nil }
      return text
    }

    func texts(_ label: String) -> [String] { values[label]!.strings }
    func flag(_ label: String) -> Bool { values[label] == .bool(true) }
  }
}
