import RecipeFormats

/// What is said of the files of an import once it is in: what each was taken for, and what came of it.
struct ImportReport {
  private struct File {
    let name: Line
    let titles: [String]
    let remarks: [String]
    let totals: Line
  }

  private let isTrial: Bool
  private var files: [File] = []
  /// The files of folders that hold no recipes that are read, by what they are.
  private var passedOver: [(found: String, names: [String], count: Int)] = []

  init(isTrial: Bool) { self.isTrial = isTrial }

  mutating func add(_ source: RecipeSource, titles: [String], remarks: [String], _ totals: ImportTotals) {
    let name: Line =
      source.source == .standardInput ? "\(source.source.name)" : "\(source.source.name) (\(source.formatName))"
    files.append(File(name: name, titles: titles, remarks: remarks, totals: totals.line(isTrial: isTrial)))
  }

  /// - Parameter found: What the file is: "a PDF document".
  mutating func passOver(_ name: String, _ found: String) {
    let place = passedOver.firstIndex { $0.found == found } ?? passedOver.count
    if place == passedOver.count { passedOver.append((found, [], 0)) }
    passedOver[place].count += 1
    if passedOver[place].names.count < Self.mostNamed { passedOver[place].names.append(name) }
  }

  private static let mostNamed = 5
  /// Kinds of files beyond these are only counted.
  private static let mostKinds = 20

  /// Prints a line a file, below it the titles that a dry run found.
  func print(in session: Session) throws {
    for file in files {
      for remark in file.remarks { session.tell("\(file.name): \(remark)") }
      try print("\(file.name): \(file.totals)", in: session)
      for title in file.titles { try print("  \(title)", in: session) }
    }
  }

  /// Prints a line; where recipes are printed as JSON, it goes to standard error.
  func print(_ line: Line, in session: Session) throws {
    if session.settings.isJSON { session.tell(line) } else { try session.print(line) }
  }

  /// A line for each kind of file that was passed over: `passed over 2 files (a PDF document): a.pdf, b.pdf`.
  var passedOverLines: [Line] {
    let lines: [Line] = passedOver.prefix(Self.mostKinds).map { found, names, count in
      let more: Line = count > names.count ? " and \(count - names.count) more" : ""
      return "passed over \(Line.count(count, "file", "files")) (\(found)): \(names.joined(separator: ", "))\(more)"
    }
    let others = passedOver.dropFirst(Self.mostKinds).reduce(0) { $0 + $1.count }
    return others == 0 ? lines : lines + ["passed over \(Line.count(others, "more file", "more files"))"]
  }
}
