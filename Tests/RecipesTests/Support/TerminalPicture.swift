import Foundation

@testable import recipes

/// A picture of a terminal in SVG: lines with the colors that the program prints, light or dark as the reader's screen is.
///
/// Each run of text is stretched to the cells that it takes, so that columns stand under one another in any font.
struct TerminalPicture {
  private static let cell = 8.4
  private static let lineHeight = 20.0
  private static let margin = 16.0

  private let lines: [String]
  private let columns: Int

  /// - Parameters:
  ///   - lines: What the terminal shows, with its escape sequences.
  ///   - columns: How wide it is, in cells.
  init(_ lines: [String], columns: Int) {
    self.lines = lines
    self.columns = columns
  }

  /// The picture, whose title is read to those who do not see it.
  func svg(title: String) -> String {
    let width = Int(Double(columns) * Self.cell + 2 * Self.margin)
    let height = Int(Double(lines.count) * Self.lineHeight + 2 * Self.margin)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img">
      <title>\(Self.escaped(title))</title>
      <style>
      text { font: 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #24292f;
        white-space: pre }
      rect { fill: #fcfcfa; stroke: #d8d8d2 }
      .bold { font-weight: bold } .faint { fill: #6b7280 } .underlined { text-decoration: underline }
      .red { fill: #c4302b } .green { fill: #2b7a3d } .yellow { fill: #8f5f00 } .blue { fill: #2459c4 }
      .cyan { fill: #10717f }
      @media (prefers-color-scheme: dark) {
        text { fill: #d7dae0 } rect { fill: #1b1e23; stroke: #3a3f47 } .faint { fill: #8b93a1 }
        .red { fill: #f0706b } .green { fill: #7fca8d } .yellow { fill: #e3b758 } .blue { fill: #82aaf5 }
        .cyan { fill: #6cc6d4 }
      }
      </style>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="8"/>

      """
    for (index, line) in lines.enumerated() {
      let y = Self.margin + Double(index) * Self.lineHeight + 14.5
      for run in Self.runs(of: line) { text += Self.element(run, y: y) }
    }
    return text + "</svg>\n"
  }

  // MARK: - Runs

  /// Text of one style, from a cell on.
  private struct Run {
    var text: String
    var start: Int
    var classes: [String]
  }

  /// Cuts a line where its style changes, and at wide gaps, which are not drawn.
  private static func runs(of line: String) -> [Run] {
    var runs: [Run] = []
    var classes: [String] = []
    var cell = 0
    for (index, part) in line.components(separatedBy: "\u{1B}[").enumerated() {
      var text = part[...]
      if index > 0 {
        let codes = part.prefix { $0 != "m" }
        classes = codes.split(separator: ";").compactMap { names[String($0)] }
        text = part.dropFirst(codes.count + 1)
      }
      for word in words(of: text) {
        if word.contains(where: { $0 != " " }) { runs.append(Run(text: word, start: cell, classes: classes)) }
        cell += DisplayWidth.of(word)
      }
    }
    return runs
  }

  /// - Source: ECMA-48, 8.3.117.
  private static let names = [
    "1": "bold", "2": "faint", "4": "underlined", "31": "red", "32": "green", "33": "yellow", "34": "blue",
    "36": "cyan",
  ]

  /// The text between wide gaps, and the cells of the gaps as one space each.
  private static func words(of text: Substring) -> [String] {
    let parts = text.replacing("  ", with: "\u{0}\u{0}").split(separator: "\u{0}", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in (index == 0 ? [] : [" "]) + [String(part)] }
  }

  private static func element(_ run: Run, y: Double) -> String {
    let start = run.text.prefix { $0 == " " }.count
    let text = run.text.drop { $0 == " " }
    let x = margin + Double(run.start + start) * cell
    let length = Double(DisplayWidth.of(text)) * cell
    let style = run.classes.isEmpty ? "" : " class=\"\(run.classes.joined(separator: " "))\""
    return """
      <text x="\(number(x))" y="\(number(y))" textLength="\(number(length))"\(style)>\(escaped(String(text)))</text>

      """
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
