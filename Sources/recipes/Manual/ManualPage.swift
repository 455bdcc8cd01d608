/// A page of the manual, in the macros of groff_man(7).
struct ManualPage {
  /// The name that `man` is asked for: `recipes`, `recipes-list`.
  let name: String
  private var lines: [String]

  /// - Parameter sentence: What the command does, with its full stop.
  init(name: String, sentence: String) {
    self.name = name
    lines = [
      ".TH \(name.uppercased()) 1 \(ProgramVersion.date) \"recipes \(ProgramVersion.current)\" \"Recipes Manual\"",
      // Options are neither hyphenated nor spread over the line.
      ".nh", ".ad l", ".SH NAME",
    ]
    let phrase = HelpPage.phrase(sentence)
    lines += Roff.lines("\(Roff.escaped(name)) \\- \(Roff.prose(phrase.prefix(1).lowercased() + phrase.dropFirst()))")
  }

  /// The name of its file.
  var fileName: String { "\(name).1" }

  var source: String { lines.map { $0 + "\n" }.joined() }

  mutating func addHeading(_ text: String) { lines.append(".SH \(Roff.escaped(text))") }

  mutating func addSubheading(_ text: String) { lines.append(".SS \(Roff.escaped(text))") }

  mutating func addUsage(_ usage: [String]) {
    for (index, line) in usage.enumerated() {
      if index > 0 { lines.append(".br") }
      lines += Roff.lines(Roff.usage(line))
    }
  }

  mutating func addParagraph(_ text: String) {
    beginParagraph()
    lines += Roff.lines(Roff.prose(text))
  }

  /// Adds the text of a page of help: paragraphs, and lines that begin with spaces and stay as they are.
  mutating func addText(_ text: [String]) {
    var verbatim: [String] = []
    for (index, line) in text.enumerated() {
      let isVerbatim = line.hasPrefix(" ")
      if isVerbatim { verbatim.append(String(line.dropFirst(2))) }
      if line.isEmpty, !verbatim.isEmpty, text[index...].first(where: { !$0.isEmpty })?.hasPrefix(" ") == true {
        verbatim.append("")
      } else if !isVerbatim {
        addVerbatim(verbatim)
        verbatim = []
        if !line.isEmpty { addParagraph(line) }
      }
    }
    addVerbatim(verbatim)
  }

  /// A paragraph ends what came before, but nothing has come after a heading.
  private mutating func beginParagraph() {
    if lines.last?.hasPrefix(".S") != true { lines.append(".PP") }
  }

  /// Adds lines as they are typed, further in.
  mutating func addVerbatim(_ text: [String]) {
    if text.isEmpty { return }
    beginParagraph()
    lines += [".RS 4", ".nf"] + text.map { Roff.guarded(Roff.escaped($0)) } + [".fi", ".RE"]
  }

  /// Adds labels with what they mean.
  ///
  /// - Parameter isLiteral: Whether a label is typed as it is, so that words in capitals do not stand for values.
  mutating func addRows(_ rows: [HelpPage.Row], isLiteral: Bool = false) {
    for row in rows {
      let label = row.label.drop { $0 == " " }
      lines += [".TP", isLiteral ? Roff.bold(label) : Roff.label(String(label))]
      lines += Roff.lines(Roff.prose(row.text.last.map { ".?!:".contains($0) } == true ? row.text : "\(row.text)."))
    }
  }

  /// Adds the names of other pages.
  mutating func addReferences(to names: [String]) {
    if names.isEmpty { return }
    addHeading("SEE ALSO")
    lines += Roff.lines(names.map { "\(Roff.bold($0))(1)" }.joined(separator: ", "))
  }
}
