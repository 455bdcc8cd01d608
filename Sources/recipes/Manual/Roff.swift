/// Text with the escapes and fonts of roff, which `man` formats.
///
/// - Source: groff_char(7) and groff_man_style(7): what is typed is written with `\-`, `\(aq`, and so on, or it could not
///   be copied from the page. Characters outside ASCII are named by their numbers, which any locale can read.
enum Roff {
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
      }
    }
    return escaped
  }

  static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fR" }

  /// Returns sentences, with options and what stands in backticks in bold.
  static func prose(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1
        ? bold(part)
        : part.split(separator: " ", omittingEmptySubsequences: false).map(proseWord)
          .joined(separator: " ")
    }.joined()
  }

  private static func proseWord(_ word: Substring) -> String {
    let start = word.prefix { "([\"".contains($0) }
    let end = String(word.reversed().prefix { ".,;:)]\"".contains($0) }.reversed())
    let core = word.dropFirst(start.count).dropLast(word.count == start.count ? 0 : end.count)
    guard core.hasPrefix("-"), core.contains(where: \.isLetter) else { return escaped(word) }
    return escaped(start) + bold(core) + escaped(end)
  }

  /// Returns a label of a page of help, such as `-n, --limit COUNT`: names in bold, values in italics.
  static func label(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let name = word.hasSuffix(",") ? word.dropLast() : word
      return (name.isPlaceholder ? italic(name) : bold(name)) + (name.count < word.count ? "," : "")
    }.joined(separator: " ")
  }

  /// Returns a line of usage: words that are typed in bold, values in italics, and what two spaces set off as it is.
  static func usage(_ line: String) -> String {
    var result = ""
    var run = ""
    var isRemark = false
    func flush() {
      if run.isPlaceholder || run == "options" {
        result += italic(run)
      } else {
        result += isRemark || !run.contains(where: \.isLetter) ? escaped(run) : bold(run)
      }
      run = ""
    }
    for character in line {
      if character.isLetter || character == "-" {
        run.append(character)
        continue
      }
      flush()
      if character == " ", result.hasSuffix(" ") {
        isRemark = true
        result = result.dropLast() + "\\~\\~\\~"
      } else if character != " " || !result.hasSuffix("~") {
        result += escaped(String(character))
      }
    }
    flush()
    return result
  }

  /// Breaks formatted text into lines of source; none begins with what would make it a request.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= longestLine {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map(guarded)
  }

  /// A line that does not begin with a dot, which would make it a request.
  static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&\(line)" : line }

  /// In bytes; `mandoc -T lint` warns above 80.
  private static let longestLine = 78
}

extension StringProtocol {
  /// `true` if the word stands for a value: `COUNT`, `NEW-NAME`, `N`.
  fileprivate var isPlaceholder: Bool { first?.isUppercase == true && allSatisfy { $0.isUppercase || $0 == "-" } }
}
