/// Sources without what browsers do not need: comments that fill lines of their own, indentation, and in style sheets the
/// spaces and line breaks that mean nothing.
///
/// It goes by lines, as the formatter writes them: a declaration a line, and braces at their ends.
enum ShortenedSource {
  static func script(_ source: String) -> String {
    lines(of: source).filter { !$0.hasPrefix("//") && !$0.hasPrefix("/**") }.joined(separator: "\n")
  }

  static func styleSheet(_ source: String) -> String {
    var text = ""
    for line in lines(of: source) where !line.hasPrefix("/*") {
      if line.hasSuffix(" {") {
        text += line.dropLast(2) + "{"
      } else if line.hasSuffix(";"), let colon = line.firstRange(of: ": ") {
        text += line[..<colon.lowerBound] + ":" + line[colon.upperBound...]
      } else {
        // A value of several lines.
        text += line.last.map(endings.contains) == true ? line : line + " "
      }
    }
    return text
  }

  private static let endings: [Character] = [";", "}", ",", "(", ":"]

  private static func lines(of source: String) -> [Substring] {
    source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }
}
