import Testing

/// The cases of Cooklang's own suite, read from the little YAML that it is written in.
struct CanonicalCase: Sendable, CustomTestStringConvertible {
  let name: String
  var source = ""
  /// Steps as lists of items, an item its keys and values.
  var steps: [[[String: String]]] = []
  var metadata: [String: String] = [:]

  var testDescription: String { name }

  static let path = "conformance/cooklang/canonical.yaml"

  static func all() throws -> [CanonicalCase] {
    let text = try String(decoding: SharedFiles.bytes(path), as: UTF8.self)
    var cases: [CanonicalCase] = []
    var part = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      if indent == 2, content.hasSuffix(":") { cases.append(CanonicalCase(name: String(content.dropLast()))) }
      guard !cases.isEmpty, !content.isEmpty || part == "source" else { continue }
      switch indent {
      case 4: part = content.hasPrefix("source") ? "source" : "result"
      case 6 where part != "source": part = content.hasPrefix("steps") ? "steps" : "metadata"
      default: cases[cases.count - 1].take(line, of: part, indent: indent)
      }
    }
    return cases
  }

  private mutating func take(_ line: String, of part: String, indent: Int) {
    let content = String(line.dropFirst(indent))
    switch part {
    case "source": source += line.dropFirst(6) + "\n"
    case "steps" where content == "-": steps.append([])
    case "steps":
      if content.hasPrefix("- ") { steps[steps.count - 1].append([:]) }
      let (key, value) = Self.pair(content.hasPrefix("- ") ? String(content.dropFirst(2)) : content)
      let item = steps[steps.count - 1].count - 1
      steps[steps.count - 1][item][key] = value
    case "metadata" where indent == 8:
      let (key, value) = Self.pair(content)
      metadata[key] = value
    default: break
    }
  }

  private static func pair(_ text: String) -> (String, String) {
    let colon = text.firstRange(of: ": ")!
    return (unquoted(text[..<colon.lowerBound]), unquoted(text[colon.upperBound...]))
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : String(text)
  }
}
