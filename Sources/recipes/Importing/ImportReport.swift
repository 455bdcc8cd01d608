import RecipeFormats
import RecipeModel
import RecipeStore

/// The report on the files of an import once it is in: what each was taken for, and what came of it.
///
/// On a terminal it says what is new and under which numbers; elsewhere it counts, in words that scripts read.
struct ImportReport {
  private struct File {
    let name: StyledText
    let titles: [String]
    let remarks: [String]
    let result: StyledText
    let changes: [StyledText]
  }

  private let isTrial: Bool
  private let isForPeople: Bool
  /// In the order of the sources; nil for a file whose recipes are not imported yet.
  private var files: [File?] = []
  /// The files of folders that hold no recipes that are read, by what they are.
  private var passedOver: [(found: String, names: [String], count: Int)] = []

  init(isTrial: Bool, in session: Session) {
    self.isTrial = isTrial
    isForPeople = session.printer.width != nil && !session.printer.isJSON
  }

  /// Keeps a place for a file that is read and not imported yet, and returns its number.
  mutating func makePlace() -> Int {
    files.append(nil)
    return files.count - 1
  }

  /// - Parameters:
  ///   - changes: What was replaced and brought back.
  ///   - first: The first recipe that was added.
  mutating func add(
    _ source: StagedFile, titles: [String], remarks: [String], changes: [StyledText], _ totals: ImportTotals,
    first: RecipeListRow?
  ) {
    let name: StyledText =
      isForPeople
      ? "\(source.source.shownName)"
      : source.source == .standardInput ? "\(source.source.name)" : "\(source.source.name) (\(source.formatName))"
    let only: StyledText? = titles.count == 1 ? "\(titles[0])" : nil
    let result =
      isForPeople
      ? totals.phrase(isTrial: isTrial, first: first, only: first.map(StyledText.name) ?? only)
      : totals.line(isTrial: isTrial)
    files[source.place] = File(name: name, titles: titles, remarks: remarks, result: result, changes: changes)
  }

  /// - Parameter found: What the file is: "a PDF document".
  mutating func passOver(_ name: String, _ found: String) {
    let place = passedOver.firstIndex { $0.found == found } ?? passedOver.count
    if place == passedOver.count { passedOver.append((found, [], 0)) }
    passedOver[place].count += 1
    if passedOver[place].names.count < Self.mostNamed { passedOver[place].names.append(name) }
    guard isForPeople, passedOverCount <= RecipeReport.mostNamed else { return }
    files.append(File(name: "\(name)", titles: [], remarks: [], result: "no recipe in it", changes: []))
  }

  private static let mostNamed = 5
  /// Kinds of files beyond these are only counted.
  private static let mostKinds = 20

  /// Prints a line a file, in a pipe below it the titles that a dry run found, and what several files came to.
  func print(_ totals: ImportTotals, ofSeveral isOfSeveral: Bool, in session: Session) throws {
    for case let file? in files {
      for remark in file.remarks { session.tell("\(file.name): \(remark)") }
      try print("\(file.name): \(file.result)", in: session)
      for title in file.titles where !isForPeople { try print("  \(title)", in: session) }
      for line in file.changes { isForPeople ? try print(line, in: session) : session.note(line) }
    }
    guard isOfSeveral, totals.files > 0 else { return }
    let count = StyledText.count(totals.files + (isForPeople ? passedOverCount : 0), "file", "files")
    let result =
      isForPeople
      ? totals.phrase(isTrial: isTrial, without: passedOverCount) : totals.line(isTrial: isTrial)
    try print("\(count): \(result)", in: session)
  }

  private var passedOverCount: Int { passedOver.reduce(0) { $0 + $1.count } }

  /// Prints a line; where recipes are printed as JSON, it goes to standard error. `--quiet` leaves it out but in a pipe,
  /// where it is data.
  private func print(_ line: StyledText, in session: Session) throws {
    if session.settings.isJSON { return session.note(line) }
    if !session.printer.leavesOutReports { try session.print(line) }
  }

  /// A line for each kind of file that was passed over: `passed over 2 files (a PDF document): a.pdf, b.pdf`.
  var passedOverLines: [StyledText] {
    if isForPeople { return [] }
    let lines: [StyledText] = passedOver.prefix(Self.mostKinds).map { found, names, count in
      let more: StyledText = count > names.count ? " and \(count - names.count) more" : ""
      return
        "skipped \(StyledText.count(count, "file", "files")) (\(found)): \(names.joined(separator: ", "))\(more)"
    }
    let others = passedOver.dropFirst(Self.mostKinds).reduce(0) { $0 + $1.count }
    return others == 0 ? lines : lines + ["skipped \(StyledText.count(others, "more file", "more files"))"]
  }
}

/// The sums of an import of one file or several.
struct ImportTotals {
  private(set) var files = 0
  /// The recipes that are new or have new content, in their order.
  private(set) var changed: [Recipe.ID] = []
  private var added = 0
  private var updated = 0
  private var skipped = 0
  private var leftOut = 0
  /// The files that did not go in.
  var failed = 0

  init() {}

  init(_ summary: ImportSummary, leftOut: Int) {
    add(summary, leftOut: leftOut)
  }

  mutating func add(_ summary: ImportSummary, leftOut: Int) {
    files += 1
    for ids in [summary.change.inserted, summary.change.updated] where !ids.isEmpty {
      // The first ones are shared, not copied: there may be a million.
      changed = changed.isEmpty ? ids : changed + ids
    }
    added += summary.added
    updated += summary.updated
    skipped += summary.skipped
    self.leftOut += leftOut
  }

  /// `3 added, 0 updated, 1 skipped`
  func line(isTrial: Bool) -> StyledText {
    let wouldBe: StyledText = isTrial ? " would be" : ""
    var line: StyledText = "\(added)\(wouldBe) added, \(updated) updated, \(skipped) skipped"
    if leftOut > 0 { line += ", \(leftOut) left out" }
    return line
  }
}

extension ImportTotals {
  /// `14 added (54-67), 2 were there already`; what came to nothing is left out.
  ///
  /// - Parameters:
  ///   - first: The first recipe that was added; nil where the recipes have no numbers.
  ///   - only: What an only recipe is called.
  ///   - others: How many files had no recipe in them.
  fileprivate func phrase(isTrial: Bool, first: RecipeListRow? = nil, only: StyledText? = nil, without others: Int = 0)
    -> StyledText
  {
    let wouldBe = isTrial ? " would be" : ""
    let isOnly = added == 1 && updated + skipped + leftOut == 0
    let numbers: StyledText? = first.map { first in
      added == 1 ? " (\(first.id))" : " (\(first.id)-\(first.id + added - 1))"
    }
    let named: StyledText? = isOnly ? only.map { ": \($0)" } : numbers
    var parts: [StyledText] = []
    if added > 0 { parts.append("\(added)\(wouldBe) added\(named ?? "")") }
    if updated > 0 { parts.append("\(updated)\(wouldBe) updated") }
    let present = isTrial ? (skipped == 1 ? "is" : "are") : (skipped == 1 ? "was" : "were")
    if skipped > 0 { parts.append("\(skipped) \(present) there already") }
    if leftOut > 0 { parts.append("\(leftOut) left out") }
    if others > 0 { parts.append("\(others) without a recipe") }
    if parts.isEmpty { return "no recipe in it" }
    return parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" }
  }
}

extension ImportSummary {
  /// Remarks on what may surprise, a line each.
  var remarks: [String] {
    var remarks: [String] = []
    switch sharedUUIDs {
    case 0: break
    case 1: remarks.append("1 recipe has the same UUID as another in the file, and got a new one")
    default: remarks.append("\(sharedUUIDs) recipes have the same UUIDs as others in the file, and got new ones")
    }
    switch repairedPictures {
    case 0: break
    case 1: remarks.append("1 missing or damaged picture was restored")
    default: remarks.append("\(repairedPictures) missing or damaged pictures were restored")
    }
    switch cookingsToCome {
    case 0: break
    case 1: remarks.append("1 cooking is on a day still to come")
    default: remarks.append("\(cookingsToCome) cookings are on days still to come")
    }
    return remarks
      + savedFilters.map { "\($0.onOneLine()) is a saved filter and holds whatever matches; no recipe was put into it" }
  }
}

/// The recipes that an import would take in, as a file of our own would hold them.
struct ImportPreview {
  private var writer = RecipeJSONWriter(.array)
  private var bytes: [UInt8] = []

  mutating func add(_ draft: RecipeDraft) {
    writer.append(draft, to: &bytes)
  }

  func print(on output: Output) throws(SystemError) {
    var bytes = bytes
    writer.finish(&bytes)
    try output.write(bytes)
  }
}
