import Files
import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Print: Command {
  static let name = "print"
  static let declaration = Declaration<Self>(
    "Print recipes on paper.",
    usage: ["recipes print RECIPE... [--serves N | --scale FACTOR] [--units SYSTEM]"],
    text: """
      Makes the same page as `export --format html`, turns it into PDF with weasyprint, wkhtmltopdf, or chromium, and \
      sends it to the printer with lp. Where one of these is missing, writes the page to a file, to be printed from a \
      browser.
      """,
    examples: [
      "recipes print 12",
      "recipes print 12 7 --serves 8",
    ],
    groups: [
      AmountRequest.shown.within(\.amounts).inSection("Amounts"),
      [
        .words(\.recipes, "recipe", .text("recipe"), "Numbers, ranges, or words of titles.")
      ],
    ],
    rules: [AmountRequest.rule])

  var amounts = AmountRequest()
  var recipes: [String] = []

  func run(in session: Session) throws {
    let store = try session.library.open()
    let ids = try session.recipes(named: recipes, in: store)
    let run = try ExportRun(ids, of: store, as: .html, amounts, in: session)
    var printed: [StyledText] = []
    if ids.count > RecipeReport.mostNamed {
      printed = ["\(ids.count) recipes"]
    } else {
      try store.forEachListRow(with: ids) { printed.append(.name($0)) }
    }
    if try printPage(by: run, in: session) {
      return try session.printer.report { for name in printed { try session.print("Printed \(name)") } }
    }
    let path = try PageName.path(for: ids.count == 1 ? store.listRow(with: ids[0])?.title : nil)
    try Interruption.deferring { try run.writeFile(path, replacing: false) }
    try session.printer.report { try session.print("Wrote \(path); print it from a browser") }
  }

  /// Sends the page to the printer; returns whether that went well.
  private func printPage(by run: ExportRun, in session: Session) throws -> Bool {
    let page = try EditedText("", named: "page.html", in: session.world.environment)
    defer { page.remove() }
    try run.writeFile(page.path, replacing: true)
    let pdf = page.path + ".pdf"
    let makers = [
      ["weasyprint", page.path, pdf], ["wkhtmltopdf", "--quiet", page.path, pdf],
      ["chromium", "--headless", "--print-to-pdf=\(pdf)", page.path],
    ]
    let isMade = makers.contains { (try? ForegroundProcess.run($0, isMute: true)) == 0 && FileKind(of: pdf) == .file }
    return isMade && (try? ForegroundProcess.run(["lp", pdf], isMute: true)) == 0
  }
}

/// The name of a page that is written to be printed.
private enum PageName {
  /// Returns `tomato-soup.html`, or that with `-2`, `-3` and so on where it exists.
  ///
  /// - Parameter title: The recipe's; nil for several recipes.
  static func path(for title: String?) -> String {
    var names = FileNames()
    let words = names.next(for: title ?? "recipes").lowercased().split(separator: " ")
    return FileName.unused(words.joined(separator: "-"), extension: ".html")
  }
}

extension FileName {
  /// Returns a name with its extension that no file has yet: `name.html`, else `name-2.html` and so on.
  static func unused(_ name: String, extension ending: String) -> String {
    var candidate = name + ending
    var number = 1
    while FileKind(of: candidate) != .missing {
      number += 1
      candidate = "\(name)-\(number)\(ending)"
    }
    return candidate
  }
}
